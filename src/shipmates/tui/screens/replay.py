"""A finished attempt, step by step, from any seat."""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from shipmates.kernel import Seat, replay
from shipmates.tui.desk import Desk
from shipmates.tui.news import news, own_news
from shipmates.tui.render.block import Block, fitted, stack
from shipmates.tui.render.ending import hands_of, open_hands
from shipmates.tui.render.hand import keys_line
from shipmates.tui.render.sight import Sight
from shipmates.tui.render.table import table_without_keys
from shipmates.tui.screens.pages import Page
from shipmates.tui.session import Session
from shipmates.tui.widgets import Canvas


class ReplayScreen(Screen[None]):
    """Looks back: nothing can be changed, and every seat may be looked at."""

    def __init__(self, desk: Desk, session: Session, seat: Seat) -> None:
        super().__init__()
        self._desk, self._session, self._seat = desk, session, seat
        self._states = tuple(replay(session.rules, session.record))
        self._place = min(1, len(self._states) - 1)

    def compose(self) -> ComposeResult:
        yield Canvas(self._draw)

    def _sight(self) -> Sight:
        words, names = self._desk.words, self._session.names
        rules = self._session.rules
        view = rules.look(self._states[self._place], self._seat)
        told = list[str]()
        first = max(0, self._place - 30)
        for i in range(first, self._place):
            before, after = (
                self._session.rules.look(self._states[j], Seat(0)) for j in (i, i + 1)
            )
            told += news(words, names, before, after, self._session.record.moves[i])
        log = (*told, *own_news(words, view))
        return Sight(view, words, names, self._desk.palette, log=log)

    def _draw(self, width: int, height: int) -> Block:
        text = self._desk.text
        keys = (
            ("←→", text("key-step")),
            ("Home End", text("key-ends")),
            ("Tab", text("key-seat")),
            ("o", text("key-open")),
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
            self._seat = Seat((self._seat + step) % self._session.setup.seats)
        elif event.key == "o":
            self._open_hands()
        elif event.key in ("escape", "q", "enter"):
            self.dismiss()
        self.query_one(Canvas).refresh()

    def _open_hands(self) -> None:
        hands, sight = hands_of(self._states[self._place]), self._sight()
        if hands is not None:
            heading = self._desk.text("hands")
            draw = open_hands(sight, hands)
            self.app.push_screen(Page(self._desk, heading, draw))
