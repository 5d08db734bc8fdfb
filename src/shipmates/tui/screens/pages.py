"""Screens that lie over the table: pages to read, and questions with two answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen

from shipmates.tui.desk import Lectern
from shipmates.tui.render.block import Block, beside, lines, stack, wrapped
from shipmates.tui.widgets import Sheet


class Page(ModalScreen[int | None]):
    """A page to read. A digit closes it and is handed on: `b` then `3` is the blue 3."""

    def __init__(self, desk: Lectern, heading: str, draw: Callable[[int], Block]) -> None:
        super().__init__()
        self._desk, self._heading, self._page = desk, heading, draw

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page") as scroll:
            scroll.border_title = self._heading
            scroll.border_subtitle = self._desk.text("page-close")
            yield Sheet(self._page)

    def on_key(self, event: events.Key) -> None:
        if event.key in ("up", "down", "pageup", "pagedown", "home", "end"):
            return
        event.stop()
        self.dismiss(_digit(event))


class Ask(ModalScreen[str]):
    """A question with a key for each answer; it gives the key, or a digit typed meanwhile."""

    def __init__(self, desk: Lectern, question: str, answers: Mapping[str, str]) -> None:
        super().__init__()
        self._desk, self._question, self._answers = desk, question, answers

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="ask"):
            yield Sheet(self._sheet)

    def _sheet(self, width: int) -> Block:
        palette = self._desk.palette
        names = {"enter": self._desk.text("enter"), "escape": self._desk.text("escape")}
        rows = (
            beside(
                lines([names.get(key, key)], 8, style=palette.accent),
                wrapped(what, width - 8, palette.ink),
            )
            for key, what in self._answers.items()
        )
        asked = wrapped(self._question, width, palette.ink)
        return stack(asked, lines([""], width), *rows)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if event.key in self._answers or _digit(event) is not None:
            self.dismiss(event.key)


def _digit(event: events.Key) -> int | None:
    typed = event.character or ""
    return int(typed) if typed.isascii() and typed.isdigit() else None
