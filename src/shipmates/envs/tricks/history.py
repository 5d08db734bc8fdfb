"""What finished tricks have told, as bits: counted on, trick by trick."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from shipmates.envs.blocks import Layout
from shipmates.envs.tricks.layout import SEATS
from shipmates.kernel import Seat
from shipmates.tricks.cards import CARDS, Card
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.play import Trick


class Told(NamedTuple):
    """So many tricks of a ledger: the records of the seats, and what has taken a trick."""

    records: int = 0
    took: int = 0


Laid: TypeAlias = tuple[int, int, int, Seat]
"""One trick: the records, the cards, the suit led as a bit, and who would take it."""


class History:
    """Keeps what it made of the last ledger, for the next one is mostly a trick longer."""

    def __init__(self, layout: Layout) -> None:
        self._record = layout.record
        self._played = layout.within("played")
        self._won = layout.within("won")
        self._tricks = layout.within("tricks")
        self._voids = layout.within("voids")
        starts = range(0, SEATS * layout.record, layout.record)
        self._lays = [[c.bit << start + self._played for c in CARDS] for start in starts]
        self._fails = [[_suit(c) << start + self._voids for c in CARDS] for start in starts]
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
        laid, cards, _, _ = self.laid(
            trick, ledger.seats, dummy, voids=bool(place) or not drawn
        )
        won = cards << self._won | 1 << self._tricks + place
        records = told.records | laid | won << winner * self._record
        return Told(records, told.took | trick.best.bit)

    def laid(self, trick: Trick, seats: int, dummy: Seat | None, *, voids: bool = True) -> Laid:
        """Who laid what, and who could not follow; the dummy has covered cards as well."""
        records = cards = 0
        best = led = trick.cards[0]
        seat = winner = int(trick.leader)
        for card in trick.cards:
            bit, place = card.bit, card.index
            cards |= bit
            records |= self._lays[seat][place]
            if not bit & led.peers and voids and seat != dummy:
                records |= self._fails[seat][led.index]
            if best.beaters & bit:
                best, winner = card, seat
            seat = seat + 1 if seat + 1 < seats else 0
        return records, cards, _suit(led), Seat(winner)


def _suit(card: Card) -> int:
    return 1 << card.index // 9
