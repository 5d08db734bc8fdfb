from __future__ import annotations

import pytest

from shipmates.kernel import Seat
from shipmates.planet9.tokens import Duty, Errand, Token
from shipmates.tricks.cards import COLOURED, DECK, SUITED, TRUMPS, VALUED, Card, CardSet, Suit
from shipmates.tricks.signals import Meaning
from shipmates.tricks.tasks import Verdict
from shipmates.words import Words
from shipmates.words import planet9 as say
from shipmates.words.planet9.cards import kinds, one_of, the

EN, FR = Words("en"), Words("fr")


@pytest.mark.parametrize(
    ("text", "english", "french", "in_a_french_sentence"),
    [
        ("P3", "pink 3", "3 rose", "le 3 rose"),
        ("B9", "blue 9", "9 bleu", "le 9 bleu"),
        ("G1", "green 1", "1 vert", "le 1 vert"),
        ("Y5", "yellow 5", "5 jaune", "le 5 jaune"),
        ("T2", "rocket 2", "fusée 2", "la fusée 2"),
    ],
)
def test_a_card_has_a_name(
    text: str, english: str, french: str, in_a_french_sentence: str
) -> None:
    card = Card.parse(text)
    assert say.card(EN, card) == the(EN, card) == english
    assert say.card(FR, card) == french
    assert the(FR, card) == in_a_french_sentence


def test_cards_stand_one_after_the_other_as_they_fell() -> None:
    fell = [Card.parse(text) for text in ("P9", "P3", "T1")]
    assert say.cards(EN, fell) == "pink 9, pink 3, rocket 1"


@pytest.mark.parametrize(
    ("cards", "english", "french"),
    [
        (TRUMPS, "a rocket", "une fusée"),
        (SUITED[Suit.GREEN], "a green card", "une carte verte"),
        (VALUED[9], "a 9", "un 9"),
        (VALUED[8], "an 8", "un 8"),
        (VALUED[1], "a colour card of value 1", "un 1 de couleur (la fusée 1 ne compte pas)"),
        (SUITED[Suit.BLUE] | TRUMPS, "a blue card or a rocket", "une carte bleue ou une fusée"),
        (SUITED[Suit.BLUE] | VALUED[9], "a blue card or a 9", "une carte bleue ou un 9"),
        (COLOURED, "a colour card", "une carte de couleur"),
        (DECK, "a colour card or a rocket", "une carte de couleur ou une fusée"),
        (CardSet.parse("P3"), "pink 3", "le 3 rose"),
        (
            CardSet.parse("P3 B9 T4"),
            "pink 3, blue 9 or rocket 4",
            "le 3 rose, le 9 bleu ou la fusée 4",
        ),
    ],
)
def test_any_card_of_a_set(cards: CardSet, english: str, french: str) -> None:
    assert one_of(EN, cards) == english
    assert one_of(FR, cards) == french


def test_a_set_with_a_card_too_many_is_no_longer_whole() -> None:
    assert [kind.value for kind in kinds(VALUED[9])] == [9]
    assert kinds(VALUED[9].plus(Card.parse("P3"))) == ()
    assert kinds(VALUED[9].minus(Card.parse("P9"))) == ()


def test_a_task_names_its_token() -> None:
    card = Card.parse("P3")
    assert say.duty(EN, Duty(card, Token.SECOND, Seat(0))) == "pink 3 (token 2)"
    assert say.duty(FR, Errand(card, Token.OMEGA)) == "3 rose (jeton Ω)"
    assert say.duty(EN, Errand(card, None)) == "pink 3"


@pytest.mark.parametrize("token", Token)
def test_a_token_shows_what_is_printed_on_it(token: Token) -> None:
    printed = "Ω" if token is Token.OMEGA else token.value.replace(">", "›")
    assert say.sign(token) == printed
    assert say.token(EN, token) == f"token {printed}"
    assert say.token(FR, token) == f"jeton {printed}"


def test_a_signal_says_what_its_card_was() -> None:
    said = [say.meaning(EN, meaning) for meaning in Meaning]
    assert said == ["highest", "only one", "lowest", "shown"]


def test_a_verdict_has_a_word() -> None:
    assert [say.verdict(EN, verdict) for verdict in Verdict] == ["open", "fulfilled", "failed"]
