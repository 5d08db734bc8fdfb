"""The fifty missions of the program against `facts/`, which was gathered by other hands."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TypedDict

import pytest

from shipmates.planet9 import MISSIONS, Setup
from shipmates.planet9.mission import (
    Balanced,
    Change,
    Clause,
    EachWins,
    Handout,
    Mission,
    Naming,
    OmegaLast,
    Rule,
    Who,
)
from shipmates.tricks.cards import SUITED, TRUMPS, VALUED, CardSet, Suit
from shipmates.tricks.drafts import evenly
from shipmates.tricks.tasks import NONE, Cards, Feats, Tricks, at_least, exactly

Params = dict[str, object]


class Fact(TypedDict):
    number: int
    tasks: int
    tokens: list[str]
    dead_zone: bool
    disruption_from_trick: int | None
    distribution: str
    five_player_rule: bool
    special_kind: str | None
    params: Params


FACTS: list[Fact] = json.loads(
    (Path(__file__).parents[2] / "facts" / "planet_nine.json").read_text(encoding="utf-8")
)
PAIRS = list(zip(MISSIONS, FACTS, strict=True))
every = pytest.mark.parametrize(
    ("mission", "fact"), PAIRS, ids=[f"mission-{mission.number}" for mission in MISSIONS]
)
SPREADS = {
    fact["number"]: spread
    for fact in FACTS
    if isinstance(spread := fact["params"].get("max_min_tasks_per_player"), dict)
}


def kinds(special: str | None, params: Params) -> tuple[Rule, ...]:
    """The rules a mission must have, read from the facts alone."""
    match special:
        case "role_wins_no_trick":
            return (Clause(Who.CHOSEN, Tricks(NONE)),)
        case "win_tricks_with_colour_value":
            count, value = params["count"], params["value"]
            assert isinstance(count, int)
            assert isinstance(value, int)
            assert params["rockets_count"] is False
            return (Clause(Who.CREW, Feats(at_least(count), VALUED[value])),)
        case "each_rocket_wins_a_trick":
            assert params["rockets"] == [card.value for card in TRUMPS]
            return (EachWins(TRUMPS, ordered=params["ordered"] is True),)
        case "no_trick_won_with_value":
            value = params["value"]
            assert isinstance(value, int)
            return (Clause(Who.CREW, Feats(NONE, VALUED[value])),)
        case "balanced_tricks":
            assert params == {"max_difference": 1}
            return (Balanced(1),)
        case "role_wins_exactly_n":
            assert (params["exact_tricks"], params["rocket_allowed"]) == (1, False)
            return (
                Clause(Who.CHOSEN, Tricks(exactly(1))),
                Clause(Who.CHOSEN, Feats(NONE, TRUMPS)),
            )
        case "balanced_tricks_and_commander_first_last":
            assert params == {"max_difference": 1, "commander_wins": ["first", "last"]}
            ends = Tricks(exactly(2), (0, -1))
            return Balanced(1), Clause(Who.COMMANDER, ends)
        case "role_wins_only_first_and_last":
            assert (params["tricks"], params["rocket_allowed"]) == (["first", "last"], False)
            return (
                Clause(Who.CHOSEN, Tricks(exactly(2), (0, -1))),
                Clause(Who.CHOSEN, Tricks(NONE, but=(0, -1))),
                Clause(Who.CHOSEN, Feats(NONE, TRUMPS)),
            )
        case "role_wins_all_of_colour":
            assert (params["colour"], params["announce_holder"]) == ("pink", True)
            return (Clause(Who.NEIGHBOUR, Cards(SUITED[Suit.PINK], exactly(9))),)
        case "omega_in_last_trick":
            return (OmegaLast(),)
        case "three_phase_roles":
            return (
                Clause(Who.FIRST, Tricks(exactly(4), (0, 1, 2, 3))),
                Clause(Who.FIRST, Tricks(NONE, but=(0, 1, 2, 3))),
                Clause(Who.LAST, Tricks(exactly(1), (-1,))),
                Clause(Who.LAST, Tricks(NONE, but=(-1,))),
            )
        case _:
            return ()


SPECIALS_WITHOUT_RULES = {
    "disruption",
    "commander_decision",
    "commander_distribution",
    "swap_two_tokens_before_draft",
    "move_one_token_before_draft",
    "random_draw_from_right_after_trick_1",
    "role_cannot_communicate",
}


def test_all_fifty_stand_in_order() -> None:
    assert [mission.number for mission in MISSIONS] == list(range(1, 51))
    assert [fact["number"] for fact in FACTS] == list(range(1, 51))


@every
def test_tasks_and_tokens(mission: Mission, fact: Fact) -> None:
    assert mission.tasks == fact["tasks"]
    assert [token.value for token in mission.tokens] == fact["tokens"]


@every
def test_radio(mission: Mission, fact: Fact) -> None:
    assert mission.radio.muted == fact["dead_zone"]
    assert mission.radio.opens == (fact["disruption_from_trick"] or 1)


@every
def test_five_player_rule(mission: Mission, fact: Fact) -> None:
    assert mission.hand_over == fact["five_player_rule"]
    assert mission.hand_over == (mission.number >= 25 and mission.tasks > 0)


@every
def test_distribution(mission: Mission, fact: Fact) -> None:
    handouts = {
        "commander_decision": Handout.DECISION,
        "commander_distribution": Handout.DISTRIBUTION,
    }
    assert mission.handout is handouts.get(fact["distribution"], Handout.DRAFT)
    no_tasks = {
        "none",
        "commander_appoints",
        "automatic_left_of_pink_9",
        "crew_assigns_roles",
    }
    assert (mission.tasks == 0) == (fact["distribution"] in no_tasks)


@every
def test_naming(mission: Mission, fact: Fact) -> None:
    asked = fact["params"].get("poll_answers")
    match fact["params"].get("role"):
        case "sick":
            assert mission.naming is Naming.FEELING
            assert asked == ["good", "bad"]
        case "silent":
            assert mission.naming is Naming.SILENCED
            assert asked is None
        case "volunteer" | "lander":
            assert mission.naming is Naming.VOLUNTEER
            assert asked == ["yes", "no"]
        case _:
            assert mission.naming is Naming.NOBODY
    if "role" in fact["params"] and "commander_eligible" in fact["params"]:
        assert fact["params"]["commander_eligible"] is False


@every
def test_special_rules(mission: Mission, fact: Fact) -> None:
    special = fact["special_kind"]
    assert mission.rules == kinds(special, fact["params"])
    assert bool(mission.rules) or special is None or special in SPECIALS_WITHOUT_RULES
    assert (mission.change is Change.SWAP) == (special == "swap_two_tokens_before_draft")
    assert (mission.change is Change.MOVE) == (special == "move_one_token_before_draft")
    assert mission.draws == (special == "random_draw_from_right_after_trick_1")


@pytest.mark.parametrize("number", SPREADS)
def test_even_spread(number: int) -> None:
    tasks = MISSIONS[number - 1].tasks
    assert MISSIONS[number - 1].handout is Handout.DISTRIBUTION
    for players, spread in SPREADS[number].items():
        counts = [0] * int(players)
        for _ in range(tasks):
            counts[evenly(counts, tasks)[-1]] += 1
        most, fewest = map(int, str(spread).split("/"))
        assert (max(counts), min(counts)) == (most, fewest)


@pytest.mark.parametrize(
    ("players", "challenge", "tricks"),
    [(2, False, 13), (3, False, 13), (3, True, 10), (4, False, 10), (5, False, 8)],
)
def test_tricks_for_each_crew(players: int, challenge: bool, tricks: int) -> None:
    setup = Setup(MISSIONS[0], players, challenge)
    assert setup.tricks == tricks
    assert len(setup.deck) == (30 if challenge else 40)
    assert (CardSet.parse("T1") & setup.deck == CardSet()) == challenge
