"""Doubtful points: what we chose, and that the other choice would be followed too."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location

import pytest

from shipmates.kernel import NATURE, Seat
from shipmates.planet9 import (
    Distress,
    briefing,
    councils,
    dealing,
    missions,
    rules,
    rulings,
)
from shipmates.planet9.actions import Assign, Decline, Draw, Give, HandOver, Name, Retoken
from shipmates.planet9.mission import Mission, Who
from shipmates.planet9.stages import Council, Deciding, Drafting, Matter
from shipmates.planet9.state import Briefing, Drawing, Playing, State
from shipmates.tricks import distress
from shipmates.tricks.cards import Card
from shipmates.tricks.signals import NEVER, Radio
from tests.clauses import clause
from tests.planet9.briefings import briefed, prepared, until
from tests.planet9.deals import cards
from tests.planet9.tables import (
    GAME,
    awaits,
    do,
    give,
    lay,
    named,
    of,
    offered,
    play,
    refusal,
    reply,
    table,
    vote,
)

ROW = "P1/B1 P2/B2 P3/B3 G1/Y1 G2/Y2 G3/Y3 T1/P4"
HANDS = "P56 B4567 G456 Y4 T234 | P789 B89 G789 Y56789"


def two(mission: int, distress: Distress = Distress.OFF) -> State:
    """Two people, JARVIS between them at seat 1."""
    return table(HANDS, mission, 2, row=ROW, jarvis=1, distress=distress)


def missions_if(monkeypatch: pytest.MonkeyPatch, constant: str) -> tuple[Mission, ...]:
    """The fifty as they would be with this constant turned round."""
    monkeypatch.setattr(rulings, constant, not getattr(rulings, constant))
    spec = spec_from_file_location("other_missions", missions.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return tuple(module.MISSIONS)


def test_only_the_mission_in_question_would_change(monkeypatch: pytest.MonkeyPatch) -> None:
    others = missions_if(monkeypatch, "BALANCE_MISSION_IS_DEAD_ZONE")
    changed = [a.number for a, b in zip(missions.MISSIONS, others, strict=True) if a != b]
    assert changed == [29]


@clause("P9-M29", "P9-DEAD-1")
def test_mission_29_is_a_dead_zone(monkeypatch: pytest.MonkeyPatch) -> None:
    assert missions.MISSIONS[28].radio == Radio(muted=True)
    assert missions_if(monkeypatch, "BALANCE_MISSION_IS_DEAD_ZONE")[28].radio == NEVER


@clause("P9-NAME-4")
def test_whether_commanders_may_silence_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    state = lay(table("", 11), "P1 P2 P3 P4")
    assert named(state) == [1, 2, 3]
    monkeypatch.setattr(briefing, "COMMANDER_MAY_BE_SILENT", True)
    assert named(state) == [0, 1, 2, 3]


@clause("P9-M46")
def test_the_member_of_mission_46_is_fixed_at_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    def member() -> Seat | None:
        state = table("| P9 B1", 46, distress=Distress.OFFERED)
        state = vote(state, "left left left left")
        low = [str(of_give(state, seat)) for seat in (0, 2, 3)]
        passed = give(state, f"{low[0]} P9 {low[1]} {low[2]}")
        assert Card.parse("P9") in of(passed, Playing).hands[Seat(2)]
        return of(passed, Playing).brief.part(Who.NEIGHBOUR)

    assert member() == 2
    monkeypatch.setattr(rules, "PINK_NINE_MEMBER_FIXED_AT_DEAL", False)
    assert member() == 3


def of_give(state: State, seat: int) -> Card:
    """The first card this seat may pass on."""
    first = offered(state, seat)[0]
    assert isinstance(first, Give)
    return first.card


@clause("P9-SWAP-3")
def test_changing_tokens_needs_consent(monkeypatch: pytest.MonkeyPatch) -> None:
    state = lay(table("", 23), "P1 P2 P3 P4 P5")
    change = Retoken(Card.parse("P1"), Card.parse("P2"))
    assert awaits(do(state, 2, change)) == "0 1 3"
    monkeypatch.setattr(councils, "TOKEN_CHANGE_NEEDS_CONSENT", False)
    assert of(do(state, 2, change), Briefing).stage == Drafting()
    handing = until(Council, briefed(table("", 25, 5), "P123456"))
    assert awaits(do(handing, 0, HandOver(Card.parse("P1"), Seat(1)))) == "1 2 3 4"


@clause("P9-ROLE-3")
def test_the_crew_agrees_on_the_roles(monkeypatch: pytest.MonkeyPatch) -> None:
    assert awaits(reply(table("", 50), "first last between")) == "0 1 2 3"
    monkeypatch.setattr(briefing, "CREW_PROPOSES_ROLES", False)
    state = reply(table("", 50), "first last between")
    assert of(state, Briefing).stage == Deciding(Matter.ROLES)
    assert awaits(state) == "0"
    assert of(do(state, 0, Assign(Seat(2), Seat(0))), Playing).brief.part(Who.FIRST) == 2


@clause("P9-HAND-5")
def test_the_hand_over_may_break_the_even_spread(monkeypatch: pytest.MonkeyPatch) -> None:
    for mission in (32, 36, 43):
        state = until(Council, briefed(table("", mission, 5), "P123456789"))
        loads = state.brief.loads
        fullest, emptiest = loads.index(max(loads)), loads.index(min(loads))
        card = next(d.card for d in state.brief.duties if d.owner == emptiest)
        uneven = HandOver(card, Seat(fullest))
        assert uneven in offered(state, 0)
        with monkeypatch.context() as patch:
            patch.setattr(councils, "HAND_OVER_MAY_BREAK_EVEN_SPREAD", False)
            assert uneven not in offered(state, 0)
            alike = loads.index(min(loads), emptiest + 1) if mission != 43 else fullest
            assert HandOver(card, Seat(alike)) not in offered(state, 0)
            other = next(d.card for d in state.brief.duties if d.owner == fullest)
            assert HandOver(other, Seat(emptiest)) in offered(state, 0)
    drafted = until(Council, briefed(table("", 25, 5), "P123456"))
    monkeypatch.setattr(councils, "HAND_OVER_MAY_BREAK_EVEN_SPREAD", False)
    assert HandOver(Card.parse("P2"), Seat(0)) in offered(drafted, 0)


@clause("P9-JARV-9")
def test_jarvis_is_polled(monkeypatch: pytest.MonkeyPatch) -> None:
    assert awaits(two(5)) == "1"
    monkeypatch.setattr(briefing, "JARVIS_IS_POLLED", False)
    assert awaits(two(5)) == "2"
    assert offered(reply(two(5), "good"), 0) == (Name(Seat(1)), Name(Seat(2)))


@clause("P9-JARV-8")
def test_jarvis_is_not_silenced(monkeypatch: pytest.MonkeyPatch) -> None:
    state = lay(two(11), "P1 P2 P3 P4")
    assert offered(state, 0) == (Name(Seat(2)),)
    monkeypatch.setattr(briefing, "JARVIS_MAY_BE_SILENT", True)
    assert offered(state, 0) == (Name(Seat(1)), Name(Seat(2)))


@clause("P9-JARV-12")
def test_jarvis_draws_and_is_drawn_from_face_down(monkeypatch: pytest.MonkeyPatch) -> None:
    state = of(play(prepared(two(12), "Y6 Y7 Y8 Y9"), "P5 P1 P7"), Drawing)
    up, down = Draw(cards("P6 P2 P8")), Draw(cards("P6 B2 P8"))
    assert (refusal(state, NATURE, up), refusal(state, NATURE, down)) == ("draw-wrong", "")
    monkeypatch.setattr(dealing, "JARVIS_DRAWS_FACE_DOWN", False)
    assert (refusal(state, NATURE, up), refusal(state, NATURE, down)) == ("", "draw-wrong")
    after = of(GAME.apply(state, NATURE, up), Playing)
    assert str(after.hands[Seat(1)]) == "P3 P6 B1 G1 G2 G3 T1"


@clause("P9-JARV-11")
def test_jarvis_passes_face_up(monkeypatch: pytest.MonkeyPatch) -> None:
    state = vote(two(9, Distress.OFFERED), "left left")
    up, down = Give(Card.parse("P2")), Give(Card.parse("B2"))
    assert (refusal(state, 1, up), refusal(state, 1, down)) == ("", "not-offered")
    monkeypatch.setattr(distress, "DUMMY_PASSES_FACE_UP", False)
    assert (refusal(state, 1, up), refusal(state, 1, down)) == ("not-offered", "")
    row = of(give(state, "P5 B2 P7"), Playing).hands.row
    assert row is not None
    assert str(row.columns[1].down) == "P5"


@clause("P9-JARV-13")
def test_jarvis_has_no_vote(monkeypatch: pytest.MonkeyPatch) -> None:
    assert awaits(two(9, Distress.OFFERED)) == "0 2"
    monkeypatch.setattr(councils, "JARVIS_VOTES", True)
    assert awaits(two(9, Distress.OFFERED)) == "0 1 2"
    assert Decline() in offered(lay(two(23), "P1 P2 P3 P4 P5"), 1)
