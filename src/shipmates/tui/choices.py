"""What a person can choose from, as menus: the second half of a proposal is asked second."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TypeAlias

from shipmates.kernel import Seat
from shipmates.planet9.actions import (
    READY,
    Action,
    Assign,
    Decline,
    Give,
    HandOver,
    Play,
    Retoken,
    Take,
)
from shipmates.planet9.stages import Council, Deciding, Matter
from shipmates.planet9.view import View
from shipmates.tricks.cards import Card
from shipmates.tricks.signals import Signal


class Place(Enum):
    """Where a choice is made: on the cards it concerns, or in a list of words."""

    HAND = "hand"
    ROW = "row"
    MIDDLE = "middle"
    DUTIES = "duties"
    LIST = "list"


Face: TypeAlias = Card | Seat | Matter | Action
"""What a choice looks like: a card, a member, a subject to propose about, or an action."""


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

    def find(self, card: Card) -> int | None:
        """Where this card stands in the menu."""
        return next((i for i, o in enumerate(self.options) if o.face is card), None)


def menu(view: View) -> Menu | None:
    """What is asked of this seat: in the radio window its signals, otherwise all but those."""
    own = tuple(Option(a.card, a) for a in view.legal if isinstance(a, Play | Give))
    takes = tuple(Option(a.card, a) for a in view.legal if isinstance(a, Take))
    if own:
        return Menu(Place.ROW if view.seat == view.setup.dummy else Place.HAND, own)
    if takes:
        return Menu(Place.MIDDLE, takes)
    rest = tuple(a for a in view.legal if not isinstance(a, Signal))
    if rest == (READY,):
        return replace(radio(view), ready=True)
    if not rest:
        return None
    match view.scene:
        case Council(matter):
            return Menu(
                Place.LIST,
                (Option(Decline(), Decline()), Option(matter, _proposals(view, matter))),
            )
        case Deciding(matter):
            return _proposals(view, matter)
        case _:
            return Menu(Place.LIST, tuple(Option(a, a) for a in rest))


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


def _proposals(view: View, matter: Matter) -> Menu:
    if matter is Matter.HAND_OVER:
        return _hand_overs(view)
    return _roles(view) if matter is Matter.ROLES else _retokens(view, matter)


def _retokens(view: View, matter: Matter) -> Menu:
    pairs = [a for a in view.legal if isinstance(a, Retoken)]
    cards = list(dict.fromkeys(card for a in pairs for card in (a.one, a.other)))

    def second(one: Card) -> Menu:
        found = (
            (a.other if a.one is one else a.one, a) for a in pairs if one in (a.one, a.other)
        )
        return Menu(Place.MIDDLE, tuple(Option(card, a) for card, a in found), matter, one)

    return Menu(Place.MIDDLE, tuple(Option(card, second(card)) for card in cards), matter)


def _hand_overs(view: View) -> Menu:
    moves = [a for a in view.legal if isinstance(a, HandOver)]
    cards = dict.fromkeys(a.card for a in moves)

    def second(card: Card) -> Menu:
        options = tuple(Option(a.to, a) for a in moves if a.card is card)
        return Menu(Place.LIST, options, Matter.HAND_OVER, card)

    options = tuple(Option(card, second(card)) for card in cards)
    return Menu(Place.DUTIES, options, Matter.HAND_OVER)


def _roles(view: View) -> Menu:
    pairs = [a for a in view.legal if isinstance(a, Assign)]

    def second(first: Seat) -> Menu:
        options = tuple(Option(a.last, a) for a in pairs if a.first == first)
        return Menu(Place.LIST, options, Matter.ROLES, first)

    firsts = dict.fromkeys(a.first for a in pairs)
    return Menu(Place.LIST, tuple(Option(s, second(s)) for s in firsts), Matter.ROLES)
