"""What many games say: shares, intervals, paired differences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from benchmarks.bots.cells import PEERS_GAMES, Goal
from benchmarks.bots.rows import Row, milliseconds

NORMAL: Final = 1.959964
"""Standard errors on either side of a 95 % interval."""
ENOUGH: Final = 1000
"""Deals in a cell before it is compared with anything."""
CLEARLY: Final = 3
"""By so many standard errors a peer must be beaten."""


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, right for few games and near 0 and 1 too."""
    if not games:
        return 0.0, 1.0
    share, square = won / games, NORMAL**2
    middle = share + square / (2 * games)
    spread = NORMAL * sqrt(share * (1 - share) / games + square / (4 * games**2))
    whole = 1 + square / games
    low, high = (middle - spread) / whole, (middle + spread) / whole
    return min(max(low, 0.0), share), max(min(high, 1.0), share)


@dataclass(frozen=True, slots=True)
class Tally:
    """The games of one cell."""

    games: int
    won: int
    winnable: int
    undecided: int

    @staticmethod
    def of(rows: Iterable[Row]) -> Tally:
        """Counted."""
        rows = tuple(rows)
        told = Counter(row.winnable for row in rows)
        return Tally(len(rows), sum(row.won for row in rows), told["yes"], told["undecided"])

    @property
    def share(self) -> float:
        """Won."""
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Of the share won."""
        return wilson(self.won, self.games)

    @property
    def ceiling(self) -> tuple[float, float]:
        """Winnable with open cards: for certain, and if all that is undecided were."""
        return self.winnable / self.games, (self.winnable + self.undecided) / self.games

    def verdict(self, goal: Goal) -> str:
        """How it stands with the peer and the goal; nothing is said of few deals."""
        if self.games < ENOUGH:
            return "too few deals to say"
        peer = goal.peer / 100
        own = self.share
        error = sqrt(own * (1 - own) / self.games + peer * (1 - peer) / PEERS_GAMES)
        words = ["goal reached"] if 100 * own >= goal.reach else []
        if own - peer > CLEARLY * error:
            words.append("peer beaten")
        elif own < peer:
            words.append("below the peer")
        return ", ".join(words) or "–"


@dataclass(frozen=True, slots=True)
class Difference:
    """With radio against without, on the same deals."""

    deals: int
    more: float
    error: float
    """Half of the 95 % interval."""

    @staticmethod
    def of(rows: Iterable[Row]) -> Difference | None:
        """None unless some deal was played both ways."""
        ways: dict[tuple[str, int], dict[bool, bool]] = {}
        for row in rows:
            ways.setdefault((row.cell, row.seed), {})[row.radio] = row.won
        pairs = [int(way[True]) - int(way[False]) for way in ways.values() if len(way) == 2]
        return Difference.between(pairs) if pairs else None

    @staticmethod
    def between(pairs: Sequence[int]) -> Difference:
        """Of what was won more, deal by deal: 1, 0 or -1.

        Half a deal is added to each of the four ways a pair can end (Agresti and Min), so that
        a few pairs that all end alike do not look certain.
        """
        count = len(pairs)
        up, down = pairs.count(1) + 0.5, pairs.count(-1) + 0.5
        whole = count + 2
        spread = (up + down - (up - down) ** 2 / whole) / whole**2
        return Difference(count, sum(pairs) / count, NORMAL * sqrt(spread))


@dataclass(frozen=True, slots=True)
class Pace:
    """How long decisions took, in milliseconds of the processor."""

    decisions: int
    median: float
    late: float
    """99 of 100 were quicker."""
    slowest: float

    @staticmethod
    def of(rows: Iterable[Row]) -> Pace:
        """Over all decisions in which there was a choice."""
        steps, slowest = Counter[int](), 0.0
        for row in rows:
            steps.update(row.thought)
            slowest = max(slowest, row.slowest)
        count = steps.total()
        if not count:
            return Pace(0, 0.0, 0.0, 0.0)
        return Pace(count, _quantile(steps, 0.5), _quantile(steps, 0.99), slowest)


def _quantile(steps: Counter[int], share: float) -> float:
    left = share * steps.total()
    for step, count in sorted(steps.items()):
        left -= count
        if left <= 0:
            return milliseconds(step)
    raise AssertionError("shares are at most 1")


def by_cell(rows: Iterable[Row]) -> dict[str, list[Row]]:
    """The rows of each cell."""
    found = dict[str, list[Row]]()
    for row in rows:
        found.setdefault(row.cell, []).append(row)
    return found
