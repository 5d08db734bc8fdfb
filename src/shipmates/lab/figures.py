"""What many games say: shares, intervals, paired differences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final, Protocol, Self

from shipmates.lab.play import Winnable

NORMAL: Final = 1.959964
"""Standard errors on either side of a 95 % interval."""


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, right for few games and near 0 and 1 too."""
    if not games:
        return 0.0, 1.0
    share, square = won / games, NORMAL**2
    middle = share + square / (2 * games)
    spread = NORMAL * sqrt(share * (1 - share) / games + square / (4 * games**2))
    whole = 1 + square / games
    low, high = (middle - spread) / whole, (middle + spread) / whole
    return min(max(low, 0.0), share), max(min(high, 1.0), share)


def percent(share: float) -> str:
    """Of 100, one digit behind the point."""
    return f"{100 * share:.1f}"


def span(low: float, high: float) -> str:
    """From here to there, of 100; one number where they are the same."""
    return percent(low) if low == high else f"{percent(low)}–{percent(high)}"


class Judged(Protocol):
    """A finished attempt of a crew."""

    @property
    def won(self) -> bool:
        """Whether the crew did it."""

    @property
    def winnable(self) -> Winnable | None:
        """Whether it could have been done with open cards."""


@dataclass(frozen=True, slots=True)
class Tally:
    """The games of one mission and crew."""

    games: int
    won: int
    winnable: int
    undecided: int

    @classmethod
    def of(cls, rows: Iterable[Judged]) -> Self:
        """Counted."""
        rows = tuple(rows)
        told = Counter[Any](row.winnable for row in rows)
        return cls(len(rows), sum(row.won for row in rows), told["yes"], told["undecided"])

    def counting(self, row: Judged) -> Self:
        """With one more game."""
        return type(self)(
            self.games + 1,
            self.won + row.won,
            self.winnable + (row.winnable == "yes"),
            self.undecided + (row.winnable == "undecided"),
        )

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


@dataclass(frozen=True, slots=True)
class Difference:
    """One way against another, on the same deals."""

    deals: int
    more: float
    error: float
    """Half of the 95 % interval."""

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


def gain(difference: Difference) -> str:
    """Points of 100, with half of the interval."""
    return f"{100 * difference.more:+.1f} ± {100 * difference.error:.1f}"


def mcnemar(up: int, down: int) -> float:
    """How likely luck alone makes so one-sided a split of the deals that only one side won.

    The exact test of McNemar, two-sided: what both won or both lost says nothing.

    >>> round(mcnemar(9, 1), 4), mcnemar(3, 3), mcnemar(0, 0)
    (0.0215, 1.0, 1.0)
    """
    split, ways, tail = up + down, 1, 1
    for count in range(min(up, down)):
        ways = ways * (split - count) // (count + 1)
        tail += ways
    return min(1.0, 2 * tail / (1 << split))
