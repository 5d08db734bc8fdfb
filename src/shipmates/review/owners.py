"""Other ways to share tasks among a crew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import Final

from shipmates.dice import Seeded
from shipmates.kernel import Seat

FEW: Final = 5
"""So many tasks are shared in every way there is; more of them in some ways only."""
SOME: Final = 100


def reshared(owners: Sequence[Seat]) -> Iterator[tuple[Seat, ...]]:
    """Everybody keeps as many tasks as they have: first two are exchanged, then more."""
    seen = {tuple(owners)}
    for one in _exchanged(owners):
        if one not in seen:
            seen.add(one)
            yield one
    for one in _mixed(owners):
        if one not in seen:
            seen.add(one)
            yield one


def is_whole(owners: Sequence[Seat]) -> bool:
    """Whether `reshared` says all there are."""
    return len(owners) <= FEW


def _exchanged(owners: Sequence[Seat]) -> Iterator[tuple[Seat, ...]]:
    for a, b in combinations(range(len(owners)), 2):
        changed = list(owners)
        changed[a], changed[b] = changed[b], changed[a]
        yield tuple(changed)


def _mixed(owners: Sequence[Seat]) -> Iterator[tuple[Seat, ...]]:
    if is_whole(owners):
        yield from permutations(owners)
        return
    dice = Seeded("drafts")
    for _ in range(SOME):
        yield dice.shuffled(tuple(owners))


def moved(owners: Sequence[Seat], seats: Sequence[Seat]) -> Iterator[tuple[Seat, ...]]:
    """One task goes to somebody else."""
    for place, owner in enumerate(owners):
        for seat in seats:
            if seat != owner:
                yield (*owners[:place], seat, *owners[place + 1 :])


def scattered(owners: Sequence[Seat], seats: Sequence[Seat]) -> Iterator[tuple[Seat, ...]]:
    """Anybody may have any: one task moves, or two are exchanged, or all are mixed."""
    seen = {tuple(owners)}
    dice = Seeded("shares")
    wild = (tuple(dice.choice(seats) for _ in owners) for _ in range(SOME))
    for source in (moved(owners, seats), _exchanged(owners), wild):
        for one in source:
            if one not in seen:
                seen.add(one)
                yield one
