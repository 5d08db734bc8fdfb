"""Sets of tasks that no deal and no course of it fulfils.

`make impossible` has decided every set of up to three printed tasks for every crew, with one
owner or with different ones, and every display of the missions in which one seat takes all;
`impossible_sets` holds the smallest impossible ones. A task of a mission's own is
compared with others in pairs, by its form.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache

from shipmates.deepsea.catalogue import CATALOGUE, TaskCard
from shipmates.deepsea.conflicts import clash, contradicted
from shipmates.deepsea.impossible_sets import SETS

CAPTAIN = 0
"""Where the captain's tasks stand among those of all owners."""


class Owners(Enum):
    """Whose the tasks of a set are; the captain's comes first."""

    CAPTAIN = "captain"
    OTHER = "other"
    CAPTAIN_AND_OTHERS = "captain|other"
    """The first is the captain's, the others have an owner each."""
    OTHERS = "other|other"
    """Each has an owner, and none is the captain."""


@dataclass(slots=True)
class Sets:
    """The smallest impossible sets of one kind, as bits of what may not be added."""

    one: int = 0
    two: list[int] = field(default_factory=list)
    three: dict[tuple[int, int], int] = field(default_factory=dict)
    more: dict[int, list[int]] = field(default_factory=dict)
    """Larger sets, by each of their tasks; they have one owner."""

    def add(self, first: int, *rest: int) -> None:
        """What follows may not be added to the first."""
        match rest:
            case ():
                self.one |= 1 << first
            case (second,):
                self.two[first] |= 1 << second
            case (second, third):
                pair = (first, second)
                self.three[pair] = self.three.get(pair, 0) | 1 << third
            case _:
                whole = sum(1 << task for task in rest)
                self.more.setdefault(first, []).append(whole)


class Impossible:
    """What one crew cannot do. Tasks are numbered as in the catalogue, own ones after them."""

    def __init__(self, count: int, sets: Iterable[tuple[Owners, tuple[int, ...]]]) -> None:
        self._sets = {kind: Sets(two=[0] * count) for kind in Owners}
        self._led = Sets(two=[0] * count)
        """The sets of a captain and others, seen from the others: the captain's task last."""
        for kind, tasks in sets:
            self._add(kind, tasks)

    def fits(self, owned: Sequence[int], owner: int, task: int) -> bool:
        """Whether this task may go to an owner beside what all of them own, as bits.

        The captain's tasks are the first of `owned`.
        """
        mine = self._sets[Owners.CAPTAIN if owner == CAPTAIN else Owners.OTHER]
        if mine.one >> task & 1 or _meets(mine, task, owned[owner], owned[owner]):
            return False
        if any(not whole & ~owned[owner] for whole in mine.more.get(task, ())):
            return False
        others = [mask for place, mask in enumerate(owned) if mask and place not in (owner, 0)]
        if owner == CAPTAIN:
            return not _apart(self._sets[Owners.CAPTAIN_AND_OTHERS], task, others)
        if _apart(self._sets[Owners.OTHERS], task, others):
            return False
        captains = owned[CAPTAIN]
        return not captains or not any(
            _meets(self._led, task, mask, captains) for mask in others or [0]
        )

    def _add(self, kind: Owners, tasks: tuple[int, ...]) -> None:
        found = self._sets[kind]
        if kind is not Owners.CAPTAIN_AND_OTHERS:
            for turned in _turns(tasks):
                found.add(*turned)
            return
        first, *others = tasks
        for rest in _turns(tuple(others)):
            found.add(first, *rest)
            self._led.add(*rest, first)


def _turns(tasks: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """The same tasks with each of them first, and each pair of them before the third."""
    for place, first in enumerate(tasks):
        rest = tasks[:place] + tasks[place + 1 :]
        yield (first, *rest)
        if len(rest) == 2:
            yield (first, rest[1], rest[0])


def _meets(sets: Sets, task: int, some: int, last: int) -> bool:
    """Whether the task makes a set with one of the last, or also with one of some."""
    if sets.two[task] & last:
        return True
    return any(sets.three.get((task, other), 0) & last for other in bits(some))


def _apart(sets: Sets, task: int, others: list[int]) -> bool:
    """Whether the task makes a set with tasks of one or two of these owners."""
    for place, mask in enumerate(others):
        if sets.two[task] & mask:
            return True
        rest = 0
        for more in others[place + 1 :]:
            rest |= more
        if rest and any(sets.three.get((task, other), 0) & rest for other in bits(mask)):
            return True
    return False


def bits(mask: int) -> Iterator[int]:
    """The numbers in a mask, the lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def listed(players: int, own: tuple[TaskCard, ...]) -> Iterable[tuple[Owners, tuple[int, ...]]]:
    """All the smallest impossible sets of a crew, as numbers of tasks."""
    for kind, rows in SETS.items():
        for row in rows.splitlines():
            crews, *keys = row.split()
            if str(players) in crews:
                *start, last = keys
                head = tuple(int(key[1:]) - 1 for key in start)
                for key in last.split(","):
                    yield Owners(kind), (*head, int(key.lstrip("T")) - 1)
    yield from _by_form(max(players, 3), own)


def _by_form(seats: int, own: tuple[TaskCard, ...]) -> Iterable[tuple[Owners, tuple[int, ...]]]:
    tasks = [card.task(seats) for card in (*CATALOGUE, *own)]
    total = 40 // seats
    for one in range(len(CATALOGUE), len(tasks)):
        for other in range(one):
            pair = (other, one)
            if contradicted(tasks[other], tasks[one], total):
                yield Owners.CAPTAIN, pair
                yield Owners.OTHER, pair
            if clash(tasks[other], tasks[one]):
                yield Owners.OTHERS, pair
                yield Owners.CAPTAIN_AND_OTHERS, pair
                yield Owners.CAPTAIN_AND_OTHERS, pair[::-1]


@lru_cache(64)
def impossible(players: int, own: tuple[TaskCard, ...] = ()) -> Impossible:
    """What a crew of so many people cannot do, with these own tasks."""
    return Impossible(len(CATALOGUE) + len(own), listed(players, own))
