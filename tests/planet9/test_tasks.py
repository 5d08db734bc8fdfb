"""Tasks: drawn, drafted, done and failed."""

from __future__ import annotations

import pytest

from shipmates.planet9 import MISSIONS
from shipmates.planet9.actions import Decline, Take
from shipmates.planet9.briefing import agenda
from shipmates.planet9.stages import Step
from shipmates.planet9.state import Briefing, Playing
from shipmates.tricks.cards import Card
from shipmates.tricks.tasks import Verdict
from tests.clauses import clause
from tests.planet9.briefings import prepared
from tests.planet9.deals import own, setup
from tests.planet9.stories import line, story
from tests.planet9.tables import GAME, awaits, ended, lay, of, offered, play, refusal, table


@clause("P9-TASK-2", "P9-TASK-3")
def test_tasks_are_taken_one_by_one_until_none_is_left() -> None:
    state = lay(table("| T4", 10, 3, leader=1), "P1 B2 G3 Y4")
    seen = list[tuple[str, int]]()
    while isinstance(state, Briefing):
        taker = GAME.awaited(state)[0]
        offers = GAME.legal(state, taker)
        seen.append((awaits(state), len(offers)))
        state = GAME.apply(state, taker, offers[0])
    assert seen == [("1", 4), ("2", 3), ("0", 2), ("1", 1)]
    assert of(state, Playing).brief.loads == (1, 2, 1)


@clause("P9-TASK-3")
def test_nobody_may_pass_and_some_may_end_with_none() -> None:
    state = lay(table("", 2, 5), "P1 B2")
    assert offered(state, 0) == (Take(Card.parse("P1")), Take(Card.parse("B2")))
    assert refusal(state, 0, Decline()) == "not-offered"
    assert refusal(state, 0, Take(Card.parse("G3"))) == "not-offered"
    assert refusal(state, 1, Take(Card.parse("P1"))) == "not-your-turn turn=0"
    assert prepared(state, "P1 B2").brief.loads == (1, 1, 0, 0, 0)


@clause("P9-TASK-4", "P9-TASK-7")
def test_a_task_is_done_when_its_owner_wins_its_card() -> None:
    state = story(2, "p", "0", tasks="P1 B2")
    assert of(state, Playing).verdicts == (Verdict.DONE, Verdict.OPEN)
    state = story(2, "p b", "0 1", tasks="P1 B2")
    assert ended(state) == "won tasks-done trick=2"


@clause("P9-TASK-4")
def test_one_trick_can_do_several_tasks() -> None:
    state = story(own(4), "p", "1", tasks="P1234", name=1)
    assert ended(state) == "won tasks-done trick=1"


@clause("P9-TASK-5")
def test_a_task_card_won_by_another_seat_loses_at_once() -> None:
    state = story(2, "p", "1", tasks="P1 B2")
    assert ended(state).startswith(
        "lost task-taken card=P1 owner=0 token=none trick=1 winner=1"
    )
    assert ended(state).endswith(f"cards={line('p', '1')}")


@clause("P9-TASK-6")
def test_nothing_is_judged_in_the_middle_of_a_trick() -> None:
    told = line("p", "1")
    state = play(prepared(table("", 2, line=told), "P1 B2"), told[: -len(" P3")])
    assert len(of(state, Playing).trick.cards) == 3
    assert of(state, Playing).verdicts == (Verdict.OPEN, Verdict.OPEN)
    assert ended(state) == ""
    assert ended(play(state, told[-2:])).startswith("lost task-taken")


@clause("P9-TASK-6", "P9-TASK-10")
def test_a_mission_rule_is_not_judged_in_the_middle_of_a_trick() -> None:
    told = "P9 P1 P2 P3"
    state = play(prepared(table("", 16, line=told)), told[:-3])
    assert ended(state) == ""
    assert ended(play(state, "P3")).startswith("lost rule-broken rule=0 trick=1 winner=0")


@clause("P9-TASK-7")
def test_the_attempt_is_won_with_its_last_task_and_no_sooner() -> None:
    assert ended(story(4, "p b", "0 1", tasks="P1 B2 G3")) == ""
    assert ended(story(4, "p b g", "0 1 2", tasks="P1 B2 G3")) == "won tasks-done trick=3"


@clause("P9-TASK-8")
def test_a_task_left_over_in_a_hand_of_fourteen_is_lost_after_the_last_trick() -> None:
    tricks = "p1 p2 b1 b2 b3 g1 g2 g3 y1 y2 y3 T P9+P7+T3"
    winners = "0 1 2 0 1 2 0 1 2 1 2 0 0"
    assert (
        ended(story(1, tricks[: -len(" P9+P7+T3")], winners[:-2], players=3, tasks="P8")) == ""
    )
    state = story(1, tricks, winners, players=3, tasks="P8")
    assert ended(state).startswith("lost task-unplayed card=P8 owner=0 token=none trick=13")


NO_TASKS = {5, 9, 13, 16, 26, 29, 33, 34, 41, 44, 46, 50}


@pytest.mark.parametrize("number", range(1, 51))
@clause("P9-TASK-9")
def test_twelve_missions_have_no_tasks_but_a_rule(number: int) -> None:
    mission, steps = MISSIONS[number - 1], agenda(setup(number))
    if number in NO_TASKS:
        assert not {Step.LAY, Step.HAND_OUT} & set(steps)
        assert mission.rules
    else:
        assert Step.HAND_OUT in steps
        assert mission.tasks > 0


@clause("P9-TASK-9")
def test_without_tasks_the_rule_alone_decides() -> None:
    assert ended(story(29, "p P b", "0 1 2")) == ""
    assert ended(story(29, "p P b g", "0 1 2 0")).startswith("lost rule-broken")


@clause("P9-TASK-10")
def test_a_broken_mission_rule_loses_at_once() -> None:
    state = story(29, "p P", "1 1")
    assert ended(state).startswith("lost rule-broken rule=0 trick=2 winner=1 cards=P")
