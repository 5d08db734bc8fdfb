"""House rules of Planet Nine: what a table may agree on, and that it is played so."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shipmates.planet9 import MISSIONS, HouseRule, Setup
from shipmates.planet9.mission import Balanced, Clause, Who
from shipmates.planet9.state import State
from shipmates.tricks.cards import SUITED, TRUMPS, Suit
from shipmates.tricks.tasks import NONE, Cards, Feats
from tests.clauses import clause
from tests.planet9.briefings import prepared
from tests.planet9.stories import story
from tests.planet9.tables import ended, named, offered, play, refusal, reply, signal, table
from tests.planet9.test_leftover import PINK, ROCKETS

SINGLE = (HouseRule.SINGLE_CARD_AS_ANY,)
NINES = (HouseRule.NINES_UNTIL_TASKS,)
SICK = (HouseRule.COMMANDER_MAY_BE_SICK,)
EXCUSED = (HouseRule.LEFTOVER_IS_EXCUSED,)


def played(mission: int, line: str) -> State:
    """Three play this line, with the leftover excused."""
    return play(prepared(table("", mission, 3, line=line, house=EXCUSED)), line)


@clause("P9-RADIO-4")
def test_a_single_card_may_be_shown_in_three_ways() -> None:
    hands = "P5 B12345678 T4"
    for said in ("P5 highest", "P5 lowest"):
        assert refusal(table(hands, 9), 0, signal(said)).startswith("signal-untrue")
        assert signal(said) in offered(table(hands, 9, house=SINGLE), 0)
    untrue = refusal(table(hands, 9, house=SINGLE), 0, signal("B3 lowest"))
    assert untrue.startswith("signal-untrue")


@clause("P9-M17")
def test_mission_17_ends_with_its_tasks() -> None:
    assert ended(story(17, "p b", "0 1", tasks="P1 B1")) == ""
    assert (
        ended(story(17, "p b", "0 1", tasks="P1 B1", house=NINES)) == "won tasks-done trick=2"
    )
    assert ended(story(16, "p b", "0 1", house=NINES)) == ""


@clause("P9-M17")
def test_a_nine_that_wins_with_the_last_task_still_loses() -> None:
    line = "P1 P2 P9 P3"
    state = play(prepared(table("", 17, line=line, house=NINES), "P1 B1"), line)
    assert ended(state).startswith("lost")


def test_only_a_mission_that_forbids_winners_and_nothing_else_ends_so() -> None:
    nines = MISSIONS[16].rules
    others = (Balanced(1), Clause(Who.CREW, Cards(SUITED[Suit.PINK], NONE)))
    for other in others:
        mixed = replace(MISSIONS[16], rules=(*nines, other))
        assert not Setup(mixed, 4, house=frozenset(NINES)).lapses
    rockets = Clause(Who.CHOSEN, Feats(NONE, using=TRUMPS))
    assert Setup(
        replace(MISSIONS[16], rules=(*nines, rockets)), 4, house=frozenset(NINES)
    ).lapses
    assert not Setup(MISSIONS[15], 4, house=frozenset(NINES)).lapses


@clause("P9-NAME-4")
def test_commanders_may_name_themselves_in_mission_5_alone() -> None:
    assert named(reply(table("", 5), "good " * 3)) == [1, 2, 3]
    sick = reply(table("", 5, house=SICK), "good " * 3)
    assert named(sick) == [0, 1, 2, 3]
    assert named(reply(table("", 33, house=SICK), "yes " * 3)) == [1, 2, 3]


@pytest.mark.parametrize("mission", [13, 44])
@clause("P9-M13", "P9-M44")
def test_a_rocket_left_over_is_excused(mission: int) -> None:
    early = " ".join(ROCKETS.split()[:-3])
    begun = prepared(table("", mission, 3, line=ROCKETS, house=EXCUSED))
    assert ended(play(begun, early)) == ""
    assert ended(played(mission, ROCKETS)) == "won mission-done trick=13"


@clause("P9-M44")
def test_a_rocket_that_might_be_left_over_still_comes_before_the_higher_ones() -> None:
    line = "P1 T1 G1  B1 T3 P2"
    assert ended(played(44, line)).startswith("lost rule-broken rule=0 trick=2")


@clause("P9-M46")
def test_a_pink_card_left_over_is_excused() -> None:
    assert ended(played(46, PINK)) == "won mission-done trick=13"
    line = "T4 T1 T2  T3 B1 G1  P1 B2 P9"
    assert ended(played(46, line)).startswith("lost rule-broken rule=0 trick=3 winner=2")


def test_where_no_card_is_left_over_nothing_is_excused() -> None:
    four = Setup(MISSIONS[45], 4, house=frozenset(EXCUSED))
    challenge = Setup(MISSIONS[45], 3, challenge=True, house=frozenset(EXCUSED))
    three = Setup(MISSIONS[45], 3, house=frozenset(EXCUSED))
    two = Setup(MISSIONS[45], 2, house=frozenset(EXCUSED))
    assert [s.excuses for s in (four, challenge, three, two)] == [False, False, True, True]
    assert four.rules == MISSIONS[45].rules
    assert three.rules == (Clause(Who.STRANGERS, Cards(SUITED[Suit.PINK], NONE)),)


@pytest.mark.parametrize(
    ("mission", "players", "told"),
    [
        (1, 3, "single-card"),
        (5, 4, "single-card commander-sick"),
        (6, 4, ""),
        (13, 3, "single-card leftover-excused"),
        (13, 4, "single-card"),
        (17, 4, "single-card nines-until-tasks"),
        (46, 3, "single-card leftover-excused"),
    ],
)
def test_a_crew_is_told_of_the_house_rules_that_matter(
    mission: int, players: int, told: str
) -> None:
    setup = Setup(MISSIONS[mission - 1], players, house=frozenset(HouseRule))
    assert " ".join(rule.value for rule in setup.in_force) == told
