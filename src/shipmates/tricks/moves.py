"""What is done at the table in both Crew games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from shipmates.tricks.cards import CARDS, Card, CardSet
from shipmates.tricks.passing import Way


@dataclass(frozen=True, slots=True)
class Deal:
    """Nature: every hand, and the dummy's row as pairs of an open card and the one below."""

    hands: tuple[CardSet, ...]
    row: tuple[tuple[Card, Card], ...] = ()


@dataclass(frozen=True, slots=True)
class Agree:
    """Consents to the proposal."""


@dataclass(frozen=True, slots=True)
class Refuse:
    """Ends the proposal."""


@dataclass(frozen=True, slots=True)
class Decline:
    """Has nothing to propose."""


@dataclass(frozen=True, slots=True)
class Call:
    """Votes on the distress signal: which way to pass, or not at all."""

    way: Way | None


@dataclass(frozen=True, slots=True)
class Give:
    """Chooses the card to pass on; nobody sees it before all have chosen."""

    card: Card


@dataclass(frozen=True, slots=True)
class Ready:
    """Has nothing to signal before this trick."""


@dataclass(frozen=True, slots=True)
class Play:
    """Lays a card."""

    card: Card


PLAYS: Final = {card: Play(card) for card in CARDS}
_EIGHTS: Final = tuple(
    tuple(tuple(PLAYS[card] for card in CardSet(mask << start)) for mask in range(256))
    for start in range(0, len(CARDS), 8)
)
"""The plays of every mask, eight bits at a time: hands are asked for them all day."""


def plays(cards: CardSet) -> tuple[Play, ...]:
    """Laying each of these cards."""
    mask = cards.mask
    found: tuple[Play, ...] = ()
    for eight in _EIGHTS:
        if mask & 255:
            found += eight[mask & 255]
        mask >>= 8
    return found


GIVES: Final = {card: Give(card) for card in CARDS}
READY: Final = Ready()
CALLS: Final = (Call(None), Call(Way.LEFT), Call(Way.RIGHT))
