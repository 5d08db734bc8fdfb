"""A view of Crew Deck as numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from shipmates.crewdeck.cards import KINDS, Card, Colour, Faction
from shipmates.crewdeck.setup import Setup
from shipmates.crewdeck.ship import Ship
from shipmates.crewdeck.view import Phase, View
from shipmates.envs.blocks import Observation
from shipmates.envs.crewdeck.index import ACTIONS, corner, number
from shipmates.envs.crewdeck.layout import COLUMNS, KIND, OBSERVATION, TRAITS
from shipmates.kernel import WATCHER, Seat

_AT: Final = {block.name: block.offset for block in OBSERVATION}
_LENGTH: Final = OBSERVATION.length
_HAND, _STACKS, _NEWS, _SHED = _AT["hand"], _AT["stacks"], _AT["news"], _AT["shed"]
_SHIP, _HOLD, _PAID, _POSTED = _AT["ship"], _AT["hold"], _AT["paid"], _AT["posted"]
_CLAIMED, _CARDS, _FIRST = _AT["claimed"], _AT["cards"], _AT["first"]
_AWAITED, _ROUND, _PLAYERS = _AT["awaited"], _AT["round"], _AT["players"]
_WILDS, _FIXED, _DECK, _PILE = _AT["wilds"], _AT["fixed"], _AT["deck"], _AT["pile"]
_PHASES: Final = {phase: _AT["phase"] + place for place, phase in enumerate(Phase)}
_COLOURS, _FACTIONS = (None, *Colour), (None, *Faction)


def _traits(card: Card) -> bytes:
    """A place that is taken by this card."""
    page = bytearray(TRAITS)
    page[_COLOURS.index(card.colour)] = page[0] = 1
    if card.faction is not None:
        page[len(Colour) + _FACTIONS.index(card.faction)] = 1
    return bytes(page)


_TAKEN: Final = {card: _traits(card) for card in KINDS}


class Writer:
    """Writes views of Crew Deck, and remembers the ships, work crews and discards it wrote."""

    def __init__(self) -> None:
        self._ships: dict[tuple[int, bool], tuple[object, bytes]] = {}
        self._stacks: tuple[object, bytes] = (), bytes(_NEWS - _STACKS)
        self._sheds: dict[int, tuple[object, bytes]] = {}

    def write(self, view: View, indexes: Sequence[int] = ()) -> Observation:
        """The view as numbers, and a mask of the actions of these numbers."""
        seat, players = view.seat, view.setup.players
        if seat == WATCHER:
            raise ValueError("whoever looks on has nothing to decide: only seats are encoded")
        page = bytearray(_LENGTH + ACTIONS.length)
        _write_table(page, view)
        page[_STACKS:_NEWS] = self._crews(view.stacks)
        page[_SHED : _SHED + KIND] = self._shed(seat, view.shed)
        starts = _starts(seat, players)
        for other, ship in enumerate(view.ships):
            start = starts[other]
            page[_SHIP + start : _POSTED + start] = self._ship(view, other, ship)
        _write_seats(page, view, starts)
        for index in indexes:
            page[_LENGTH + index] = 1
        both = np.frombuffer(page, np.int8)
        return {"observation": both[:_LENGTH], "action_mask": both[_LENGTH:]}

    def _crews(self, stacks: tuple[tuple[Card, ...], ...]) -> bytes:
        if self._stacks[0] is not stacks:
            page = bytearray(_NEWS - _STACKS)
            for stack, cards in enumerate(stacks):
                _count(page, stack * KIND, cards)
            self._stacks = stacks, bytes(page)
        return self._stacks[1]

    def _shed(self, seat: Seat, shed: tuple[Card, ...]) -> bytes:
        known = self._sheds.get(seat)
        if known is None or known[0] is not shed:
            page = bytearray(KIND)
            _count(page, 0, shed)
            known = self._sheds[seat] = shed, bytes(page)
        return known[1]

    def _ship(self, view: View, seat: int, ship: Ship) -> bytes:
        # Its owner sees a ship with cards that others do not see yet, so two may be kept.
        own = view.seat == seat
        known = self._ships.get((seat, own))
        if known is None or known[0] is not ship:
            known = self._ships.get((seat, not own))
            if known is None or known[0] is not ship:
                known = ship, _ship(ship, view.setup)
            self._ships[seat, own] = known
        return known[1]


@lru_cache(maxsize=16)
def _starts(seat: Seat, players: int) -> tuple[int, ...]:
    """Where the record of each seat begins: whoever looks comes first."""
    return tuple((other - seat) % players * OBSERVATION.record for other in range(players))


def _ship(ship: Ship, setup: Setup) -> bytes:
    """A ship, its hold and its payroll."""
    page = bytearray(_POSTED - _SHIP)
    row, column = corner(ship, setup)
    for cell, card in ship.placed:
        place = ((cell.row - row) * COLUMNS + cell.column - column) * TRAITS
        page[place : place + TRAITS] = _TAKEN[card]
    _count(page, _HOLD - _SHIP, ship.hold)
    for amount in ship.payroll:
        page[_PAID - _SHIP + setup.edition.payroll.index(amount)] += 1
    return bytes(page)


def _write_table(page: bytearray, view: View) -> None:
    setup = view.setup
    page[_PHASES[view.phase]] = 1
    page[_ROUND + view.round - 1] = 1
    page[_PLAYERS + setup.players - 1] = 1
    page[_WILDS], page[_FIXED] = setup.wilds, setup.fixed
    page[_DECK], page[_PILE] = view.deck, view.pile
    _count(page, _HAND, view.hand)
    for place, card in enumerate(view.news):
        page[_NEWS + place * KIND + number(card)] = 1
    if setup.solo:
        _count(page, _AT["rival"], view.rival)
        _count(page, _AT["aside"], view.aside)
        for pile, covered in enumerate(view.covered):
            page[_AT["covered"] + pile] = covered


def _count(page: bytearray, at: int, cards: Iterable[Card]) -> None:
    for kind in map(number, cards):
        page[at + kind] += 1


def _write_seats(page: bytearray, view: View, starts: tuple[int, ...]) -> None:
    payroll = view.setup.edition.payroll
    for payer, amount in view.posted:
        page[_POSTED + starts[payer] + payroll.index(amount)] = 1
    for owner, stack in view.claims:
        page[_CLAIMED + starts[owner] + stack] = 1
    for start, size in zip(starts, view.sizes, strict=False):
        page[_CARDS + start] = size
    if view.first is not None:
        page[_FIRST + starts[view.first]] = 1
    for seat in view.awaited:
        page[_AWAITED + starts[seat]] = 1
