"""Ledgers written as tricks: `P1 P2 P3 P9 / B9 B1 B2 B3`, each led by the last one's winner."""

from __future__ import annotations

from shipmates.kernel import Seat
from shipmates.tricks.cards import DECK, Card
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.play import Trick


def ledger(text: str, *, seats: int = 4, total: int = 10, leader: int = 0) -> Ledger:
    """The ledger after these tricks, the first led by `leader`."""
    book, lead = Ledger.blank(seats, total, DECK), Seat(leader)
    for line in filter(None, map(str.strip, text.split("/"))):
        book = book.record(Trick(lead, tuple(map(Card.parse, line.split()))))
        lead = book.winners[-1]
    return book
