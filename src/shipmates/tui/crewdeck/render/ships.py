"""Ships as grids: the other ones small, one's own large with its open stations."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.text import Text

from shipmates.crewdeck.actions import Place
from shipmates.crewdeck.cards import Card
from shipmates.crewdeck.ship import ROWS, Cell, Frame, Ship, open_cells
from shipmates.crewdeck.view import Phase
from shipmates.tui.crewdeck.advice import gain
from shipmates.tui.crewdeck.picking import targets, tray
from shipmates.tui.crewdeck.render.cards import TILE, chip, clickable, slot, tile
from shipmates.tui.crewdeck.sight import Sight
from shipmates.tui.render.block import Block, beside, lines, stack
from shipmates.tui.render.palette import Palette, Pose
from shipmates.words import Words
from shipmates.words import crewdeck as say

LETTERS = "abc"
_TALL = ROWS * 3


@dataclass(frozen=True, slots=True)
class Grid:
    """Which rows and columns of a ship are drawn: all that is taken, and all that is open."""

    rows: range
    columns: range

    @staticmethod
    def of(ship: Ship, frame: Frame) -> Grid:
        """A floating frame is drawn as far as the next card can reach."""
        if frame.fixed:
            return Grid(range(ROWS), range(frame.columns))
        cells = (*ship.cells, *open_cells(ship, frame))
        rows, columns = [cell.row for cell in cells], [cell.column for cell in cells]
        return Grid(range(min(rows), max(rows) + 1), range(min(columns), max(columns) + 1))

    def label(self, cell: Cell) -> str:
        """What a cell is called when it is typed: `a3`."""
        row, column = self.rows.index(cell.row), self.columns.index(cell.column)
        return f"{LETTERS[row]}{column + 1}"

    def cell(self, label: str) -> Cell | None:
        """The cell of that name, if it is drawn."""
        row, number = LETTERS.find(label[:1]), label[1:]
        if not (0 <= row < len(self.rows) and number.isdecimal() and number.isascii()):
            return None
        column = int(number) - 1
        if not 0 <= column < len(self.columns):
            return None
        return Cell(self.rows[row], self.columns[column])


def small(
    words: Words,
    palette: Palette,
    ship: Ship,
    frame: Frame,
    fresh: frozenset[Cell] = frozenset(),
) -> Block:
    """A ship in two lines, two cells of text for each card; a fresh one has a + before it."""
    taken = ship.cells
    rows, columns = _bounds(ship, frame)
    return lines(
        (_small_row(words, palette, taken, row, columns, fresh) for row in rows),
        3 * frame.columns + 1,
    )


def _bounds(ship: Ship, frame: Frame) -> tuple[range, range]:
    if frame.fixed or not ship.placed:
        return range(ROWS), range(frame.columns)
    top = min(cell.row for cell, _ in ship.placed)
    left = min(cell.column for cell, _ in ship.placed)
    return range(top, top + ROWS), range(left, left + frame.columns)


def _small_row(
    words: Words,
    palette: Palette,
    taken: dict[Cell, Card],
    row: int,
    columns: range,
    fresh: frozenset[Cell],
) -> Text:
    text = Text()
    for column in columns:
        cell = Cell(row, column)
        text.append("+" if cell in fresh else " ", style=palette.accent)
        card = taken.get(cell)
        if card is None:
            text.append("··", style=palette.line)
        else:
            text.append(chip(words, card, palette))
    return Text.assemble(text, " ")


def large(sight: Sight, width: int) -> Block:
    """One's own ship with rows and columns named, in the middle of that width."""
    grid = Grid.of(sight.ship, sight.view.setup.frame)
    gap = 1 if len(grid.columns) * (TILE + 1) + 2 <= width else 0
    numbers = [str(i + 1).center(TILE) for i in range(len(grid.columns))]
    named = sight.view.phase is Phase.PLACE and not sight.complete
    head = Text("  " + (" " * gap).join(numbers), style=sight.palette.faint)
    head = head if named else Text(" " * head.cell_len)
    rows = [_large_row(sight, grid, row, gap, named=named) for row in grid.rows]
    body = stack(*rows).tall(_TALL, at="middle" if len(grid.rows) == 1 else "top")
    drawn = stack(Block(head.cell_len, (head,)), body)
    return drawn.wide(width, "center")


def _large_row(sight: Sight, grid: Grid, row: int, gap: int, *, named: bool) -> Block:
    cells = [Cell(row, column) for column in grid.columns]
    tall = len(grid.rows) <= ROWS or any(cell in sight.ship.cells for cell in cells)
    letter = Text(LETTERS[grid.rows.index(row)] if named else " ", style=sight.palette.faint)
    letter = Text.assemble(letter, " ")
    name = Block(2, (letter,)) if not tall else Block(2, (Text("  "), letter, Text("  ")))
    blocks = [_large_cell(sight, cell, tall=tall) for cell in cells]
    return beside(name, beside(*blocks, gap=gap))


def _large_cell(sight: Sight, cell: Cell, *, tall: bool) -> Block:
    card = sight.ship.cells.get(cell)
    if card is not None:
        fresh = cell in sight.fresh
        return tile(sight.words, card, sight.palette, sight.edition, fresh=fresh)
    found = targets(sight.view) if sight.view.phase is Phase.PLACE else ()
    if cell not in found:
        dot = Text("  ·  ", style=sight.palette.line)
        return Block(TILE, (Text(" " * TILE), dot, Text(" " * TILE)) if tall else (dot,))
    chosen = sight.picking.target == cell
    block = slot(sight.palette, _gain(sight, cell), chosen=chosen, tall=tall)
    return clickable(block, option=found.index(cell))


def _gain(sight: Sight, cell: Cell) -> str:
    """What the chosen card would bring there."""
    cards = tray(sight.view)
    if sight.picking.card >= len(cards):
        return ""
    step = Place(cards[sight.picking.card], cell)
    return say.signed(sight.words, gain(sight.ship, step, sight.edition))


def hold(sight: Sight, ship: Ship, pose: Pose = Pose.RESTING) -> Iterator[Text]:
    """The crew cards in a hold, one after the other."""
    for card in ship.hold:
        yield chip(sight.words, card, sight.palette, pose)
