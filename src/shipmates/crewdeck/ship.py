"""A ship of cards: two rows in a frame that floats, and a hold beneath."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from shipmates.crewdeck.cards import Card
from shipmates.kernel import quick

ROWS = 2


class Cell(NamedTuple):
    """A place in a ship. In a floating frame counted from where the first card lay."""

    row: int
    column: int

    def beside(self) -> tuple[Cell, ...]:
        """The four places that touch this one."""
        return _beside(self)


@cache
def _beside(cell: Cell) -> tuple[Cell, ...]:
    row, column = cell
    return (
        Cell(row - 1, column),
        Cell(row, column - 1),
        Cell(row, column + 1),
        Cell(row + 1, column),
    )


class Frame(NamedTuple):
    """How far a ship may reach. Fixed, its places are decided before the first card lies."""

    columns: int
    hold: int
    fixed: bool = False

    @property
    def room(self) -> int:
        """How many cards the ship takes, the hold not counted."""
        return ROWS * self.columns


@quick
@dataclass(frozen=True, slots=True)
class Ship:
    """What a player has collected, all of it in the open."""

    placed: tuple[tuple[Cell, Card], ...] = ()
    """In the order in which it was placed."""
    hold: tuple[Card, ...] = ()
    payroll: tuple[int, ...] = ()
    """What was paid, card by card."""

    @property
    def cells(self) -> dict[Cell, Card]:
        """Who works where."""
        return dict(self.placed)

    def place(self, cell: Cell, card: Card) -> Ship:
        """The ship with one card more."""
        return Ship((*self.placed, (cell, card)), self.hold, self.payroll)

    def stow(self, card: Card) -> Ship:
        """The ship with one card more in its hold."""
        return Ship(self.placed, (*self.hold, card), self.payroll)

    def pay(self, *amounts: int) -> Ship:
        """The ship with payroll cards added to its hold."""
        return Ship(self.placed, self.hold, (*self.payroll, *amounts))


def open_cells(ship: Ship, frame: Frame) -> tuple[Cell, ...]:
    """Where the next card may be placed, row by row."""
    return _open(frozenset([cell for cell, _ in ship.placed]), frame)


@lru_cache(maxsize=1 << 14)
def _open(taken: frozenset[Cell], frame: Frame) -> tuple[Cell, ...]:
    """The same for every ship of one outline, so it is remembered."""
    if not taken:
        return tuple(_all_cells(frame)) if frame.fixed else (Cell(0, 0),)
    touching = taken.union(*map(_beside, taken)) - taken
    rows, columns = _reach(taken, frame)
    return tuple(
        sorted(cell for cell in touching if cell.row in rows and cell.column in columns)
    )


def touches(ship: Ship, cell: Cell) -> bool:
    """Whether some card of the ship lies beside this place."""
    taken = ship.cells
    return any(beside in taken for beside in cell.beside())


def _all_cells(frame: Frame) -> Iterator[Cell]:
    return (Cell(row, column) for row in range(ROWS) for column in range(frame.columns))


def _reach(taken: frozenset[Cell], frame: Frame) -> tuple[range, range]:
    """The rows and columns that the next card may lie in."""
    if frame.fixed:
        return range(ROWS), range(frame.columns)
    rows, columns = zip(*taken, strict=True)
    return (
        range(max(rows) - ROWS + 1, min(rows) + ROWS),
        range(max(columns) - frame.columns + 1, min(columns) + frame.columns),
    )
