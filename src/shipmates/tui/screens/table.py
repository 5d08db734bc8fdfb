"""The table: what its owner sees, and what each key does there."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from textual import events

from shipmates.tricks.cards import Card
from shipmates.tricks.moves import READY
from shipmates.tui.choices import Menu, signals
from shipmates.tui.game import View
from shipmates.tui.picking import Picking, suit_typed
from shipmates.tui.screens.flow import Flow
from shipmates.tui.screens.pages import Ask
from shipmates.tui.screens.reading import page
from shipmates.tui.voyage import Leave
from shipmates.tui.widgets import Canvas

_STEPS: Final = {"left": -1, "right": 1, "up": -1, "down": 1, "shift+tab": -1, "tab": 1}


class TableScreen(Flow):
    """Turns keys and clicks into choices; every choice is one the rules have offered."""

    def on_key(self, event: events.Key) -> None:
        view, key = self._view, event.key
        if view is None:
            return
        event.stop()
        self._notice = ""
        if key in _STEPS:
            self._picking = self._picking.moved(_STEPS[key])
        elif event.character and event.character.isascii() and event.character.isdigit():
            self._digit(view, int(event.character))
        elif event.character and event.character.isalpha():
            self._letter(view, event.character)
        else:
            printed = event.character if event.is_printable else None
            self._command(view, printed or key)
        self._show()

    def _digit(self, view: View, value: int) -> None:
        found = self._picking.digit(value)
        if isinstance(found, Card):
            self._refuse(self.session.why_not(view.seat, found))
            return
        self._picking = found

    def _letter(self, view: View, character: str) -> None:
        suit = suit_typed(self._desk.words, character, view.setup)
        if suit is not None and character not in _commands(view):
            self._picking = replace(self._picking, suit=suit)
            return
        self._command(view, character)
        if suit is not None:
            self._picking = replace(self._picking, suit=suit)

    def _command(self, view: View, key: str) -> None:
        match key:
            case "enter":
                self._enter()
            case "escape":
                self._back()
            case " " | "space" | "r" if READY in view.legal:
                self._act(READY)
            case "s":
                self._signal(view)
            case "a":
                self._toggle_ready(view)
            case "g":
                self._ask_give_up()
            case "q":
                self.dismiss(Leave.QUIT)
            case _:
                self._read(view, key)

    def _back(self) -> None:
        unasked = self.session.asked is None and len(self._picking.path) == 1
        self._picking = Picking() if unasked else self._picking.back()

    def _enter(self) -> None:
        menu, choice = self._picking.menu, self._picking.choice
        if choice is not None:
            if isinstance(choice.goal, Menu):
                self._picking = self._picking.into(choice.goal)
            else:
                self._act(choice.goal)
        elif menu is not None and menu.ready:
            self._act(READY)
        elif menu is not None:
            self._notice = self._desk.text("choose-first")
        else:
            self._hurry()

    def _hurry(self) -> None:
        """Nobody need wait for others to be seen moving."""
        if self._pause is not None:
            self._hold()
            while self._step() is not None:
                pass
            self._ask()

    def _signal(self, view: View) -> None:
        if signals(view):
            self._picking = self._picking.to_signals(view)
        else:
            self._refuse(self.session.why_no_signal(view.seat))

    def _toggle_ready(self, view: View) -> None:
        on = view.eyes not in self.session.always_ready
        self.session.set_always_ready(view.eyes, on=on)
        if on and self._pause is None:
            self._picking = Picking()
            self._advance()

    def _ask_give_up(self) -> None:
        text = self._desk.text
        answers = {"enter": text("give-up-yes"), "escape": text("give-up-no")}
        question = Ask(self._desk, text("give-up"), answers)
        self.app.push_screen(question, self._give_up)

    def _give_up(self, key: str | None) -> None:
        if key != "enter":
            self._page_left(int(key) if key and key.isdigit() else None)
            return
        self._hold()
        self.dismiss(Leave.GIVEN_UP)

    def _read(self, view: View, key: str) -> None:
        found = page(self._desk, self._sight(view), key)
        if found is not None:
            self.app.push_screen(found, self._page_left)

    def _page_left(self, digit: int | None) -> None:
        view = self._view
        if digit is not None and view is not None:
            self._digit(view, digit)
        else:
            self._picking = replace(self._picking, suit=None)
        self._show()

    def on_canvas_hit(self, message: Canvas.Hit) -> None:
        self._notice = ""
        menu, view = self._picking.menu, self._view
        if menu is None or view is None:
            return
        card = Card.parse(message.card) if message.card else None
        place = menu.find(card) if card is not None else message.option
        if place is None and card is not None:
            self._refuse(self.session.why_not(view.seat, card))
        elif place is not None and place == self._picking.cursor:
            self._enter()
        elif place is not None:
            self._picking = self._picking.at(place)
        self._show()


def _commands(view: View) -> str:
    return "blstagq" + ("r" if READY in view.legal else "")
