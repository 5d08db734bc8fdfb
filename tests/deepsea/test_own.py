"""Own missions, and what is refused before the deal."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shipmates.deepsea import CATALOGUE, MISSIONS, Setup, epilogue, opening
from shipmates.deepsea.catalogue import TaskCard
from shipmates.deepsea.mission import (
    Clock,
    FinalCard,
    Level,
    Mission,
    Sharing,
    Sonar,
    Together,
)
from shipmates.deepsea.state import Over
from shipmates.kernel import Illegal, Seat
from shipmates.tricks.cards import SUITED, VALUED, Card, Suit
from shipmates.tricks.tasks import (
    NONE,
    Cards,
    Either,
    Every,
    Outdo,
    Predict,
    Relation,
    Rival,
    Task,
    Tricks,
    at_least,
    exactly,
)
from tests.clauses import clause
from tests.deepsea.stories import begun, told
from tests.deepsea.tables import (
    awaits,
    brief,
    display,
    do,
    ended,
    free,
    lay,
    offered,
    own,
    owners,
    play,
    setup,
    table,
    take,
)


def card(key: str, task: Task, hard: int = 2) -> TaskCard:
    """An own task card, the same for every crew."""
    return TaskCard(key, (hard, hard, hard), (task, task, task))


def refused(at: Setup) -> str:
    """Why this setup cannot be played; empty if it can."""
    try:
        opening(at)
    except Illegal as illegal:
        return str(illegal)
    return ""


@clause("DS-OWN-1")
def test_an_own_mission_joins_fixed_and_own_cards_with_rules() -> None:
    mine = card("mine", Cards(SUITED[Suit.BLUE], at_least(4)))
    mission = Mission(
        0,
        fixed=("T01", "mine"),
        sharing=Sharing.FREE,
        sonar=Sonar.CURRENTS,
        clock=Clock(60),
        rules=(Together(Cards(VALUED[9], NONE)),),
        cards=(mine,),
    )
    state = own(lay(begun(mission, "p b 9", "0 1 1"), "T01 mine"), "T01:0 mine:1")
    assert brief(state).radio.muted
    assert setup(mission, timed=True).seconds == 60
    over = play(state, told("p b 9", "0 1 1"))
    assert ended(over).startswith("lost rule-broken rule=0 trick=3")


@clause("DS-OWN-1")
def test_an_own_mission_is_drawn_to_its_difficulty() -> None:
    mine = card("mine", Tricks(exactly(1)), 3)
    mission = Mission(0, difficulty=4, cards=(mine,), opens=2)
    state = lay(table("", mission), "mine T01")
    assert display(state) == "mine T01"
    state = take(state, "T01 mine")
    assert (owners(state), awaits(state)) == ("T01:0 mine:1", "0")
    assert setup(mission).knows("mine")
    assert not setup(1).knows("mine")


@clause("DS-OWN-1")
def test_tasks_and_rules_must_all_come_true() -> None:
    mission = free("T01", rules=(FinalCard(Card.parse("Y5")), Level(VALUED[9], by=4)))
    tricks = "p P b B g G y 9 T Y8+Y6+Y7+Y5"
    winners = "0 0 0 0 0 0 0 0 0 0"
    state = own(lay(begun(mission, tricks, winners), "T01"), "T01:0")
    assert ended(play(state, told(tricks, winners, stop=9))) == ""
    assert ended(play(state, told(tricks, winners))) == "won tasks-done trick=10"
    assert isinstance(play(state, told(tricks, winners)), Over)


@clause("DS-SHARE-3")
def test_a_comparison_within_a_task_is_no_task_for_the_captain() -> None:
    outdo = Outdo(Relation.MORE, Rival.CAPTAIN)
    parts = (outdo, Tricks(at_least(1)))
    mission = replace(
        free("every", "either", "plain"),
        cards=(
            card("every", Every(parts)),
            card("either", Either(parts)),
            card("plain", Tricks(NONE)),
        ),
    )
    state = lay(table("", mission), "every either plain")
    keys = [getattr(action, "key", "") for action in offered(state, 0)]
    assert keys == ["plain", ""]
    assert do(state, 1, offered(state, 1)[0]) != state


HALF = sum(card.value(4) for card in CATALOGUE) // 2
PREDICTS = card("oracle", Either((Tricks(NONE), Every((Predict(secret=True),)))))


@pytest.mark.parametrize(
    ("at", "why"),
    [
        (setup(1, 1), "setup-players players=1"),
        (setup(1, 6), "setup-players players=6"),
        (setup(1, 2, tonoja=3), "setup-tonoja seat=3"),
        (setup(1, timed=True), "setup-timed mission=1"),
        (setup(1, again="T97"), "setup-task task=T97"),
        (setup(1, used=("T00",)), "setup-task task=T00"),
        (setup(Mission(0, fixed=("none",))), "setup-task task=none"),
        (setup(8, again="T01"), "setup-again mission=8"),
        (setup(1, again="T01 T01"), "setup-task-twice"),
        (setup(Mission(0, fixed=("T02", "T02"))), "setup-task-twice"),
        (
            setup(Mission(0, difficulty=HALF + 1)),
            f"setup-difficulty difficulty={HALF + 1} most={HALF}",
        ),
        (setup(Mission(0, difficulty=-1)), f"setup-difficulty difficulty=-1 most={HALF}"),
        (setup(Mission(0, difficulty=5, volunteers=0)), "setup-volunteers count=0"),
        (setup(Mission(0, difficulty=5, volunteers=3)), "setup-volunteers count=3"),
        (
            setup(Mission(0, difficulty=5, cards=(PREDICTS,))),
            "setup-own-prediction task=oracle",
        ),
    ],
)
@clause("DS-OWN-2")
def test_what_cannot_be_played_is_refused_before_the_deal(at: Setup, why: str) -> None:
    assert refused(at) == why


@clause("DS-OWN-2", "DS-EPI-1")
def test_what_can_be_played_is_not_refused() -> None:
    for page in MISSIONS:
        for players in range(2, 6):
            assert refused(setup(page, players)) == ""
    assert refused(setup(epilogue(HALF))) == ""
    assert refused(setup(epilogue(HALF + 1))) != ""
    assert refused(Setup(MISSIONS[0], 3, tonoja=Seat(9))) == ""
