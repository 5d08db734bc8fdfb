"""Shuffling and dealing: what nature proposes, and what it may do."""

from __future__ import annotations

from shipmates.kernel import Dice, Illegal, Seat
from shipmates.planet9.actions import Deal, Draw, Lay
from shipmates.planet9.brief import Brief
from shipmates.planet9.rulings import (
    JARVIS_DRAWS_FACE_DOWN,
    ROCKET_MAY_BE_DRAWN,
    SHOWN_CARD_MAY_BE_DRAWN,
)
from shipmates.planet9.setup import COMMANDER_CARD, Setup
from shipmates.planet9.state import Playing
from shipmates.tricks.cards import EMPTY, TRUMPS, Card, CardSet
from shipmates.tricks.dummy import COLUMNS, Column, Row
from shipmates.tricks.hands import Hands


def deal(setup: Setup, dice: Dice) -> Deal:
    """A random deal; with three hands, chance says who gets the card more."""
    if setup.dummy is not None:
        return _deal_with_row(setup, setup.dummy, dice)
    cards = dice.shuffled(tuple(setup.deck))
    share, extra = divmod(len(cards), setup.seats)
    lucky = dice.shuffled(range(setup.seats))[:extra]
    hands, start = list[CardSet](), 0
    for seat in range(setup.seats):
        end = start + share + (seat in lucky)
        hands.append(CardSet.of(cards[start:end]))
        start = end
    return Deal(tuple(hands))


def _deal_with_row(setup: Setup, dummy: Seat, dice: Dice) -> Deal:
    cards = dice.shuffled(tuple(setup.deck.minus(COMMANDER_CARD)))
    down, up, rest = cards[:COLUMNS], cards[COLUMNS : 2 * COLUMNS], cards[2 * COLUMNS :]
    rest = dice.shuffled((*rest, COMMANDER_CARD))
    half = len(rest) // 2
    people = iter((CardSet.of(rest[:half]), CardSet.of(rest[half:])))
    hands = tuple(EMPTY if seat == dummy else next(people) for seat in range(setup.seats))
    return Deal(hands, tuple(zip(up, down, strict=True)))


def dealt(setup: Setup, action: Deal) -> Hands:
    """The hands of a deal. Raises `Illegal` unless it deals every card once, in fair shares."""
    row = Row(tuple(Column(up, down) for up, down in action.row))
    cards = [card for hand in action.hands for card in hand] + list(row.up) + list(row.down)
    if len(cards) != len(setup.deck) or CardSet.of(cards) != setup.deck:
        raise Illegal("deal-not-the-deck")
    sizes = sorted(map(len, action.hands))
    if setup.dummy is None:
        fair = len(sizes) == setup.seats and not action.row and sizes[-1] - sizes[0] <= 1
        if not fair:
            raise Illegal("deal-not-even")
        return Hands(action.hands)
    fair = sizes == [0, 13, 13] and not action.hands[setup.dummy] and len(action.row) == COLUMNS
    if not fair:
        raise Illegal("deal-not-even")
    if COMMANDER_CARD in row.up | row.down:
        raise Illegal("deal-jarvis-commands")
    return Hands.around(row, setup.dummy, action.hands)


def lay(brief: Brief, count: int, dice: Dice) -> Lay:
    """Random task cards that have not been turned up yet."""
    return Lay(dice.shuffled(tuple(_pile(brief)))[:count])


def laid(brief: Brief, count: int, action: Lay) -> tuple[Card, ...]:
    """The task cards turned up. Raises `Illegal` unless so many different new ones are."""
    cards = CardSet.of(action.cards)
    if len(action.cards) != count or len(cards) != count or cards - _pile(brief):
        raise Illegal("lay-wrong", count=count)
    return action.cards


def _pile(brief: Brief) -> CardSet:
    shown = CardSet.of(errand.card for errand in brief.display)
    taken = CardSet.of(duty.card for duty in brief.duties)
    return brief.setup.deck - TRUMPS - shown - taken


def drawable(state: Playing, seat: Seat) -> CardSet:
    """What a neighbour may draw from this seat after the first trick of mission 12."""
    row = state.hands.row
    if row is not None and seat == state.hands.dummy:
        return row.down if JARVIS_DRAWS_FACE_DOWN else row.up
    hand, signal = state.hands[seat], state.signals[seat]
    if signal is not None and not SHOWN_CARD_MAY_BE_DRAWN:
        hand = hand.minus(signal.card)
    return hand if ROCKET_MAY_BE_DRAWN else hand - TRUMPS


def draw(state: Playing, dice: Dice) -> Draw:
    """A random card from everybody's hand."""
    seats = map(Seat, range(state.brief.seats))
    return Draw(tuple(dice.shuffled(tuple(drawable(state, seat)))[0] for seat in seats))


def drawn(state: Playing, action: Draw) -> tuple[Card, ...]:
    """The cards that leave each hand. Raises `Illegal` if one could not be drawn."""
    if len(action.cards) != state.brief.seats:
        raise Illegal("draw-wrong")
    for seat, card in enumerate(action.cards):
        if card not in drawable(state, Seat(seat)):
            raise Illegal("draw-wrong")
    return action.cards
