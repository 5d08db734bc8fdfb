"""One trick: what may be played, and who takes it."""

from __future__ import annotations

from dataclasses import dataclass

from shipmates.kernel import Seat, quick
from shipmates.tricks.cards import Card, CardSet


def playable(hand: CardSet, led: Card | None) -> CardSet:
    """The cards of a hand that follow the card led, or all of them when none does."""
    if led is None:
        return hand
    following = hand.mask & led.peers
    return CardSet(following) if following else hand


@quick
@dataclass(frozen=True, slots=True)
class Trick:
    """The cards on the table, in the order they fell, beginning with the leader's."""

    leader: Seat
    cards: tuple[Card, ...] = ()

    @property
    def led(self) -> Card | None:
        """The card that opened the trick."""
        return self.cards[0] if self.cards else None

    @property
    def best(self) -> Card:
        """The card that takes the trick as it lies."""
        best = self.cards[0]
        for card in self.cards[1:]:
            if best.beaters & card.bit:
                best = card
        return best

    def turn(self, seats: int) -> Seat:
        """Whose card comes next."""
        return Seat((self.leader + len(self.cards)) % seats)

    def winner(self, seats: int) -> Seat:
        """Who takes the trick as it lies."""
        return Seat((self.leader + self.cards.index(self.best)) % seats)

    def by(self, seat: Seat, seats: int) -> Card | None:
        """The card this seat has laid, if it has."""
        place = (seat - self.leader) % seats
        return self.cards[place] if place < len(self.cards) else None

    def plus(self, card: Card) -> Trick:
        """With one card more."""
        return Trick(self.leader, (*self.cards, card))

    def __str__(self) -> str:
        return " ".join(card.text for card in self.cards)
