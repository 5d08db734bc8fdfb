"""Rectangles of text: every line of a block is as wide as the block."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from rich.cells import cell_len, chop_cells
from rich.console import Group
from rich.style import Style
from rich.text import Text

Align = Literal["left", "center", "right"]
_NONE: Final = Style()


@dataclass(frozen=True, slots=True)
class Block:
    """Lines of text, all of one width."""

    width: int
    lines: tuple[Text, ...] = ()

    @property
    def height(self) -> int:
        """How many lines it has."""
        return len(self.lines)

    @property
    def group(self) -> Group:
        """As something that can be printed."""
        return Group(*self.lines)

    def tall(self, height: int, *, at: Literal["top", "middle", "bottom"] = "top") -> Block:
        """Exactly so many lines: cut below, or filled up with empty ones."""
        missing = max(0, height - self.height)
        above = {"top": 0, "middle": missing // 2, "bottom": missing}[at]
        empty = Text(" " * self.width)
        lines = (*(empty,) * above, *self.lines, *(empty,) * (missing - above))
        return Block(self.width, lines[:height])

    @property
    def centred(self) -> Block:
        """Every line moved to the middle."""
        bare = [line.copy() for line in self.lines]
        for line in bare:
            line.rstrip()
        return Block(self.width, tuple(fitted(line, self.width, "center") for line in bare))

    def wide(self, width: int, align: Align = "left") -> Block:
        """The same lines in a wider or narrower rectangle."""
        return Block(width, tuple(fitted(line, width, align) for line in self.lines))


def fitted(text: Text | str, width: int, align: Align = "left", style: Style = _NONE) -> Text:
    """One line of exactly this width; what does not fit ends in an ellipsis."""
    line = Text(text, style=style) if isinstance(text, str) else text.copy()
    line.truncate(width, overflow="ellipsis")
    missing = width - line.cell_len
    left = {"left": 0, "center": missing // 2, "right": missing}[align]
    line.pad_left(left)
    line.pad_right(missing - left)
    return line


def lines(
    texts: Iterable[Text | str], width: int, align: Align = "left", style: Style = _NONE
) -> Block:
    """One line for each text."""
    return Block(width, tuple(fitted(text, width, align, style) for text in texts))


def wrapped(text: str, width: int, style: Style = _NONE) -> Block:
    """Running text, broken at spaces that may be broken; a longer word is cut."""
    rows, row = list[str](), ""
    for word in text.split(" "):
        for piece in chop_cells(word, max(1, width)) or [""]:
            longer = f"{row} {piece}" if row else piece
            if cell_len(longer) > width:
                rows.append(row)
                longer = piece
            row = longer
    return lines((*rows, row) if text else (), width, style=style)


def beside(*blocks: Block, gap: int = 0) -> Block:
    """From left to right, as tall as the tallest."""
    height = max((block.height for block in blocks), default=0)
    columns = [block.tall(height).lines for block in blocks]
    rows = tuple(Text(" " * gap).join(row) for row in zip(*columns, strict=True))
    return Block(sum(b.width for b in blocks) + gap * max(0, len(blocks) - 1), rows)


def stack(*blocks: Block) -> Block:
    """From top to bottom, as wide as the widest."""
    width = max((block.width for block in blocks), default=0)
    return Block(width, tuple(line for block in blocks for line in block.wide(width).lines))


def flowing(items: Sequence[Text], width: int, gap: int = 1) -> Block:
    """Small texts one after the other, in as many lines as they need; none is broken."""
    rows, row = list[Text](), Text()
    for item in items:
        if row and row.cell_len + gap + item.cell_len > width:
            rows.append(row)
            row = Text()
        row = Text.assemble(row, " " * gap if row else "", item)
    return lines((*rows, row) if row else rows, width)


def boxed(
    inside: Block, width: int, *, title: Text, foot: Text, style: Style, heavy: bool = False
) -> Block:
    """A frame with a title in its upper edge and a word in its lower one."""
    corners = "┏━┓┃┗┛" if heavy else "╭─╮│╰╯"
    top = _edge(title, width, (corners[0], corners[1], corners[2]), style)
    bottom = _edge(foot, width, (corners[4], corners[1], corners[5]), style)
    side = Text(corners[3], style=style)
    body = (Text.assemble(side, fitted(line, width - 2), side) for line in inside.lines)
    return Block(width, (top, *body, bottom))


def _edge(label: Text, width: int, corners: tuple[str, str, str], style: Style) -> Text:
    left, dash, right = corners
    room = width - 4
    if not label or room < 1:
        return Text(left + dash * (width - 2) + right, style=style)
    shown = label.copy()
    shown.truncate(room, overflow="ellipsis")
    rest = room - shown.cell_len
    return Text.assemble(
        (left + " ", style), shown, (" " + dash * rest if rest else " ", style), (right, style)
    )


def rule(label: Text, end: Text, width: int, style: Style) -> Text:
    """A line across with a label at its beginning and another at its end."""
    shown = label.copy()
    shown.truncate(max(0, width - cell_len(end.plain) - 6), overflow="ellipsis")
    dashes = width - shown.cell_len - end.cell_len - (6 if end else 4)
    tail = (Text(" ") + end + Text(" ─", style=style)) if end else Text("─", style=style)
    return Text.assemble(("─ ", style), shown, (" " + "─" * max(0, dashes), style), tail)
