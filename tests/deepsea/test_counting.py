"""Tricks and cards go round only so often."""

from __future__ import annotations

import pytest

from shipmates.deepsea.catalogue import CATALOGUE
from shipmates.deepsea.counting import FAMILIES, counting, shares
from shipmates.deepsea.mission import Mission, Sharing
from shipmates.deepsea.stages import Choosing, Drafting, Repairing
from tests.clauses import clause
from tests.deepsea.courses import a_course_of
from tests.deepsea.tables import lay, stage, table
from tests.sample import DEEP

CREWS = (2, 3, 4, 5)
COURSES = 2_000 if DEEP else 60


def test_every_way_for_tricks_to_fall_is_listed_once() -> None:
    found = list(shares(8, 5))
    assert len(found) == len(set(found)) == 495
    assert {sum(share) for share in found} == {8}


@clause("DS-FIX-4")
def test_four_owners_cannot_need_nine_of_eight_tricks() -> None:
    state = lay(table("", 18, 5), "T05 T46 T76 T89")
    assert stage(state, Repairing) == Repairing("T89")
    stage(lay(table("", 18), "T05 T46 T76 T89 T39"), Drafting)


@clause("DS-FIX-4")
def test_four_owners_cannot_need_five_sevens() -> None:
    mission = Mission(0, difficulty=9)
    assert stage(lay(table("", mission), "T20 T06 T07 T12"), Repairing) == Repairing("T12")
    free = Mission(0, difficulty=9, sharing=Sharing.FREE)
    stage(lay(table("", free), "T20 T06 T07 T12"), Choosing)


@pytest.mark.parametrize("players", CREWS)
@clause("DS-FIX-4")
def test_no_game_fulfils_a_task_with_other_tricks_or_fewer_cards(players: int) -> None:
    count = counting(players)
    for seed in range(COURSES):
        won, taken, done = a_course_of(players, seed)
        share = 1 << count.shares.index(won)
        for seat, mask in enumerate(done):
            for task in range(len(CATALOGUE)):
                if mask >> task & 1:
                    assert count.fitting[seat][task] & share, (seed, seat, task)
                    for need, family in zip(count.least[task], FAMILIES.values(), strict=True):
                        assert need <= len(family & taken[seat]), (seed, seat, task)


EASY = "T01 T02 T03 T04 T05 T34 T39 T45 T46 T06 T07 T08 T09 T10 T35 T36 T40 T41 T42 T70 T72"


@clause("DS-FIX-1")
def test_a_way_of_sharing_is_not_looked_for_without_end() -> None:
    hopeless, hard = "T78 T80", 9 + 2 * 12 + 8
    few = Mission(0, difficulty=8, sharing=Sharing.FREE)
    assert stage(lay(table("", few), hopeless), Repairing) == Repairing("T80")
    many = Mission(0, difficulty=hard, sharing=Sharing.FREE)
    stage(lay(table("", many), f"{EASY} {hopeless}"), Choosing)
