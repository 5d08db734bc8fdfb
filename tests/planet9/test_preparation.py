"""From the deal to the first trick: the commander, and the order of things."""

from __future__ import annotations

import pytest

from shipmates.kernel import Seat
from shipmates.planet9 import MISSIONS, Distress
from shipmates.planet9.actions import Name, Take
from shipmates.planet9.briefing import agenda
from shipmates.planet9.mission import Who
from shipmates.planet9.rulings import PREPARATION
from shipmates.planet9.stages import Step
from shipmates.planet9.state import Briefing
from shipmates.tricks.cards import Card
from tests.clauses import clause
from tests.planet9.briefings import briefed, prepared, stages
from tests.planet9.deals import setup
from tests.planet9.tables import GAME, awaits, lay, of, offered, play, table


@pytest.mark.parametrize("seat", range(4))
@clause("P9-CMDR-1")
def test_whoever_has_rocket_four_is_commander_and_all_are_told(seat: int) -> None:
    state = table("|" * seat + "T4", 10, leader=seat)
    for eyes in range(4):
        brief = GAME.look(state, Seat(eyes)).brief
        assert brief is not None
        assert brief.commander == seat


@clause("P9-CMDR-2", "P9-TASK-2")
def test_the_commander_picks_first_and_leads_first() -> None:
    state = lay(table("|| T4", 2, leader=2), "P1 B2")
    assert awaits(state) == "2"
    assert offered(state, 2) == (Take(Card.parse("P1")), Take(Card.parse("B2")))
    assert offered(state, 3) == ()
    ready = prepared(state, "B2 P1")
    assert [(str(d.card), d.owner) for d in ready.brief.duties] == [("B2", 2), ("P1", 3)]
    assert ready.trick.leader == 2


@pytest.mark.parametrize("mission", [5, 9, 13, 29, 46, 50])
@clause("P9-CMDR-2")
def test_the_commander_leads_also_without_tasks(mission: int) -> None:
    state = prepared(table("||| T4", mission, leader=3), name=1)
    assert state.trick.leader == 3
    assert play(state, "T4")


@clause("P9-CMDR-2", "P9-NAME-4")
def test_the_commander_carries_out_the_special_rule() -> None:
    state = lay(table("||| T4", 11, leader=3), "P1 B2 G3 Y4")
    assert awaits(state) == "3"
    assert [action for action in offered(state, 3) if isinstance(action, Name)]


@pytest.mark.parametrize(
    ("mission", "players", "steps"),
    [
        (1, 4, "Laying Drafting Calling"),
        (5, 4, "Polling Appointing Calling"),
        (9, 4, "Calling"),
        (11, 4, "Laying Appointing Drafting Calling"),
        (20, 4, "Polling Appointing Laying Calling"),
        (23, 4, "Laying Council Drafting Calling"),
        (24, 3, "Laying Polling Appointing " * 6 + "Calling"),
        (27, 5, "Polling Appointing Laying Council Calling"),
        (33, 4, "Polling Appointing Calling"),
        (40, 4, "Laying Council Drafting Calling"),
        (40, 5, "Laying Council Drafting Council Calling"),
        (41, 4, "Polling Appointing Calling"),
        (46, 4, "Calling"),
        (50, 4, "Polling Council Consent Calling"),
    ],
)
@clause("P9-DEAL-5", "P9-DIST-1", "P9-HAND-3")
def test_the_order_of_preparation(mission: int, players: int, steps: str) -> None:
    state = table("", mission, players, distress=Distress.OFFERED)
    assert stages(briefed(state, "P123456789"[: MISSIONS[mission - 1].tasks + 1])) == steps


@clause("P9-DEAL-5", "P9-M46")
def test_the_pink_nine_is_announced_before_anything_else() -> None:
    state = of(table("| P9", 46, distress=Distress.OFFERED), Briefing)
    assert state.brief.part(Who.NEIGHBOUR) == 2


@clause("P9-DEAL-5", "P9-HAND-3")
def test_our_order_of_preparation() -> None:
    assert PREPARATION == (
        Step.LAY,
        Step.CHANGE,
        Step.NAME,
        Step.ROLES,
        Step.HAND_OUT,
        Step.HAND_OVER,
        Step.DISTRESS,
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@clause("P9-DIST-1")
def test_distress_is_asked_in_every_mission_once_and_last(players: int) -> None:
    for mission in range(1, 51):
        for distress in (Distress.OFFERED, Distress.ACTIVE):
            steps = agenda(setup(mission, players, distress=distress))
            assert steps.count(Step.DISTRESS) == 1
            assert steps[-1] is Step.DISTRESS
        assert Step.DISTRESS not in agenda(setup(mission, players))


def test_another_order_is_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    turned = (*PREPARATION[:-2], Step.DISTRESS, Step.HAND_OVER)
    monkeypatch.setattr("shipmates.planet9.briefing.PREPARATION", turned)
    state = table("", 25, 5, distress=Distress.OFFERED)
    assert stages(briefed(state, "P123456")) == "Laying Drafting Calling Council"
