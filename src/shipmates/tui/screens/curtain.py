"""Between two people: the screen is passed on, and nothing of the table can be seen."""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from shipmates.tui.desk import Lectern
from shipmates.tui.render.block import Block, lines, stack, wrapped
from shipmates.tui.widgets import Canvas


class Curtain(Screen[None]):
    """Hides the table until its next owner presses Enter; what is public may be read."""

    def __init__(self, desk: Lectern, name: str, log: tuple[str, ...]) -> None:
        super().__init__()
        self._desk, self._owner, self._news = desk, name, log

    def compose(self) -> ComposeResult:
        yield Canvas(self._draw)

    def _draw(self, width: int, height: int) -> Block:
        palette = self._desk.palette
        call = Text(self._desk.text("curtain", name=self._owner), style=palette.accent)
        ready = Text(self._desk.text("curtain-enter", name=self._owner))
        news = [wrapped(line, width - 20, palette.faint) for line in self._news[-6:]]
        middle = stack(
            lines(["· ✦ ·", ""], width, "center", palette.faint),
            lines([call, Text(), ready], width, "center"),
            lines([""], width),
            *(block.wide(width, "center") for block in news),
        )
        return middle.tall(height, at="middle")

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if event.key == "enter":
            self.dismiss()
