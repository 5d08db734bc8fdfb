"""Radio and sonar: which cards a hand may show, and what showing them says."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final

from shipmates.tricks.cards import CARDS, COLOURS, SUITED, Card, CardSet


class Meaning(Enum):
    """Where the token lies on the shown card; beside it, in a dead zone, it says nothing."""

    HIGHEST = "highest"
    ONLY = "only"
    LOWEST = "lowest"
    UNSAID = "unsaid"


@dataclass(frozen=True, slots=True)
class Signal:
    """A colour card shown to all, with what it was when it was shown. It stays in the hand."""

    card: Card
    meaning: Meaning


@dataclass(frozen=True, slots=True)
class Radio:
    """How a mission lets the crew talk."""

    muted: bool = False
    """The card is shown without a word of what it is."""
    opens: int = 1
    """The first trick before which one may signal."""
    closes: int = 99
    """The last such trick."""
    pool: int | None = None
    """So many signals for all together, instead of one each."""


OPEN = Radio()
"""Signals as usual."""

NEVER = Radio(opens=100)
"""No communication at all."""


SIGNALS: Final = {
    meaning: tuple(Signal(card, meaning) for card in CARDS if card.suit in COLOURS)
    for meaning in Meaning
}
"""Every signal there is, by what it says and by its card."""
_COLOUR_MASKS = tuple(SUITED[suit].mask for suit in COLOURS)
_HIGHEST, _ONLY = SIGNALS[Meaning.HIGHEST], SIGNALS[Meaning.ONLY]
_LOWEST, _UNSAID = SIGNALS[Meaning.LOWEST], SIGNALS[Meaning.UNSAID]


def offers(hand: CardSet, radio: Radio, *, single: bool = False) -> tuple[Signal, ...]:
    """Every true signal this hand can give; a `single` card as highest or lowest too."""
    held, muted = hand.mask, radio.muted
    found: tuple[Signal, ...] = ()
    for colour in _COLOUR_MASKS:
        found += _of_colour(held & colour, muted=muted, single=single)
    return found


@cache
def _of_colour(held: int, *, muted: bool, single: bool) -> tuple[Signal, ...]:
    if not held:
        return ()
    low, high = (held & -held).bit_length() - 1, held.bit_length() - 1
    if muted:
        return (_UNSAID[low],) if low == high else (_UNSAID[low], _UNSAID[high])
    only = (_ONLY[low],) if low == high else ()
    return only if only and not single else (*only, _LOWEST[low], _HIGHEST[high])
