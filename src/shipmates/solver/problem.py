"""An open deal and what must be done with it, as plain numbers that both solvers read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import chain
from typing import Final

from shipmates.tricks.cards import CardSet

MANY: Final = 99
"""As good as any number: there are never so many cards or tricks."""


class Kind(IntEnum):
    """What a demand counts. The native core has the same numbers."""

    CARDS = 0
    TRICKS = 1
    LEADS = 2
    FEATS = 3
    RUNS = 4
    LONE_RUN = 5
    WEIGH = 6
    OUTDO = 7
    BALANCE = 8
    LEVEL = 9
    AHEAD = 10
    FINAL = 11


EACH_OTHER: Final = -1
THE_REST: Final = -2
"""Rivals from 0 on are seats."""


@dataclass(frozen=True, slots=True)
class Demand:
    """Something that is counted for some seats, and how it stands."""

    kind: Kind
    owners: int
    low: int = 0
    high: int = MANY
    masks: tuple[int, int, int, int] = (0, 0, 0, 0)
    places: int = 0
    x: int = 0
    y: int = MANY
    suits: tuple[int, int] = (-1, -1)
    start: tuple[int, ...] = ()

    @property
    def row(self) -> tuple[int, ...]:
        """As it crosses the border."""
        start = (*self.start, 0, 0, 0, 0, 0)[:5]
        head = (self.kind, self.owners, self.low, self.high, *self.masks)
        return (*head, self.places, self.x, self.y, *self.suits, *start)


@dataclass(frozen=True, slots=True)
class Problem:
    """Every hand is known, nobody hides anything, and everybody wants the same."""

    seats: int
    total: int
    played: int
    leader: int
    hands: tuple[int, ...]
    table: tuple[int, ...]
    tricks: tuple[int, ...]
    first_winner: int = -1
    dummy: int = -1
    under: tuple[tuple[int, int], ...] = ()
    """What each card of the dummy's row covers."""
    play_out: bool = False
    """Won only after the last trick."""
    spares: bool = False
    """Cards that must win their tricks may be left over unplayed."""
    lapses: bool = False
    """What forbids a card to win holds only until every task is done."""
    demands: tuple[Demand, ...] = ()
    goals: tuple[tuple[tuple[int, ...], ...], ...] = ()
    """For each goal the ways to it; a way is a set of demands."""
    before: tuple[tuple[int, int], ...] = ()
    """For some cards, which others must be gone when they are."""
    must_win: int = 0
    """Cards that must win their tricks."""
    last_only: int = 0
    """Cards that may fall in the last trick only."""
    words: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """As it crosses the border."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "words", tuple(self._words()))

    def _words(self) -> list[int]:
        words = [self.seats, self.total, self.played, self.leader, self.dummy]
        terms = int(self.play_out) | int(self.spares) << 1 | int(self.lapses) << 2
        words += [self.first_winner, terms, *self.hands]
        words += [len(self.table), *self.table, *self.tricks]
        words += [len(self.under), *chain.from_iterable(self.under)]
        words += [len(self.before), *chain.from_iterable(self.before)]
        words += [self.must_win, self.last_only, len(self.demands)]
        words += chain.from_iterable(demand.row for demand in self.demands)
        words.append(len(self.goals))
        for ways in self.goals:
            words.append(len(ways))
            for way in ways:
                words += [len(way), *way]
        return words


_BEFORE_HANDS: Final = 7
"""Words of a problem that stand before its hands."""


def with_hands(words: tuple[int, ...], hands: Sequence[CardSet]) -> tuple[int, ...]:
    """The words of the same problem with other hands."""
    masks = tuple(cards.mask for cards in hands)
    return words[:_BEFORE_HANDS] + masks + words[_BEFORE_HANDS + len(masks) :]
