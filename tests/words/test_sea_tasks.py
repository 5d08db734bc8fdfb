"""The ninety-six task cards, told so that nobody needs the rulebook."""

from __future__ import annotations

import pytest

from shipmates.deepsea import CATALOGUE, MISSIONS, Setup
from shipmates.deepsea.brief import Duty
from shipmates.deepsea.mission import AheadOfAll, FinalCard, Level, NoLead, Rule, Together
from shipmates.kernel import Seat
from shipmates.tricks.cards import SUITED, TRUMPS, VALUED, Card, Suit
from shipmates.tricks.tasks import Feats, at_least
from shipmates.words import LOCALES, Words
from shipmates.words import deepsea as say
from tests.words import samples, sea_samples

EN, FR = Words("en"), Words("fr")
THREE, FOUR, FIVE = (Setup(MISSIONS[0], players) for players in (3, 4, 5))


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("key", "english", "french"),
    [
        ("T01", "Win pink 3.", "Remporter le 3 rose."),
        ("T05", "Win submarine 3.", "Remporter le sous-marin 3."),
        ("T16", "Win all 4 of the 9s.", "Remporter les 4 cartes de valeur 9."),
        (
            "T17",
            "Win the last trick (trick 10) with green 2 in it, no matter who plays it.",
            "Remporter le dernier pli (pli 10) avec le 2 vert dedans, "
            "peu importe qui joue cette carte.",
        ),
        (
            "T26",
            "Win exactly 1 card of each of these colours: pink and green.",
            "Remporter exactement 1 carte de chacune de ces couleurs : rose et vert.",
        ),
        (
            "T32",
            "Win submarine 1 and none of the other submarines.",
            "Remporter le sous-marin 1 et aucune des autres cartes Sous-marin.",
        ),
        (
            "T38",
            "Do not win any colour card of value 1, 2 or 3.",
            "Ne remporter aucune carte de couleur de valeur 1, 2 ou 3.",
        ),
        (
            "T43",
            "Do not win any pink card or blue card.",
            "Ne remporter aucune carte rose ni aucune carte bleue.",
        ),
        (
            "T45",
            "Win more pink cards than green cards in all; it is fine to win no green cards.",
            "Remporter en tout plus de cartes roses que de cartes vertes ; "
            "il est permis de ne pas remporter de cartes vertes.",
        ),
        (
            "T47",
            "Win as many pink cards as yellow cards in all, at least one of each.",
            "Remporter en tout autant de cartes roses que de cartes jaunes, "
            "au moins une de chaque.",
        ),
        (
            "T50",
            "Win at least 1 card of each of these colours: pink, blue, green and yellow.",
            "Remporter au moins 1 carte de chacune de ces couleurs : "
            "rose, bleu, vert et jaune.",
        ),
        (
            "T51",
            "Win all 9 cards of one colour: pink, blue, green or yellow. "
            "Any colour will do, and it need not be named.",
            "Remporter les 9 cartes d’une même couleur : rose, bleu, vert ou jaune. "
            "N’importe laquelle convient, sans devoir l’annoncer.",
        ),
        (
            "T52",
            "Win a trick with a colour card of value 2.",
            "Remporter un pli avec un 2 de couleur (le sous-marin 2 ne compte pas).",
        ),
        (
            "T58",
            "Win a trick with a 6 and take another 6 in it.",
            "Remporter un pli avec un 6 en y prenant un autre 6.",
        ),
        (
            "T59",
            "Win a trick with a submarine and take pink 7 in it.",
            "Remporter un pli avec un sous-marin en y prenant le 7 rose.",
        ),
        (
            "T63",
            "Win a trick made up of colour cards only, "
            "each with one of these values: 2, 4, 6 or 8.",
            "Remporter un pli composé uniquement de cartes de couleur, "
            "chacune ayant l’une de ces valeurs : 2, 4, 6 ou 8.",
        ),
        (
            "T65",
            "Win a trick whose cards add up to more than 28, without a submarine.",
            "Remporter un pli dont les cartes totalisent plus de 28, sans sous-marin.",
        ),
        (
            "T67",
            "Win a trick whose cards add up to 22 or 23, without a submarine.",
            "Remporter un pli dont les cartes totalisent 22 ou 23, sans sous-marin.",
        ),
        ("T68", "Do not win any trick.", "Ne remporter aucun pli."),
        (
            "T80",
            "Win the last trick (trick 10) and no other trick.",
            "Remporter le dernier pli (pli 10), et aucun autre pli.",
        ),
        (
            "T81",
            "Win none of the first 3 tricks.",
            "Ne remporter aucun des 3 premiers plis.",
        ),
        (
            "T84",
            "Win 2 tricks in a row; more tricks are allowed.",
            "Remporter 2 plis de suite ; d’autres plis sont permis.",
        ),
        (
            "T86",
            "Win exactly 2 tricks, one directly after the other.",
            "Remporter exactement 2 plis, l’un juste après l’autre.",
        ),
        (
            "T91",
            "Win more tricks than all others together: at least 6.",
            "Remporter plus de plis que tous les autres réunis : au moins 6.",
        ),
        (
            "T94",
            "Win exactly as many tricks as the captain; 0 each counts too. "
            "The captain may not take this task.",
            "Remporter exactement autant de plis que le Capitaine ; 0 à 0 compte aussi. "
            "Le Capitaine ne peut pas prendre cette tâche.",
        ),
        (
            "T95",
            "Do not open any trick with a pink card or a green card; "
            "playing one later in a trick is allowed.",
            "Ne jamais ouvrir de pli avec une carte rose ou une carte verte ; "
            "en jouer une plus tard dans un pli est permis.",
        ),
    ],
)
def test_a_task_card_is_an_order(key: str, english: str, french: str) -> None:
    assert say.task_card(EN, FOUR, key) == english
    assert plain(say.task_card(FR, FOUR, key)) == french


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_task_card_says_something_of_its_own(locale: str, players: int) -> None:
    words, setup = Words(locale), Setup(MISSIONS[0], players)
    texts = [say.task_card(words, setup, card.key) for card in CATALOGUE]
    assert len(set(texts)) == len(CATALOGUE) == 96
    for text in texts:
        assert_reads_well(text)


