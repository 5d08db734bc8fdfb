"""With how many tricks a task can be fulfilled, and how many cards it takes at the least."""

from __future__ import annotations

from benchmarks.impossible.decide import Decider
from benchmarks.impossible.kinds import TASKS, Kind
from shipmates.deepsea.counting import FAMILIES

OWNERS = {Kind.CAPTAIN: 0, Kind.OTHER: 1}


def tricks(decider: Decider, kind: Kind) -> list[list[int]]:
    """For each task the numbers of tricks its owner may end with."""
    seat = OWNERS[kind]
    counts = range(40 // decider.seats + 1)
    return [
        [many for many in counts if decider.wins(seat, task, many)] for task in range(TASKS)
    ]


def cards(decider: Decider) -> dict[int, dict[str, int]]:
    """For each task how many cards of each family anybody who fulfils it takes at the least."""
    found = dict[int, dict[str, int]]()
    for task in range(TASKS):
        needs = {name: _least(decider, task, name) for name in FAMILIES}
        found[task] = {name: many for name, many in needs.items() if many}
    return found


def _least(decider: Decider, task: int, family: str) -> int:
    return next(
        most
        for most in range(len(FAMILIES[family]) + 1)
        if any(decider.takes(seat, task, family, most) for seat in OWNERS.values())
    )
