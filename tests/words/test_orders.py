from __future__ import annotations

from dataclasses import replace

import pytest

from shipmates.planet9 import MISSIONS, Distress, HouseRule, Setup
from shipmates.planet9.mission import Clause, EachWins, Handout, Mission, OmegaLast, Who
from shipmates.planet9.tokens import Token
from shipmates.tricks.cards import TRUMPS
from shipmates.tricks.signals import NEVER, Radio
from shipmates.tricks.tasks import (
    NONE,
    Outdo,
    Relation,
    Rival,
    Runs,
    Task,
    Tricks,
    at_least,
    exactly,
)
from shipmates.words import LOCALES, Words
from shipmates.words import planet9 as say
from shipmates.words.house import house_rule
from tests.words import samples

EN, FR = Words("en"), Words("fr")


def briefing(number: int, players: int = 4, *, challenge: bool = False) -> tuple[str, ...]:
    return say.briefing(EN, Setup(MISSIONS[number - 1], players, challenge))


def test_mission_1_is_one_task_for_the_commander() -> None:
    assert briefing(1) == (
        "There is 1 task: its owner must win the trick that contains its card.",
        "The commander takes it.",
        "Won as soon as the task is fulfilled. "
        "Lost at once if its card goes to anyone but its owner.",
    )


@pytest.mark.parametrize(("mission", "opens"), [(18, 2), (19, 3), (28, 3), (30, 2), (38, 3)])
def test_a_disrupted_radio_opens_just_before_a_trick(mission: int, opens: int) -> None:
    """P9-DISR-1: the window just before that trick is open."""
    assert (
        f"Disruption: nobody may communicate until trick {opens - 1} is over. "
        f"The radio opens just before trick {opens}." in briefing(mission)
    )


def test_two_tasks_for_one_member_are_both_of_them() -> None:
    assert briefing(20)[:2] == (
        "There are 2 tasks, both for one member, "
        "who must win each trick that contains a task’s card.",
        "Commander’s decision: they stay face down. The commander asks each of the others "
        "whether they would take both, yes or no, and then gives both to one of these members. "
        "The answers bind nobody.",
    )
    assert "gives all 4 to one of these members" in briefing(37)[1]


@pytest.mark.parametrize("mission", [9, 13, 26, 44, 46])
def test_what_can_be_done_once_and_for_all_is_won_by_doing_it(mission: int) -> None:
    assert (
        "Won as soon as this condition is met. Lost as soon as the cards played rule that out."
        in briefing(mission)
    )


@pytest.mark.parametrize("mission", [5, 29, 33, 34, 41, 48, 50])
def test_what_lasts_is_won_with_the_last_trick(mission: int) -> None:
    assert any("when the last trick (trick 8) is over" in one for one in briefing(mission, 5))


@pytest.mark.parametrize("mission", [16, 17])
def test_what_must_be_kept_is_won_when_nothing_can_break_it(mission: int) -> None:
    assert any("no card can break it any more" in line for line in briefing(mission))


def test_mission_41_needs_no_rulebook() -> None:
    assert briefing(41) == (
        "First the commander asks each of the others whether they would take on what follows, "
        "yes or no, and then names one of these members. The answers bind nobody.",
        "The named member must win the first trick and the last trick (trick 10) "
        "and no other trick.",
        "The named member must not win any trick with a rocket.",
        "Won if these conditions are met when the last trick (trick 10) is over. "
        "Lost as soon as the cards played rule that out.",
    )


def test_mission_50_in_french() -> None:
    lines = say.briefing(FR, Setup(MISSIONS[49], 5))
    assert lines[1:3] == (
        "La personne choisie pour le début doit remporter les 4 premiers plis, "
        "et aucun autre pli.",
        "La personne choisie pour la fin doit remporter le dernier pli (pli 8), "
        "et aucun autre pli.",
    )


@pytest.mark.parametrize(
    ("mission", "line"),
    [
        (3, "Both tasks must be fulfilled in the order of their tokens, 1 and 2."),
        (8, "All tasks must be fulfilled in the order of their tokens, 1, 2 and 3."),
        (
            6,
            "The tasks with tokens › and ›› must be fulfilled in this order; "
            "other tasks may come before, between or after.",
        ),
        (7, "The task with token Ω must be fulfilled last of all."),
        (11, "The task with token 1 must be fulfilled before all others."),
        (
            31,
            "The tasks with tokens 1, 2 and 3 must be fulfilled first, in this order, "
            "before all others.",
        ),
        (
            48,
            "The task with token Ω must be fulfilled in the last trick (trick 10), no sooner.",
        ),
    ],
)
def test_tokens_say_what_they_ask_for(mission: int, line: str) -> None:
    assert line in briefing(mission)


def test_omega_in_the_last_trick_is_said_once() -> None:
    assert sum("Ω" in line for line in briefing(48)) == 1


def test_the_challenge_asks_for_three_rockets() -> None:
    lines = briefing(44, players=3, challenge=True)
    assert "rocket 2, rocket 3 and rocket 4." in lines[0]
    assert lines[-1].startswith("Challenge: ")


def test_five_may_hand_a_task_over() -> None:
    assert any("Five players" in line for line in briefing(25, players=5))
    assert not any("Five players" in line for line in briefing(25, players=4))
    assert not any("Five players" in line for line in briefing(24, players=5))


