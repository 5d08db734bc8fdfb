"""Doubtful points: what we chose, and that the other choice would be followed too."""

from __future__ import annotations

import pytest

from shipmates.deepsea import Distress, briefing, judging, rulings, sharing
from shipmates.deepsea.actions import Give, Name
from shipmates.deepsea.stages import Calling, Drafting, Predicting, Step
from shipmates.deepsea.state import Briefing, Playing
from shipmates.kernel import Seat
from shipmates.tricks import distress
from shipmates.tricks.cards import Card
from shipmates.tricks.scenes import Tricking
from shipmates.tricks.tasks import Verdict
from tests.clauses import clause
from tests.deepsea.stories import begun, story, told
from tests.deepsea.tables import (
    GAME,
    awaits,
    ended,
    free,
    give,
    lay,
    of,
    offered,
    own,
    owners,
    play,
    refusal,
    reply,
    stage,
    table,
    take,
    vote,
)
from tests.deepsea.test_missions import LEVEL
from tests.deepsea.test_tonoja import two


@clause("DS-DEAL-3", "DS-PRED-1")
def test_the_order_of_preparation(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = (Step.LAY, Step.SHARE, Step.DISTRESS, Step.PREDICT)
    assert steps == rulings.PREPARATION

    def first() -> type:
        state = lay(table("", free("T72"), distress=Distress.OFFERED), "T72")
        return type(of(own(state, "T72:1"), Briefing).stage)

    assert first() is Calling
    other = (Step.LAY, Step.SHARE, Step.PREDICT, Step.DISTRESS)
    monkeypatch.setattr(briefing, "PREPARATION", other)
    assert first() is Predicting


@pytest.mark.parametrize("mission", [8, 21])
@clause("DS-M08", "DS-M21")
def test_missions_without_tasks_are_played_out(
    mission: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert rulings.TASKLESS_MISSIONS_ARE_PLAYED_OUT
    winners = "0 1 2 3 0 0 0 0 0 0"

    def after_four() -> str:
        return ended(play(begun(mission, LEVEL, winners), told(LEVEL, winners, stop=4)))

    assert after_four() == ""
    monkeypatch.setattr(judging, "TASKLESS_MISSIONS_ARE_PLAYED_OUT", False)
    assert after_four() == "won mission-done trick=4"


@clause("DS-M26")
def test_the_volunteers_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    assert rulings.VOLUNTEERS_TAKE_TURNS

    def shared() -> str:
        state = reply(lay(table("", 26, timed=True), "T11 T12 T91"), "yes yes")
        stage(state, Drafting)
        return owners(take(state, "T11 T12 T91"))

    assert shared() == "T11:1 T12:2 T91:1"
    monkeypatch.setattr(sharing, "VOLUNTEERS_TAKE_TURNS", False)
    assert shared() == "T11:1 T12:1 T91:1"


@clause("DS-SHARE-9")
def test_comparisons_of_a_lone_captain(monkeypatch: pytest.MonkeyPatch) -> None:
    assert rulings.COMPARISONS_OF_A_LONE_CAPTAIN_ARE_REPLACED
    state = lay(table("", 14), "T92 T11 T01")
    assert awaits(reply(state, "no no no")) == ""
    monkeypatch.setattr(briefing, "COMPARISONS_OF_A_LONE_CAPTAIN_ARE_REPLACED", False)
    assert owners(of(reply(state, "no no no"), Playing)) == "T92:0 T11:0 T01:0"


@clause("DS-TONO-5")
def test_tonoja_has_no_vote(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not rulings.TONOJA_VOTES
    assert awaits(two(8, Distress.OFFERED)) == "0 2"
    monkeypatch.setattr(sharing, "TONOJA_VOTES", True)
    assert awaits(two(8, Distress.OFFERED)) == "0 1 2"
    assert Name(Seat(1)) in offered(lay(two(6), "T12 T11 T01"), 1)


MISSED = "p P b B g G y Y 9 T", "1 1 2 2 2 2 2 2 2 0"


@clause("DS-PRED-4")
def test_a_missed_secret_ends_the_attempt() -> None:
    assert rulings.SECRET_FAILURE_ENDS_AT_ONCE
    for key in ("T72", "T73"):
        assert ended(story(f"{key}:1", *MISSED, says=1, stop=2)).startswith("lost")


def test_otherwise_it_would_end_with_the_last_trick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "SECRET_FAILURE_ENDS_AT_ONCE", False)
    assert ended(story("T72:1", *MISSED, says=1, stop=2)).startswith("lost")
    assert ended(story("T73:1", *MISSED, says=1, stop=2)) == ""
    assert ended(story("T73:1", *MISSED, says=1)).startswith("lost")


@clause("DS-PRED-3")
def test_and_only_the_owner_would_know_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "SECRET_FAILURE_ENDS_AT_ONCE", False)
    state = story("T73:1 T77:0", *MISSED, says=1, stop=2)
    for seat in range(4):
        scene = GAME.look(state, Seat(seat)).scene
        assert isinstance(scene, Tricking)
        known = Verdict.FAILED if seat == 1 else Verdict.OPEN
        assert scene.verdicts == (known, Verdict.OPEN)


@clause("DS-TONO-6")
def test_tonoja_passes_face_up(monkeypatch: pytest.MonkeyPatch) -> None:
    assert distress.DUMMY_PASSES_FACE_UP
    state = vote(two(8, Distress.OFFERED), "left left")
    up, down = Give(Card.parse("P2")), Give(Card.parse("B2"))
    assert (refusal(state, 1, up), refusal(state, 1, down)) == ("", "not-offered")
    monkeypatch.setattr(distress, "DUMMY_PASSES_FACE_UP", False)
    assert (refusal(state, 1, up), refusal(state, 1, down)) == ("not-offered", "")
    row = of(give(state, "P5 B2 P7"), Playing).hands.row
    assert row is not None
    assert str(row.columns[1].down) == "P5"
