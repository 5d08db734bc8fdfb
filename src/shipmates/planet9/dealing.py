"""Task cards and mission 12's draw: what nature proposes, and what it may do."""

from __future__ import annotations

from shipmates.kernel import Dice, Illegal, Seat
from shipmates.planet9.actions import Draw, Lay
from shipmates.planet9.brief import Brief
from shipmates.planet9.rulings import (
    JARVIS_DRAWS_FACE_DOWN,
    ROCKET_MAY_BE_DRAWN,
    SHOWN_CARD_MAY_BE_DRAWN,
)
from shipmates.planet9.state import Playing
from shipmates.tricks.cards import TRUMPS, Card, CardSet


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
    hand = state.hands[seat]
    if not SHOWN_CARD_MAY_BE_DRAWN:
        hand -= CardSet.of(signal.card for signal in state.signals[seat])
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
