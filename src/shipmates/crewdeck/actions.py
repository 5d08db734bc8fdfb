"""Everything that can be done in Crew Deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from shipmates.crewdeck.cards import Card
from shipmates.crewdeck.ship import Cell
from shipmates.kernel import Seat, quick


@dataclass(frozen=True, slots=True)
class Open:
    """Nature: who goes first, and the deck from its top."""

    first: Seat
    deck: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Reshuffle:
    """Nature: the discards become the deck, from its top."""

    deck: tuple[Card, ...]


@quick
@dataclass(frozen=True, slots=True)
class Add:
    """Plays a card from the hand to a work crew; one past the last begins a new one."""

    card: Card
    stack: int


@quick
@dataclass(frozen=True, slots=True)
class Post:
    """Takes a payroll card."""

    amount: int


@quick
@dataclass(frozen=True, slots=True)
class Recruit:
    """Takes a work crew."""

    stack: int


@quick
@dataclass(frozen=True, slots=True)
class Place:
    """Gives a new crew member a station, out of sight until all have done so."""

    card: Card
    cell: Cell


@quick
@dataclass(frozen=True, slots=True)
class Stow:
    """Sends a new crew member to the hold, out of sight until all have placed theirs."""

    card: Card


Action: TypeAlias = Open | Reshuffle | Add | Post | Recruit | Place | Stow
