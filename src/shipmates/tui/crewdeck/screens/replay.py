"""A game looked back upon, move by move, from any seat."""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from shipmates.kernel import Seat, replay
from shipmates.tui.crewdeck.desk import Desk
from shipmates.tui.crewdeck.news import told_so_far
from shipmates.tui.crewdeck.render.table import table_without_keys
from shipmates.tui.crewdeck.session import RULES, Session
from shipmates.tui.crewdeck.sight import Sight
from shipmates.tui.render.block import Block, fitted, stack
from shipmates.tui.render.hand import keys_line
from shipmates.tui.widgets import Canvas

_LOG = 12
"""How many moves back the news reach."""


class ReplayScreen(Screen[None]):
    """Steps through a finished game as one seat saw it."""

    def __init__(self, desk: Desk, session: Session) -> None:
        super().__init__()
        self._desk, self._session = desk, session
        self._states = tuple(replay(RULES, session.record))
        self._seat, self._place = session.people[0], min(1, len(self._states) - 1)

    def compose(self) -> ComposeResult:
        yield Canvas(self._draw)

    def _sight(self) -> Sight:
        words, names = self._desk.words, self._session.names
        first = max(0, self._place - _LOG)
        told = told_so_far(
            words,
            names,
            self._states[first : self._place + 1],
            self._session.record.moves[first : self._place],
        )
        view = RULES.look(self._states[self._place], self._seat)
        return Sight(view, words, names, self._desk.palette, log=told)

    def _draw(self, width: int, height: int) -> Block:
        text = self._desk.text
        keys = (
            ("←→", text("key-step")),
            ("Home End", text("key-ends")),
            ("Tab", text("key-seat")),
            (text("escape"), text("key-back")),
        )
        count = text("replay-place", place=self._place, total=len(self._states) - 1)
        return stack(
            table_without_keys(self._sight(), width, height - 2),
            Block(width, (fitted(f" {count}", width, style=self._desk.palette.quiet),)),
            Block(width, (keys_line(iter(keys), width, self._desk.palette),)),
        )

    def on_key(self, event: events.Key) -> None:
        event.stop()
        last = len(self._states) - 1
        steps = {"left": -1, "right": 1, "up": -10, "down": 10, "home": -last, "end": last}
        if event.key in steps:
            self._place = max(0, min(last, self._place + steps[event.key]))
        elif event.key in ("tab", "shift+tab"):
            step = 1 if event.key == "tab" else -1
            self._seat = Seat((self._seat + step) % self._session.setup.players)
        elif event.key in ("escape", "q", "enter"):
            self.dismiss()
        self.query_one(Canvas).refresh()
