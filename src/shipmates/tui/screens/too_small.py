"""A polite word when the window is too small for the table."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.geometry import Size
from textual.screen import Screen

from shipmates.tui.desk import Lectern
from shipmates.tui.render.block import Block, stack, wrapped
from shipmates.tui.render.sight import SMALLEST
from shipmates.tui.widgets import Canvas


def is_small(size: Size) -> bool:
    """Whether the table does not fit."""
    return size.width < SMALLEST[0] or size.height < SMALLEST[1]


class TooSmall(Screen[None]):
    """Waits until the window has grown; the attempt is kept meanwhile."""

    def __init__(self, desk: Lectern) -> None:
        super().__init__()
        self._desk = desk

    def compose(self) -> ComposeResult:
        yield Canvas(self._draw)

    def on_screen_resume(self) -> None:
        if not is_small(self.app.size):
            self.dismiss()

    def _draw(self, width: int, height: int) -> Block:
        least = {"width": SMALLEST[0], "height": SMALLEST[1]}
        call = self._desk.text("too-small", **least)
        now = self._desk.text("too-small-now", width=width, height=height)
        wide = max(1, width - 4)
        both = stack(wrapped(call, wide).centred, wrapped(now, wide).centred)
        return both.wide(width, "center").tall(height, at="middle")
