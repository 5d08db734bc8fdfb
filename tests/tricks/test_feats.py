"""Tricks of a kind: which fit, and how many can still come."""

from __future__ import annotations

import pytest

from shipmates.kernel import Seat
from shipmates.tricks.cards import COLOURED, TRUMPS, VALUED, Card, CardSet, Suit
from shipmates.tricks.feats import fits, more_feats
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.play import Trick
from shipmates.tricks.tasks import Feats, Span, at_least
from tests.tricks.ledgers import ledger

ONCE = at_least(1)
LEVEL = Feats(ONCE, level=(Suit.GREEN, Suit.YELLOW))
LOW = CardSet.of(card for value in range(1, 7) for card in VALUED[value])


def trick(text: str) -> Trick:
    return Trick(Seat(0), tuple(map(Card.parse, text.split())))


@pytest.mark.parametrize(
    ("task", "text", "fit"),
    [
        (Feats(ONCE), "P9 P1 P2 P3", True),
        (Feats(ONCE, using=VALUED[9]), "P8 P1 P2 P3", False),
        (Feats(ONCE, using=VALUED[6], taking=VALUED[6]), "P6 P1 P2 P3", False),
        (Feats(ONCE, using=VALUED[6], taking=VALUED[6]), "P6 B6 P2 P3", True),
        (Feats(ONCE, using=TRUMPS, taking=CardSet.parse("P7")), "P7 T1 P2 P3", True),
        (Feats(ONCE, using=TRUMPS, taking=CardSet.parse("P7")), "P7 P8 P2 P3", False),
        (Feats(ONCE, holding=CardSet.parse("G2")), "G2 G1 P1 P2", True),
        (Feats(ONCE, holding=CardSet.parse("G2")), "G3 G1 P1 P2", False),
        (Feats(ONCE, within=LOW), "P6 P1 P2 P3", True),
        (Feats(ONCE, within=LOW), "P6 P1 P2 T3", False),
        (Feats(ONCE, within=COLOURED, total=Span(22, 23)), "P9 P8 P4 P1", True),
        (Feats(ONCE, within=COLOURED, total=Span(22, 23)), "P9 P8 P4 P3", False),
        (Feats(ONCE, within=COLOURED, total=Span(7, 7)), "T1 P1 P2 P3", False),
        (LEVEL, "G9 G1 Y1 Y2", True),
        (LEVEL, "G9 G1 Y1 P2", False),
        (LEVEL, "P9 P1 P2 P3", False),
    ],
)
def test_which_tricks_are_of_the_kind(task: Feats, text: str, *, fit: bool) -> None:
    assert fits(task, trick(text), 0, 10) is fit


def test_only_the_places_named_count() -> None:
    task = Feats(ONCE, among=(-1,))
    assert fits(task, trick("P9 P1 P2 P3"), 9, 10)
    assert not fits(task, trick("P9 P1 P2 P3"), 8, 10)


def small(cards: str, *, seats: int = 2, total: int = 2) -> Ledger:
    """Before the first trick of a game with these cards alone."""
    return Ledger.blank(seats, total, CardSet.parse(cards))


@pytest.mark.parametrize(
    ("task", "cards", "more"),
    [
        (Feats(ONCE), "P1 P2 P3 P4", 2),
        (Feats(ONCE, using=CardSet.parse("P1")), "P1 P2 P3 P4", 0),
        (Feats(ONCE, using=CardSet.parse("P1")), "P1 B2 P3 P4", 1),
        (Feats(ONCE, using=VALUED[6], taking=VALUED[6]), "P6 B6 P3 P4", 2),
        (Feats(ONCE, using=VALUED[6], taking=VALUED[6]), "P6 P5 P3 P4", 0),
        (Feats(ONCE, within=LOW), "P1 P7 P8 P9", 0),
        (Feats(ONCE, using=VALUED[9], within=LOW), "P1 P2 P9 P8", 0),
        (Feats(ONCE, total=Span(9)), "P1 P2 P3 P4", 0),
        (Feats(ONCE, total=Span(7, 7)), "P1 P2 P3 P4", 2),
        (LEVEL, "G1 Y1 P3 P4", 2),
        (LEVEL, "G1 G2 P3 P4", 0),
        (Feats(ONCE, among=(-1,)), "P1 P2 P3 P4", 1),
    ],
)
def test_how_many_more_there_can_be_with_few_cards(task: Feats, cards: str, more: int) -> None:
    assert more_feats(task, small(cards)) == more


@pytest.mark.parametrize(
    ("task", "some"),
    [
        (Feats(ONCE, using=TRUMPS, taking=CardSet.parse("P7")), True),
        (Feats(ONCE, using=TRUMPS, taking=CardSet.parse("G7")), False),
        (Feats(ONCE, holding=CardSet.parse("P2")), True),
        (Feats(ONCE, holding=CardSet.parse("G2")), False),
        (Feats(ONCE, within=COLOURED, total=Span(26)), True),
        (Feats(ONCE, within=COLOURED, total=Span(27)), False),
        (Feats(ONCE, within=COLOURED, total=Span(0, 4)), True),
        (Feats(ONCE, within=COLOURED, total=Span(0, 3)), False),
        (Feats(ONCE, level=(Suit.PINK, Suit.BLUE)), True),
        (LEVEL, False),
    ],
)
def test_with_more_cards_the_bounds_are_coarser(task: Feats, *, some: bool) -> None:
    cards = " ".join(f"{suit}{value}" for suit in "PB" for value in range(1, 10))
    assert bool(more_feats(task, small(f"{cards} T1", seats=3, total=6))) is some


def test_with_very_many_cards_only_places_and_cards_are_counted() -> None:
    book = ledger("P7 P1 P2 P3")
    assert more_feats(Feats(ONCE, among=(0,)), book) == 0
    assert more_feats(Feats(ONCE, among=(-1,)), book) == 1
    assert more_feats(Feats(ONCE, taking=CardSet.parse("P7")), book) == 0
    assert more_feats(Feats(ONCE, within=COLOURED, total=Span(99)), book) == 8
