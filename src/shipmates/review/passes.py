"""The distress pass: without it, with it, or with other cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from shipmates.dice import Seeded
from shipmates.kernel import Seat
from shipmates.solver.encode import Position
from shipmates.tricks.cards import Card
from shipmates.tricks.distress import Distress, givable
from shipmates.tricks.hands import Hands
from shipmates.tricks.passing import Way, received
from shipmates.tricks.rounds import Moved

SOME: Final = 60
"""So many passes are tried where none was made: there are tens of thousands."""


def other_passes(start: Position) -> list[tuple[str, Iterator[Position], bool]]:
    """Each kind of choice with the positions it could have led to, and if these are all."""
    way = start.brief.passed
    if way is not None and start.moved:
        moved = start.moved[0]
        hands = start.hands.move(moved.got, moved.given)
        without = replace(start, hands=hands, moved=())
        return [
            ("no-pass", iter((without,)), True),
            ("give", _one_other(start, hands, moved, way), False),
        ]
    if start.brief.setup.distress is Distress.OFF:
        return []
    return [("pass", _some(start), False)]


def _one_other(start: Position, hands: Hands, moved: Moved, way: Way) -> Iterator[Position]:
    for seat, given in enumerate(moved.given):
        for card in givable(hands, Seat(seat)):
            if card is not given:
                cards = (*moved.given[:seat], card, *moved.given[seat + 1 :])
                yield _passed(start, hands, cards, way)


def _some(start: Position) -> Iterator[Position]:
    dice, seats = Seeded("passes"), range(start.brief.seats)
    options = [tuple(givable(start.hands, Seat(seat))) for seat in seats]
    if all(options):
        for turn in range(SOME):
            cards = tuple(dice.choice(cards) for cards in options)
            yield _passed(start, start.hands, cards, tuple(Way)[turn % 2])


def _passed(start: Position, hands: Hands, cards: tuple[Card, ...], way: Way) -> Position:
    moved = Moved.along(way, cards)
    after = hands.move(cards, received(cards, way))
    return replace(start, hands=after, moved=(moved,))
