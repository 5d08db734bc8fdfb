"""The terminal client of Crew Deck: from game to game until somebody has had enough."""

from __future__ import annotations

import asyncio
import os
from dataclasses import replace
from pathlib import PurePath
from typing import ClassVar

from textual import events, work
from textual.app import App
from textual.binding import Binding, BindingType

from shipmates.campaign import Refused
from shipmates.kernel import Note
from shipmates.tui.crewdeck.desk import Desk, Leave, Opening
from shipmates.tui.crewdeck.plan import Plan
from shipmates.tui.crewdeck.screens.ending import After, EndScreen
from shipmates.tui.crewdeck.screens.start import StartScreen
from shipmates.tui.crewdeck.screens.table import TableScreen
from shipmates.tui.crewdeck.session import Session
from shipmates.tui.screens.pages import Ask
from shipmates.tui.screens.too_small import TooSmall, is_small


class CrewDeckApp(App[Note | None]):
    """Plays games until it is left; gives a note if it had to stop."""

    CSS_PATH: ClassVar[list[str | PurePath]] = ["../app.tcss", "app.tcss"]
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(self, desk: Desk, opening: Opening) -> None:
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        self.title = "Shipmates"
        self._desk, self._opening = desk, opening
        self._begun = 0
        self._roomy = asyncio.Event()

    def on_mount(self) -> None:
        self._evening()

    def action_leave(self) -> None:
        """Leaves at once: all that was confirmed is kept already."""
        self.exit()

    def on_resize(self, event: events.Resize) -> None:
        covered = isinstance(self.screen, TooSmall)
        if not is_small(event.size):
            self._roomy.set()
            if covered:
                self.pop_screen()
        elif not covered:
            self._roomy.clear()
            self.push_screen(TooSmall(self._desk))

    @work
    async def _evening(self) -> None:
        try:
            await self._roomy.wait()
            await self._games()
        except Refused as refused:
            self.exit(refused.note)
            return
        self.exit()

    async def _games(self) -> None:
        plan, at_once = self._opening.plan, self._opening.at_once
        resumed = await self._resume()
        if resumed is None:
            return
        session = resumed if isinstance(resumed, Session) else None
        while True:
            if session is None and not at_once:
                chosen = await self.push_screen_wait(StartScreen(self._desk, plan))
                if chosen is None:
                    return
                plan, words = chosen
                self._desk = replace(self._desk, words=words)
            after = await self._play(session or self._fresh(plan))
            if after is After.QUIT:
                return
            plan = plan if session is None else _plan_of(session)
            session, at_once = None, after is After.AGAIN

    async def _resume(self) -> Session | bool | None:
        """The game that was left, or whether to begin a new one; `None` to leave."""
        left = self._desk.shelf.unfinished()
        if left is None:
            return True
        deck = self._desk.deck
        answers = {
            "enter": deck("resume-on"),
            "n": deck("resume-new"),
            "escape": deck("resume-back"),
        }
        view = left.view(left.people[0])
        question = deck("resume", players=left.setup.players, round=view.round)
        while (key := await self.push_screen_wait(Ask(self._desk, question, answers))) not in (
            answers
        ):
            pass
        if key == "n":
            self._desk.shelf.close(left)
            return True
        return left if key == "enter" else None

    def _fresh(self, plan: Plan) -> Session:
        seed = self._opening.seed_of(self._begun)
        self._begun += 1
        return self._desk.fresh(plan, seed)

    async def _play(self, session: Session) -> After:
        if await self.push_screen_wait(TableScreen(self._desk, session)) is Leave.QUIT:
            return After.QUIT
        path = self._desk.shelf.close(session)
        return await self.push_screen_wait(EndScreen(self._desk, session, path))


def _plan_of(session: Session) -> Plan:
    setup = session.setup
    variants = setup.wilds, setup.fixed, setup.edition
    return Plan(session.players, *variants, session.practice, setup.house)
