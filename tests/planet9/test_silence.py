"""Missions in which radio is worse: dead zone, disruption, and the silent member."""

from __future__ import annotations

import pytest

from shipmates.kernel import Seat
from shipmates.planet9 import MISSIONS
from shipmates.planet9.actions import Name, Ready
from shipmates.planet9.state import Playing, State
from shipmates.tricks.signals import OPEN, Meaning, Signal
from tests.clauses import clause
from tests.planet9.briefings import prepared
from tests.planet9.stories import line
from tests.planet9.tables import awaits, do, lay, of, offered, play, refusal, signal, table

DEAD_ZONE = {6, 14, 21, 25, 29, 39}
DISRUPTED = {18: 2, 30: 2, 19: 3, 28: 3, 38: 3}
TASKS = "Y12345678"


def signals(state: State, seat: int) -> list[Signal]:
    return [action for action in offered(state, seat) if isinstance(action, Signal)]


def after(mission: int, tricks: int) -> State:
    """After so many tricks in which no task falls."""
    told = line(" ".join("pPb"[:tricks]), " ".join("123"[:tricks]))
    tasks = TASKS[: MISSIONS[mission - 1].tasks + 1]
    return play(prepared(table("", mission, line=told), tasks), told)


@pytest.mark.parametrize("mission", sorted(DEAD_ZONE))
@clause("P9-DEAD-1", "P9-DEAD-2")
def test_in_the_dead_zone_a_card_is_shown_without_a_word(mission: int) -> None:
    hands = "P159 B37 G4 | Y9"
    state = prepared(table(hands, mission), TASKS[: MISSIONS[mission - 1].tasks + 1])
    assert {s.meaning for seat in range(4) for s in signals(state, seat)} == {Meaning.UNSAID}
    held = of(state, Playing).hands[Seat(0)]
    pinks = [card for card in held if str(card).startswith("P")]
    for card in pinks:
        may = card in (pinks[0], pinks[-1])
        assert (Signal(card, Meaning.UNSAID) in signals(state, 0)) is may
    assert refusal(state, 0, Signal(pinks[0], Meaning.LOWEST)).startswith("signal-untrue")
    used = do(state, 0, Signal(pinks[0], Meaning.UNSAID))
    assert signals(used, 0) == []
    assert refusal(used, 0, Signal(pinks[-1], Meaning.UNSAID)) == "radio-used"


@clause("P9-DEAD-1", "P9-DISR-1")
def test_in_all_other_missions_radio_is_ordinary() -> None:
    for mission in MISSIONS:
        assert mission.radio.muted is (mission.number in DEAD_ZONE)
        assert mission.radio.opens == DISRUPTED.get(mission.number, 1)
    ordinary = [m for m in MISSIONS if m.number not in DEAD_ZONE | DISRUPTED.keys()]
    assert all(mission.radio == OPEN for mission in ordinary)


@pytest.mark.parametrize(("mission", "opens"), DISRUPTED.items())
@clause("P9-DISR-1", "P9-DISR-2")
def test_disruption_ends_directly_before_its_trick(mission: int, opens: int) -> None:
    for tricks in range(opens - 1):
        state = after(mission, tricks)
        assert awaits(state) == str(of(state, Playing).trick.leader)
        for seat in range(4):
            assert signals(state, seat) == []
            assert refusal(state, seat, Ready()) == f"radio-disrupted trick={opens}"
            card = of(state, Playing).hands[Seat(seat)].low
            shown = Signal(card, Meaning.LOWEST)
            assert refusal(state, seat, shown) == f"radio-disrupted trick={opens}"
    state = after(mission, opens - 1)
    leader = of(state, Playing).trick.leader
    assert awaits(state).split() == [str((leader + i) % 4) for i in (1, 2, 3)]
    assert all(signals(state, seat) for seat in range(4))


def silenced(hands: str = "", players: int = 4, *, name: int = 2) -> State:
    """Mission 11 with this member named."""
    state = lay(table(hands, 11, players), "Y1 Y2 Y3 Y4")
    return prepared(do(state, 0, Name(Seat(name))), "Y1234")


@clause("P9-M11")
def test_the_silent_member_says_nothing_and_is_not_awaited() -> None:
    state = silenced("B1|B2|B3|B4", name=2)
    assert awaits(state) == "1 3"
    assert offered(state, 2) == ()
    assert refusal(state, 2, Ready()) == "radio-silenced"
    assert refusal(state, 2, signal("B3 lowest")) == "radio-silenced"
    assert signals(state, 1)
    assert of(state, Playing).brief.loads == (1, 1, 1, 1)


@clause("P9-M11")
def test_the_silent_member_stays_silent_in_every_trick_also_as_leader() -> None:
    told = line("p P", "2 1")
    state = lay(table("", 11, line=told), "Y1 Y2 Y3 Y4")
    state = play(prepared(do(state, 0, Name(Seat(2))), "Y1234"), told[: 4 * 3])
    assert of(state, Playing).trick.leader == 2
    assert awaits(state) == "3 0 1"
    assert signals(state, 2) == []
    state = play(state, told[4 * 3 :])
    assert awaits(state) == "3 0"


@clause("P9-M11", "P9-NAME-3", "P9-NAME-4")
def test_the_commander_names_without_asking_and_before_the_draft() -> None:
    state = lay(table("", 11), "Y1 Y2 Y3 Y4")
    assert awaits(state) == "0"
    assert offered(state, 0) == tuple(Name(Seat(seat)) for seat in (1, 2, 3))
    assert refusal(state, 0, Name(Seat(0))) == "not-offered"
