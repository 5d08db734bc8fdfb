"""Every action of Deep Sea as a number. Seats count from the eyes that look, clockwise."""

from __future__ import annotations

from typing import Final

from shipmates.deepsea.actions import (
    Action,
    Assign,
    Deal,
    Exchange,
    Foretell,
    Keep,
    Lay,
    Name,
    Offer,
    PutBack,
    Reply,
    Skip,
    Sound,
    Take,
    TimeUp,
)
from shipmates.deepsea.catalogue import CATALOGUE
from shipmates.deepsea.setup import Setup
from shipmates.deepsea.view import View
from shipmates.envs.blocks import Field, Layout
from shipmates.envs.deepsea.layout import COUNTS, TASKS
from shipmates.envs.tricks.index import KNOWN, SHARED, shared
from shipmates.envs.tricks.layout import SEATS
from shipmates.kernel import Seat
from shipmates.tricks.tasks import Predict

ACTIONS: Final = Layout(
    "deepsea_v0",
    (
        *SHARED,
        Field("skip", 1, "take none this time; want no more"),
        Field("reply", 2, "willing, not willing"),
        Field("keep", 1, "the captain keeps all tasks"),
        Field("offer", SEATS, "the captain offers all tasks to a member"),
        Field("name", SEATS, "propose who takes all tasks"),
        Field("foretell", COUNTS, "so many tricks, 0 to 13: aloud (T72), in secret (T73)", 2),
        Field(
            "take", TASKS, "take a task card, or put back one's own: T01 to T96, then own ones"
        ),
        Field("assign", SEATS, "a task nobody took (row) goes to that member", TASKS),
    ),
)

_SKIP: Final = ACTIONS.at("skip")
_REPLY: Final = ACTIONS.at("reply")
_KEEP: Final = ACTIONS.at("keep")
_OFFER: Final = ACTIONS.at("offer")
_NAME: Final = ACTIONS.at("name")
_FORETELL: Final = ACTIONS.at("foretell")
_TAKE: Final = ACTIONS.at("take")
_ASSIGN: Final = ACTIONS.at("assign")
_NUMBERS: Final = {card.key: number for number, card in enumerate(CATALOGUE)}


def number(setup: Setup, key: str) -> int:
    """Which task card it is: the catalogue first, then the mission's own."""
    known = _NUMBERS.get(key)
    if known is not None:
        return known
    return len(CATALOGUE) + [card.key for card in setup.mission.cards].index(key)


def index(view: View, action: Action) -> int:
    """The number of an action for whoever has this view."""
    match action:
        case Take(key) | PutBack(key):
            return _TAKE + number(view.setup, key)
        case Skip():
            return _SKIP
        case Reply(willing):
            return _REPLY + (not willing)
        case Keep():
            return _KEEP
        case Offer(to):
            return _OFFER + _near(view, to)
        case Name(seat):
            return _NAME + _near(view, seat)
        case Assign(key, to):
            return _ASSIGN + SEATS * number(view.setup, key) + _near(view, to)
        case Foretell(key, count):
            return _FORETELL + COUNTS * _is_secret(view.setup, key) + count
        case Sound() | Deal() | Lay() | Exchange() | TimeUp():
            raise ValueError(f"{action} is nature's: it has no number")
        case _:
            return shared(action)


def indexes(view: View) -> list[int]:
    """The numbers of all that is legal, in the order of the view."""
    try:
        return list(map(KNOWN.__getitem__, map(id, view.legal)))
    except KeyError:
        return [index(view, action) for action in view.legal]


def _near(view: View, seat: Seat) -> int:
    return (seat - view.eyes) % view.setup.seats


def _is_secret(setup: Setup, key: str) -> bool:
    task = setup.card(key).task(setup.seats)
    assert isinstance(task, Predict)
    return task.secret
