from __future__ import annotations

import pytest

from shipmates.kernel import Illegal, Outcome
from shipmates.planet9 import MISSIONS, Setup
from shipmates.words import Words
from shipmates.words import planet9 as say
from tests.words import samples

EN, FR = Words("en"), Words("fr")


def because(words: Words, outcome: Outcome, mission: int = 4) -> str:
    text = say.because(words, outcome, Setup(MISSIONS[mission - 1], 4), samples.NAMES)
    return text.replace("\N{NO-BREAK SPACE}", " ")


def test_a_task_card_went_to_someone_else() -> None:
    outcome = samples.lost("task-taken", card="P3", owner=0, token="none")
    assert because(EN, outcome) == (
        "Bea took pink 3 in trick 4 (pink 9, pink 3, blue 2, pink 5), but it was Ada’s task."
    )
    assert because(FR, outcome) == (
        "Bea a pris le 3 rose au pli 4 (9 rose, 3 rose, 2 bleu, 5 rose), "
        "mais cette tâche revenait à Ada."
    )


def test_a_task_card_was_never_played() -> None:
    outcome = samples.lost("task-unplayed", card="G1", owner=2, token="none")
    assert because(EN, outcome) == (
        "Cem was to win green 1, but it had not been played when the last trick was over "
        "(trick 4: pink 9, pink 3, blue 2, pink 5)."
    )


def test_a_task_came_too_early() -> None:
    outcome = too_early(token="2")
    assert because(EN, outcome) == (
        "Pink 3 (token 2) was fulfilled in trick 4 (pink 9, pink 3, blue 2, pink 5) "
        "while blue 6 (token 1) was still open."
    )
    assert because(FR, outcome) == (
        "La tâche 3 rose (jeton 2) a été réalisée au pli 4 (9 rose, 3 rose, 2 bleu, 5 rose) "
        "alors que la tâche 6 bleu (jeton 1) restait à faire."
    )


def test_a_task_without_token_can_come_too_early_too() -> None:
    assert because(EN, too_early(token="none")).startswith("Pink 3 (no token) was fulfilled")


def too_early(token: str) -> Outcome:
    early = {"card": "P3", "token": token, "late": "B6", "waiting": "1"}
    return samples.lost("order-broken", owner=0, **early)


def test_a_rule_was_broken() -> None:
    assert because(EN, samples.lost("rule-broken", rule=1), mission=41) == (
        "Bea won trick 4 (pink 9, pink 3, blue 2, pink 5), and one condition could no longer "
        "be met: “The named member must win the first trick and the last trick (trick 10) "
        "and no other trick.”"
    )
    assert because(FR, samples.lost("rule-broken", rule=0), mission=5) == (
        "Bea a remporté le pli 4 (9 rose, 3 rose, 2 bleu, 5 rose), et une condition ne pouvait "
        "plus être remplie : « La personne désignée ne doit remporter aucun pli. »"
    )


def test_success_has_its_reason_too() -> None:
    assert because(EN, samples.won("tasks-done", 7)) == "All tasks were fulfilled with trick 7."
    assert because(FR, samples.won("mission-done", 10)) == (
        "Toutes les conditions ont été remplies avec le pli 10."
    )


@pytest.mark.parametrize(
    ("illegal", "english"),
    [
        (
            Illegal("must-follow", card="B2", suit="P"),
            "A player who holds a pink card must follow suit and may not play blue 2.",
        ),
        (
            Illegal("must-follow", card="B2", suit="T"),
            "A player who holds a rocket must follow suit and may not play blue 2.",
        ),
        (Illegal("not-your-turn", turn=2), "It is Cem’s turn."),
        (Illegal("not-in-hand", card="T4"), "The hand does not hold rocket 4."),
        (
            Illegal("radio-open", seat=1),
            "Bea may still signal before the trick begins.",
        ),
        (
            Illegal("signal-untrue", card="B9", meaning="only"),
            "That cannot be signalled: blue 9 would have to be the only card of its colour "
            "in the hand.",
        ),
        (Illegal("setup-jarvis", seat=7), "JARVIS sits at seat 0, 1 or 2, not 7."),
        (
            Illegal("setup-tasks", tasks=40, cards=36),
            "The mission asks for 40 tasks, but there are only 36 task cards.",
        ),
        (
            Illegal("lay-wrong", count=1),
            "One task card must be turned up that was not seen before.",
        ),
    ],
)
def test_a_refusal_names_its_rule(illegal: Illegal, english: str) -> None:
    assert say.refusal(EN, illegal, samples.NAMES) == english


def test_a_refusal_in_french() -> None:
    illegal = Illegal("must-follow", card="T2", suit="G")
    assert say.refusal(FR, illegal, samples.NAMES) == (
        "Qui a une carte verte en main doit fournir la couleur demandée "
        "et ne peut pas jouer la fusée 2."
    )
