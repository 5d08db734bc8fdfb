"""After a game: who won, every score sheet, and what comes next."""

from __future__ import annotations

from enum import Enum
from pathlib import Path

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import Screen

from shipmates.tui.crewdeck.desk import Desk
from shipmates.tui.crewdeck.render.ending import ending
from shipmates.tui.crewdeck.screens.replay import ReplayScreen
from shipmates.tui.crewdeck.session import Session
from shipmates.tui.crewdeck.sight import Sight
from shipmates.tui.render.block import Block
from shipmates.tui.render.hand import keys_line
from shipmates.tui.widgets import Canvas, Sheet


class After(Enum):
    """What is done after a game."""

    AGAIN = "again"
    SETTINGS = "settings"
    QUIT = "quit"


class EndScreen(Screen[After]):
    """All ships on the table, counted."""

    def __init__(self, desk: Desk, session: Session, path: Path | None) -> None:
        super().__init__()
        self._desk, self._session, self._path = desk, session, path

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Sheet(self._sheet)
        keys = Canvas(self._foot)
        keys.id = "keys"
        yield keys

    def _sheet(self, width: int) -> Block:
        session, desk = self._session, self._desk
        view = session.view(session.people[0])
        sight = Sight(view, desk.words, session.names, desk.palette)
        return ending(sight, width, desk.kept(self._path))

    def _foot(self, width: int, _: int) -> Block:
        text, deck = self._desk.text, self._desk.deck
        keys = (
            (text("enter"), deck("key-again")),
            ("r", text("key-replay")),
            ("t", deck("key-settings")),
            ("q", text("key-quit")),
            ("↑↓", text("key-scroll")),
        )
        return Block(width, (keys_line(iter(keys), width, self._desk.palette),))

    def on_key(self, event: events.Key) -> None:
        match event.key:
            case "enter":
                self.dismiss(After.AGAIN)
            case "r":
                self.app.push_screen(ReplayScreen(self._desk, self._session))
            case "t" | "escape":
                self.dismiss(After.SETTINGS)
            case "q":
                self.dismiss(After.QUIT)
            case _:
                return
        event.stop()
