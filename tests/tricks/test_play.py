"""Following suit, and who takes a trick."""

from __future__ import annotations

import pytest

from shipmates.kernel import Seat
from shipmates.tricks.cards import Card, CardSet
from shipmates.tricks.play import Trick, playable
from tests.clauses import clause


def trick(text: str, leader: int = 0) -> Trick:
    return Trick(Seat(leader), tuple(map(Card.parse, text.split())))


@pytest.mark.parametrize(
    ("cards", "best"),
    [
        pytest.param("Y2 Y8 Y6", "Y8", id="the highest yellow"),
        pytest.param("G3 G5 P9", "G5", id="the pink 9 does not follow"),
        pytest.param("B3 B7 T1", "T1", id="a rocket beats every colour"),
        pytest.param("T3 T2 T4", "T4", id="the highest rocket"),
    ],
)
@clause("P9-TRICK-1", "P9-TRICK-4", "P9-TRICK-5")
def test_the_rulebooks_examples_of_the_card_that_wins(cards: str, best: str) -> None:
    assert trick(cards).best is Card.parse(best)


@pytest.mark.parametrize(
    ("cards", "leader", "winner"),
    [
        ("P1 P2 P3 P4", 0, 3),
        ("P4 P3 P2 P1", 0, 0),
        ("P4 B9 G9 Y9", 2, 2),
        ("P4 P9 G9 Y9", 2, 3),
        ("P4 P9 G9 T1", 2, 1),
        ("P4 T2 T3 T1", 3, 1),
        ("T1 P9 B9 T2", 1, 0),
    ],
)
@clause("P9-TRICK-4", "P9-TRICK-5", "P9-TRICK-6")
def test_the_seat_that_laid_the_best_card_wins(cards: str, leader: int, winner: int) -> None:
    assert trick(cards, leader).winner(4) == winner


@pytest.mark.parametrize(
    ("hand", "led", "may"),
    [
        pytest.param("P1 P9 B2 T4", None, "P1 P9 B2 T4", id="the leader plays anything"),
        pytest.param("P1 P9 B2 T4", "P5", "P1 P9", id="follow, high or low"),
        pytest.param("P1 P9 B2 T4", "T1", "T4", id="rockets are followed too"),
        pytest.param("P1 P9 B2 T4", "G5", "P1 P9 B2 T4", id="none of the suit: anything"),
        pytest.param("P1 P9 B2", "T1", "P1 P9 B2", id="no rocket: anything"),
    ],
)
@clause("P9-TRICK-1", "P9-TRICK-2", "P9-TRICK-3", "P9-TRICK-7")
def test_what_may_be_played(hand: str, led: str | None, may: str) -> None:
    card = Card.parse(led) if led else None
    assert str(playable(CardSet.parse(hand), card)) == may


@clause("P9-TRICK-6")
def test_cards_fall_clockwise_from_the_leader() -> None:
    table = Trick(Seat(2))
    assert table.led is None
    turns = list[Seat]()
    for text in ["P1", "B2", "G3"]:
        turns.append(table.turn(3))
        table = table.plus(Card.parse(text))
    assert turns == [2, 0, 1]
    assert table.led is Card.parse("P1")
    assert str(table) == "P1 B2 G3"


def test_who_laid_which_card() -> None:
    table = trick("P1 B2", leader=2)
    laid = [table.by(Seat(seat), 3) for seat in range(3)]
    assert laid == [Card.parse("B2"), None, Card.parse("P1")]
