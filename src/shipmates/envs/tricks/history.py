"""What finished tricks have told, as bits: counted on, trick by trick."""

from __future__ import annotations

from typing import NamedTuple

from shipmates.envs.blocks import Layout
from shipmates.kernel import Seat
from shipmates.tricks.cards import Suit
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.play import Trick

_SUIT_BIT = {suit: 1 << place for place, suit in enumerate(Suit)}


class Told(NamedTuple):
    """So many tricks of a ledger: the records of the seats, and what has taken a trick."""

    records: int = 0
    took: int = 0


class History:
    """Keeps what it made of the last ledger, for the next one is mostly a trick longer."""

    def __init__(self, layout: Layout) -> None:
        self._record = layout.record
        self._played = layout.within("played")
        self._won = layout.within("won")
        self._tricks = layout.within("tricks")
        self._voids = layout.within("voids")
        self._known: tuple[Trick, ...] = ()
        self._told = Told()

    def told(self, ledger: Ledger, *, dummy: Seat | None, drawn: bool) -> Told:
        """`drawn`: cards changed hands after the first trick, so its voids are forgotten."""
        tricks = ledger.tricks
        if tricks is not self._known:
            told, start = Told(), 0
            if self._known and self._known == tricks[: len(self._known)]:
                told, start = self._told, len(self._known)
            for place in range(start, len(tricks)):
                told = self._longer(told, ledger, place, dummy, drawn=drawn)
            self._known, self._told = tricks, told
        return self._told

    def _longer(
        self, told: Told, ledger: Ledger, place: int, dummy: Seat | None, *, drawn: bool
    ) -> Told:
        trick, winner = ledger.tricks[place], ledger.winners[place]
        taken = 0
        for card in trick.cards:
            taken |= card.bit
        records = told.records | self.laid(trick, ledger.seats)
        records |= (taken << self._won | 1 << (self._tricks + place)) << winner * self._record
        if place or not drawn:
            records |= self.voids(trick, ledger.seats, dummy)
        return Told(records, told.took | trick.best.bit)

    def laid(self, trick: Trick, seats: int) -> int:
        """Who laid what."""
        records, seat = 0, trick.leader
        for card in trick.cards:
            records |= card.bit << seat * self._record + self._played
            seat = Seat((seat + 1) % seats)
        return records

    def voids(self, trick: Trick, seats: int, dummy: Seat | None) -> int:
        """Who could not follow; the dummy has other cards below its open ones."""
        records, seat = 0, trick.leader
        for card in trick.cards:
            led = trick.cards[0].suit
            if card.suit is not led and seat != dummy:
                records |= _SUIT_BIT[led] << seat * self._record + self._voids
            seat = Seat((seat + 1) % seats)
        return records


__all__ = ["History", "Told"]
