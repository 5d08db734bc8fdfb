"""Shuffling and dealing: what nature proposes, and what it may do."""

from __future__ import annotations

from typing import Final

from shipmates.kernel import Dice, Illegal, Seat
from shipmates.tricks.cards import EMPTY, Card, CardSet
from shipmates.tricks.dummy import COLUMNS, Column, Row
from shipmates.tricks.hands import Hands
from shipmates.tricks.moves import Deal

LEADERS_CARD: Final = Card.parse("T4")
"""Whoever is dealt it commands, and leads the first trick; the dummy never is."""


def deal(deck: CardSet, seats: int, dummy: Seat | None, dice: Dice) -> Deal:
    """A random deal; with three hands, chance says who gets the card more."""
    if dummy is not None:
        return _deal_with_row(deck, seats, dummy, dice)
    cards = dice.shuffled(tuple(deck))
    share, extra = divmod(len(cards), seats)
    lucky = dice.shuffled(range(seats))[:extra]
    hands, start = list[CardSet](), 0
    for seat in range(seats):
        end = start + share + (seat in lucky)
        hands.append(CardSet.of(cards[start:end]))
        start = end
    return Deal(tuple(hands))


def _deal_with_row(deck: CardSet, seats: int, dummy: Seat, dice: Dice) -> Deal:
    cards = dice.shuffled(tuple(deck.minus(LEADERS_CARD)))
    down, up, rest = cards[:COLUMNS], cards[COLUMNS : 2 * COLUMNS], cards[2 * COLUMNS :]
    rest = dice.shuffled((*rest, LEADERS_CARD))
    half = len(rest) // 2
    people = iter((CardSet.of(rest[:half]), CardSet.of(rest[half:])))
    hands = tuple(EMPTY if seat == dummy else next(people) for seat in range(seats))
    return Deal(hands, tuple(zip(up, down, strict=True)))


def dealt(deck: CardSet, seats: int, dummy: Seat | None, action: Deal) -> Hands:
    """The hands of a deal. Raises `Illegal` unless it deals every card once, in fair shares."""
    row = Row(tuple(Column(up, down) for up, down in action.row))
    whole, count = EMPTY, 0
    for cards in (*action.hands, row.up, row.down):
        whole, count = whole | cards, count + len(cards)
    if count != len(deck) or whole != deck:
        raise Illegal("deal-not-the-deck")
    sizes = sorted(map(len, action.hands))
    if dummy is None:
        fair = len(sizes) == seats and not action.row and sizes[-1] - sizes[0] <= 1
        if not fair:
            raise Illegal("deal-not-even")
        return Hands(action.hands)
    fair = sizes == [0, 13, 13] and not action.hands[dummy] and len(action.row) == COLUMNS
    if not fair:
        raise Illegal("deal-not-even")
    if LEADERS_CARD in row.up | row.down:
        raise Illegal("deal-jarvis-commands")
    return Hands.around(row, dummy, action.hands)


def leader(action: Deal) -> Seat:
    """Who was dealt the card that commands."""
    return next(Seat(seat) for seat, hand in enumerate(action.hands) if LEADERS_CARD in hand)
