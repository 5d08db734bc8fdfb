"""Everybody's cards, the dummy's row among them."""

from __future__ import annotations

from dataclasses import dataclass

from shipmates.kernel import Seat, quick
from shipmates.tricks.cards import EMPTY, Card, CardSet
from shipmates.tricks.dummy import Row


@quick
@dataclass(frozen=True, slots=True)
class Hands:
    """What each seat can play from; the dummy's entry is what lies face up in its row."""

    cards: tuple[CardSet, ...]
    row: Row | None = None
    dummy: Seat | None = None

    @staticmethod
    def around(row: Row, dummy: Seat, cards: tuple[CardSet, ...]) -> Hands:
        """Two hands and a row between them; `cards` has an entry for every seat."""
        return Hands(_with(cards, dummy, row.up), row, dummy)

    def __getitem__(self, seat: Seat) -> CardSet:
        return self.cards[seat]

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many cards each seat has left, the dummy's covered ones included."""
        sizes = [cards.mask.bit_count() for cards in self.cards]
        if self.row is not None and self.dummy is not None:
            sizes[self.dummy] = self.row.size
        return tuple(sizes)

    @property
    def all(self) -> CardSet:
        """Every card that is still in a hand or the row."""
        everything = self.row.down if self.row else EMPTY
        for cards in self.cards:
            everything |= cards
        return everything

    def play(self, seat: Seat, card: Card) -> Hands:
        """Without the card this seat laid."""
        if self.row is not None and self.dummy is not None and seat == self.dummy:
            return Hands.around(self.row.play(card), self.dummy, self.cards)
        cards = list(self.cards)
        cards[seat] = cards[seat].minus(card)
        return Hands(tuple(cards), self.row, self.dummy)

    def uncover(self) -> Hands:
        """After a trick: the dummy's newly free card is turned."""
        if self.row is None or self.dummy is None:
            return self
        return Hands.around(self.row.uncover(), self.dummy, self.cards)

    def move(self, given: tuple[Card, ...], got: tuple[Card, ...]) -> Hands:
        """Every seat gives one card and gets one, all at once."""
        cards = tuple(
            hand.minus(out).plus(into)
            for hand, out, into in zip(self.cards, given, got, strict=True)
        )
        if self.row is None or self.dummy is None:
            return Hands(cards)
        row = self.row.exchange(given[self.dummy], got[self.dummy])
        return Hands.around(row, self.dummy, cards)


def _with(cards: tuple[CardSet, ...], seat: Seat, hand: CardSet) -> tuple[CardSet, ...]:
    return (*cards[:seat], hand, *cards[seat + 1 :])
