"""Random hands of tricks, card by card, for judging: no rules but following suit."""

from __future__ import annotations

from collections.abc import Iterator

from shipmates.dice import Seeded
from shipmates.kernel import Seat
from shipmates.tricks.cards import DECK, Card, CardSet
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.play import Trick, playable


def a_hand(seats: int, dice: Seeded, deck: CardSet = DECK) -> Iterator[Ledger]:
    """The ledger before the first trick and after each; tempers differ, so all ends are met."""
    cards = dice.shuffled(tuple(deck))
    share = len(cards) // seats
    hands = [CardSet.of(cards[i * share : (i + 1) * share]) for i in range(seats)]
    hands[0] |= CardSet.of(cards[seats * share :])
    tempers = [dice.choice((None, min, max)) for _ in range(seats)]
    leader = Seat(next((s for s, hand in enumerate(hands) if deck.high in hand), 0))
    ledger = Ledger.blank(seats, share, deck)
    yield ledger
    for _ in range(share):
        trick = Trick(leader)
        for _ in range(seats):
            seat = trick.turn(seats)
            choices = tuple(playable(hands[seat], trick.led))
            temper = tempers[seat] if dice.choice(range(4)) else None
            card = temper(choices, key=_height) if temper else dice.choice(choices)
            hands[seat] = hands[seat].minus(card)
            trick = trick.plus(card)
        ledger = ledger.record(trick)
        leader = ledger.winners[-1]
        yield ledger


def _height(card: Card) -> int:
    return card.value + (10 if card.is_trump else 0)
