"""The terminal client as a whole: from screen to screen until somebody has had enough."""

from __future__ import annotations

import asyncio
import os
from dataclasses import replace
from typing import ClassVar, Final

from textual import events, work
from textual.app import App
from textual.binding import Binding, BindingType

from shipmates.campaign import Refused
from shipmates.kernel import Note
from shipmates.tui import say
from shipmates.tui.desk import Desk
from shipmates.tui.partners import notice
from shipmates.tui.plan import Plan
from shipmates.tui.render.pages import briefing_page
from shipmates.tui.screens.ending import EndScreen
from shipmates.tui.screens.pages import Ask, Page
from shipmates.tui.screens.start import StartScreen
from shipmates.tui.screens.table import TableScreen
from shipmates.tui.screens.too_small import TooSmall, is_small
from shipmates.tui.session import Session
from shipmates.tui.voyage import After, Leave, Opening, Voyage, onward

NOTICE: Final = 20.0
"""Seconds for which a notice stays, unless it is pressed away."""


class Shipmates(App[Note | None]):
    """Plays missions until it is left; gives a note if it had to stop."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(self, desk: Desk, opening: Opening) -> None:
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        self.title = "Shipmates"
        self._desk, self._opening = desk, opening
        self._plans = Voyage(desk.journal, opening.seed)
        self._roomy = asyncio.Event()
        self._told: str | None = None

    def on_mount(self) -> None:
        self._voyage()

    def action_leave(self) -> None:
        """Leaves at once: all that happened is kept already."""
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
    async def _voyage(self) -> None:
        plan, at_once = self._opening.plan, self._opening.at_once
        try:
            while True:
                await self._roomy.wait()
                if not at_once:
                    chosen = await self._choose(plan)
                    if chosen is None:
                        break
                    plan = chosen
                after, following = await self._attempt(plan)
                if after is After.QUIT:
                    break
                at_once = after in (After.ON, After.SAME)
                following = replace(following, same=after is After.SAME)
                if at_once and following.mission != plan.mission:
                    await self._brief(following)
                plan = following
        except Refused as refused:
            self.exit(refused.note)
            return
        self.exit()

    async def _choose(self, plan: Plan) -> Plan | None:
        logbook = self._desk.journal.logbook()
        chosen = await self.push_screen_wait(StartScreen(self._desk, plan, logbook))
        if chosen is None:
            return None
        plan, words = chosen
        self._desk = replace(self._desk, words=words)
        return plan

    async def _brief(self, plan: Plan) -> None:
        """A mission that follows on another is read before it begins."""
        words, palette = self._desk.words, self._desk.palette
        setup = plan.setup(self._desk.journal.logbook())
        heading = f"{say.mission_label(words, plan.mission)} · "
        heading += say.title(words, plan.mission)
        await self.push_screen_wait(
            Page(self._desk, heading, lambda width: briefing_page(words, palette, setup, width))
        )

    async def _attempt(self, plan: Plan) -> tuple[After, Plan]:
        journal = self._desk.journal
        session = await self._session(plan)
        if session is None:
            return After.MISSIONS, plan
        self._tell_of_bots(plan, session)
        table = TableScreen(self._desk, session, self._plans.number(plan))
        if await self.push_screen_wait(table) is Leave.QUIT:
            return After.QUIT, plan
        logbook = journal.close(session)
        after = await self.push_screen_wait(EndScreen(self._desk, session, logbook))
        return after, onward(plan, session, logbook)

    def _tell_of_bots(self, plan: Plan, session: Session) -> None:
        """Says that crew mates are weaker than they could be, once and not at every attempt."""
        told = notice(self._desk.words, plan.game, session.crew)
        if told is not None and told != self._told:
            self.notify(told, severity="warning", timeout=NOTICE, markup=False)
        self._told = told

    async def _session(self, plan: Plan) -> Session | None:
        """A new attempt, or the one that was left in the middle; `None` to choose again."""
        journal, text = self._desk.journal, self._desk.text
        left = journal.unfinished(plan.mission)
        if left is None:
            return self._plans.fresh(plan)
        answers = {
            "enter": text("resume-on"),
            "n": text("resume-new"),
            "escape": text("resume-back"),
        }
        key = await self.push_screen_wait(Ask(self._desk, text("resume"), answers))
        if key == "n":
            journal.close(left)
            return self._plans.fresh(plan)
        return left if key == "enter" else None
