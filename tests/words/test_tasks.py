from __future__ import annotations

import pytest

from shipmates.planet9 import MISSIONS, Setup
from shipmates.planet9.mission import Balanced, Clause, EachWins, Mission, OmegaLast, Rule, Who
from shipmates.tricks.cards import SUITED, TRUMPS, VALUED, CardSet, Suit
from shipmates.tricks.tasks import (
    NONE,
    Cards,
    Every,
    Feats,
    Span,
    Task,
    Tricks,
    at_least,
    exactly,
)
from shipmates.words import LOCALES, Words
from shipmates.words import planet9 as say
from tests.sample import in_turn
from tests.words import samples

EN, FR = Words("en"), Words("fr")
PINK = SUITED[Suit.PINK]
FOUR = Setup(MISSIONS[0], 4)

SENTENCES: list[tuple[Task, str, str]] = [
    (
        Tricks(NONE),
        "The named member must not win any trick.",
        "La personne désignée ne doit remporter aucun pli.",
    ),
    (
        Tricks(exactly(1)),
        "The named member must win exactly 1 trick.",
        "La personne désignée doit remporter exactement 1 pli.",
    ),
    (
        Tricks(Span(1, 3)),
        "The named member must win 1 to 3 tricks.",
        "La personne désignée doit remporter de 1 à 3 plis.",
    ),
    (
        Tricks(Span(0, 2)),
        "The named member must win at most 2 tricks.",
        "La personne désignée doit remporter au plus 2 plis.",
    ),
    (
        Tricks(exactly(2), among=(0, -1)),
        "The named member must win the first trick and the last trick (trick 10).",
        "La personne désignée doit remporter le premier pli et le dernier pli (pli 10).",
    ),
    (
        Tricks(exactly(4), among=(0, 1, 2, 3)),
        "The named member must win the first 4 tricks.",
        "La personne désignée doit remporter les 4 premiers plis.",
    ),
    (
        Tricks(at_least(1), among=(2, 4)),
        "The named member must win at least 1 of these: tricks 3 and 5.",
        "La personne désignée doit remporter au moins 1 de ces plis : les plis 3 et 5.",
    ),
    (
        Tricks(NONE, among=(-1,)),
        "The named member must not win the last trick (trick 10).",
        "La personne désignée ne doit pas remporter le dernier pli (pli 10).",
    ),
    (
        Tricks(NONE, among=(2, -1)),
        "The named member must win none of these: trick 3 and the last trick (trick 10).",
        "La personne désignée ne doit remporter aucun de ces plis : "
        "le pli 3 et le dernier pli (pli 10).",
    ),
    (
        Tricks(NONE, but=(0, -1)),
        "The named member must not win any trick except "
        "the first trick and the last trick (trick 10).",
        "La personne désignée ne doit remporter aucun pli, "
        "sauf le premier pli et le dernier pli (pli 10).",
    ),
    (
        Tricks(at_least(2), but=(0,)),
        "The named member must win at least 2 tricks, without counting the first trick.",
        "La personne désignée doit remporter au moins 2 plis, sans compter le premier pli.",
    ),
    (
        Feats(NONE, TRUMPS),
        "The named member must not win any trick with a rocket.",
        "La personne désignée ne doit remporter aucun pli avec une fusée.",
    ),
    (
        Feats(at_least(2), VALUED[9]),
        "The named member must win at least 2 tricks with a 9.",
        "La personne désignée doit remporter au moins 2 plis avec un 9.",
    ),
    (
        Feats(exactly(1), CardSet.parse("P3 T2")),
        "The named member must win exactly 1 trick with pink 3 or rocket 2.",
        "La personne désignée doit remporter exactement 1 pli avec le 3 rose ou la fusée 2.",
    ),
    (
        Cards(PINK, exactly(9)),
        "The named member must win all 9 pink cards.",
        "La personne désignée doit remporter les 9 cartes roses.",
    ),
    (
        Cards(PINK, NONE),
        "The named member must not win any pink card.",
        "La personne désignée ne doit remporter aucune carte rose.",
    ),
    (
        Cards(VALUED[9], at_least(2)),
        "The named member must win at least 2 of the 9s.",
        "La personne désignée doit remporter au moins 2 cartes de valeur 9.",
    ),
    (
        Cards(VALUED[1], exactly(1)),
        "The named member must win exactly 1 colour card of value 1.",
        "La personne désignée doit remporter exactement 1 carte de couleur de valeur 1.",
    ),
    (
        Cards(CardSet.parse("P3"), exactly(1)),
        "The named member must win pink 3.",
        "La personne désignée doit remporter le 3 rose.",
    ),
    (
        Cards(CardSet.parse("T2"), NONE),
        "The named member must not win rocket 2.",
        "La personne désignée ne doit pas remporter la fusée 2.",
    ),
    (
        Cards(CardSet.parse("P3 B9"), exactly(2)),
        "The named member must win pink 3 and blue 9.",
        "La personne désignée doit remporter le 3 rose et le 9 bleu.",
    ),
    (
        Cards(CardSet.parse("P3 B9"), at_least(1)),
        "The named member must win at least 1 of these cards: pink 3, blue 9.",
        "La personne désignée doit remporter au moins 1 de ces cartes : 3 rose, 9 bleu.",
    ),
    (
        Every((Tricks(exactly(1)), Feats(NONE, TRUMPS))),
        "The named member must win exactly 1 trick. "
        "The named member must not win any trick with a rocket.",
        "La personne désignée doit remporter exactement 1 pli. "
        "La personne désignée ne doit remporter aucun pli avec une fusée.",
    ),
]


