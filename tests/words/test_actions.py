from __future__ import annotations

import pytest

from shipmates.kernel import NATURE, Seat
from shipmates.planet9.actions import (
    Action,
    Answer,
    Assign,
    Call,
    Deal,
    Draw,
    Give,
    HandOver,
    Lay,
    Name,
    Play,
    Ready,
    Reply,
    Retoken,
    Take,
)
from shipmates.planet9.stages import Matter
from shipmates.tricks.cards import Card, CardSet
from shipmates.tricks.passing import Way
from shipmates.tricks.signals import Meaning, Signal
from shipmates.words import LOCALES, Words
from shipmates.words import planet9 as say
from tests.words import samples

EN, FR = Words("en"), Words("fr")
P3, B9, T2 = Card.parse("P3"), Card.parse("B9"), Card.parse("T2")


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        (Play(P3), "Play pink 3", "Jouer le 3 rose"),
        (Play(T2), "Play rocket 2", "Jouer la fusée 2"),
        (
            Signal(B9, Meaning.HIGHEST),
            "Signal blue 9 as highest",
            "Signaler le 9 bleu\N{NO-BREAK SPACE}: la plus forte",
        ),
        (Signal(B9, Meaning.UNSAID), "Show blue 9", "Montrer le 9 bleu"),
        (Ready(), "Nothing to signal", "Rien à signaler"),
        (Take(P3), "Take the task pink 3", "Prendre la tâche 3 rose"),
        (Name(Seat(1)), "Name Bea", "Désigner Bea"),
        (
            HandOver(P3, Seat(2)),
            "Hand the task pink 3 over to Cem",
            "Confier la tâche 3 rose à Cem",
        ),
        (
            Retoken(P3, B9),
            "Exchange what lies on pink 3 and blue 9",
            "Échanger les jetons des tâches 3 rose et 9 bleu",
        ),
        (
            Call(Way.LEFT),
            "Distress signal, passing to the left",
            "Signal de détresse, cartes vers la gauche",
        ),
        (Call(None), "No distress signal", "Pas de signal de détresse"),
        (Give(P3), "Pass pink 3", "Donner le 3 rose"),
    ],
)
def test_an_action_can_stand_on_a_button(action: Action, english: str, french: str) -> None:
    assert say.action(EN, action, samples.NAMES) == english
    assert say.action(FR, action, samples.NAMES) == french


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        (Play(P3), "Ada plays pink 3.", "Ada joue le 3 rose."),
        (Take(P3), "Ada takes the task pink 3.", "Ada prend la tâche 3 rose."),
        (
            Reply(Answer.BAD),
            "Ada answers “bad”.",
            "Ada répond «\N{NO-BREAK SPACE}mal\N{NO-BREAK SPACE}».",
        ),
        (
            Assign(Seat(1), Seat(2)),
            "Ada wants Bea for the start and Cem for the end.",
            "Ada veut Bea pour le début et Cem pour la fin.",
        ),
        (
            Call(Way.RIGHT),
            "Ada is for the distress signal, passing to the right.",
            "Ada veut envoyer le signal de détresse, cartes vers la droite.",
        ),
    ],
)
def test_a_log_tells_what_was_done(action: Action, english: str, french: str) -> None:
    assert say.told(EN, Seat(0), action, samples.NAMES) == english
    assert say.told(FR, Seat(0), action, samples.NAMES) == french


def test_nature_has_no_name() -> None:
    assert say.told(EN, NATURE, Lay((P3, B9)), samples.NAMES) == (
        "Tasks turned up: pink 3, blue 9."
    )


@pytest.mark.parametrize(
    ("seat", "action"),
    [
        (NATURE, Deal((CardSet.parse("P3"), CardSet.parse("P3")))),
        (NATURE, Draw((P3, P3))),
        (Seat(0), Give(P3)),
    ],
)
def test_a_log_does_not_tell_what_is_hidden(seat: Seat, action: Action) -> None:
    assert "3" not in say.told(EN, seat, action, samples.NAMES)


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_that_can_be_done_can_be_said(locale: str) -> None:
    words = Words(locale)
    for action in samples.ACTIONS:
        assert say.action(words, action, samples.NAMES)[0].isupper()
        assert say.told(words, Seat(0), action, samples.NAMES).endswith(".")


@pytest.mark.parametrize("matter", Matter)
def test_every_matter_is_a_question(matter: Matter) -> None:
    assert say.question(EN, matter).endswith("?")
    assert say.question(FR, matter).endswith("\N{NARROW NO-BREAK SPACE}?")


def test_small_words() -> None:
    assert say.answer(FR, Answer.BETWEEN) == "milieu"
    assert say.way(EN, Way.LEFT) == "left"
    assert say.meaning(EN, Meaning.ONLY) == "only one"
    assert say.suit(FR, P3.suit) == "rose"
