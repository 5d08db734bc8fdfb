"""The ways in which up to three tasks may have owners, and what a course shows of each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import reduce
from itertools import combinations
from operator import or_

TASKS = 96


class Kind(Enum):
    """Which tasks share an owner; the captain's come first, and all else is anybody's."""

    CAPTAIN = "captain"
    OTHER = "other"
    CAPTAIN_AND_OTHER = "captain|other"
    OTHERS = "other|other"
    """Different members, none of them the captain."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A set of tasks with owners in the way of a kind, in the order of its slots."""

    kind: Kind
    tasks: tuple[int, ...]

    @property
    def demands(self) -> tuple[int, ...]:
        """For each seat the tasks asked of it, as bits; the captain's come first."""
        bits = [1 << task for task in self.tasks]
        match self.kind:
            case Kind.CAPTAIN:
                return (sum(bits),)
            case Kind.OTHER:
                return (0, sum(bits))
            case Kind.CAPTAIN_AND_OTHER:
                return tuple(bits)
            case Kind.OTHERS:
                return (0, *bits)

    @property
    def parts(self) -> Iterator[Asked]:
        """The same with one task fewer: what one of these cannot do, the whole cannot."""
        for left in combinations(self.tasks, len(self.tasks) - 1):
            yield Asked(self._kind(left), left)

    def _kind(self, left: tuple[int, ...]) -> Kind:
        if self.kind is Kind.CAPTAIN_AND_OTHER and left[0] != self.tasks[0]:
            return Kind.OTHERS if len(left) > 1 else Kind.OTHER
        if len(left) > 1 or self.kind in (Kind.CAPTAIN, Kind.OTHER):
            return self.kind
        return Kind.OTHER if self.kind is Kind.OTHERS else Kind.CAPTAIN


def every(kind: Kind, size: int, seats: int) -> Iterator[Asked]:
    """All sets of this size and kind that differ."""
    apart = kind in (Kind.CAPTAIN_AND_OTHER, Kind.OTHERS)
    if apart and not 2 <= size <= seats - (kind is Kind.OTHERS):
        return
    if kind is not Kind.CAPTAIN_AND_OTHER:
        for tasks in combinations(range(TASKS), size):
            yield Asked(kind, tasks)
        return
    for first in range(TASKS):
        for rest in combinations([task for task in range(TASKS) if task != first], size - 1):
            yield Asked(kind, (first, *rest))


class Shown:
    """What the courses seen so far have shown to be possible."""

    def __init__(self) -> None:
        self._rows = {kind: [[0] * TASKS for _ in range(TASKS)] for kind in Kind}
        self._pairs = {kind: [0] * TASKS for kind in Kind}
        self.courses = list[list[int]]()

    def add(self, done: list[int]) -> None:
        """A course in which the seats fulfil these tasks, the captain first."""
        self.courses.append(done)
        captain, *others = done
        self._together(Kind.CAPTAIN, captain)
        for other in others:
            self._together(Kind.OTHER, other)
        self._apart(Kind.CAPTAIN_AND_OTHER, captain, others)
        for first, *rest in _led(others):
            self._apart(Kind.OTHERS, first, rest)

    def has(self, asked: Asked) -> bool:
        """Whether one of them did this."""
        match asked.tasks:
            case (one,):
                return bool(self._rows[asked.kind][one][one])
            case one, two:
                return bool(self._pairs[asked.kind][one] >> two & 1)
            case one, two, three:
                return bool(self._rows[asked.kind][one][two] >> three & 1)
            case _:
                return False

    def _together(self, kind: Kind, mask: int) -> None:
        for one in _bits(mask):
            self._pairs[kind][one] |= mask
            row = self._rows[kind][one]
            for two in _bits(mask):
                row[two] |= mask

    def _apart(self, kind: Kind, mask: int, others: list[int]) -> None:
        rest = [(two, reduce(or_, more, 0)) for two, *more in _led(others)]
        either = reduce(or_, others, 0)
        for one in _bits(mask):
            self._pairs[kind][one] |= either
            row = self._rows[kind][one]
            for second, third in rest:
                for two in _bits(second):
                    row[two] |= third


def _led(masks: list[int]) -> Iterator[list[int]]:
    for place, first in enumerate(masks):
        yield [first, *masks[:place], *masks[place + 1 :]]


def _bits(mask: int) -> list[int]:
    return [i for i in range(TASKS) if mask >> i & 1]


__all__ = ["TASKS", "Asked", "Kind", "Shown", "every"]
