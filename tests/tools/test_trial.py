"""The tuned core of this checkout answers as every wheel does."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from shipmates.solver import is_native
from tools.package import trial

VECTORS = Path(__file__).parents[2] / "native" / "vectors"

needs_core = pytest.mark.skipif(not is_native(), reason="no compiler built the native core")


@needs_core
def test_the_tuned_core_gives_the_answers_of_the_portable_ones() -> None:
    assert trial.core(str(VECTORS)).startswith("tuned ")


@needs_core
def test_a_core_that_finds_another_line_is_noticed() -> None:
    true = trial.cores().popitem()[1]

    def solve(words: list[int], nodes: int) -> object:
        verdict, line, spent = true.solve(words, nodes)
        return verdict, line, spent + 1

    assert trial.answers(SimpleNamespace(solve=solve), VECTORS) != trial.ANSWERS


def test_a_core_with_a_wrong_verdict_is_noticed() -> None:
    liar = SimpleNamespace(solve=lambda *_: (1, [], 1))
    with pytest.raises(AssertionError, match="winnable"):
        trial.answers(liar, VECTORS)


@needs_core
def test_experts_play_a_mission_to_its_end() -> None:
    assert trial.play().startswith("mission 10 ended: ")