@pytest.mark.parametrize(("task", "english", "french"), SENTENCES)
def test_a_task_is_a_sentence(task: Task, english: str, french: str) -> None:
    assert say.task(EN, task, Who.CHOSEN, FOUR) == english
    assert _plain(say.task(FR, task, Who.CHOSEN, FOUR)) == french


def _plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("players", "last"), [(2, "trick 13"), (3, "trick 13"), (4, "trick 10"), (5, "trick 8")]
)
def test_the_last_trick_depends_on_the_crew(players: int, last: str) -> None:
    task = Tricks(exactly(1), among=(-1,))
    setup = Setup(MISSIONS[0], players)
    sentence = say.task(EN, task, Who.COMMANDER, setup)
    assert sentence == f"The commander must win the last trick ({last})."


CHALLENGE = Setup(MISSIONS[0], 3, challenge=True)


@pytest.mark.parametrize(
    ("rule", "setup", "sentence"),
    [
        (
            Balanced(1),
            FOUR,
            "After each trick, nobody may have won two tricks more than another member.",
        ),
        (
            Balanced(2),
            FOUR,
            "After each trick, nobody may have won over 2 tricks more than another member.",
        ),
        (
            EachWins(TRUMPS),
            FOUR,
            "Each of these cards must win a trick: rocket 1, rocket 2, rocket 3 and rocket 4.",
        ),
        (
            EachWins(TRUMPS, ordered=True),
            CHALLENGE,
            "Each of these cards must win a trick, in this order: "
            "rocket 2, rocket 3 and rocket 4.",
        ),
        (
            OmegaLast(),
            FOUR,
            "The task with token Ω must be fulfilled in the last trick (trick 10), no sooner.",
        ),
        (
            Clause(Who.NEIGHBOUR, Cards(PINK, exactly(9))),
            FOUR,
            "The member to the left of the pink 9 must win all 9 pink cards.",
        ),
        (
            Clause(Who.STRANGERS, Cards(PINK, NONE)),
            FOUR,
            "The crew, apart from the member to the left of the pink 9, "
            "must not win any pink card.",
        ),
    ],
)
def test_a_rule_is_a_sentence(rule: Rule, setup: Setup, sentence: str) -> None:
    assert say.rule(EN, rule, setup) == sentence


def test_these_tricks_and_no_other_is_said_in_one_breath() -> None:
    """Mission 41 writes it as two clauses; each is told by the same sentence."""
    first, second, third = say.rules(EN, Setup(MISSIONS[40], 4))
    assert first == second
    assert first == (
        "The named member must win the first trick and the last trick (trick 10)"
        " and no other trick."
    )
    assert third == "The named member must not win any trick with a rocket."


def test_clauses_of_different_people_are_not_joined() -> None:
    mine, yours = Tricks(exactly(1), among=(-1,)), Tricks(NONE, but=(-1,))
    mission = Mission(0, rules=(Clause(Who.COMMANDER, mine), Clause(Who.CHOSEN, yours)))
    assert say.rules(EN, Setup(mission, 5)) == (
        "The commander must win the last trick (trick 8).",
        "The named member must not win any trick except the last trick (trick 8).",
    )


@pytest.mark.parametrize(
    ("crew", "locale"), in_turn((crew, locale) for crew in samples.CREWS for locale in LOCALES)
)
def test_every_rule_an_own_mission_can_have_is_a_sentence(
    locale: str, crew: tuple[int, bool]
) -> None:
    players, challenge = crew
    words, setup = Words(locale), Setup(MISSIONS[0], players, challenge)
    for rule in samples.RULES:
        sentence = say.rule(words, rule, setup)
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert "  " not in sentence
        assert " ," not in sentence
