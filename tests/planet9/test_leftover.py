"""Three players: the one card that is never played."""

from __future__ import annotations

import pytest

from shipmates.planet9.state import State
from tests.clauses import clause
from tests.planet9.briefings import prepared
from tests.planet9.tables import ended, last, play, table

ROCKETS = """
    P1 T1 G1  B1 T2 P2  G2 T3 B2
    P3 B3 G3  P4 B4 G4  P5 B5 G5  P6 B6 G6  P7 B7 G7  P8 B8 G8  P9 B9 G9
    Y7 Y1 Y4  Y8 Y2 Y5  Y9 Y3 Y6
"""
"""Rockets 1, 2 and 3 each take a trick; rocket 4 stays with the commander."""

PINK = """
    T4 T1 T2  T3 B1 P9
    P8 B2 G1  P7 B3 G2  P6 B4 G3  P5 B5 G4  P4 B6 G5  P3 B7 G6  P2 B8 G7
    Y9 Y1 Y4  Y8 Y2 Y5  Y7 Y3 Y6  G9 B9 G8
"""
"""Seat 0 wins every pink card but the 1, which it keeps; seat 2 had the 9."""

NINE = """
    P1 T1 G1  B1 T2 P2  G2 T3 B2
    P3 Y9 G9  P4 B9 G3  P5 B3 G4  P6 B4 G5  P7 B5 G6  P8 B6 G7  T4 B7 G8
    Y6 Y1 Y3  Y7 Y2 Y4  Y8 B8 Y5
"""
"""No nine wins a trick; the pink one stays with the commander."""

ONE_ROCKET = """
    P1 T1 G1  B1 T2 P2  G2 T3 B2
    P3 Y9 G9  P4 B9 G3  P5 B3 G4  P6 B4 G5  P7 B5 G6  P8 B6 G7  Y6 Y1 Y3
    Y7 Y2 Y4  Y8 B7 Y5  P9 B8 G8
"""
"""The pink nine is led in the last trick; rocket 4 stays with the commander."""

TWO_ROCKETS = """
    P1 T1 G1  B1 T2 P2  Y3 Y6 Y1
    P3 Y9 G9  P4 B9 G2  P5 B2 G3  P6 B3 G4  P7 B4 G5  P8 B5 G6  Y7 Y2 Y4
    Y8 B6 Y5  G8 B7 G7  P9 B8 T3
"""
"""Before the last trick the pink nine, rockets 3 and 4 and blue 8 are left."""


def played(mission: int, line: str, tasks: str = "") -> State:
    """The whole game but for its last card."""
    state = play(prepared(table("", mission, 3, line=line), tasks), line)
    assert len(last(state).hands.all) == 1
    return state


def before_the_end(mission: int, line: str, tasks: str = "") -> str:
    """How it stands with one trick to come."""
    told = " ".join(line.split()[:-3])
    return ended(play(prepared(table("", mission, 3, line=line), tasks), told))


@pytest.mark.parametrize("mission", [13, 44])
@clause("P9-M13", "P9-M44", "P9-DEAL-4")
def test_a_rocket_left_over_loses_after_the_last_trick(mission: int) -> None:
    assert before_the_end(mission, ROCKETS) == ""
    state = played(mission, ROCKETS)
    assert ended(state).startswith("lost rule-broken rule=0 trick=13")
    assert str(last(state).hands.all) == "T4"


@clause("P9-M13")
def test_mission_13_is_won_with_three_players_when_all_four_rockets_win() -> None:
    line = "P1 T1 G1  B1 T2 P2  G2 T3 B2  T4 B3 G3"
    state = play(prepared(table("", 13, 3, line=line)), line)
    assert ended(state) == "won mission-done trick=4"


@clause("P9-M46")
def test_a_pink_card_left_over_loses_mission_46() -> None:
    assert before_the_end(46, PINK) == ""
    state = played(46, PINK)
    assert ended(state).startswith("lost rule-broken rule=0 trick=13")
    assert str(last(state).hands.all) == "P1"


@clause("P9-M16")
def test_a_nine_left_over_does_no_harm_in_mission_16() -> None:
    assert before_the_end(16, NINE) == ""
    state = played(16, NINE)
    assert ended(state) == "won mission-done trick=13"
    assert str(last(state).hands.all) == "P9"


@clause("P9-M17")
def test_a_nine_left_over_does_no_harm_in_mission_17() -> None:
    tasks = "P3 P1"  # The commander takes pink 3, seat 1 wins pink 1 with its rocket.
    assert before_the_end(17, NINE, tasks) == ""
    assert ended(played(17, NINE, tasks)) == "won tasks-done trick=13"


@pytest.mark.parametrize(("mission", "tasks"), [(16, ""), (17, "P3 P1")])
@clause("P9-M16", "P9-M17")
def test_one_rocket_may_be_left_over_so_that_a_nine_may_win(mission: int, tasks: str) -> None:
    assert before_the_end(mission, ONE_ROCKET, tasks) == ""
    state = play(prepared(table("", mission, 3, line=ONE_ROCKET), tasks), ONE_ROCKET)
    assert ended(state).startswith("lost rule-broken rule=0 trick=13")


@pytest.mark.parametrize(("mission", "tasks"), [(16, ""), (17, "P3 P1")])
@clause("P9-M16", "P9-M17")
def test_of_two_rockets_one_lies_in_the_last_trick(mission: int, tasks: str) -> None:
    assert before_the_end(mission, TWO_ROCKETS, tasks).startswith("won")


@clause("P9-TASK-8")
def test_a_task_left_over_is_named() -> None:
    state = played(1, PINK, "P1")
    assert ended(state) == (
        "lost task-unplayed card=P1 owner=0 token=none trick=13 winner=0 cards=G9 B9 G8"
    )
