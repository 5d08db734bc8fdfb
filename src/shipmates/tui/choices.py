"""What a person can choose from, as menus: the second half of a proposal is asked second."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, TypeAlias

from shipmates.deepsea import actions as sea
from shipmates.deepsea import view as sea_view
from shipmates.kernel import Seat
from shipmates.planet9.actions import Assign, Decline, HandOver, Retoken, Take
from shipmates.planet9.stages import Matter
from shipmates.planet9.view import View as NineView
from shipmates.tricks.cards import Card
from shipmates.tricks.councils import Council, Deciding
from shipmates.tricks.moves import READY, Give, Play
from shipmates.tricks.signals import Signal
from shipmates.tui.game import Action, View


class Place(Enum):
    """Where a choice is made: on the cards it concerns, or in a list of words."""

    HAND = "hand"
    ROW = "row"
    MIDDLE = "middle"
    DUTIES = "duties"
    TASKS = "tasks"
    """Task cards of Deep Sea, which are numbered like a list."""
    COUNT = "count"
    """Numbers: a digit is what it says."""
    LIST = "list"


NUMBERED: Final = (Place.LIST, Place.DUTIES, Place.TASKS)
"""Where a digit chooses the option of that number."""


Face: TypeAlias = Card | Seat | Matter | Action | str
"""What a choice looks like: a card, a member, a subject to propose about, an action, or the
key of a task card."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something that can be chosen: an action, or a menu that follows."""

    face: Face
    goal: Action | Menu


@dataclass(frozen=True, slots=True)
class Menu:
    """All that can be chosen at once."""

    place: Place
    options: tuple[Option, ...]
    matter: Matter | None = None
    """What a proposal is about, once one is being made."""
    first: Face | None = None
    """The half that is chosen already."""
    ready: bool = False
    """Whether choosing nothing is an answer too: nothing to signal."""

    def find(self, card: Card | str) -> int | None:
        """Where this card, or task card, stands in the menu."""
        return next((i for i, o in enumerate(self.options) if o.face == card), None)


def menu(view: View) -> Menu | None:
    """What is asked of this seat: in the radio window its signals, otherwise all but those."""
    own = tuple(Option(a.card, a) for a in view.legal if isinstance(a, Play | Give))
    if own:
        return Menu(Place.ROW if view.seat == view.setup.dummy else Place.HAND, own)
    rest = tuple(a for a in view.legal if not isinstance(a, Signal))
    if rest == (READY,):
        return replace(radio(view), ready=True)
    if not rest:
        return None
    if isinstance(view, sea_view.View):
        return _at_sea(view) or Menu(Place.LIST, tuple(Option(a, a) for a in rest))
    return _in_space(view) or Menu(Place.LIST, tuple(Option(a, a) for a in rest))


def _in_space(view: NineView) -> Menu | None:
    takes = tuple(Option(a.card, a) for a in view.legal if isinstance(a, Take))
    if takes:
        return Menu(Place.MIDDLE, takes)
    match view.scene:
        case Council(matter):
            return Menu(
                Place.LIST,
                (Option(Decline(), Decline()), Option(matter, _proposals(view, matter))),
            )
        case Deciding(matter):
            return _proposals(view, matter)
        case _:
            return None


def _at_sea(view: sea_view.View) -> Menu | None:
    legal = view.legal
    takes = tuple(Option(a.key, a) for a in legal if isinstance(a, sea.Take))
    skips = tuple(Option(a, a) for a in legal if isinstance(a, sea.Skip))
    back = tuple(Option(a, a) for a in legal if isinstance(a, sea.PutBack))
    if takes or back:
        return Menu(Place.TASKS, (*takes, *skips, *back))
    placed = dict.fromkeys(a.key for a in legal if isinstance(a, sea.Assign))
    if placed:
        return Menu(Place.TASKS, tuple(Option(key, _owners(view, key)) for key in placed))
    foretold = dict.fromkeys(a.key for a in legal if isinstance(a, sea.Foretell))
    if len(foretold) > 1:
        return Menu(Place.TASKS, tuple(Option(key, _counts(view, key)) for key in foretold))
    return next((_counts(view, key) for key in foretold), None)


def _owners(view: sea_view.View, key: str) -> Menu:
    moves = (a for a in view.legal if isinstance(a, sea.Assign) and a.key == key)
    return Menu(Place.LIST, tuple(Option(a.to, a) for a in moves), first=key)


def _counts(view: sea_view.View, key: str) -> Menu:
    moves = (a for a in view.legal if isinstance(a, sea.Foretell) and a.key == key)
    return Menu(Place.COUNT, tuple(Option(a, a) for a in moves), first=key)


def signals(view: View) -> tuple[Signal, ...]:
    """Every signal this seat may give now."""
    return tuple(a for a in view.legal if isinstance(a, Signal))


def radio(view: View) -> Menu:
    """The cards this seat may show, and then what showing them says."""
    found = signals(view)

    def second(card: Card) -> Menu:
        said = tuple(Option(signal, signal) for signal in found if signal.card is card)
        return Menu(Place.LIST, said, first=card)

    cards = dict.fromkeys(signal.card for signal in found)
    return Menu(Place.HAND, tuple(Option(card, second(card)) for card in cards))


def _proposals(view: NineView, matter: Matter) -> Menu:
    if matter is Matter.HAND_OVER:
        return _hand_overs(view)
    return _roles(view) if matter is Matter.ROLES else _retokens(view, matter)


def _retokens(view: NineView, matter: Matter) -> Menu:
    pairs = [a for a in view.legal if isinstance(a, Retoken)]
    cards = list(dict.fromkeys(card for a in pairs for card in (a.one, a.other)))

    def second(one: Card) -> Menu:
        found = (
            (a.other if a.one is one else a.one, a) for a in pairs if one in (a.one, a.other)
        )
        return Menu(Place.MIDDLE, tuple(Option(card, a) for card, a in found), matter, one)

    return Menu(Place.MIDDLE, tuple(Option(card, second(card)) for card in cards), matter)


def _hand_overs(view: NineView) -> Menu:
    moves = [a for a in view.legal if isinstance(a, HandOver)]
    cards = dict.fromkeys(a.card for a in moves)

    def second(card: Card) -> Menu:
        options = tuple(Option(a.to, a) for a in moves if a.card is card)
        return Menu(Place.LIST, options, Matter.HAND_OVER, card)

    options = tuple(Option(card, second(card)) for card in cards)
    return Menu(Place.DUTIES, options, Matter.HAND_OVER)


def _roles(view: NineView) -> Menu:
    pairs = [a for a in view.legal if isinstance(a, Assign)]

    def second(first: Seat) -> Menu:
        options = tuple(Option(a.last, a) for a in pairs if a.first == first)
        return Menu(Place.LIST, options, Matter.ROLES, first)

    firsts = dict.fromkeys(a.first for a in pairs)
    return Menu(Place.LIST, tuple(Option(s, second(s)) for s in firsts), Matter.ROLES)
