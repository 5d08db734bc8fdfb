"""The first screen: everything is preset, so Enter begins."""

from __future__ import annotations

from dataclasses import replace

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from shipmates.tui.crewdeck.desk import Desk
from shipmates.tui.crewdeck.plan import Plan
from shipmates.tui.crewdeck.render.pages import help_page
from shipmates.tui.crewdeck.render.start import start
from shipmates.tui.crewdeck.session import GAME
from shipmates.tui.render.block import Block, stack
from shipmates.tui.render.hand import keys_line
from shipmates.tui.render.rules import rules_page
from shipmates.tui.screens.pages import Page
from shipmates.tui.widgets import Canvas
from shipmates.words import LOCALES, Words


class StartScreen(Screen[tuple[Plan, Words] | None]):
    """Chooses the players and the variants; gives nothing when the person leaves."""

    def __init__(self, desk: Desk, plan: Plan) -> None:
        super().__init__()
        self._desk, self._plan = desk, plan

    def compose(self) -> ComposeResult:
        yield Canvas(self._draw)

    def _draw(self, width: int, height: int) -> Block:
        desk = self._desk
        page = start(desk.words, desk.palette, self._plan, width, height - 1)
        keys = (
            (desk.text("enter"), desk.text("key-start")),
            ("p 1-4 w h f x n", desk.deck("key-change")),
            ("r", desk.deck("key-rules")),
            ("?", desk.text("key-help")),
            ("q", desk.text("key-quit")),
        )
        return stack(page, Block(width, (keys_line(iter(keys), width, desk.palette),)))

    def on_key(self, event: events.Key) -> None:
        character = event.character or ""
        if event.key == "enter":
            self.dismiss((self._plan, self._desk.words))
        elif event.key in ("q", "escape"):
            self.dismiss(None)
        elif character in _CHANGES:
            self._plan = _CHANGES[character](self._plan)
        elif character.isdecimal() and 0 < int(character) <= len(self._plan.players):
            self._plan = self._plan.next_kind(int(character) - 1)
        elif character == "n":
            place = LOCALES.index(self._desk.words.locale)
            words = Words(LOCALES[(place + 1) % len(LOCALES)])
            self._desk = replace(self._desk, words=words)
        elif character in ("?", "r"):
            self._read(character)
        else:
            return
        event.stop()
        self.query_one(Canvas).refresh()

    def _read(self, key: str) -> None:
        words, palette, edition = self._desk.words, self._desk.palette, self._plan.edition
        if key == "?":
            page = Page(
                self._desk,
                self._desk.text("help"),
                lambda width: help_page(words, palette, width),
            )
        else:
            page = Page(
                self._desk,
                self._desk.deck("rules"),
                lambda width: rules_page(words, palette, GAME, width, edition),
            )
        self.app.push_screen(page)


_CHANGES = {
    "p": Plan.next_size,
    "w": Plan.other_wilds,
    "h": Plan.other_solo_wilds,
    "f": Plan.other_frame,
    "x": Plan.other_practice,
}
