"""What else could have been chosen before the first card, and whether it would have helped."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import islice
from typing import Final

from shipmates.deepsea.brief import Brief as SeaBrief
from shipmates.planet9.brief import Brief
from shipmates.review import nine, sea
from shipmates.review.passes import other_passes
from shipmates.solver.answer import Chance
from shipmates.solver.encode import Position
from shipmates.solver.solver import Solver

MOST: Final = 120
"""So many others of a kind are tried; then it is said that there are more."""
_BATCH: Final = 24


class Kind(Enum):
    """What was to be chosen."""

    DRAFT = "draft"
    HAND_OVER = "hand-over"
    TOKENS = "tokens"
    NAMED = "named"
    ROLES = "roles"
    PREDICTION = "prediction"
    NO_PASS = "no-pass"
    GIVE = "give"
    PASS = "pass"


@dataclass(frozen=True, slots=True)
class Other:
    """Another choice, and the position it would have led to."""

    kind: Kind
    position: Position


@dataclass(frozen=True, slots=True)
class Others:
    """What became of the other choices of one kind."""

    kind: Kind
    tried: int
    lost: int
    """So many of them are proved to lose as well."""
    whole: bool
    """Whether these were all there are."""
    found: Other | None
    """One that was winnable, if one was found."""


def others(start: Position, solver: Solver) -> tuple[Others, ...]:
    """Every kind of choice that this mission leaves, tried out."""
    return tuple(
        tried(kind, positions, solver, whole=whole) for kind, positions, whole in _kinds(start)
    )


def _kinds(start: Position) -> Iterator[tuple[Kind, Iterator[Position], bool]]:
    brief = start.brief
    if isinstance(brief, SeaBrief):
        choices = sea.choices(start)
    else:
        assert isinstance(brief, Brief)
        choices = nine.choices(start)
    for name, positions, whole in (*choices, *other_passes(start)):
        yield Kind(name), positions, whole


def tried(kind: Kind, positions: Iterable[Position], solver: Solver, *, whole: bool) -> Others:
    """Solves one after the other until one is winnable, or there are too many."""
    rest, count, lost = iter(positions), 0, 0
    while batch := list(islice(rest, min(_BATCH, MOST - count))):
        answers = solver.solve_all(batch)
        for position, answer in zip(batch, answers, strict=True):
            count += 1
            lost += answer.chance is Chance.LOST
            if answer.chance is Chance.WINNABLE:
                return Others(kind, count, lost, whole=False, found=Other(kind, position))
    return Others(kind, count, lost, whole=whole and count < MOST, found=None)


def proved(all_others: Sequence[Others]) -> bool:
    """Whether no choice whatever would have helped, for certain.

    Where there are two kinds of choice, both at once were not tried.
    """
    whole = all(one.whole and one.lost == one.tried for one in all_others)
    return whole and len(all_others) == 1
