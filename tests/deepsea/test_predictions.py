"""The two cards that ask for a number, one of them in secret."""

from __future__ import annotations

from shipmates.deepsea import Distress
from shipmates.deepsea.actions import Call, Foretell
from shipmates.deepsea.stages import Calling, Predicting
from shipmates.deepsea.state import Over, Playing, State
from shipmates.kernel import Seat
from shipmates.tricks.scenes import Tricking
from shipmates.tricks.tasks import Verdict
from tests.clauses import clause
from tests.deepsea.stories import fate, story
from tests.deepsea.tables import (
    GAME,
    awaits,
    brief,
    do,
    ended,
    foretell,
    free,
    give,
    lay,
    of,
    offered,
    own,
    refusal,
    stage,
    table,
    vote,
)

BOTH = free("T72", "T73")


def both(duties: str = "T72:1 T73:3", distress: Distress = Distress.OFF) -> State:
    """Both cards have their owners."""
    return own(lay(table("P9 | P1 | P2 | P3", BOTH, distress=distress), "T72 T73"), duties)


@clause("DS-PRED-1", "DS-DEAL-3")
def test_numbers_are_fixed_after_the_pass_and_before_the_first_window() -> None:
    state = both(distress=Distress.OFFERED)
    stage(state, Calling)
    assert refusal(state, 1, Foretell("T72", 2)) == "not-offered"
    stage(do(state, 0, Call(None)), Predicting)
    passed = give(vote(state, "left left left left"), "P9 P1 P2 P3")
    assert stage(passed, Predicting).waiting == (("T72", 1), ("T73", 3))


@clause("DS-PRED-1")
def test_owners_predict_in_any_order() -> None:
    state = both()
    assert awaits(state) == "1 3"
    assert refusal(state, 0, Foretell("T72", 2)) == "not-your-turn turn=1"
    assert refusal(state, 3, Foretell("T72", 2)) == "not-offered"
    first = foretell(state, "T73", 2)
    assert awaits(first) == "1"
    of(foretell(first, "T72", 0), Playing)
    of(foretell(foretell(state, "T72", 0), "T73", 2), Playing)
    alone = both("T72:1 T73:1")
    assert awaits(alone) == "1"
    assert len(offered(alone, 1)) == 22


@clause("DS-PRED-2")
def test_any_number_of_tricks_may_be_predicted() -> None:
    assert offered(both(), 1) == tuple(Foretell("T72", n) for n in range(11))
    three = own(lay(table("", free("T72"), 3), "T72"), "T72:1")
    assert offered(three, 1)[-1] == Foretell("T72", 13)
    told = "p P b B g G y Y 9 T", "2 2 1 2 2 2 2 2 2 0"
    assert fate("T72:1", *told, says=1) == "won 10"
    assert fate("T72:1", *told, says=0) == "lost 3"
    assert fate("T72:1", *told, says=2) == "lost 10"
    assert fate("T73:1", *told, says=1) == "won 10"
    assert fate("T73:1", *told, says=10) == "lost 1"


@clause("DS-PRED-3")
def test_the_open_number_is_known_to_all_and_the_secret_one_to_its_owner() -> None:
    state = foretell(foretell(both(), "T72", 4), "T73", 2)
    assert [duty.predicted for duty in brief(state).duties] == [4, None]
    views = [GAME.look(state, Seat(seat)) for seat in range(4)]
    assert [view.noted for view in views] == [None, None, None, 2]
    early = foretell(both(), "T73", 2)
    assert [GAME.look(early, Seat(s)).noted for s in range(4)] == [None, None, None, 2]


@clause("DS-PRED-3")
def test_how_the_secret_stands_is_hidden_until_the_end() -> None:
    tricks, winners = "p P b B g G y Y 9 T", "1 2 2 2 2 2 2 2 2 0"
    alone = story("T73:1 T77:0", tricks, winners, says=1, stop=9)
    assert of(alone, Playing).verdicts == (Verdict.OPEN, Verdict.OPEN)
    over = story("T73:1", "p P", "1 1", says=1)
    assert of(over, Over).outcome.payoff[0] == 0
    assert [GAME.look(over, Seat(s)).noted for s in range(4)] == [1, 1, 1, 1]
    assert isinstance(over, Over)
    scene = GAME.look(over, Seat(0)).scene
    assert isinstance(scene, Tricking)
    assert scene.verdicts == (Verdict.FAILED,)


@clause("DS-PRED-4")
def test_a_secret_that_cannot_come_true_loses_at_once() -> None:
    lost = story("T73:1", "p P", "1 1", says=1)
    assert ended(lost) == "lost duty-failed task=T73 owner=1 trick=2 winner=1 cards=P8 P5 P6 P7"
