"""A view of Crew Deck as numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np

from shipmates.crewdeck.cards import Card, Colour, Faction
from shipmates.crewdeck.setup import Setup
from shipmates.crewdeck.ship import Ship
from shipmates.crewdeck.view import Phase, View
from shipmates.envs.blocks import Observation
from shipmates.envs.crewdeck.index import ACTIONS, KNOWN, corner, number
from shipmates.envs.crewdeck.layout import COLUMNS, KIND, OBSERVATION, TRAITS
from shipmates.kernel import WATCHER

_AT: Final = {block.name: block.offset for block in OBSERVATION}
_SHIP, _POSTED = _AT["ship"], _AT["posted"]
_PHASES, _COLOURS, _FACTIONS = tuple(Phase), tuple(Colour), tuple(Faction)


class Writer:
    """Writes views of Crew Deck, and remembers the ships it wrote last."""

    def __init__(self) -> None:
        self._ships: dict[tuple[int, bool], tuple[Ship, bytes]] = {}

    def write(self, view: View, indexes: Sequence[int] = ()) -> Observation:
        """The view as numbers, and a mask of the actions of these numbers."""
        if view.seat == WATCHER:
            raise ValueError("whoever looks on has nothing to decide: only seats are encoded")
        page = bytearray(OBSERVATION.length + ACTIONS.length)
        _write_table(page, view)
        players = view.setup.players
        starts = [(seat - view.seat) % players * OBSERVATION.record for seat in range(players)]
        for seat, ship in enumerate(view.ships):
            start = starts[seat]
            page[_SHIP + start : _POSTED + start] = self._ship(view, seat, ship)
        _write_seats(page, view, starts)
        for index in indexes:
            page[OBSERVATION.length + index] = 1
        both = np.frombuffer(page, np.int8)
        length = OBSERVATION.length
        return {"observation": both[:length], "action_mask": both[length:]}

    def _ship(self, view: View, seat: int, ship: Ship) -> bytes:
        # Its owner sees a ship with cards that others do not see yet, so two may be kept.
        place = seat, view.seat == seat
        known = self._ships.get(place)
        if known is None or known[0] is not ship:
            known = self._ships[place] = ship, _ship(ship, view.setup)
        return known[1]


def _ship(ship: Ship, setup: Setup) -> bytes:
    """A ship, its hold and its payroll."""
    page = bytearray(_AT["posted"] - _AT["ship"])
    _write_ship(page, ship, setup)
    _count(page, _AT["hold"] - _AT["ship"], ship.hold)
    for amount in ship.payroll:
        page[_AT["paid"] - _AT["ship"] + setup.edition.payroll.index(amount)] += 1
    return bytes(page)


def _write_table(page: bytearray, view: View) -> None:
    setup = view.setup
    page[_AT["phase"] + _PHASES.index(view.phase)] = 1
    page[_AT["round"] + view.round - 1] = 1
    page[_AT["players"] + setup.players - 1] = 1
    page[_AT["wilds"]], page[_AT["fixed"]] = setup.wilds, setup.fixed
    page[_AT["deck"]], page[_AT["pile"]] = view.deck, view.pile
    _count(page, _AT["hand"], view.hand)
    _count(page, _AT["shed"], view.shed)
    _count(page, _AT["rival"], view.rival)
    _count(page, _AT["aside"], view.aside)
    for stack, cards in enumerate(view.stacks):
        _count(page, _AT["stacks"] + stack * KIND, cards)
    for place, card in enumerate(view.news):
        page[_AT["news"] + place * KIND + number(card)] = 1
    for pile, covered in enumerate(view.covered):
        page[_AT["covered"] + pile] = covered


def _count(page: bytearray, at: int, cards: Iterable[Card]) -> None:
    known = KNOWN.get
    for card in cards:
        kind = known(id(card))
        page[at + (number(card) if kind is None else kind)] += 1


def _write_seats(page: bytearray, view: View, starts: list[int]) -> None:
    payroll = view.setup.edition.payroll
    for payer, amount in view.posted:
        page[_POSTED + starts[payer] + payroll.index(amount)] = 1
    for owner, stack in view.claims:
        page[_AT["claimed"] + starts[owner] + stack] = 1
    for seat, size in enumerate(view.sizes):
        page[_AT["cards"] + starts[seat]] = size
    if view.first is not None:
        page[_AT["first"] + starts[view.first]] = 1
    for seat in view.awaited:
        page[_AT["awaited"] + starts[seat]] = 1


def _write_ship(page: bytearray, ship: Ship, setup: Setup) -> None:
    row, column = corner(ship, setup)
    for cell, card in ship.placed:
        place = ((cell.row - row) * COLUMNS + cell.column - column) * TRAITS
        page[place] = 1
        if card.colour is not None:
            page[place + 1 + _COLOURS.index(card.colour)] = 1
        if card.faction is not None:
            page[place + 6 + _FACTIONS.index(card.faction)] = 1
