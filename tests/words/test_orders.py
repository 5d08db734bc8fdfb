from __future__ import annotations

import pytest

from shipmates.planet9 import MISSIONS, Distress, Setup
from shipmates.planet9.mission import Clause, Handout, Mission, OmegaLast, Who
from shipmates.planet9.tokens import Token
from shipmates.tricks.signals import NEVER, Radio
from shipmates.tricks.tasks import Tricks, exactly
from shipmates.words import LOCALES, Words
from shipmates.words import planet9 as say
from tests.words import samples

EN, FR = Words("en"), Words("fr")


def briefing(number: int, players: int = 4, *, challenge: bool = False) -> tuple[str, ...]:
    return say.briefing(EN, Setup(MISSIONS[number - 1], players, challenge))


def test_mission_1_is_one_task_for_the_commander() -> None:
    assert briefing(1) == (
        "There is 1 task: its owner must win the trick that contains its card.",
        "The commander takes it.",
        "Won as soon as all tasks are fulfilled."
        " Lost at once if a task’s card goes to anyone but its owner.",
    )


def test_mission_18_is_silent_before_trick_2() -> None:
    assert "Nobody may communicate before trick 2." in briefing(18)


def test_mission_41_needs_no_rulebook() -> None:
    assert briefing(41) == (
        "First the commander asks all others whether they would do it, yes or no, "
        "and names one of them. The answers bind nobody.",
        "The named member must win the first trick and the last trick (trick 10) "
        "and no other trick.",
        "The named member must not win any trick with a rocket.",
        "Won as soon as nothing can go wrong any more, after trick 10 at the latest. "
        "Lost as soon as the cards played rule out success.",
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
        (3, "All tasks must be fulfilled in the order of their tokens, 1 and 2."),
        (
            6,
            "The tasks with tokens > and >> must be fulfilled in this order; "
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


@pytest.mark.parametrize(("players", "left_over"), [(2, True), (3, True), (4, False)])
def test_a_card_left_over_is_announced(players: int, left_over: bool) -> None:
    assert any("left over" in line for line in briefing(1, players)) is left_over


def test_two_people_meet_jarvis() -> None:
    assert any(line.startswith("JARVIS") for line in briefing(1, players=2))


def test_a_radio_that_opens_after_the_last_trick_never_opens() -> None:
    never, late = Mission(0, tasks=2, radio=NEVER), Mission(0, tasks=2, radio=Radio(opens=9))
    assert "Nobody may communicate in this mission." in say.briefing(EN, Setup(never, 5))
    assert "Nobody may communicate in this mission." in say.briefing(EN, Setup(late, 5))
    assert "Nobody may communicate before trick 9." in say.briefing(EN, Setup(late, 4))


def test_an_own_mission_may_combine_dead_zone_and_disruption() -> None:
    mission = Mission(0, tasks=2, radio=Radio(muted=True, opens=3))
    lines = say.briefing(EN, Setup(mission, 4))
    assert "Nobody may communicate before trick 3." in lines
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
        "Won as soon as all tasks are fulfilled and nothing else can go wrong, "
        "after trick 8 at the latest. Lost as soon as the cards played rule out success."
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
