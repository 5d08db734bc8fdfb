"""What the games of a cell say: against peers and goals, with radio and without, how fast."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Final

from benchmarks.bots.cells import PEERS_GAMES, Goal
from benchmarks.bots.rows import Row, Times, milliseconds
from shipmates.lab import figures
from shipmates.lab.figures import Difference

ENOUGH: Final = 1000
"""Deals in a cell before it is compared with anything."""
CLEARLY: Final = 3
"""By so many standard errors a peer must be beaten."""


class Tally(figures.Tally):
    """The games of one cell."""

    __slots__ = ()

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


def radio_gain(rows: Iterable[Row]) -> Difference | None:
    """With radio against without, on the same deals; None unless some were played both ways."""
    ways: dict[tuple[str, int], dict[bool, bool]] = {}
    for row in rows:
        ways.setdefault((row.cell, row.seed), {})[row.radio] = row.won
    pairs = [int(way[True]) - int(way[False]) for way in ways.values() if len(way) == 2]
    return Difference.between(pairs) if pairs else None


@dataclass(frozen=True, slots=True)
class Pace:
    """How long decisions took, in milliseconds of the processor."""

    decisions: int
    median: float
    late: float
    """99 of 100 were quicker."""
    slowest: float

    @staticmethod
    def of(rows: Iterable[Row | Times]) -> Pace:
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
