"""The finished tricks, and what can be counted in them. Public by construction."""

from __future__ import annotations

from dataclasses import dataclass

from shipmates.kernel import Seat, quick
from shipmates.tricks.cards import EMPTY, CardSet
from shipmates.tricks.play import Trick


@quick
@dataclass(frozen=True, slots=True)
class Ledger:
    """What has lain face up: every finished trick, and who took which cards."""

    seats: int
    total: int
    deck: CardSet
    tricks: tuple[Trick, ...] = ()
    winners: tuple[Seat, ...] = ()
    taken: tuple[CardSet, ...] = ()
    gone: CardSet = EMPTY
    """Every card of a finished trick: the sum of `taken`, kept as every judge asks it."""

    @staticmethod
    def blank(seats: int, total: int, deck: CardSet) -> Ledger:
        """Before the first trick."""
        return Ledger(seats, total, deck, taken=(EMPTY,) * seats)

    def record(self, trick: Trick) -> Ledger:
        """With one finished trick more."""
        winner, cards = trick.winner(self.seats), CardSet.of(trick.cards)
        taken = list(self.taken)
        taken[winner] |= cards
        return Ledger(
            self.seats,
            self.total,
            self.deck,
            (*self.tricks, trick),
            (*self.winners, winner),
            tuple(taken),
            self.gone | cards,
        )

    @property
    def left(self) -> int:
        """How many tricks are still to be played."""
        return self.total - len(self.tricks)

    @property
    def coming(self) -> CardSet:
        """Every card not yet in a finished trick; with three hands one of them never falls."""
        return CardSet(self.deck.mask & ~self.gone.mask)

    def room(self, cards: CardSet) -> int:
        """How many of these can still fall, as far as is public."""
        coming = cards.mask & self.deck.mask & ~self.gone.mask
        return min(coming.bit_count(), self.left * self.seats)

    def count(self, seat: Seat) -> int:
        """How many tricks this seat has won."""
        return self.winners.count(seat)

    @property
    def counts(self) -> tuple[int, ...]:
        """Tricks won, seat by seat."""
        return tuple(map(self.winners.count, range(self.seats)))
