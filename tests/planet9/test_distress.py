"""The distress signal: asked, voted, sealed and passed."""

from __future__ import annotations

import pytest

from shipmates.kernel import Seat
from shipmates.planet9 import Distress
from shipmates.planet9.actions import CALLS, Call, Give
from shipmates.planet9.stages import Calling
from shipmates.planet9.state import Briefing, Passing, Playing, State
from shipmates.planet9.view import Sealing, Tricking
from shipmates.tricks.cards import Card
from shipmates.tricks.passing import Way
from tests.clauses import clause
from tests.planet9.tables import (
    GAME,
    awaits,
    do,
    give,
    lay,
    of,
    offered,
    refusal,
    signal,
    table,
    take,
    vote,
)

HANDS = "P1234 B1234 G1 T4 | P5678 G2345 Y1 T1 | P9 B56789 Y2345 | G6789 Y6789 T23"


def asked(distress: Distress = Distress.OFFERED, *, leader: int = 0) -> State:
    """The crew is asked about distress in a mission without tasks."""
    hands = "|".join(HANDS.split("|")[-leader:] + HANDS.split("|")[:-leader])
    return table(hands if leader else HANDS, 9, distress=distress, leader=leader)


def held(state: State) -> list[str]:
    return list(map(str, of(state, Playing).hands.cards))


@clause("P9-DIST-1")
def test_the_crew_is_asked_after_the_tasks_and_before_the_radio() -> None:
    state = take(lay(table(HANDS, 1, distress=Distress.OFFERED), "Y9"), "Y9")
    assert of(state, Briefing).stage == Calling()
    assert offered(state, 0) == CALLS
    after = of(vote(state, "none"), Playing)
    assert refusal(after, 0, Call(Way.LEFT)) == "not-now"


@clause("P9-DIST-2")
def test_one_no_settles_it() -> None:
    for votes in ("none", "left none", "left right none", "right right right none"):
        after = of(vote(asked(), votes), Playing)
        assert after.brief.passed is None
        assert after.moved == ()
        assert held(after) == held(vote(asked(), "none"))


@clause("P9-DIST-2")
def test_everybody_votes_openly_and_in_any_order() -> None:
    state = asked()
    assert awaits(state) == "0 1 2 3"
    state = do(state, 2, Call(Way.LEFT))
    assert awaits(state) == "0 1 3"
    assert GAME.look(state, Seat(3)).scene == Calling(((Seat(2), Way.LEFT),))
    assert refusal(state, 2, Call(Way.RIGHT)) == "not-your-turn turn=0"
    for seat in (3, 1):
        state = do(state, seat, Call(Way.LEFT))
    assert of(do(state, 0, Call(Way.LEFT)), Passing).way is Way.LEFT


@clause("P9-DIST-3")
def test_the_commander_settles_the_direction() -> None:
    state = vote(asked(leader=2), "left left right left")
    assert awaits(state) == "2"
    assert offered(state, 2) == (Call(Way.LEFT), Call(Way.RIGHT))
    assert refusal(state, 2, Call(None)) == "not-offered"
    assert refusal(state, 0, Call(Way.LEFT)) == "not-your-turn turn=2"
    for way in Way:
        assert of(do(state, 2, Call(way)), Passing).way is way
        assert of(do(state, 2, Call(way)), Passing).brief.passed is way


@pytest.mark.parametrize(
    ("way", "after"),
    [
        ("left", ["Y9", "P1", "G2", "P9"]),
        ("right", ["G2", "P9", "Y9", "P1"]),
    ],
)
@clause("P9-DIST-4")
def test_every_seat_gives_one_card_to_the_same_side(way: str, after: list[str]) -> None:
    state = give(vote(asked(), f"{way} " * 4), "P1 G2 P9 Y9")
    before, hands = held(vote(asked(), "none")), held(state)
    for seat, (got, gave) in enumerate(zip(after, ["P1", "G2", "P9", "Y9"], strict=True)):
        assert got in hands[seat]
        assert gave not in hands[seat]
        assert len(hands[seat]) == len(before[seat])


@clause("P9-DIST-5")
def test_rockets_are_never_passed() -> None:
    state = vote(asked(), "left left left left")
    assert all(not a.card.is_trump for a in offered(state, 3) if isinstance(a, Give))
    assert len(offered(state, 3)) == 8
    assert refusal(state, 3, Give(Card.parse("T2"))) == "not-offered"
    assert refusal(state, 3, Give(Card.parse("P1"))) == "not-offered"


@clause("P9-DIST-6")
def test_choices_are_sealed_until_all_have_chosen() -> None:
    state = vote(asked(), "left left left left")
    assert awaits(state) == "0 1 2 3"
    one, other = (do(state, 1, Give(Card.parse(card))) for card in ("G2", "P5"))
    assert awaits(one) == "0 2 3"
    for seat in (0, 2, 3):
        assert GAME.look(one, Seat(seat)) == GAME.look(other, Seat(seat))
    assert GAME.look(one, Seat(1)).scene == Sealing(Way.LEFT, (Seat(1),), Card.parse("G2"))
    assert GAME.look(one, Seat(0)).scene == Sealing(Way.LEFT, (Seat(1),), None)
    assert "G2" in str(of(one, Passing).hands[Seat(1)])
    assert refusal(one, 1, Give(Card.parse("P5"))) == "not-your-turn turn=0"


@clause("P9-DIST-6", "P9-RADIO-14")
def test_afterwards_each_knows_what_it_gave_and_got_and_no_more() -> None:
    state = give(vote(asked(), "left left left left"), "P1 G2 P9 Y9")
    scene = GAME.look(state, Seat(2)).scene
    assert isinstance(scene, Tricking)
    assert [list(map(str, pair)) for pair in scene.moved] == [["P9", "G2"]]


@clause("P9-RADIO-7", "P9-DIST-1")
def test_there_is_no_radio_while_cards_are_passed() -> None:
    state = vote(asked(), "left left left left")
    assert refusal(state, 0, signal("G1 only")) == "not-now"


@clause("P9-CMDR-3", "P9-DIST-5")
def test_the_commander_is_the_same_after_the_pass() -> None:
    state = of(give(vote(asked(), "left left left left"), "P1 G2 P9 Y9"), Playing)
    assert state.brief.commander == 0
    assert state.trick.leader == 0


@clause("P9-DIST-7")
def test_an_active_signal_is_offered_again_and_need_not_be_used() -> None:
    state = asked(Distress.ACTIVE)
    assert offered(state, 0) == CALLS
    unused = of(vote(state, "none"), Playing).brief
    assert unused.setup.distress is Distress.ACTIVE
    assert unused.passed is None
    assert of(vote(state, "left left left left"), Passing).brief.passed is Way.LEFT


def test_a_crew_may_leave_the_signal_at_home() -> None:
    assert of(table(HANDS, 9, distress=Distress.OFF), Playing)
