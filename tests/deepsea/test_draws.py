"""No display that is drawn, repaired where that is needed, is hopeless."""

from __future__ import annotations

import pytest

from benchmarks.impossible.draws import setups, tally
from tests.clauses import clause
from tests.sample import DEEP

DRAWS = 20_000 if DEEP else 60


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@clause("DS-FIX-1", "DS-FIX-2", "DS-FIX-8")
def test_no_display_is_hopeless(players: int) -> None:
    found = [tally(setup, DRAWS, seed=players) for setup in setups(players)]
    assert sum(one.hopeless for one in found) == 0
    assert sum(one.repaired for one in found) > 0
