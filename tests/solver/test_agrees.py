"""The native core and its twin give the same answers, and every line wins by the rules."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from shipmates import deepsea
from shipmates.planet9 import HouseRule
from shipmates.solver import Chance, Position, Twin, encode, is_native
from shipmates.solver.encode import Unready
from shipmates.solver.solver import Native, proved
from shipmates.tricks.cards import CARDS
from tests.laws import deepsea_games, games
from tests.sample import DEEP, in_turn
from tests.solver.positions import begun, late
from tests.solver.vectors import Vector, position, read

pytestmark = pytest.mark.skipif(not is_native(), reason="no compiler built the native core")
TRIES = 60 if DEEP else 2
SEA, NINE = in_turn(deepsea_games.CASES), in_turn(games.CASES)


def _agree(
    case: Any, *, sea: bool, house: frozenset[Any] = frozenset(), tries: int = TRIES
) -> None:
    native, twin = Native(max_nodes=20_000_000, threads=1), Twin(max_nodes=300_000)
    for seed in range(tries):
        for deal in late(case, seed, 2 + seed % 3, sea=sea, house=house):
            slow = twin.solve(deal)
            fast = native.solve(deal)
            if slow.chance is not Chance.UNDECIDED:
                assert fast.chance is slow.chance, deal
            assert _learnt(deal) is fast.chance, deal


def _learnt(deal: Position) -> Chance:
    """What clauses say without a search before them; a line is played through the rules."""
    built = import_module("shipmates_native")
    verdict, line, _ = built.solve_by_clauses(encode(deal).words, 20_000_000)
    if verdict == 0:
        proved(deal, [CARDS[card] for card in line])
    return (Chance.WINNABLE, Chance.LOST, Chance.UNDECIDED)[verdict]


@pytest.mark.parametrize("case", NINE, ids=games.case_id)
def test_the_core_answers_like_its_twin_in_space(case: Any) -> None:
    _agree(case, sea=False)


@pytest.mark.parametrize("case", SEA, ids=deepsea_games.case_id)
def test_the_core_answers_like_its_twin_at_sea(case: Any) -> None:
    _agree(case, sea=True)


@pytest.mark.parametrize("case", games.HOUSE_CASES, ids=games.case_id)
def test_the_core_knows_the_house_rules(case: Any) -> None:
    _agree(case, sea=False, house=frozenset(HouseRule), tries=6 * TRIES)


@pytest.mark.parametrize("case", deepsea_games.HOUSE_CASES, ids=deepsea_games.case_id)
def test_the_core_knows_the_house_rules_at_sea(case: Any) -> None:
    _agree(case, sea=True, house=frozenset(deepsea.HouseRule))


@pytest.mark.parametrize("vector", read(100), ids=lambda vector: vector.name)
def test_clauses_alone_answer_golden_deals(vector: Vector) -> None:
    deal = position(vector.name)
    assert deal is not None
    assert _learnt(deal) is vector.chance


def test_before_the_draw_of_mission_twelve_nothing_is_claimed() -> None:
    case = next(case for case in games.CASES if case[0].number == 12 and case[1] == 4)
    deal = begun(case, 1, sea=False)
    assert deal is not None
    with pytest.raises(Unready, match="not known yet"):
        Native().solve(deal)
