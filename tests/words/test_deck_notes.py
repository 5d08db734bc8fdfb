from __future__ import annotations

from dataclasses import replace

import pytest

from shipmates.crewdeck import USUAL, Setup, opening
from shipmates.kernel import Illegal, Outcome
from shipmates.notation.faults import Fault
from shipmates.words import Words, faults
from shipmates.words import crewdeck as say
from tests.words.deck_samples import ended
from tests.words.samples import NAMES

EN, FR = Words("en"), Words("fr")


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("outcome", "english", "french"),
    [
        (
            ended("most-points", seat=1, points=87),
            "Bea wins with the highest score: 87.",
            "Bea gagne avec le meilleur score : 87.",
        ),
        (
            ended("most-points", seat=0, points=-3),
            "Ada wins with the highest score: −3.",
            "Ada gagne avec le meilleur score : −3.",
        ),
        (
            ended("largest-set", seat=1, points=87, size=6),
            "Bea wins: level at 87, but with the largest set, of 6 cards.",
            "Bea gagne : à égalité à 87, mais avec le plus grand groupe, de 6 cartes.",
        ),
        (
            ended("most-payroll", seat=2, points=87, amount=21),
            "Cem wins: level at 87 and in the largest set, "
            "but with the highest payroll, 21 in all.",
            "Cem gagne : à égalité à 87 et pour le plus grand groupe, "
            "mais avec les salaires les plus élevés, 21 en tout.",
        ),
        (
            ended("shared-win", seats="0 2", points=87),
            "Ada and Cem share the win: level at 87, in the largest set and in payroll.",
            "Ada et Cem se partagent la victoire : à égalité à 87, "
            "pour le plus grand groupe et pour les salaires.",
        ),
        (
            ended("rival-beaten", points=87, rival=80),
            "The rival is beaten: 87 against 80.",
            "Le rival est battu : 87 contre 80.",
        ),
        (
            ended("rival-ahead", points=80, rival=80),
            "The rival wins: you score 80, and it scores 80; you would have needed more.",
            "Le rival gagne : vous marquez 80, et lui 80 ; il vous fallait davantage.",
        ),
    ],
)
def test_a_game_ends_for_a_reason(outcome: Outcome, english: str, french: str) -> None:
    assert say.because(EN, outcome, NAMES) == english
    assert plain(say.because(FR, outcome, NAMES)) == french


@pytest.mark.parametrize(
    ("illegal", "english"),
    [
        (Illegal("over"), "The game is over."),
        (Illegal("natures-turn"), "First the cards must be shuffled."),
        (Illegal("not-your-turn", turn=1), "It is Bea’s turn."),
        (Illegal("no-such-seat", seat=9), "Nobody sits at seat 9."),
        (Illegal("not-in-hand", card="HP"), "The hand does not hold the Human Pilot."),
        (Illegal("stack-full", stack=0), "Work crew 1 is complete."),
        (Illegal("stack-taken", stack=2), "Work crew 3 has been recruited already."),
        (Illegal("not-on-offer", amount=4), "There is no payroll of 4 on offer."),
        (
            Illegal("not-your-recruit", card="RS"),
            "The new crew members still to be placed do not include the red Security officer.",
        ),
        (Illegal("hold-full", room=1), "The hold takes only 1 crew card."),
        (
            Illegal("cell-outside", columns=8),
            "A ship cannot reach further than 2 rows and 8 columns.",
        ),
    ],
)
def test_a_refusal_names_its_rule(illegal: Illegal, english: str) -> None:
    assert say.refusal(EN, illegal, NAMES) == english
    assert say.refusal(FR, illegal, NAMES).endswith(".")


@pytest.mark.parametrize(
    ("setup", "english"),
    [
        (Setup(5), "Crew Deck is for one to 4 players, not 5."),
        (
            Setup(3, edition=replace(USUAL, human_generalists=3)),
            "There are 14 wild cards, but these numbers make 13.",
        ),
        (
            Setup(3, edition=replace(USUAL, humans=0, generalists=2)),
            "There are too few Humans: with that many players at least 4 are needed.",
        ),
        (
            Setup(3, edition=replace(USUAL, payroll_copies=2)),
            "“payroll-copies” must be from 5 to 30, not 2.",
        ),
        (
            Setup(3, edition=replace(USUAL, chart=(4, 9))),
            "“chart” must hold 15 numbers, not 2.",
        ),
        (
            Setup(3, edition=replace(USUAL, values=(1, 2, 3, 4, 5))),
            "The numbers in “values” must not rise: "
            "a rarer card is worth at least as much as a more common one.",
        ),
    ],
)
def test_a_setup_that_cannot_be_played_is_explained(setup: Setup, english: str) -> None:
    with pytest.raises(Illegal) as caught:
        opening(setup)
    assert say.refusal(EN, caught.value, ()) == english
    assert say.refusal(FR, caught.value, ()).endswith(".")


def test_a_refusal_within_a_file_names_seats_by_number() -> None:
    fault = Fault(12, Illegal("not-your-turn", turn=2).note)
    assert say.fault(EN, fault) == "Line 12: It is seat 2’s turn."


def test_a_mistake_in_a_file_is_said_as_in_every_game() -> None:
    fault = Fault(3, Illegal("fault-number", text="many").note)
    assert say.fault(EN, fault) == "Line 3: “many” is no whole number."


def test_whoever_does_not_know_the_game_is_told_too() -> None:
    crew = Illegal("not-in-hand", card="OP")
    trick = Illegal("not-in-hand", card="P3")
    assert faults.refusal(EN, crew) == "The hand does not hold the orange Pilot."
    assert faults.refusal(EN, trick) == "The hand does not hold pink 3."
    assert faults.fault(EN, Fault(7, crew.note)).endswith("hold the orange Pilot.")
    assert faults.fault(EN, Fault(7, trick.note)).endswith("hold pink 3.")
    assert faults.refusal(EN, Illegal("stack-full", stack=0)) == "Work crew 1 is complete."
