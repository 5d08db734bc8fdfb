"""Whether tricks and cards go round: there are only so many, and each owner needs some.

`make impossible` has decided with how many tricks an owner can fulfil each task, and how many
cards of a suit or value it takes at the least. Different owners win different tricks and cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, assert_never

from shipmates.deepsea.catalogue import CATALOGUE
from shipmates.deepsea.impossible_sets import CARDS, TRICKS
from shipmates.tricks.cards import SUITED, VALUED, CardSet
from shipmates.tricks.tasks import Outdo, Relation, Rival, Task

FAMILIES: Final[dict[str, CardSet]] = {
    **{suit.name[0]: cards for suit, cards in SUITED.items()},
    **{str(value): cards for value, cards in VALUED.items()},
}
"""Cards that belong together: those of a suit, by its letter, and those of a value."""


class Counting:
    """What there is to share among the seats of one crew; the captain is the first."""

    def __init__(self, players: int, tasks: int) -> None:
        self.seats = max(players, 3)
        self.shares = tuple(shares(40 // self.seats, self.seats))
        """Every way in which the tricks may fall to the seats."""
        whole = (1 << len(self.shares)) - 1
        self.whole = whole
        self.fitting = [
            [*self._fitting(players, seat), *[whole] * (tasks - len(CATALOGUE))]
            for seat in range(self.seats)
        ]
        """For each seat and task the shares with which it can be fulfilled, as bits."""
        self.least = [least(players, task) for task in range(tasks)]

    def goes_round(self, owned: Sequence[Sequence[int]]) -> bool:
        """Whether there are cards enough for these tasks of different owners."""
        needs = [
            [max(many) for many in zip(*map(self._least, t), strict=True)] for t in owned if t
        ]
        taken = map(sum, zip(*needs, strict=True))
        return all(many <= len(f) for many, f in zip(taken, FAMILIES.values(), strict=False))

    def _least(self, task: int) -> tuple[int, ...]:
        return self.least[task]

    def _fitting(self, players: int, seat: int) -> Iterator[int]:
        rows = TRICKS[players]["other" if seat else "captain"].split()
        for card, row in zip(CATALOGUE, rows, strict=True):
            task, counts = card.task(self.seats), set(_counts(row))
            fits = (
                share[seat] in counts and _compares(task, seat, share) for share in self.shares
            )
            yield sum(1 << i for i, fit in enumerate(fits) if fit)


def shares(total: int, seats: int) -> Iterator[tuple[int, ...]]:
    """Every way in which so many tricks may fall to so many seats."""
    for bars in combinations(range(total + seats - 1), seats - 1):
        ends = (-1, *bars, total + seats - 1)
        yield tuple(ends[i + 1] - ends[i] - 1 for i in range(seats))


def _counts(row: str) -> Iterator[int]:
    """The numbers in `0-2,4`; `-` alone is none."""
    for part in row.split(",") if row != "-" else ():
        low, _, high = part.partition("-")
        yield from range(int(low), int(high or low) + 1)


def _compares(task: Task, seat: int, share: tuple[int, ...]) -> bool:
    """Whether tricks fall as a task wants that compares them; any other does not mind."""
    if not isinstance(task, Outdo):
        return True
    others = [many for other, many in enumerate(share) if other != seat]
    match task.rival:
        case Rival.CAPTAIN:
            rivals = [share[0]]
        case Rival.EACH:
            rivals = others
        case Rival.REST:
            rivals = [sum(others)]
        case _:
            assert_never(task.rival)
    match task.relation:
        case Relation.MORE:
            return share[seat] > max(rivals)
        case Relation.FEWER:
            return share[seat] < min(rivals)
        case Relation.EQUAL:
            return {share[seat]} == set(rivals)
        case _:
            assert_never(task.relation)


def least(players: int, task: int) -> tuple[int, ...]:
    """How many cards of each family the owner of a task takes at the least."""
    return _least_of(players).get(task, (0,) * len(FAMILIES))


@lru_cache(8)
def _least_of(players: int) -> dict[int, tuple[int, ...]]:
    found = dict[int, tuple[int, ...]]()
    for row in CARDS.splitlines():
        crews, key, *needs = row.split()
        if str(players) in crews:
            named = dict(need.split(":") for need in needs)
            found[int(key[1:]) - 1] = tuple(int(named.get(f, 0)) for f in FAMILIES)
    return found


@lru_cache(64)
def counting(players: int, own: int = 0) -> Counting:
    """What there is to share, for a crew and so many own tasks, which ask for nothing."""
    return Counting(players, len(CATALOGUE) + own)
