"""The clauses, the native core and the twin give the same answers."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from shipmates.planet9 import HouseRule
from shipmates.solver import Chance, Twin, best, is_native
from shipmates.solver.problem import Demand, Kind, Problem
from shipmates.solver.sat import Backed, Sat, has_sat, satisfied
from shipmates.solver.solver import Native
from shipmates.tricks.cards import Card
from tests.laws import deepsea_games, games
from tests.sample import DEEP, in_turn
from tests.solver.positions import late
from tests.solver.problems import a_problem
from tests.solver.vectors import Vector, position, read

pytestmark = pytest.mark.skipif(not has_sat(), reason="python-sat is not installed")
SEEDS = range(30) if DEEP else range(1)


def _agree(
    case: Any, *, sea: bool, house: frozenset[Any] = frozenset(), seeds: range = SEEDS
) -> None:
    for seed in seeds:
        for deal in late(case, 7000 + seed, 2 + seed % 3, sea=sea, house=house):
            found = Sat().solve(deal)
            told = [Twin(max_nodes=50_000).solve(deal)]
            if is_native():
                told.append(Native(threads=1).solve(deal))
            for other in told:
                if other.chance is not Chance.UNDECIDED:
                    assert other.chance is found.chance, deal


@pytest.mark.parametrize("case", in_turn(games.CASES), ids=games.case_id)
def test_clauses_answer_like_the_twin_in_space(case: Any) -> None:
    _agree(case, sea=False)


@pytest.mark.parametrize("case", games.HOUSE_CASES, ids=games.case_id)
def test_clauses_know_the_house_rules(case: Any) -> None:
    _agree(case, sea=False, house=frozenset(HouseRule), seeds=range(6))


@pytest.mark.parametrize("case", in_turn(deepsea_games.CASES), ids=deepsea_games.case_id)
def test_clauses_answer_like_the_twin_at_sea(case: Any) -> None:
    _agree(case, sea=True)


@pytest.mark.skipif(not is_native(), reason="no compiler built the native core")
@pytest.mark.parametrize("batch", range(200 if DEEP else 8))
def test_clauses_answer_like_the_core_whatever_is_demanded(batch: int) -> None:
    """Demands of every kind that no mission poses together."""
    for seed in range(100 * batch, 100 * batch + 100):
        problem, built = a_problem(seed), import_module("shipmates_native")
        verdict, _, _ = built.solve(problem.words, 2_000_000)
        assert verdict == (0 if satisfied(problem) is not None else 1), seed
        learnt, _, _ = built.solve_by_clauses(problem.words, 2_000_000)
        assert learnt == verdict, seed


@pytest.mark.parametrize("vector", read(10), ids=lambda vector: vector.name)
def test_clauses_answer_for_whole_deals(vector: Vector) -> None:
    deal = position(vector.name)
    assert deal is not None
    assert Sat().solve(deal).chance is vector.chance


def test_marks_are_those_of_the_core() -> None:
    deal = position("sea/mission-4-4p-4/4/6")
    assert deal is not None
    told = {card: found.chance for card, found in Sat().marks(deal).items()}
    assert told == {card: found.chance for card, found in best().marks(deal).items()}
    assert set(told.values()) == {Chance.WINNABLE, Chance.LOST}


def test_what_another_leaves_undecided_is_settled() -> None:
    hurried = Backed(Twin(max_nodes=3))
    deals = [deal for deal in map(position, (v.name for v in read(10))) if deal is not None]
    told = [found.chance for found in hurried.solve_all(deals)]
    assert told == [vector.chance for vector in read(10)]
    late_one = position("sea/mission-4-4p-4/4/6")
    assert late_one is not None
    marks = hurried.marks(late_one)
    assert {found.chance for found in marks.values()} == {Chance.WINNABLE, Chance.LOST}


def test_a_lone_trick_is_won_by_whoever_holds_the_higher_card() -> None:
    """Three seats, one trick: the pink 3 falls to the pink 9, and to nobody else."""
    pink3, pink9, blue5 = (Card.parse(text) for text in ("P3", "P9", "B5"))
    for owner, wins in ((0, False), (1, True), (2, False)):
        demand = Demand(Kind.CARDS, 1 << owner, 1, 1, (pink3.bit, 0, 0, 0), start=(0,))
        problem = Problem(
            seats=3,
            total=1,
            played=0,
            leader=0,
            hands=(pink3.bit, pink9.bit, blue5.bit),
            table=(),
            tricks=(0, 0, 0),
            demands=(demand,),
            goals=(((0,),),),
        )
        line = satisfied(problem)
        assert line == ([pink3.index, pink9.index, blue5.index] if wins else None)
