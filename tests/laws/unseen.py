"""Another world that looks the same from one seat, written from the rule book alone.

Shares nothing with `look` or any bot: a sampler fed by a leaky view would agree with the leak.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from shipmates.dice import Seeded
from shipmates.kernel import Seat
from shipmates.planet9.setup import Setup
from shipmates.planet9.state import (
    Briefing,
    Dealing,
    Drawing,
    Moved,
    Over,
    Passing,
    Playing,
    State,
)
from shipmates.tricks.cards import TRUMPS, Card, CardSet
from shipmates.tricks.dummy import Column, Row
from shipmates.tricks.hands import Hands
from shipmates.tricks.signals import Signal


def shuffle_unseen(dice: Seeded, state: State, seat: Seat) -> State:
    """Everything hidden from this seat is dealt anew: hands, covered cards, sealed choices."""
    match state:
        case Dealing():
            return state
        case Drawing(last) | Over(last):
            return replace(state, last=_shuffled_play(dice, last, seat))
        case Playing():
            return _shuffled_play(dice, state, seat)
        case Briefing(brief, hands):
            eyes = _eyes(brief.setup, brief.commander, seat)
            return replace(state, hands=_redealt(dice, hands, eyes, ()))
        case Passing(brief, hands, _, sealed):
            eyes = _eyes(brief.setup, brief.commander, seat)
            redealt = _redealt(dice, hands, eyes, ())
            return replace(state, hands=redealt, sealed=_resealed(dice, redealt, sealed, seat))


def _eyes(setup: Setup, commander: Seat, seat: Seat) -> Seat:
    return commander if setup.players == 2 and seat == setup.jarvis else seat


def _shuffled_play(dice: Seeded, state: Playing, seat: Seat) -> Playing:
    eyes = _eyes(state.brief.setup, state.brief.commander, seat)
    hands = _redealt(dice, state.hands, eyes, state.signals)
    moved = tuple(_removed(dice, move, eyes, state.brief.setup.deck) for move in state.moved)
    return replace(state, hands=hands, moved=moved)


def _redealt(
    dice: Seeded, hands: Hands, eyes: Seat, signals: tuple[Signal | None, ...]
) -> Hands:
    shown = CardSet.of(signal.card for signal in signals if signal)
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


def _resealed(
    dice: Seeded, hands: Hands, sealed: tuple[Card | None, ...], seat: Seat
) -> tuple[Card | None, ...]:
    return tuple(
        card
        if card is None or s == seat
        else dice.choice(tuple(hands[Seat(s)] - TRUMPS) or [card])
        for s, card in enumerate(sealed)
    )


def _removed(dice: Seeded, moved: Moved, eyes: Seat, deck: CardSet) -> Moved:
    def other(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(
            card if s == eyes else dice.choice(tuple(deck)) for s, card in enumerate(cards)
        )

    return Moved(other(moved.given), other(moved.got))
