"""With five, one task may change its owner before the first trick."""

from __future__ import annotations

import pytest

from shipmates.kernel import Seat
from shipmates.planet9 import MISSIONS
from shipmates.planet9.actions import HandOver, Refuse
from shipmates.planet9.briefing import agenda
from shipmates.planet9.stages import Council, Matter, Step
from shipmates.planet9.state import Briefing, Playing, State
from shipmates.tricks.cards import Card
from tests.clauses import clause
from tests.planet9.briefings import briefed, until
from tests.planet9.deals import seats, setup
from tests.planet9.tables import agreed, awaits, declined, do, of, offered, refusal, table

GOLDEN = {25, 27, 28, 30, 31, 32, 35, 36, 37, 38, 39, 40, 42, 43, 45, 47, 48, 49}


@pytest.mark.parametrize("number", range(1, 51))
@clause("P9-HAND-1")
def test_in_which_missions_five_may_hand_over_a_task(number: int) -> None:
    for players in (2, 3, 4):
        assert Step.HAND_OVER not in agenda(setup(number, players))
    assert (Step.HAND_OVER in agenda(setup(number, 5))) is (number in GOLDEN)


def handing(mission: int = 25, tasks: str = "P123456") -> State:
    """The council on a hand-over; seat 0 has the first task, seat 1 the second."""
    *_, council = (s for s in briefed(table("", mission, 5), tasks) if _untouched(s))
    return council


def _untouched(state: State) -> bool:
    everyone = Council(Matter.HAND_OVER, seats(0, 1, 2, 3, 4))
    return isinstance(state, Briefing) and state.stage == everyone


def hand_over(card: str, to: int) -> HandOver:
    return HandOver(Card.parse(card), Seat(to))


@clause("P9-HAND-2")
def test_a_task_goes_to_another_seat_and_none_leaves_the_game() -> None:
    state = handing()
    before = of(state, Briefing).brief.duties
    after = of(agreed(state, 2, hand_over("P2", 4)), Playing).brief.duties
    assert [d.card for d in before] == [d.card for d in after]
    assert [d.owner for d in before] == [0, 1, 2, 3, 4, 0]
    assert [d.owner for d in after] == [0, 4, 2, 3, 4, 0]
    assert [d.token for d in before] == [d.token for d in after]


@clause("P9-HAND-2")
def test_any_task_to_any_other_seat_but_only_one() -> None:
    state = handing()
    moves = [a for a in offered(state, 4) if isinstance(a, HandOver)]
    assert len(moves) == 6 * 4
    assert refusal(state, 0, hand_over("P1", 0)) == "not-offered"
    assert refusal(state, 0, hand_over("B1", 1)) == "not-offered"
    done = agreed(state, 0, hand_over("P1", 1))
    assert refusal(done, 1, hand_over("P1", 0)) == "not-now"


@pytest.mark.parametrize("mission", [27, 37])
@clause("P9-HAND-1", "P9-HAND-2")
def test_one_of_the_tasks_of_a_decision_may_be_passed_on(mission: int) -> None:
    state = until(Council, briefed(table("", mission, 5), "P1234", name=3))
    count = MISSIONS[mission - 1].tasks
    after = of(agreed(state, 3, hand_over("P1", 0)), Playing)
    assert after.brief.loads == (1, 0, 0, count - 1, 0)


@clause("P9-HAND-4")
def test_one_refusal_ends_the_proposal_of_a_hand_over() -> None:
    state = handing()
    asked = do(state, 3, hand_over("P2", 4))
    assert awaits(asked) == "0 1 2 4"
    refused = do(asked, 1, Refuse())
    assert of(refused, Briefing).brief.duties == of(state, Briefing).brief.duties
    assert awaits(refused) == "0 1 2 4"
    assert of(agreed(refused, 4, hand_over("P2", 4)), Playing)


@clause("P9-HAND-4")
def test_the_crew_may_do_without_a_hand_over() -> None:
    state = handing()
    assert of(declined(state), Playing).brief.duties == of(state, Briefing).brief.duties
