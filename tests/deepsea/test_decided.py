"""The solver that made the table is asked again about some of it."""

from __future__ import annotations

from random import Random

import pytest

from shipmates.deepsea.impossible import Owners, impossible, listed
from tests.clauses import clause
from tests.sample import DEEP

pytest.importorskip("pysat", reason="the solver comes with the extra `sat`")

from benchmarks.impossible.decide import Decider  # not without pysat
from benchmarks.impossible.kinds import Asked, Kind, every

SAMPLE = 400 if DEEP else 12
CREWS = (2, 3, 4, 5) if DEEP else (4, 5)


@pytest.mark.slow
@pytest.mark.parametrize("players", CREWS)
@clause("DS-FIX-4")
def test_what_the_table_calls_impossible_has_no_course(players: int) -> None:
    decider, dice = Decider(players), Random(players)
    for owners, tasks in dice.sample(list(listed(players, ())), SAMPLE):
        asked = Asked(Kind(owners.value), tasks)
        assert decider.fulfils(asked.demands) is None, (owners, tasks)
        for part in asked.parts if len(tasks) > 1 else ():
            assert decider.fulfils(part.demands), (owners, tasks, part)


@pytest.mark.slow
@pytest.mark.parametrize("players", CREWS)
@clause("DS-FIX-4")
def test_what_the_table_does_not_name_has_a_course_by_the_rules(players: int) -> None:
    decider, dice = Decider(players), Random(players)
    for kind in (Kind.CAPTAIN, Kind.OTHER, Kind.CAPTAIN_AND_OTHER):
        sets = list(every(kind, 2, decider.seats))
        for asked in dice.sample(sets, SAMPLE):
            if _allowed(players, asked):
                # The course is played by the rules, and judged by them.
                assert decider.fulfils(asked.demands), asked


def _allowed(players: int, asked: Asked) -> bool:
    owned = [0] * 5
    for owner, mask in enumerate(asked.demands):
        for task in asked.tasks:
            if mask >> task & 1:
                if not impossible(players).fits(owned, owner, task):
                    return False
                owned[owner] |= 1 << task
    return True


def test_both_name_the_owners_alike() -> None:
    assert [kind.value for kind in Kind] == [owners.value for owners in Owners]
