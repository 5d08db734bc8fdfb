"""Every way a hand could still go on, as far as anybody at the table could tell.

Whoever holds what is unknown: all cards to come are dealt in every way and played in every
order that follows suit. Voids that were shown are left out of account, as by the judge.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from shipmates.kernel import Seat
from shipmates.tricks.cards import CardSet
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.play import Trick, playable


def endings(ledger: Ledger, leader: Seat) -> set[Ledger]:
    """All final ledgers."""
    found = set[Ledger]()
    for hands in _deals(ledger.coming, ledger.seats, ledger.left):
        found.update(_plays(ledger, Trick(leader), hands))
    return found


def _deals(cards: CardSet, seats: int, size: int) -> Iterator[tuple[CardSet, ...]]:
    if seats == 0:
        yield ()
        return
    extra = len(cards) - seats * size
    for count in {size, size + extra}:
        for hand in combinations(cards, count):
            held = CardSet.of(hand)
            if len(cards) - count < (seats - 1) * size:
                continue
            for rest in _deals(cards - held, seats - 1, size):
                yield (held, *rest)


def _plays(ledger: Ledger, trick: Trick, hands: tuple[CardSet, ...]) -> Iterator[Ledger]:
    if not ledger.left:
        yield ledger
        return
    if len(trick.cards) == ledger.seats:
        after = ledger.record(trick)
        yield from _plays(after, Trick(after.winners[-1]), hands)
        return
    seat = trick.turn(ledger.seats)
    for card in playable(hands[seat], trick.led):
        left = (*hands[:seat], hands[seat].minus(card), *hands[seat + 1 :])
        yield from _plays(ledger, trick.plus(card), left)
