"""The first screen: everything is preset, so Enter begins."""

from __future__ import annotations

from dataclasses import replace

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from shipmates.campaign import Logbook
from shipmates.tui.desk import Desk
from shipmates.tui.game import SEA, Mission, last_number, numbered
from shipmates.tui.plan import Plan
from shipmates.tui.render.block import Block, beside, stack
from shipmates.tui.render.hand import keys_line
from shipmates.tui.render.pages import help_page
from shipmates.tui.render.start import (
    Foyer,
    crew_panel,
    headline,
    mission_line,
    mission_panel,
)
from shipmates.tui.screens.pages import Page
from shipmates.tui.widgets import Canvas
from shipmates.words import LOCALES, Words

_LIST = 46
"""How wide the list of missions is."""


class StartScreen(Screen[tuple[Plan, Words] | None]):
    """Chooses the mission and the crew; gives nothing when the person leaves."""

    def __init__(self, desk: Desk, plan: Plan, logbook: Logbook) -> None:
        super().__init__()
        self._desk, self._logbook = desk, logbook
        later = last_number(plan.game) if plan.game == SEA else 1
        self._plan = self._at(plan, plan.mission.number or logbook.next_mission or later)

    def _at(self, plan: Plan, number: int) -> Plan:
        return plan.at(number, self._logbook.next_step)

    @property
    def _foyer(self) -> Foyer:
        desk, plan = self._desk, self._plan
        unfinished = desk.journal.open_missions()
        return Foyer(plan, self._logbook, desk.words, desk.palette, unfinished)

    def compose(self) -> ComposeResult:
        head, side, keys = Canvas(self._head), Canvas(self._side), Canvas(self._foot)
        head.id, side.id, keys.id = "head", "side", "keys"
        yield head
        with Horizontal():
            yield OptionList(*self._options(), id="missions")
            yield side
        yield keys

    def on_mount(self) -> None:
        missions = self.query_one(OptionList)
        missions.highlighted = self._plan.mission.number - 1
        missions.focus()

    def _options(self) -> list[Option]:
        foyer, game = self._foyer, self._plan.game
        step, numbers = self._logbook.next_step, range(1, last_number(game) + 1)
        missions = [numbered(game, number, step) for number in numbers]
        return [Option(mission_line(foyer, mission, _LIST - 4)) for mission in missions]

    @property
    def _mission(self) -> Mission:
        return self._plan.mission

    def _head(self, width: int, _: int) -> Block:
        return headline(self._foyer, width)

    def _side(self, width: int, height: int) -> Block:
        foyer = self._foyer
        crew = crew_panel(foyer, width - 2)
        about = mission_panel(foyer, self._mission, width - 2, height - crew.height)
        return beside(Block(1), stack(crew, about), Block(1))

    def _foot(self, width: int, _: int) -> Block:
        text = self._desk.text
        keys = (
            ("↑↓", text("key-mission")),
            (text("enter"), text("key-start")),
            ("p 1-5 d n", text("key-crew")),
            ("?", text("key-help")),
            ("q", text("key-quit")),
        )
        return Block(width, (keys_line(iter(keys), width, self._desk.palette),))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self._plan = self._at(self._plan, event.option_index + 1)
        self._show()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss((self._at(self._plan, event.option_index + 1), self._desk.words))

    def on_key(self, event: events.Key) -> None:
        character = event.character or ""
        if character in "12345" and character and int(character) <= len(self._plan.players):
            self._plan = self._plan.next_kind(int(character) - 1)
        elif character and character in _CHANGES:
            self._plan = _CHANGES[character](self._plan)
        elif character == "n":
            self._other_language()
        elif character == "?":
            words, palette = self._desk.words, self._desk.palette
            setup = self._plan.setup(self._logbook)
            help_text = self._desk.text("help")
            self.app.push_screen(
                Page(
                    self._desk, help_text, lambda width: help_page(words, palette, setup, width)
                )
            )
        elif event.key in ("q", "escape"):
            self.dismiss(None)
        else:
            return
        event.stop()
        self._show()

    def _other_language(self) -> None:
        place = LOCALES.index(self._desk.words.locale)
        words = Words(LOCALES[(place + 1) % len(LOCALES)])
        self._desk = replace(self._desk, words=words)
        missions = self.query_one(OptionList)
        highlighted = missions.highlighted
        missions.clear_options()
        missions.add_options(self._options())
        missions.highlighted = highlighted

    def _show(self) -> None:
        for canvas in self.query(Canvas):
            canvas.refresh()


_CHANGES = {
    "p": Plan.next_size,
    "c": Plan.next_variant,
    "d": Plan.next_wish,
    "j": Plan.next_jarvis,
    "s": Plan.next_tasks,
}
