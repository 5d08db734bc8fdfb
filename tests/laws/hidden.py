"""Dealing anew what a seat cannot see: hands, covered cards, sealed choices, moved cards.

Written from the rule book, for the laws alone: shares nothing with `look` or any bot.
"""

from __future__ import annotations

from collections.abc import Iterator

from shipmates.dice import Seeded
from shipmates.kernel import Seat
from shipmates.tricks.cards import DECK, TRUMPS, Card, CardSet
from shipmates.tricks.dummy import Column, Row
from shipmates.tricks.hands import Hands
from shipmates.tricks.rounds import Moved, Shown


def redealt(dice: Seeded, hands: Hands, eyes: Seat, signals: Shown) -> Hands:
    """Every card these eyes do not see is somewhere else; what was shown stays where it is."""
    shown = CardSet.of(signal.card for signals_ in signals for signal in signals_)
    hidden = {
        Seat(s): hand - shown
        for s, hand in enumerate(hands.cards)
        if s not in (eyes, hands.dummy)
    }
    covered = hands.row.down if hands.row else CardSet()
    pool = [card for cards in (*hidden.values(), covered) for card in cards]
    deal = iter(_ordered(dice, pool))
    cards = list(hands.cards)
    for seat, unseen in hidden.items():
        cards[seat] = (cards[seat] & shown) | CardSet.of(next(deal) for _ in unseen)
    if hands.row is None or hands.dummy is None:
        return Hands(tuple(cards))
    return Hands.around(_recovered(hands.row, deal), hands.dummy, tuple(cards))


def _ordered(dice: Seeded, pool: list[Card]) -> list[Card]:
    # Chance alone seldom gives a hand of nothing but trumps, or of one colour.
    order = dice.choice((None, None, sorted, lambda cards: sorted(cards)[::-1]))
    return order(pool) if order else list(dice.shuffled(pool))


def _recovered(row: Row, deal: Iterator[Card]) -> Row:
    return Row(tuple(Column(c.up, None if c.down is None else next(deal)) for c in row.columns))


def resealed(
    dice: Seeded, hands: Hands, sealed: tuple[Card | None, ...], seat: Seat
) -> tuple[Card | None, ...]:
    """What the others have chosen to pass could be any card they may pass."""
    return tuple(
        card
        if card is None or s == seat
        else dice.choice(tuple(hands[Seat(s)] - TRUMPS) or [card])
        for s, card in enumerate(sealed)
    )


def removed(dice: Seeded, moved: Moved, eyes: Seat) -> Moved:
    """What the others gave and got could be anything."""

    def other(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(
            card if s == eyes else dice.choice(tuple(DECK)) for s, card in enumerate(cards)
        )

    return Moved(other(moved.given), other(moved.got))
