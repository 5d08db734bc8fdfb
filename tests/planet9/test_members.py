"""Missions in which a member was named or has a role: 5, 33, 41 and 50."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.planet9.stories import ALL_FIVE, ALL_FOUR, story
from tests.planet9.tables import ended


@clause("P9-M05")
def test_mission_5_is_won_after_the_last_trick_without_one_for_the_sick() -> None:
    winners = "0 2 3 0 2 3 0 2 2 0"
    assert ended(story(5, ALL_FOUR[:-2], winners[:-2], name=1)) == ""
    assert ended(story(5, ALL_FOUR, winners, name=1)) == "won mission-done trick=10"


@pytest.mark.parametrize("count", [1, 4, 8])
@clause("P9-M05")
def test_mission_5_is_lost_at_once_with_a_trick_for_the_sick(count: int) -> None:
    winners = "2 " * (count - 1) + "1"
    tricks = " ".join(ALL_FOUR.split()[:count])
    state = story(5, tricks, winners, name=1)
    assert ended(state).startswith(f"lost rule-broken rule=0 trick={count} winner=1")


@clause("P9-M05")
def test_mission_5_is_lost_also_with_the_last_trick() -> None:
    state = story(5, "T p P b B g G y 9 Y", "0 2 2 2 2 2 2 2 2 1", name=1)
    assert ended(state).startswith("lost rule-broken rule=0 trick=10 winner=1")


@clause("P9-M33")
def test_mission_33_is_decided_after_the_last_trick() -> None:
    winners = "0 2 1 0 2 3 0 2 2 0"
    assert ended(story(33, ALL_FOUR[:-2], winners[:-2], name=1)) == ""
    assert ended(story(33, ALL_FOUR, winners, name=1)) == "won mission-done trick=10"


@clause("P9-M33")
def test_mission_33_is_lost_at_once_with_a_second_trick() -> None:
    state = story(33, "p P b", "1 2 1", name=1)
    assert ended(state).startswith("lost rule-broken rule=0 trick=3 winner=1")


@clause("P9-M33")
def test_mission_33_is_lost_at_once_with_a_rocket() -> None:
    state = story(33, "T1+P5+P2+P3", "1", name=1)
    assert ended(state).startswith("lost rule-broken rule=1 trick=1 winner=1")


@clause("P9-M33")
def test_mission_33_lets_the_member_lose_a_rocket() -> None:
    assert ended(story(33, "T", "0", name=1)) == ""


@clause("P9-M33")
def test_mission_33_is_lost_without_a_trick() -> None:
    state = story(33, ALL_FOUR, "0 2 3 0 2 3 0 2 2 0", name=1)
    assert ended(state).startswith("lost rule-broken rule=0 trick=10")


FIRST_AND_LAST = "p P b B T g G y 9 Y"


@clause("P9-M41")
def test_mission_41_is_won_with_the_first_and_the_last_trick() -> None:
    winners = "1 2 3 2 0 2 3 2 2 1"
    assert ended(story(41, FIRST_AND_LAST[:-2], winners[:-2], name=1)) == ""
    assert ended(story(41, FIRST_AND_LAST, winners, name=1)) == "won mission-done trick=10"


@clause("P9-M41")
def test_mission_41_is_lost_at_once_when_another_wins_the_first() -> None:
    state = story(41, "p", "2", name=1)
    assert ended(state).startswith("lost rule-broken rule=0 trick=1 winner=2")


@clause("P9-M41")
def test_mission_41_is_lost_when_another_wins_the_last() -> None:
    state = story(41, FIRST_AND_LAST, "1 2 3 2 0 2 3 2 2 3", name=1)
    assert ended(state).startswith("lost rule-broken rule=0 trick=10 winner=3")


@pytest.mark.parametrize("count", [2, 5, 8])
@clause("P9-M41")
def test_mission_41_is_lost_at_once_with_a_trick_in_between(count: int) -> None:
    tricks = " ".join("pPbBgGyY"[:count])
    state = story(41, tricks, "1 " + "2 " * (count - 2) + "1", name=1)
    assert ended(state).startswith(f"lost rule-broken rule=1 trick={count} winner=1")


@clause("P9-M41")
def test_mission_41_is_lost_at_once_with_a_rocket() -> None:
    state = story(41, "T1+P5+P2+P3", "1", name=1)
    assert ended(state).startswith("lost rule-broken rule=2 trick=1 winner=1")


ROLES = ("p P b B T g G y 9 Y", "1 1 1 1 0 3 3 3 3 2")
"""Seat 1 wins the first four tricks, seat 2 the last."""


@clause("P9-M50", "P9-ROLE-2")
def test_mission_50_is_won_when_every_trick_goes_to_its_role() -> None:
    tricks, winners = ROLES
    assert ended(story(50, tricks[:-2], winners[:-2], roles=(1, 2))) == ""
    assert ended(story(50, tricks, winners, roles=(1, 2))) == "won mission-done trick=10"


@clause("P9-M50")
def test_mission_50_with_five_has_three_tricks_between() -> None:
    state = story(50, ALL_FIVE, "1 1 1 1 0 3 4 2", players=5, roles=(1, 2))
    assert ended(state) == "won mission-done trick=8"


@clause("P9-M50")
def test_mission_50_needs_no_trick_for_every_member_between() -> None:
    tricks, winners = "T p P b B g G y 9 Y", "0 0 0 0 3 3 3 3 3 2"
    assert ended(story(50, tricks, winners, roles=(0, 2))) == "won mission-done trick=10"


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("winner", [0, 2, 3])
@clause("P9-M50")
def test_mission_50_the_first_four_go_to_nobody_else(count: int, winner: int) -> None:
    tricks = " ".join("pPbB"[:count])
    state = story(50, tricks, "1 " * (count - 1) + str(winner), roles=(1, 2))
    assert ended(state).startswith(f"lost rule-broken rule=0 trick={count}")


@pytest.mark.parametrize("count", [5, 7, 8])
@clause("P9-M50")
def test_mission_50_the_first_member_wins_none_in_between(count: int) -> None:
    tricks = " ".join("pPbBgGyY"[:count])
    state = story(50, tricks, "1 " * 4 + "3 " * (count - 5) + "1", roles=(1, 2))
    assert ended(state).startswith(f"lost rule-broken rule=1 trick={count}")


@pytest.mark.parametrize("count", [5, 7, 8])
@clause("P9-M50")
def test_mission_50_the_last_member_wins_none_in_between(count: int) -> None:
    tricks = " ".join("pPbBgGyY"[:count])
    state = story(50, tricks, "1 " * 4 + "3 " * (count - 5) + "2", roles=(1, 2))
    assert ended(state).startswith(f"lost rule-broken rule=3 trick={count} winner=2")


@pytest.mark.parametrize("winner", [0, 1, 3])
@clause("P9-M50")
def test_mission_50_the_last_trick_goes_to_nobody_else(winner: int) -> None:
    tricks, winners = ROLES
    state = story(50, tricks, winners[:-1] + str(winner), roles=(1, 2))
    assert ended(state).startswith("lost rule-broken")
    assert " trick=10 " in ended(state)
