"""The distress signal: asked once, when the tasks have their owners."""

from __future__ import annotations

import pytest

from shipmates.deepsea import Distress
from shipmates.deepsea.actions import Call, Give, Play
from shipmates.deepsea.stages import Calling
from shipmates.deepsea.state import Briefing, Passing, Playing, State
from shipmates.kernel import Seat
from shipmates.tricks.cards import Card
from shipmates.tricks.passing import Way
from shipmates.tricks.scenes import Sealing
from tests.clauses import clause
from tests.deepsea.tables import (
    GAME,
    awaits,
    brief,
    do,
    give,
    lay,
    of,
    offered,
    refusal,
    stage,
    table,
    take,
    vote,
)

HANDS = "P1 B12 T4 | P2 B3 T1 | P3 B4 T2 | P4 B5 T3"


def asked(distress: Distress = Distress.OFFERED) -> State:
    """A mission without tasks, so the question comes at once."""
    return table(HANDS, 8, distress=distress)


@clause("DS-DIST-1", "DS-DEAL-3")
@pytest.mark.parametrize("distress", [Distress.OFFERED, Distress.ACTIVE])
def test_the_crew_is_asked_when_all_tasks_have_owners(distress: Distress) -> None:
    assert stage(asked(distress), Calling) == Calling()
    state = lay(table(HANDS, 1, distress=distress), "T01")
    assert not isinstance(of(state, Briefing).stage, Calling)
    stage(take(state, "T01"), Calling)
    of(asked(Distress.OFF), Playing)


@clause("DS-DIST-2")
def test_one_none_settles_it() -> None:
    state = asked()
    assert awaits(state) == "0 1 2 3"
    assert offered(state, 3) == (Call(None), Call(Way.LEFT), Call(Way.RIGHT))
    of(do(do(state, 3, Call(Way.LEFT)), 1, Call(None)), Playing)


@clause("DS-DIST-2")
def test_the_captain_settles_differing_ways() -> None:
    state = vote(asked(), "left left right left")
    assert awaits(state) == "0"
    assert offered(state, 0) == (Call(Way.LEFT), Call(Way.RIGHT))
    assert of(do(state, 0, Call(Way.RIGHT)), Passing).way is Way.RIGHT
    assert of(vote(asked(), "left left left left"), Passing).way is Way.LEFT


@clause("DS-DIST-3")
def test_every_seat_gives_a_colour_card_and_all_move_together() -> None:
    state = vote(asked(), "left left left left")
    assert Give(Card.parse("T4")) not in offered(state, 0)
    assert refusal(state, 0, Give(Card.parse("T4"))) == "not-offered"
    assert refusal(state, 0, Play(Card.parse("P1"))) == "not-now"
    chosen = do(state, 0, Give(Card.parse("P1")))
    assert awaits(chosen) == "1 2 3"
    assert offered(chosen, 0) == ()
    assert refusal(chosen, 0, Give(Card.parse("B1"))) == "not-your-turn turn=1"
    assert GAME.look(chosen, Seat(1)).scene == Sealing(Way.LEFT, (Seat(0),), None)
    assert GAME.look(chosen, Seat(1)).noted is None
    passed = of(give(state, "P1 P2 P3 P4"), Playing)
    assert brief(passed).passed is Way.LEFT
    assert [Card.parse("P1") in hand for hand in passed.hands.cards] == [0, 1, 0, 0]
    assert [Card.parse("P4") in hand for hand in passed.hands.cards] == [1, 0, 0, 0]
    other = of(give(vote(asked(), "right right right right"), "P1 P2 P3 P4"), Playing)
    assert [Card.parse("P1") in hand for hand in other.hands.cards] == [0, 0, 0, 1]


@clause("DS-DIST-4")
def test_an_active_signal_leaves_the_choice_open() -> None:
    state = asked(Distress.ACTIVE)
    assert brief(vote(state, "none")).passed is None
    assert brief(vote(state, "left left left left")).passed is Way.LEFT
