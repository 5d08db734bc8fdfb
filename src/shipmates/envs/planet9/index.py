"""Every action of Planet Nine as a number. Seats count from the eyes that look, clockwise."""

from __future__ import annotations

from typing import Final

from shipmates.envs.blocks import Field, Layout
from shipmates.envs.tricks.index import KNOWN, SHARED, shared
from shipmates.envs.tricks.layout import COLOURS, SEATS
from shipmates.kernel import Seat
from shipmates.planet9.actions import (
    REPLIES,
    TAKES,
    Action,
    Answer,
    Assign,
    Deal,
    Draw,
    HandOver,
    Lay,
    Name,
    Reply,
    Retoken,
    Take,
)
from shipmates.planet9.view import View
from shipmates.tricks.cards import Card

DISPLAYED: Final = 10
"""Tokens can be exchanged among so many task cards."""

ACTIONS: Final = Layout(
    "planet9_v0",
    (
        *SHARED,
        Field("reply", len(Answer), ", ".join(answer.value for answer in Answer)),
        Field("name", SEATS, "name a member"),
        Field("assign", SEATS, "propose who wins the first tricks (row), who the last", SEATS),
        Field(
            "retoken",
            DISPLAYED * (DISPLAYED - 1) // 2,
            "exchange tokens between the i-th and the j-th lowest task card on display, "
            "i < j: at j (j - 1) / 2 + i, counted from 0",
        ),
        Field("take", COLOURS, "take a task card"),
        Field("hand_over", SEATS, "a task (row) goes to that member", COLOURS),
    ),
)

_REPLY: Final = ACTIONS.at("reply")
_NAME: Final = ACTIONS.at("name")
_ASSIGN: Final = ACTIONS.at("assign")
_RETOKEN: Final = ACTIONS.at("retoken")
_TAKE: Final = ACTIONS.at("take")
_HAND_OVER: Final = ACTIONS.at("hand_over")
_ANSWERS: Final = tuple(Answer)
_KNOWN: Final = {
    **KNOWN,
    **{id(take): _TAKE + card.index for card, take in TAKES.items()},
    **{id(reply): _REPLY + _ANSWERS.index(answer) for answer, reply in REPLIES.items()},
}


def index(view: View, action: Action) -> int:
    """The number of an action for whoever has this view."""
    match action:
        case Reply(answer):
            return _REPLY + _ANSWERS.index(answer)
        case Name(seat):
            return _NAME + _near(view, seat)
        case Assign(first, last):
            return _ASSIGN + SEATS * _near(view, first) + _near(view, last)
        case Retoken(one, other):
            low, high = sorted((_rank(view, one), _rank(view, other)))
            return _RETOKEN + high * (high - 1) // 2 + low
        case Take(card):
            return _TAKE + card.index
        case HandOver(card, to):
            return _HAND_OVER + SEATS * card.index + _near(view, to)
        case Deal() | Lay() | Draw():
            raise ValueError(f"{action} is nature's: it has no number")
        case _:
            return shared(action)


def indexes(view: View) -> list[int]:
    """The numbers of all that is legal, in the order of the view."""
    try:
        return list(map(_KNOWN.__getitem__, map(id, view.legal)))
    except KeyError:
        return [index(view, action) for action in view.legal]


def _near(view: View, seat: Seat) -> int:
    return (seat - view.eyes) % view.setup.seats


def _rank(view: View, card: Card) -> int:
    assert view.brief is not None
    return sum(errand.card < card for errand in view.brief.display)
