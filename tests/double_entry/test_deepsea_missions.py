"""The thirty-two missions of Deep Sea against `facts/`, which was gathered by other hands."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from shipmates.deepsea import MISSIONS, epilogue
from shipmates.deepsea.mission import (
    AheadOfAll,
    FinalCard,
    Level,
    Mission,
    NoLead,
    Rule,
    Sharing,
    Sonar,
)
from shipmates.tricks.cards import SUITED, TRUMPS, VALUED, Card, CardSet, Suit

Fact = dict[str, Any]
FACTS: list[Fact] = json.loads(
    (Path(__file__).parents[2] / "facts" / "deep_sea_missions.json").read_text("utf-8")
)
every = pytest.mark.parametrize(
    ("mission", "fact"),
    list(zip(MISSIONS, FACTS, strict=True)),
    ids=[f"mission-{mission.number}" for mission in MISSIONS],
)
SONARS = {
    "normal": Sonar.NORMAL,
    "currents": Sonar.CURRENTS,
    "rapture_of_the_deep": Sonar.RAPTURE,
    "unfamiliar_terrain": Sonar.TERRAIN,
    "none": Sonar.NONE,
}
SHARING = {
    "draft_clockwise_from_captain": Sharing.DRAFT,
    "crew_agrees_on_one_member": Sharing.TOGETHER,
    "captain_all_or_one_willing_member": Sharing.CAPTAIN,
    "volunteers": Sharing.VOLUNTEERS,
    "free_discussion": Sharing.FREE,
}
SUITS = {suit.name.lower(): SUITED[suit] for suit in Suit} | {"submarine": TRUMPS}


def objective(fact: Fact) -> tuple[Rule, ...]:
    """The rules a mission must have, read from the facts alone."""
    goal = fact.get("objective") or {"kind": None}
    match goal["kind"]:
        case "value_balance":
            return (Level(VALUED[goal["value"]], by=goal["max_gap"]),)
        case "forbidden_lead":
            cards = CardSet()
            for suit in goal["suits"]:
                cards |= SUITS[suit]
            return (NoLead(cards),)
        case "first_winner_leads":
            return (AheadOfAll(),)
        case "card_is_last_card_of_last_trick":
            card = goal["card"]
            return (FinalCard(Card.parse(f"{card['suit'][0].upper()}{card['value']}")),)
        case None:
            return ()
    raise AssertionError(goal)


def test_all_thirty_two_stand_in_order() -> None:
    assert [mission.number for mission in MISSIONS] == list(range(1, 33))
    assert [fact["mission"] for fact in FACTS] == list(range(1, 33))


@every
def test_difficulty_and_tasks(mission: Mission, fact: Fact) -> None:
    assert mission.difficulty == (fact.get("difficulty") or 0)
    assert mission.fixed == tuple(fact.get("fixed_tasks") or ())
    sources = {"draw": mission.difficulty > 0, "fixed": bool(mission.fixed)}
    assert sources.get(fact["task_source"], not mission.has_tasks)


@every
def test_how_tasks_are_shared(mission: Mission, fact: Fact) -> None:
    allocation = fact.get("allocation") or {"kind": "draft_clockwise_from_captain"}
    assert mission.sharing is SHARING[allocation["kind"]]
    assert mission.volunteers == allocation.get("count", 1)
    assert mission.hardest_first == ("captain_first_pick" in allocation)
    assert mission.captain_spared == (allocation.get("skip") == "captain")
    assert (mission.sharing is Sharing.FREE) == bool(fact.get("free_task_selection"))


@every
def test_sonar(mission: Mission, fact: Fact) -> None:
    assert mission.sonar is SONARS[fact["communication"]]
    assert (mission.opens == 2) == bool(fact.get("communication_timing"))
    assert mission.opens in (1, 2)


@every
def test_clock(mission: Mission, fact: Fact) -> None:
    clock = fact.get("real_time")
    if clock is None:
        assert mission.clock is None
        return
    assert mission.clock is not None
    other = clock["untimed_alternative"]
    assert mission.clock.seconds == clock["seconds"]
    assert mission.clock.sonar == (SONARS.get(other.get("communication")))
    assert mission.clock.difficulty == other.get("difficulty")


@every
def test_objectives(mission: Mission, fact: Fact) -> None:
    assert mission.rules == objective(fact)
    assert bool(mission.rules) != mission.has_tasks


def test_the_epilogue_is_freely_shared_and_has_no_other_rule() -> None:
    step = epilogue(18)
    assert (step.difficulty, step.sharing, step.sonar) == (18, Sharing.FREE, Sonar.NORMAL)
    assert step.rules == ()
    assert step.clock is None
