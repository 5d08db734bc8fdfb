"""The native core and its twin give the same answers, and every line wins by the rules."""

from __future__ import annotations

import os
from typing import Any

import pytest

from shipmates.solver import Chance, Twin, is_native
from shipmates.solver.encode import Unready
from shipmates.solver.solver import Native
from tests.laws import deepsea_games, games
from tests.solver.positions import begun, late

pytestmark = pytest.mark.skipif(not is_native(), reason="no compiler built the native core")
DEEP = os.environ.get("SHIPMATES_DEEP") == "1"
TRIES = 60 if DEEP else 2
SEA, NINE = deepsea_games.CASES, games.CASES


def _agree(case: Any, *, sea: bool) -> None:
    native, twin = Native(max_nodes=20_000_000, threads=1), Twin(max_nodes=300_000)
    for seed in range(TRIES):
        for position in late(case, seed, 2 + seed % 3, sea=sea):
            slow = twin.solve(position)
            fast = native.solve(position)
            if slow.chance is not Chance.UNDECIDED:
                assert fast.chance is slow.chance, position


@pytest.mark.parametrize("case", NINE, ids=games.case_id)
def test_the_core_answers_like_its_twin_in_space(case: Any) -> None:
    _agree(case, sea=False)


@pytest.mark.parametrize("case", SEA, ids=deepsea_games.case_id)
def test_the_core_answers_like_its_twin_at_sea(case: Any) -> None:
    _agree(case, sea=True)


def test_before_the_draw_of_mission_twelve_nothing_is_claimed() -> None:
    case = next(case for case in NINE if case[0].number == 12 and case[1] == 4)
    position = begun(case, 1, sea=False)
    assert position is not None
    with pytest.raises(Unready, match="not known yet"):
        Native().solve(position)
