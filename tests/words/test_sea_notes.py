from __future__ import annotations

import pytest

from shipmates.deepsea import MISSIONS, Setup
from shipmates.kernel import Illegal, Note, Outcome
from shipmates.notation.faults import Fault
from shipmates.words import Words
from shipmates.words import deepsea as say
from tests.words import samples

EN, FR = Words("en"), Words("fr")


def because(words: Words, outcome: Outcome, mission: int = 4) -> str:
    text = say.because(words, outcome, Setup(MISSIONS[mission - 1], 4), samples.NAMES)
    return text.replace("\N{NO-BREAK SPACE}", " ")


def test_a_task_can_no_longer_be_fulfilled() -> None:
    outcome = samples.lost("duty-failed", task="T65", owner=2)
    assert because(EN, outcome) == (
        "Bea won trick 4 (pink 9, pink 3, blue 2, pink 5), and Cem could no longer fulfil this "
        "task: “Win a trick whose cards add up to more than 28, without a submarine.”"
    )
    assert because(FR, outcome) == (
        "Bea a remporté le pli 4 (9 rose, 3 rose, 2 bleu, 5 rose), et Cem ne pouvait plus "
        "réaliser cette tâche : « Remporter un pli dont les cartes totalisent plus de 28, "
        "sans sous-marin. »"
    )


def test_a_rule_was_broken() -> None:
    assert because(EN, samples.lost("rule-broken", rule=0), mission=8).endswith(
        "one condition could no longer be met: "
        "“After each trick, nobody may have won two more 9s than another member.”"
    )


def test_the_time_was_up() -> None:
    outcome = Outcome((0.0,) * 4, Note("time-up", (("seconds", 210), ("trick", 6))))
    assert because(EN, outcome, 14) == "Time was up in trick 6, after 3:30 minutes."
    assert because(FR, outcome, 14) == "Le temps s’est écoulé au pli 6, après 3 min 30."


def test_success_has_its_reason_too() -> None:
    assert because(EN, samples.won("tasks-done", 7)) == "All tasks were fulfilled with trick 7."
    assert because(EN, samples.won("mission-done", 10)) == (
        "All conditions were met with trick 10."
    )


@pytest.mark.parametrize(
    ("illegal", "english"),
    [
        (
            Illegal("must-follow", card="B2", suit="T"),
            "A player who holds a submarine must follow suit and may not play blue 2.",
        ),
        (Illegal("radio-jarvis"), "Tonoja has no sonar."),
        (Illegal("deal-jarvis-commands"), "Submarine 4 cannot be dealt to Tonoja."),
        (
            Illegal("setup-players", players=6),
            "Mission Deep Sea is for two to five players, not 6.",
        ),
        (Illegal("setup-tonoja", seat=7), "Tonoja sits at seat 0, 1 or 2, not 7."),
        (Illegal("setup-task", task="T99"), "There is no task card T99."),
        (Illegal("setup-timed", mission=3), "Mission 3 has no clock to play against."),
        (
            Illegal("lay-short", left=2),
            "The tasks do not add up: a difficulty of 2 is missing.",
        ),
        (
            Illegal("radio-closed", trick=1),
            "The tasks were given away: "
            "nobody may communicate after the first trick has begun.",
        ),
        (Illegal("not-your-turn", turn=2), "It is Cem’s turn."),
    ],
)
def test_a_refusal_names_its_rule(illegal: Illegal, english: str) -> None:
    assert say.refusal(EN, illegal, samples.NAMES) == english
    assert say.refusal(FR, illegal, samples.NAMES).endswith(".")


def test_a_refusal_within_a_file_is_told_under_water_too() -> None:
    fault = Fault(12, Illegal("radio-jarvis").note)
    assert say.fault(EN, fault) == "Line 12: Tonoja has no sonar."
