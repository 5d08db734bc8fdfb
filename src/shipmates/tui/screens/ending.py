"""After an attempt: how it ended, why, and what comes next."""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import Screen

from shipmates.campaign import Logbook
from shipmates.kernel import Seat
from shipmates.tui.desk import Desk
from shipmates.tui.game import missions
from shipmates.tui.render.block import Block, lines, stack
from shipmates.tui.render.ending import ending, fallen, hands_of, is_won
from shipmates.tui.render.hand import keys_line
from shipmates.tui.render.sight import Sight
from shipmates.tui.screens.replay import ReplayScreen
from shipmates.tui.session import Session
from shipmates.tui.voyage import After
from shipmates.tui.widgets import Canvas, Sheet


class EndScreen(Screen[After]):
    """Won or lost, in words and cards."""

    def __init__(self, desk: Desk, session: Session, logbook: Logbook) -> None:
        super().__init__()
        self._desk, self._session, self._logbook = desk, session, logbook

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Sheet(self._sheet)
        keys = Canvas(self._foot)
        keys.id = "keys"
        yield keys

    def _sheet(self, width: int) -> Block:
        session, desk = self._session, self._desk
        seat = session.people[0] if session.viewer is None else session.viewer
        sight = Sight(session.view(seat), desk.words, session.names, desk.palette)
        blocks = [ending(sight, hands_of(session.state), width), self._tally(width)]
        if sight.tricking is not None:
            gap = lines([""], width)
            blocks += [gap, fallen(sight.tricking, sight, width)]
        return stack(*blocks)

    def _tally(self, width: int) -> Block:
        number = self._session.setup.mission.number
        if self._desk.journal.path is None or not number:
            return lines([""], width)
        if number > len(missions(self._logbook.game)):
            return lines(["", Text(f"  {self._best()}", style=self._desk.palette.quiet)], width)
        page = self._logbook.page(number)
        code = "end-score" if page.done else "end-tries"
        score = page.score or 0
        told = self._desk.text(code, tries=page.tries, score=score, total=self._logbook.total)
        return lines(["", Text(f"  {told}", style=self._desk.palette.quiet)], width)

    def _best(self) -> str:
        best = self._logbook.best
        return self._desk.text("end-epilogue", best=0 if best is None else best)

    def _foot(self, width: int, _: int) -> Block:
        text = self._desk.text
        won = is_won(self._session.outcome) and self._session.setup.mission.number
        on = text("key-next" if won else "key-new-tasks" if self._again else "key-again")
        keys = (
            (text("enter"), on),
            *((("s", text("key-same-tasks")),) if self._again else ()),
            ("r", text("key-replay")),
            ("m", text("key-missions")),
            ("q", text("key-quit")),
            ("↑↓", text("key-scroll")),
        )
        return Block(width, (keys_line(iter(keys), width, self._desk.palette),))

    @property
    def _again(self) -> bool:
        """Whether the same tasks can be tried again."""
        setup = self._session.setup
        kept = self._logbook.again(setup.mission.number, setup.players)
        return bool(kept) and not is_won(self._session.outcome)

    def on_key(self, event: events.Key) -> None:
        match event.key:
            case "enter":
                self.dismiss(After.ON)
            case "s" if self._again:
                self.dismiss(After.SAME)
            case "r":
                start = self._session.people[0]
                self.app.push_screen(ReplayScreen(self._desk, self._session, Seat(start)))
            case "m" | "escape":
                self.dismiss(After.MISSIONS)
            case "q":
                self.dismiss(After.QUIT)
            case _:
                return
        event.stop()
