"""Places in a ship. A floating frame has no corner, so a place is named by a neighbour."""

from __future__ import annotations

from shipmates.crewdeck.ship import Cell, Frame, Ship
from shipmates.words.crewdeck.cards import the
from shipmates.words.crewdeck.numbers import number
from shipmates.words.words import Words

_SIDES = {"right": (0, -1), "left": (0, 1), "below": (-1, 0), "above": (1, 0)}
"""Where the neighbour lies of whom a place is on the right, on the left, …"""


def coordinates(words: Words, cell: Cell) -> str:
    """A place as a record counts it, from where the first card lay."""
    row, column = number(words, cell.row), number(words, cell.column)
    return words.text("cd-cell", row=row, column=column)


def station(words: Words, cell: Cell, ship: Ship, frame: Frame) -> str:
    """Where the next card of this ship goes: "left of the red Engineer"."""
    if frame.fixed:
        return _in_frame(words, cell)
    if not ship.placed:
        return words.text("cd-cell-first")
    taken = ship.cells
    for side, (down, along) in _SIDES.items():
        beside = Cell(cell.row + down, cell.column + along)
        if beside in taken:
            return words.text(f"cd-cell-{side}", card=_neighbour(words, beside, ship))
    return coordinates(words, cell)


def _in_frame(words: Words, cell: Cell) -> str:
    code = "cd-cell-upper" if cell.row == 0 else "cd-cell-lower"
    return words.text(code, place=cell.column + 1)


def _neighbour(words: Words, cell: Cell, ship: Ship) -> str:
    """A card of the ship; if it has another that looks the same, with its place."""
    card = ship.cells[cell]
    if sum(other == card for _, other in ship.placed) == 1:
        return the(words, card)
    rows = {lying.row for lying, _ in ship.placed}
    left = min(lying.column for lying, _ in ship.placed)
    corner = Cell(cell.row - min(rows), cell.column - left)
    if len(rows) == 1:
        at = words.text("cd-cell-place", place=corner.column + 1)
    else:
        at = _in_frame(words, corner)
    return words.text("cd-cell-card", card=the(words, card), at=at)