@pytest.mark.parametrize(("mission", "tokens"), [(25, True), (27, False), (37, False)])
def test_a_task_goes_with_its_token_where_there_are_tokens(mission: int, tokens: bool) -> None:
    assert any("with its token" in line for line in briefing(mission, players=5)) is tokens


@pytest.mark.parametrize(("players", "left_over"), [(2, True), (3, True), (4, False)])
def test_a_card_left_over_is_announced(players: int, left_over: bool) -> None:
    assert any("left over" in line for line in briefing(1, players)) is left_over


@pytest.mark.parametrize(
    ("mission", "needed"), [(1, True), (5, False), (13, True), (34, False)]
)
def test_a_card_left_over_may_have_been_needed(mission: int, needed: bool) -> None:
    assert any("If it was needed" in line for line in briefing(mission, 3)) is needed


def test_two_people_meet_jarvis() -> None:
    assert any(line.startswith("JARVIS") for line in briefing(1, players=2))


def test_a_radio_that_opens_after_the_last_trick_never_opens() -> None:
    never, late = Mission(0, tasks=2, radio=NEVER), Mission(0, tasks=2, radio=Radio(opens=9))
    assert "Nobody may communicate in this mission." in say.briefing(EN, Setup(never, 5))
    assert "Nobody may communicate in this mission." in say.briefing(EN, Setup(late, 5))
    assert any("just before trick 9" in line for line in say.briefing(EN, Setup(late, 4)))


def test_an_own_mission_may_combine_dead_zone_and_disruption() -> None:
    mission = Mission(0, tasks=2, radio=Radio(muted=True, opens=3))
    lines = say.briefing(EN, Setup(mission, 4))
    assert any("just before trick 3" in line for line in lines)
    assert any(line.startswith("Dead zone") for line in lines)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("handout", Handout)
@pytest.mark.parametrize("tokens", [(Token.FIRST,), (Token.ARROW_1,), (Token.OMEGA,)])
def test_an_own_mission_with_a_single_task_reads_well(
    locale: str, handout: Handout, tokens: tuple[Token, ...]
) -> None:
    mission = Mission(0, tasks=1, tokens=tokens, handout=handout)
    assert_reads_well(say.briefing(Words(locale), Setup(mission, 4)))


def test_tasks_and_rules_are_won_together() -> None:
    clause = Clause(Who.COMMANDER, Tricks(exactly(1)))
    mission = Mission(0, tasks=1, tokens=(Token.OMEGA,), rules=(clause, OmegaLast()))
    assert say.briefing(EN, Setup(mission, 5))[-1] == (
        "Won if all tasks are fulfilled and these conditions are met "
        "when the last trick (trick 8) is over. "
        "Lost as soon as the cards played rule that out."
    )


@pytest.mark.parametrize(
    ("task", "end"),
    [
        (Tricks(at_least(2)), "Won as soon as this condition is met."),
        (Tricks(exactly(2), among=(0, 1)), "Won as soon as this condition is met."),
        (Runs(2, at_least(1)), "Won as soon as this condition is met."),
        (Runs(2, at_least(1), alone=True), "Won once this condition is met and no card can"),
        (Tricks(NONE, but=(-1,)), "Won once this condition is met and no card can"),
        (Outdo(Relation.MORE, Rival.EACH), "Won once this condition is met and no card can"),
        (Tricks(NONE), "Won if this condition is met when the last trick (trick 10) is over."),
    ],
)
def test_an_own_condition_says_when_it_is_won(task: Task, end: str) -> None:
    mission = Mission(0, rules=(Clause(Who.COMMANDER, task),))
    assert say.briefing(EN, Setup(mission, 4))[-1].startswith(end)


def test_tasks_and_a_goal_are_won_when_both_are_done() -> None:
    mission = Mission(0, tasks=2, rules=(EachWins(TRUMPS),))
    assert say.briefing(EN, Setup(mission, 4))[-1].startswith(
        "Won as soon as all tasks are fulfilled and this condition is met."
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_every_mission_has_a_briefing_for_every_crew(locale: str) -> None:
    words = Words(locale)
    for setup in samples.SETUPS:
        assert_reads_well(say.briefing(words, setup))


def assert_reads_well(lines: tuple[str, ...]) -> None:
    assert 2 <= len(lines) <= 10
    assert len(set(lines)) == len(lines)
    for line in lines:
        assert line[0].isupper()
        assert line.endswith(".")
        assert "  " not in line


@pytest.mark.parametrize("state", Distress)
def test_the_distress_signal_explains_itself(state: Distress) -> None:
    assert "distress signal" in say.distress(EN, state)
    assert "signal de détresse" in say.distress(FR, state)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_house_rules_that_matter_are_told(locale: str) -> None:
    words = Words(locale)
    for mission, count in ((6, 0), (17, 2), (46, 2)):
        usual = Setup(MISSIONS[mission - 1], 3)
        agreed = replace(usual, house=frozenset(HouseRule))
        said = [words.text("house-rule", rule=house_rule(words, r)) for r in agreed.in_force]
        assert len(said) == count
        told = say.briefing(words, agreed)
        assert list(told[len(told) - count :]) == said
        assert not set(said) & set(say.briefing(words, usual))


def test_mission_17_says_that_its_tasks_end_it() -> None:
    words = Words("en")
    usual = Setup(MISSIONS[16], 4)
    agreed = replace(usual, house=frozenset({HouseRule.NINES_UNTIL_TASKS}))
    assert words.text("end-tasks", count=2) in say.briefing(words, agreed)
    assert words.text("end-tasks", count=2) not in say.briefing(words, usual)
