"""Forty cards, and sets of them as text and as numbers."""

from __future__ import annotations

import copy
import pickle

import pytest

from shipmates.tricks.cards import (
    CARDS,
    COLOURED,
    COLOURS,
    DECK,
    EMPTY,
    SUITED,
    TRUMPS,
    VALUED,
    Card,
    CardSet,
    Suit,
)
from tests.clauses import clause


@clause("P9-DECK-1")
def test_four_colours_of_nine_and_four_rockets() -> None:
    assert len(CARDS) == len(DECK) == 40
    assert {suit.value: str(SUITED[suit]).replace(suit.value, "") for suit in Suit} == {
        **dict.fromkeys("PBGY", "1 2 3 4 5 6 7 8 9"),
        "T": "1 2 3 4",
    }
    assert [suit.value for suit in COLOURS] == list("PBGY")


@clause("P9-DECK-1")
def test_rockets_are_no_colour_cards() -> None:
    assert COLOURED | TRUMPS == DECK
    assert not COLOURED & TRUMPS
    assert str(VALUED[1]) == "P1 B1 G1 Y1"
    assert sorted(VALUED) == list(range(1, 10))


@pytest.mark.parametrize(
    ("later", "earlier", "beats"),
    [
        ("P9", "P8", True),
        ("P8", "P9", False),
        ("B9", "P1", False),
        ("T1", "P9", True),
        ("P9", "T1", False),
        ("T2", "T1", True),
        ("T1", "T2", False),
    ],
)
@clause("P9-TRICK-4", "P9-TRICK-5")
def test_what_beats_what(later: str, earlier: str, beats: bool) -> None:
    assert Card.parse(later).beats(Card.parse(earlier)) is beats


def test_a_card_is_one_object_wherever_it_is_met() -> None:
    card = Card.parse("P3")
    assert card is Card.parse("P3")
    assert pickle.loads(pickle.dumps(card)) is card
    assert copy.copy(card) is card
    assert copy.deepcopy({"card": card})["card"] is card


def test_a_card_reads_as_it_is_written() -> None:
    card = Card.parse("T4")
    assert (str(card), repr(card), card.text) == ("T4", "Card.parse('T4')", "T4")
    assert card.is_trump
    assert not Card.parse("Y9").is_trump


@pytest.mark.parametrize("text", ["", "P", "P0", "P10", "T5", "X3", "p3", "P3 "])
def test_what_is_no_card_is_named(text: str) -> None:
    with pytest.raises(ValueError, match=f"^'{text}' is no card"):
        Card.parse(text)


def test_cards_are_ordered_by_suit_and_value() -> None:
    assert sorted(map(Card.parse, ["T1", "B1", "P9", "P2"])) == [
        Card.parse(text) for text in ("P2", "P9", "B1", "T1")
    ]
    assert [card.index for card in CARDS] == list(range(40))


def test_the_peers_of_a_card_are_its_suit() -> None:
    for card in CARDS:
        assert CardSet(card.peers) == SUITED[card.suit]


@pytest.mark.parametrize("text", ["", "P3", "P3 B9 T4"])
def test_sets_are_read_and_written(text: str) -> None:
    assert str(CardSet.parse(text)) == text


def test_sets_are_read_in_any_order_with_commas_too() -> None:
    assert CardSet.parse(" T4, P3  B9 ") == CardSet.parse("P3 B9 T4")
    assert repr(CardSet.parse("T4,P3")) == "CardSet.parse('P3 T4')"


@pytest.mark.parametrize(
    ("text", "match"), [("P3 B9 P3", "P3 stands twice"), ("P3 Q9", "'Q9' is no card")]
)
def test_a_faulty_set_is_named(text: str, match: str) -> None:
    with pytest.raises(ValueError, match=match):
        CardSet.parse(text)


def test_set_algebra() -> None:
    one, other = CardSet.parse("P1 P2 B3"), CardSet.parse("P2 G4")
    assert str(one | other) == "P1 P2 B3 G4"
    assert str(one & other) == "P2"
    assert str(one - other) == "P1 B3"
    assert str(one.plus(Card.parse("T1"))) == "P1 P2 B3 T1"
    assert str(one.minus(Card.parse("P1"))) == "P2 B3"
    assert one.minus(Card.parse("T1")) == one
    assert Card.parse("B3") in one
    assert Card.parse("B4") not in one
    assert len(one) == 3
    assert CardSet() == EMPTY
    assert not EMPTY
    assert bool(one)


def test_lowest_and_highest_of_a_suit() -> None:
    pinks = CardSet.parse("P2 P5 P9 B1 T1").suited(Suit.PINK)
    assert (pinks.low.text, pinks.high.text) == ("P2", "P9")


def test_sets_are_values() -> None:
    assert hash(CardSet.parse("P1 B2")) == hash(CardSet.parse("B2 P1"))
    assert CardSet.parse("P1") != CardSet.parse("P2")
    assert CardSet.parse("P1") != "P1"
