"""What is refused outside its time, and what a view shows before there is anything to see."""

from __future__ import annotations

import pytest

from shipmates.deepsea import Distress, opening
from shipmates.deepsea.actions import (
    Action,
    Agree,
    Deal,
    Exchange,
    Keep,
    Lay,
    Play,
    Ready,
    Skip,
    Sound,
    Take,
    TimeUp,
)
from shipmates.deepsea.briefing import apply as brief_apply
from shipmates.deepsea.sharing import apply as share_apply
from shipmates.deepsea.stages import Calling, Choosing, Council, Drafting, Matter
from shipmates.deepsea.state import Briefing, State
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Illegal, Seat
from shipmates.tricks.cards import DECK, Card
from shipmates.tricks.scenes import Shuffling
from tests.deepsea.stories import story
from tests.deepsea.tables import (
    GAME,
    awaits,
    brief,
    free,
    lay,
    of,
    offered,
    refusal,
    setup,
    table,
    vote,
)

CARD = Card.parse("P1")
NATURES: tuple[Action, ...] = (
    Sound(CARD),
    Deal((DECK,)),
    Lay(("T01",)),
    Exchange("T01", "T02"),
    TimeUp(),
)
LOST = story("T74:1", "p", "0")


def test_nature_moves_only_when_it_is_its_turn() -> None:
    for state in (table("", 8), lay(table("", 1), "T01")):
        codes = {refusal(state, NATURE, action) for action in NATURES}
        assert codes <= {"not-now", "no-clock"}
        assert GAME.chance(state, Seeded(1)) is None
    assert {refusal(LOST, NATURE, action) for action in NATURES} == {"over"}
    assert GAME.chance(LOST, Seeded(1)) is None


@pytest.mark.parametrize("state", [opening(setup(1)), opening(setup(20))])
def test_nobody_acts_before_the_deal_and_nothing_is_seen(state: State) -> None:
    assert refusal(state, 0, Ready()) == "natures-turn"
    assert (awaits(state), offered(state, 0)) == ("", ())
    view = GAME.look(state, Seat(0))
    assert (view.brief, len(view.hand), view.scene) == (None, 0, Shuffling())


def test_nobody_acts_for_nature_and_nothing_after_the_end() -> None:
    state = table("", 1)
    assert refusal(state, 0, Take("T01")) == "natures-turn"
    assert (awaits(state), offered(state, 0)) == ("", ())
    assert refusal(LOST, 0, Play(CARD)) == "over"
    assert (awaits(LOST), offered(LOST, 0)) == ("", ())


def test_a_seat_that_is_not_awaited_may_do_nothing() -> None:
    state = lay(table("", 1), "T01")
    assert offered(state, 1) == ()
    assert refusal(state, 0, Keep()) == "not-offered"
    voting = table("", 8, distress=Distress.OFFERED)
    assert offered(vote(voting, "left"), 0) == ()
    assert refusal(table("", 8), 7, Ready()) == "not-your-turn turn=0"


def test_what_fits_no_stage_is_refused_by_the_stage_itself() -> None:
    state = of(lay(table("", free("T01")), "T01"), Briefing)
    at = brief(state)
    council = Council(Matter.OWNER, (Seat(0),))
    for stage in (Drafting((Seat(0),), 1), Choosing(), council):
        with pytest.raises(Illegal, match="not-now"):
            share_apply(at, stage, Seat(0), Keep() if stage is not council else Agree())
    voting = of(table("", 8, distress=Distress.OFFERED), Briefing)
    assert voting.stage == Calling()
    with pytest.raises(Illegal, match="not-now"):
        brief_apply(voting, Seat(0), Skip())
