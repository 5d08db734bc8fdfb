"""The double row of the two-player game, alone and among hands."""

from __future__ import annotations

from shipmates.kernel import Seat
from shipmates.tricks.cards import EMPTY, Card, CardSet
from shipmates.tricks.dummy import Column, Row
from shipmates.tricks.hands import Hands
from tests.clauses import clause


def row(text: str) -> Row:
    """`P3/B2 P4/-`: what lies up, and what beneath."""
    sides = ([None if c == "-" else Card.parse(c) for c in p.split("/")] for p in text.split())
    return Row(tuple(Column(up, down) for up, down in sides))


def test_a_row_counts_what_lies_on_both_sides() -> None:
    some = row("P3/B2 P4/- -/G1")
    assert (str(some.up), str(some.down), some.size) == ("P3 P4", "B2 G1", 4)


@clause("P9-JARV-6")
def test_a_card_stays_covered_until_the_trick_is_over() -> None:
    during = row("P3/B2 P4/G1").play(Card.parse("P3"))
    assert during == row("-/B2 P4/G1")
    assert during.uncover() == row("B2/- P4/G1")


def test_an_empty_place_stays_empty() -> None:
    assert row("P3/-").play(Card.parse("P3")).uncover() == row("-/-")


@clause("P9-JARV-11", "P9-JARV-12")
def test_a_card_is_exchanged_in_its_place_on_its_side() -> None:
    some = row("P3/B2 P4/G1")
    assert some.exchange(Card.parse("P4"), Card.parse("Y9")) == row("P3/B2 Y9/G1")
    assert some.exchange(Card.parse("B2"), Card.parse("Y9")) == row("P3/Y9 P4/G1")


def between(text: str) -> Hands:
    people = (CardSet.parse("B5 B6"), EMPTY, CardSet.parse("G5 G6"))
    return Hands.around(row(text), Seat(1), people)


@clause("P9-JARV-5")
def test_only_what_lies_up_can_be_played_from_a_row() -> None:
    hands = between("P3/B2 P4/G1")
    assert str(hands[Seat(1)]) == "P3 P4"
    assert hands.sizes == (2, 4, 2)
    assert str(hands.all) == "P3 P4 B2 B5 B6 G1 G5 G6"


@clause("P9-JARV-6")
def test_a_row_among_hands_is_uncovered_after_the_trick() -> None:
    during = between("P3/B2 P4/G1").play(Seat(1), Card.parse("P3"))
    assert str(during[Seat(1)]) == "P4"
    assert during.sizes == (2, 3, 2)
    assert str(during.uncover()[Seat(1)]) == "P4 B2"


def test_people_play_from_their_hands_beside_a_row() -> None:
    hands = between("P3/B2 P4/G1").play(Seat(2), Card.parse("G6"))
    assert str(hands[Seat(2)]) == "G5"
    assert hands.row == row("P3/B2 P4/G1")


@clause("P9-JARV-11", "P9-JARV-12")
def test_a_row_takes_part_when_cards_move() -> None:
    given = tuple(map(Card.parse, ["B5", "P3", "G5"]))
    got = tuple(map(Card.parse, ["G5", "B5", "P3"]))
    after = between("P3/B2 P4/G1").move(given, got)
    assert after.row == row("B5/B2 P4/G1")
    assert list(map(str, after.cards)) == ["B6 G5", "P4 B5", "P3 G6"]


def test_hands_without_a_row() -> None:
    hands = Hands((CardSet.parse("B5"), CardSet.parse("G5 G6")))
    assert hands.uncover() is hands
    assert hands.sizes == (1, 2)
    assert str(hands.all) == "B5 G5 G6"
    assert hands.play(Seat(1), Card.parse("G5")).sizes == (1, 1)
    assert hands.move(
        (Card.parse("B5"), Card.parse("G5")), (Card.parse("G5"), Card.parse("B5"))
    ) == (Hands((CardSet.parse("G5"), CardSet.parse("B5 G6"))))
