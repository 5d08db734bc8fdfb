"""Golden deals keep their answers."""

from __future__ import annotations

import pytest

from shipmates.solver import Chance, encode, is_native
from shipmates.solver.solver import Native
from tests.solver.vectors import Vector, position, read

native = pytest.mark.skipif(not is_native(), reason="no compiler built the native core")
ENOUGH = 300_000


def _holds(vector: Vector) -> None:
    deal = position(vector.name)
    assert deal is not None
    assert encode(deal).words == vector.words
    # Whoever finds a line has played it through the rules.
    found = Native(ENOUGH, threads=1).solve(deal).chance
    assert found in (vector.chance, Chance.UNDECIDED)


@native
@pytest.mark.parametrize("vector", read(100), ids=lambda vector: vector.name)
def test_a_golden_deal_keeps_its_answer(vector: Vector) -> None:
    _holds(vector)


@native
@pytest.mark.deep
@pytest.mark.parametrize("size", [1000, "-slowest"])
def test_all_golden_deals_keep_their_answers(size: str | int) -> None:
    for vector in read(size):
        _holds(vector)


def test_the_files_are_nested() -> None:
    assert read(10) == read(100)[:10]
    assert read(100) == read(1000)[:100]
