"""What can be counted in the tricks that lie face down."""

from __future__ import annotations

from shipmates.kernel import Seat
from shipmates.tricks.cards import DECK, CardSet
from shipmates.tricks.ledger import Ledger
from tests.tricks.ledgers import ledger


def test_a_blank_ledger_has_everything_before_it() -> None:
    blank = Ledger.blank(4, 10, DECK)
    assert (blank.left, blank.coming, blank.counts) == (10, DECK, (0, 0, 0, 0))
    assert blank.room(CardSet.parse("P1 P2")) == 2


def test_the_winner_takes_the_cards_and_leads_on() -> None:
    book = ledger("P1 P2 P3 P9 / B9 B1 B2 B3")
    assert [trick.leader for trick in book.tricks] == [0, 3]
    assert book.winners == (3, 3)
    assert list(map(str, book.taken)) == ["", "", "", "P1 P2 P3 P9 B1 B2 B3 B9"]
    assert book.gone == book.taken[3]
    assert book.coming == DECK - book.gone
    assert (book.left, book.count(Seat(3)), book.counts) == (8, 2, (0, 0, 0, 2))


def test_room_is_what_is_out_and_what_can_still_fall() -> None:
    book = ledger("P1 P2 P3 / P4 P5 P6", seats=3, total=3)
    assert book.room(CardSet.parse("P1 P7 P8 P9")) == 3
    assert book.room(CardSet.parse("P7 P8 P9 B1 B2")) == 3
