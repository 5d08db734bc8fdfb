from __future__ import annotations

import pytest

from shipmates.deepsea import MISSIONS, Setup
from shipmates.deepsea.actions import (
    Action,
    Assign,
    Deal,
    Exchange,
    Foretell,
    Give,
    Keep,
    Lay,
    Name,
    Offer,
    Play,
    Reply,
    Signal,
    Skip,
    Sound,
    Take,
    TimeUp,
)
from shipmates.deepsea.stages import Stage
from shipmates.kernel import NATURE, Seat
from shipmates.tricks.cards import Card, CardSet
from shipmates.tricks.signals import Meaning
from shipmates.words import LOCALES, Words
from shipmates.words import deepsea as say
from tests.words import samples, sea_samples

EN, FR = Words("en"), Words("fr")
FOUR = Setup(MISSIONS[19], 4)
P3, B9, T2 = Card.parse("P3"), Card.parse("B9"), Card.parse("T2")


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        (Play(T2), "Play submarine 2", "Jouer le sous-marin 2"),
        (Take("T01"), "Take: Win pink 3.", "Prendre : Remporter le 3 rose."),
        (Skip(), "Take none for now", "Ne rien prendre pour l’instant"),
        (Reply(willing=True), "Answer “yes”", "Répondre « oui »"),
        (Keep(), "Keep all tasks", "Garder toutes les tâches"),
        (Offer(Seat(1)), "Offer all tasks to Bea", "Proposer toutes les tâches à Bea"),
        (Name(Seat(1)), "All tasks for Bea", "Toutes les tâches pour Bea"),
        (
            Assign("T01", Seat(2)),
            "To Cem: Win pink 3.",
            "À Cem : Remporter le 3 rose.",
        ),
        (Foretell("T72", 1), "Foretell 1 trick", "Annoncer 1 pli"),
        (Foretell("T73", 2), "Note 2 tricks in secret", "Noter 2 plis en secret"),
        (Signal(B9, Meaning.UNSAID), "Show blue 9", "Montrer le 9 bleu"),
    ],
)
def test_an_action_can_stand_on_a_button(action: Action, english: str, french: str) -> None:
    assert say.action(EN, action, samples.NAMES, FOUR) == english
    assert plain(say.action(FR, action, samples.NAMES, FOUR)) == french


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        (
            Take("T01"),
            "Ada takes a task: Win pink 3.",
            "Ada prend une tâche : Remporter le 3 rose.",
        ),
        (Skip(), "Ada takes none for now.", "Ada ne prend rien pour l’instant."),
        (Reply(willing=False), "Ada answers “no”.", "Ada répond « non »."),
        (Keep(), "Ada keeps all tasks.", "Ada garde toutes les tâches."),
        (Foretell("T72", 3), "Ada foretells 3 tricks.", "Ada annonce 3 plis."),
    ],
)
def test_a_log_tells_what_was_done(action: Action, english: str, french: str) -> None:
    assert say.told(EN, Seat(0), action, samples.NAMES, FOUR) == english
    assert plain(say.told(FR, Seat(0), action, samples.NAMES, FOUR)) == french


@pytest.mark.parametrize(
    ("action", "english"),
    [
        (Sound(Card.parse("P3")), "The terrain card is pink 3: ordinary sonar."),
        (Sound(Card.parse("B4")), "The terrain card is blue 4: currents."),
        (Sound(Card.parse("B9")), "The terrain card is blue 9: rapture of the deep."),
        (Lay(("T01",)), "Tasks with a difficulty of 10 in all are laid out."),
        (
            Exchange("T75", "T01"),
            "A task that cannot be fulfilled is replaced. "
            "It was: Win the first 2 tricks. It is now: Win pink 3.",
        ),
        (TimeUp(), "The time is up."),
    ],
)
def test_nature_has_no_name(action: Action, english: str) -> None:
    assert say.told(EN, NATURE, action, samples.NAMES, FOUR) == english


def test_fixed_tasks_add_up_too() -> None:
    fixed = Setup(MISSIONS[31], 4)
    told = say.told(EN, NATURE, Lay(fixed.wanted), samples.NAMES, fixed)
    assert told == "Tasks with a difficulty of 11 in all are laid out."


@pytest.mark.parametrize(
    ("seat", "action"),
    [
        (NATURE, Deal((CardSet.parse("P3"), CardSet.parse("P3")))),
        (Seat(0), Give(P3)),
        (Seat(0), Foretell("T73", 3)),
    ],
)
def test_a_log_does_not_tell_what_is_hidden(seat: Seat, action: Action) -> None:
    for words in (EN, FR):
        assert "3" not in say.told(words, seat, action, samples.NAMES, FOUR)


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_that_can_be_done_can_be_said(locale: str) -> None:
    words = Words(locale)
    for action in sea_samples.ACTIONS:
        seat = NATURE if action in sea_samples.NATURAL else Seat(0)
        assert say.action(words, action, samples.NAMES, FOUR)[0].isupper()
        assert say.told(words, seat, action, samples.NAMES, FOUR).endswith(".")


@pytest.mark.parametrize("stage", sea_samples.STAGES, ids=lambda stage: type(stage).__name__)
def test_every_stage_is_a_question_or_says_what_happens(stage: Stage) -> None:
    asked = say.question(EN, stage)
    assert asked.endswith(("?", "."))
    assert say.question(FR, stage)[-1] == asked[-1]
