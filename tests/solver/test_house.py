"""House rules change what can be won: the core, its clauses, the twin and SAT all know it."""

from __future__ import annotations

import json
from importlib import import_module

import pytest

from shipmates.notation.faults import Misread
from shipmates.solver import Chance, Position, Twin, encode, is_native
from shipmates.solver.positions import read_position
from shipmates.solver.sat import Sat, has_sat
from shipmates.solver.solver import Native
from shipmates.solver.written import written

NINES = (
    "mission 17; hands P1 B9 / P2 B1 / P3 B2; leader 0; task P1 2",
    "nines-until-tasks",
)
"""Seat 2 gets its task, and then the blue nine must win what seat 2 leads."""
TOGETHER = ("mission 17; hands P9 / P2 / P3; leader 0; task P2 0", "nines-until-tasks")
"""The nine itself would have to win the task."""
ROCKET = "hands T4 P1 / P2 / P3; leader 1"
PAST = "trick P9 P8 P7; trick P6 P5 P4; trick P3 P2 G4; trick G1 G3 G2"
PINK = f"mission 46; neighbour 0; captain 0; hands P1 B1 / B2 / B3; leader 1; {PAST}"
CHANGED = (
    NINES,
    (f"mission 13; {ROCKET}", "leftover-excused"),
    (f"mission 44; {ROCKET}", "leftover-excused"),
    (PINK, "leftover-excused"),
)
"""Lost as usual, and winnable by the house rule."""
KEPT = (
    TOGETHER,
    (f"mission 13; {ROCKET}", "single-card"),
    ("mission 44; hands T3 P1 / T4 / P3; leader 1", "leftover-excused"),
)
"""Lost either way."""


def chances(deal: Position) -> set[Chance]:
    """What everybody says who can solve it."""
    found = {Twin(max_nodes=50_000).solve(deal).chance}
    if is_native():
        found.add(Native(threads=1).solve(deal).chance)
        verdict, _, _ = import_module("shipmates_native").solve_by_clauses(
            encode(deal).words, 10_000
        )
        found.add((Chance.WINNABLE, Chance.LOST, Chance.UNDECIDED)[verdict])
    if has_sat():
        found.add(Sat().solve(deal).chance)
    return found


@pytest.mark.parametrize(("line", "rule"), CHANGED)
def test_a_house_rule_makes_it_winnable(line: str, rule: str) -> None:
    assert chances(read_position(line)) == {Chance.LOST}
    assert chances(read_position(f"{line}; house {rule}")) == {Chance.WINNABLE}


@pytest.mark.parametrize(("line", "rule"), KEPT)
def test_a_house_rule_does_not_help_where_it_does_not_apply(line: str, rule: str) -> None:
    assert chances(read_position(f"{line}; house {rule}")) == {Chance.LOST}


@pytest.mark.parametrize(("line", "rule"), CHANGED)
def test_a_position_with_house_rules_is_written_and_read_again(line: str, rule: str) -> None:
    deal = read_position(f"{line}; house {rule}")
    told = written(deal)
    assert told["house"] == [rule]
    assert encode(read_position(json.dumps(told))).words == encode(deal).words


def test_an_unknown_house_rule_is_named() -> None:
    with pytest.raises(Misread, match="fault-house text=forbidden-lead"):
        read_position(f"{PINK}; house forbidden-lead")
