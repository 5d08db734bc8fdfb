"""The rules of a game as a page: headings, running text, points and tables."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from shipmates.crewdeck import USUAL, Edition
from shipmates.tui.render.block import Align, Block, beside, lines, stack, wrapped
from shipmates.tui.render.palette import Palette
from shipmates.words import Words, rules
from shipmates.words.rules import Paragraph, Points, Section, Table

_GAP = 2


def rules_page(
    words: Words, palette: Palette, game: str, width: int, edition: Edition = USUAL
) -> Block:
    """The whole page at this width."""
    sections = rules.page(words, game, edition)
    return stack(*(block for found in sections for block in _section(palette, found, width)))


def _section(palette: Palette, found: Section, width: int) -> Iterator[Block]:
    yield lines([Text(found.title, style=palette.accent)], width)
    for block in found.blocks:
        match block:
            case Paragraph(text):
                yield wrapped(text, width, palette.ink)
            case Points(items):
                yield from (_point(palette, item, width) for item in items)
            case Table():
                yield from (lines([""], width), table_block(palette, block, width))
    yield lines([""], width)


def _point(palette: Palette, item: str, width: int) -> Block:
    dot = lines([Text("·", style=palette.accent)], 2)
    return beside(dot, wrapped(item, width - 2, palette.ink))


def table_block(palette: Palette, table: Table, width: int) -> Block:
    """A table with a rule below its head; what is too wide is wrapped in its column."""
    columns = tuple(zip(table.head, *table.rows, strict=True))
    wide = _widths([max(map(len, column)) for column in columns], width - 2)
    aligned = [_alignment(column[1:]) for column in columns]
    head = _row(palette, table.head, wide, aligned, head=True)
    line = lines([Text("─" * head.width, style=palette.line)], head.width)
    rows = (_row(palette, row, wide, aligned) for row in table.rows)
    title = wrapped(table.title, width - 2, palette.quiet)
    return beside(Block(2), stack(title, head, line, *rows)).wide(width)


def _widths(natural: list[int], width: int) -> list[int]:
    """Every column as wide as it would be; the widest gives way until all fit."""
    wide = list(natural)
    while sum(wide) + _GAP * (len(wide) - 1) > width and max(wide) > 1:
        wide[wide.index(max(wide))] -= 1
    return wide


def _row(
    palette: Palette,
    cells: tuple[str, ...],
    wide: list[int],
    aligned: list[Align],
    *,
    head: bool = False,
) -> Block:
    style = palette.quiet if head else palette.ink
    drawn = beside(
        *(_cell(cell, width, at) for cell, width, at in zip(cells, wide, aligned, strict=True)),
        gap=_GAP,
    )
    for line in drawn.lines:
        line.stylize(style)
    return drawn


def _cell(cell: str, width: int, at: Align) -> Block:
    block = wrapped(cell, width) if cell else lines([""], width)
    return lines([line.plain.strip() for line in block.lines], width, at)


def _alignment(cells: tuple[str, ...]) -> Align:
    """Numbers, assumed or not, stand on the right."""
    bare = (cell.strip("*+−- \N{NO-BREAK SPACE}") for cell in cells)
    return "right" if all(cell.isdecimal() or not cell for cell in bare) else "left"