def assert_reads_well(text: str) -> None:
    assert text[0].isupper()
    assert text.endswith(".")
    assert not [mark for mark in ("{", "}", "$", "  ", " ,", " .", "..") if mark in text]


@pytest.mark.parametrize(
    ("key", "numbers"),
    [
        ("T65", "more than 23 / more than 28 / more than 31"),
        ("T66", "less than 8 / less than 12 / less than 16"),
        ("T77", "(trick 13) / (trick 10) / (trick 8)"),
        ("T91", "at least 7 / at least 6 / at least 5"),
        ("T72", "(0 to 13) / (0 to 10) / (0 to 8)"),
        ("T73", "(0 to 13) / (0 to 10) / (0 to 8)"),
    ],
)
def test_a_threshold_is_that_of_the_crew(key: str, numbers: str) -> None:
    for setup, number in zip((THREE, FOUR, FIVE), numbers.split(" / "), strict=True):
        assert number in say.task_card(EN, setup, key)


def test_two_people_play_with_the_numbers_of_three() -> None:
    two = Setup(MISSIONS[0], 2)
    for card in CATALOGUE:
        assert say.task_card(EN, two, card.key) == say.task_card(EN, THREE, card.key)


def test_a_prediction_stands_beside_its_task() -> None:
    order = "Foretell a number of tricks (0 to 10) aloud before the first trick, "
    order += "and win exactly that many."
    assert say.duty(EN, FOUR, Duty("T72", Seat(1))) == order
    assert say.duty(EN, FOUR, Duty("T72", Seat(1), 1)) == f"{order} Foretold: 1 trick."
    assert say.duty(EN, FOUR, Duty("T72", Seat(1), 0)) == f"{order} Foretold: 0 tricks."


def test_what_was_noted_is_told_to_its_owner_alone() -> None:
    duty = Duty("T73", Seat(1))
    assert "3" not in say.duty(EN, FOUR, duty)
    assert say.duty(EN, FOUR, duty, noted=3).endswith("Noted in secret: 3 tricks.")
    assert plain(say.duty(FR, FOUR, duty, noted=1)).endswith("Noté en secret : 1 pli.")


@pytest.mark.parametrize(
    ("rule", "sentence"),
    [
        (
            Level(VALUED[9], 1),
            "After each trick, nobody may have won two more 9s than another member.",
        ),
        (
            NoLead(SUITED[Suit.PINK] | TRUMPS),
            "No trick may be opened with a pink card or a submarine. "
            "A leader who holds nothing else must do so, and the mission is lost.",
        ),
        (
            AheadOfAll(),
            "From the first trick to the last, the winner of the first trick must have won "
            "more tricks than any other member; a tie loses the mission.",
        ),
        (
            FinalCard(Card.parse("Y5")),
            "Yellow 5 must be the very last card to be played, "
            "at the end of the last trick (trick 10).",
        ),
        (
            Together(Feats(at_least(1), VALUED[1])),
            "The crew must win at least 1 trick with a colour card of value 1.",
        ),
    ],
)
def test_a_rule_is_a_sentence(rule: Rule, sentence: str) -> None:
    assert say.rule(EN, rule, FOUR) == sentence


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("setup", [THREE, FOUR, FIVE], ids=["three", "four", "five"])
def test_every_task_and_rule_of_an_own_mission_is_told(locale: str, setup: Setup) -> None:
    words = Words(locale)
    for task in samples.TASKS:
        assert_reads_well(say.task(words, task, setup))
    for rule in sea_samples.RULES:
        assert_reads_well(say.rule(words, rule, setup))


def test_a_trump_is_a_submarine() -> None:
    card = Card.parse("T2")
    assert say.suit(EN, Suit.TRUMP) == "submarine"
    assert say.card(FR, card) == "sous-marin 2"
    assert say.the(FR, card) == "le sous-marin 2"
    assert say.cards(EN, [card, Card.parse("P3")]) == "submarine 2, pink 3"


def test_nobody_hears_of_rockets_under_water() -> None:
    for task in samples.TASKS:
        assert "rocket" not in say.task(EN, task, FOUR)
        assert "fusée" not in say.task(FR, task, FOUR)
