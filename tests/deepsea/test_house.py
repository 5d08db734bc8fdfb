"""House rules of Deep Sea: what a table may agree on, and that it is played so."""

from __future__ import annotations

import pytest

from shipmates.deepsea import MISSIONS, HouseRule, Setup
from shipmates.deepsea.actions import Play
from shipmates.deepsea.state import Playing
from shipmates.tricks.cards import Card
from tests.clauses import clause
from tests.deepsea.tables import do, ended, of, play, playable, quiet, refusal, signal, table

HANDS = "P9 B1 T4 | P1 | P2 | P3"


@clause("DS-M12")
def test_a_forbidden_lead_is_laid_and_loses() -> None:
    assert refusal(quiet(table(HANDS, 12)), 0, Play(Card.parse("P9"))) == (
        "lead-forbidden card=P9"
    )
    state = quiet(table(HANDS, 12, house=(HouseRule.FORBIDDEN_LEAD_LOSES,)))
    assert "P9" in playable(state, 0)
    assert ended(play(state, "P9 P1 P2 P3")).startswith("lost rule-broken")


@clause("DS-SONAR-3")
def test_a_single_card_may_be_shown_in_three_ways() -> None:
    hands = "P5 B12345678 T4"
    state = table(hands, 8, house=(HouseRule.SINGLE_CARD_AS_ANY,))
    for said in ("P5 lowest", "P5 highest", "P5 only"):
        assert of(do(state, 0, signal(said)), Playing).signals[0] == (signal(said),)
    assert refusal(table(hands, 8), 0, signal("P5 lowest")).startswith("signal-untrue")


@pytest.mark.parametrize(
    ("mission", "told"),
    [(8, "single-card"), (9, ""), (12, "single-card forbidden-lead"), (16, "")],
)
def test_a_crew_is_told_of_the_house_rules_that_matter(mission: int, told: str) -> None:
    setup = Setup(MISSIONS[mission - 1], 4, house=frozenset(HouseRule))
    assert " ".join(rule.value for rule in setup.in_force) == told
