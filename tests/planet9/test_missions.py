"""The missions with rules of their own, won and lost (those with named members apart)."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.planet9.stories import ALL_FOUR, story
from tests.planet9.tables import ended

ROCKETS = {"T1": "T1+P1+P2+P3", "T2": "T2+B1+B2+B3", "T3": "T3+G1+G2+G3", "T4": "T4+Y1+Y2+Y3"}
TRUMPING = {"T1": "1", "T2": "2", "T3": "3", "T4": "0"}
"""Each rocket takes a trick of another colour, of which its seat has none."""


def rockets(mission: int, order: str) -> str:
    """How it stands when the rockets win tricks in this order."""
    words = order.split()
    tricks = " ".join(ROCKETS.get(word, word) for word in words)
    winners = " ".join(TRUMPING.get(word, "0") for word in words)
    return ended(story(mission, tricks, winners))


@clause("P9-M09")
def test_mission_9_is_won_as_soon_as_a_one_wins_a_trick() -> None:
    assert ended(story(9, "P1+B2+G2+Y2", "0")) == "won mission-done trick=1"
    assert ended(story(9, "p P b", "3 2 1")) == ""


@clause("P9-M09")
def test_mission_9_is_lost_when_no_one_is_left() -> None:
    assert ended(story(9, "p b g", "1 2 3")) == ""
    assert ended(story(9, "p b g y", "1 2 3 0")).startswith("lost rule-broken rule=0 trick=4")


@clause("P9-M09")
def test_mission_9_does_not_count_rocket_one() -> None:
    assert ended(story(9, "T1+P5+P2+P3", "1")) == ""


@clause("P9-M26")
def test_mission_26_is_won_with_the_second_one() -> None:
    # Each colour lies in one hand, so that a one wins when it is led.
    assert ended(story(26, "P1+B2+G2+Y2", "0")) == ""
    assert ended(story(26, "P1+B2+G2+Y2 T3+P2+G3+Y3 B1+G4+Y4+P3", "0 1 1")) == (
        "won mission-done trick=3"
    )


@clause("P9-M26")
def test_mission_26_is_lost_when_two_are_no_longer_possible() -> None:
    assert ended(story(26, "p b", "1 2")) == ""
    assert ended(story(26, "p b g", "1 2 3")).startswith("lost rule-broken rule=0 trick=3")


@pytest.mark.parametrize("order", ["T1 T2 T3 T4", "T3 T1 T2 T4", "T2 T1 T4 T3"])
@clause("P9-M13")
def test_mission_13_is_won_when_every_rocket_has_won(order: str) -> None:
    assert rockets(13, order[:-3]) == ""
    assert rockets(13, order) == "won mission-done trick=4"


@pytest.mark.parametrize("trick", ["T4+T1+T2+T3", "T4+T1+B1+B2", "T2+T1+B1+B2"])
@pytest.mark.parametrize("mission", [13, 44])
@clause("P9-M13", "P9-M44")
def test_two_rockets_in_one_trick_lose(mission: int, trick: str) -> None:
    winner = "0" if trick.startswith("T4") else "2"
    assert ended(story(mission, trick, winner)).startswith("lost rule-broken rule=0 trick=1")


@clause("P9-M44")
def test_mission_44_is_won_when_rocket_four_wins_in_its_turn() -> None:
    assert rockets(44, "T1 T2 T3") == ""
    assert rockets(44, "T1 T2 T3 T4") == "won mission-done trick=4"


@clause("P9-M44")
def test_mission_44_lets_other_tricks_lie_between() -> None:
    assert rockets(44, "P T1 B T2 T3 T4") == "won mission-done trick=6"


@pytest.mark.parametrize("order", ["T2", "T3", "T4", "T1 T3", "T1 T4", "T1 T2 T4"])
@clause("P9-M44")
def test_mission_44_is_lost_at_once_when_a_rocket_wins_too_early(order: str) -> None:
    assert rockets(44, order).startswith("lost rule-broken rule=0")


NINES = "T2+P9+P1+B9 T1+Y9+Y1+G9"
"""All nines fall, and none of them wins."""


@pytest.mark.parametrize("mission", [16, 17])
@clause("P9-M16", "P9-M17", "P9-TASK-10")
def test_a_nine_that_wins_loses_at_once(mission: int) -> None:
    state = story(mission, "P9+P1+P2+P3", "2", tasks="B1 B2" if mission == 17 else "")
    assert ended(state).startswith("lost rule-broken rule=0 trick=1 winner=2")


@clause("P9-M16")
def test_mission_16_is_won_once_every_nine_is_out() -> None:
    assert ended(story(16, NINES.split()[0], "1")) == ""
    assert ended(story(16, NINES, "1 2")) == "won mission-done trick=2"


EIGHT = "p P b B g G y Y"
BY_EIGHT = "0 2 1 3 2 1 3 0"
"""Eight tricks without a nine or a rocket; seat 0 opens the ninth."""

BEATEN = f"{EIGHT} T1+B9+G9+Y9 T4+P9+T2+T3", f"{BY_EIGHT} 1 0"
"""The pink nine is left for the last trick, with three rockets."""

DANGEROUS = f"{EIGHT} T 9", f"{BY_EIGHT} 0 1"
"""All rockets have fallen, and the last trick is one of nines."""


@pytest.mark.parametrize(("mission", "tasks"), [(16, ""), (17, "P1 B1")])
@clause("P9-M16", "P9-M17")
def test_the_last_trick_is_not_played_if_a_rocket_must_lie_in_it(
    mission: int, tasks: str
) -> None:
    state = story(mission, *BEATEN, tasks=tasks, stop=8)
    assert ended(state) == ""
    won = "tasks-done" if tasks else "mission-done"
    assert ended(story(mission, *BEATEN, tasks=tasks, stop=9)) == f"won {won} trick=9"


@pytest.mark.parametrize(("mission", "tasks"), [(16, ""), (17, "P1 B1")])
@clause("P9-M16", "P9-M17")
def test_the_last_trick_is_played_if_a_nine_may_win_it(mission: int, tasks: str) -> None:
    assert ended(story(mission, *DANGEROUS, tasks=tasks, stop=9)) == ""
    state = story(mission, *DANGEROUS, tasks=tasks)
    assert ended(state).startswith("lost rule-broken rule=0 trick=10")


@clause("P9-M17")
def test_mission_17_is_not_won_before_its_tasks_when_no_nine_can_win() -> None:
    assert ended(story(17, *BEATEN, tasks="P9 B1", stop=9)) == ""
    assert ended(story(17, *BEATEN, tasks="P9 B1")) == "won tasks-done trick=10"


@clause("P9-M17")
def test_mission_17_goes_on_after_its_tasks_until_every_nine_is_out() -> None:
    tricks, winners = "p b T2+B9+P9+G9 T1+Y9+Y1+Y2", "0 1 2 3"
    for count in (2, 3):
        assert ended(story(17, tricks, winners, tasks="P1 B1", stop=count)) == ""
    assert ended(story(17, tricks, winners, tasks="P1 B1")) == "won tasks-done trick=4"


@clause("P9-M17")
def test_mission_17_is_still_lost_by_a_nine_after_its_tasks() -> None:
    state = story(17, "p b B9+P9+G9+Y9", "0 1 1", tasks="P1 B1")
    assert ended(state).startswith("lost rule-broken rule=0 trick=3 winner=1")


@clause("P9-M17", "P9-TASK-10")
def test_mission_17_is_lost_when_a_nine_does_the_last_task() -> None:
    state = story(17, "b P9+P1+P2+P3", "1 0", tasks="P1 B1")
    assert ended(state).startswith("lost rule-broken rule=0 trick=2 winner=0")


@clause("P9-M17")
def test_mission_17_needs_its_tasks_too() -> None:
    assert ended(story(17, NINES, "1 2", tasks="P2 B1")) == ""
    assert ended(story(17, "p", "1", tasks="P1 B1")).startswith("lost task-taken")


@clause("P9-M29")
def test_mission_29_is_won_after_the_last_trick() -> None:
    winners = "1 2 3 0 1 2 0 3 3 0"
    assert ended(story(29, ALL_FOUR[:-2], winners[:-2])) == ""
    assert ended(story(29, ALL_FOUR, winners)) == "won mission-done trick=10"


@pytest.mark.parametrize("winners", ["2 2", "0 1 0", "0 1 2 0", "0 1 2 3 0 1 2 0"])
@pytest.mark.parametrize("mission", [29, 34])
@clause("P9-M29", "P9-M34")
def test_two_tricks_more_than_another_lose_at_once(mission: int, winners: str) -> None:
    if mission == 34 and winners == "2 2":
        winners = "0 0"
    tricks = ALL_FOUR[: len(winners)]
    assert ended(story(mission, tricks[:-2], winners[:-2])) == ""
    assert ended(story(mission, tricks, winners)).startswith("lost rule-broken rule=0")


@clause("P9-M34")
def test_mission_34_is_won_when_the_commander_takes_the_first_and_the_last() -> None:
    winners = "0 1 2 3 1 2 0 3 3 0"
    assert ended(story(34, ALL_FOUR, winners)) == "won mission-done trick=10"


@clause("P9-M34")
def test_mission_34_is_lost_at_once_when_another_takes_the_first() -> None:
    assert ended(story(34, "p", "1")).startswith("lost rule-broken rule=1 trick=1 winner=1")


@clause("P9-M34")
def test_mission_34_is_lost_when_another_takes_the_last() -> None:
    tricks, winners = "T p P b B g G y Y 9", "0 1 2 3 0 1 2 3 1 1"
    assert ended(story(34, tricks[:-2], winners[:-2])) == ""
    # Seat 1 takes trick 10 with its nine, and is two tricks ahead as well.
    assert ended(story(34, tricks, winners)).startswith("lost rule-broken")
    last = "T p P b B g G y 9 Y"
    assert ended(story(34, last, "0 1 2 3 0 1 2 3 3 1")).startswith(
        "lost rule-broken rule=1 trick=10 winner=1"
    )


@clause("P9-M46")
def test_mission_46_is_won_with_the_ninth_pink_card() -> None:
    tricks = "p P b T4+P9+B5+B6"
    assert ended(story(46, tricks, "0 0 3 0", stop=3)) == ""
    assert ended(story(46, tricks, "0 0 3 0")) == "won mission-done trick=4"


@clause("P9-M46")
def test_mission_46_is_lost_at_once_when_another_seat_wins_a_pink_card() -> None:
    # Seat 3 leads its nine of pink, so seat 0 is the member.
    state = story(46, "b P9+P1+P2+P3", "3 3")
    assert ended(state).startswith("lost rule-broken rule=0 trick=2 winner=3")


@clause("P9-M48")
def test_mission_48_is_won_with_omega_in_the_last_trick() -> None:
    tricks = "T p P b B g G y 9 Y"
    winners = "0 1 1 2 2 2 2 2 2 0"
    assert ended(story(48, tricks[:-2], winners[:-2], tasks="Y5 P1 B1")) == ""
    assert ended(story(48, tricks, winners, tasks="Y5 P1 B1")) == "won tasks-done trick=10"


@clause("P9-M48")
def test_mission_48_other_tasks_may_fall_with_it() -> None:
    tricks, winners = "T p P b B g G y 9 Y", "0 1 1 2 2 2 2 2 2 0"
    assert ended(story(48, tricks, winners, tasks="Y5 P1 B1", lie="Y5 B1 P1")).startswith("won")


@clause("P9-M48", "P9-TOKEN-6")
def test_mission_48_is_lost_at_once_when_omega_falls_earlier() -> None:
    state = story(48, "p b Y", "1 2 0", tasks="Y5 P1 B1")
    assert ended(state).startswith("lost rule-broken rule=0 trick=3 winner=0")
    assert ended(story(48, "Y", "0", tasks="Y5 P1 B1")).startswith("lost order-broken card=Y5")
    assert ended(story(48, "Y", "1", tasks="Y5 P1 B1")).startswith("lost task-taken card=Y5")
