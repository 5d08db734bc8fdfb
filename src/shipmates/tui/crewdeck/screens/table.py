"""The table: what its owner sees, and what each key does there."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from textual import events

from shipmates.crewdeck.actions import Stow
from shipmates.crewdeck.view import Phase, View
from shipmates.tui.crewdeck.desk import Leave
from shipmates.tui.crewdeck.picking import Hold, Picking, targets, tray
from shipmates.tui.crewdeck.screens.flow import Flow
from shipmates.tui.crewdeck.screens.reading import page
from shipmates.tui.widgets import Canvas

_STEPS: Final = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}


class TableScreen(Flow):
    """Turns keys and clicks into choices; every choice is one the rules have offered."""

    def on_key(self, event: events.Key) -> None:
        view, key = self._view, event.key
        if view is None:
            return
        event.stop()
        self._notice = ""
        if key in _STEPS:
            self._picking = self._picking.moved(view, *_STEPS[key])
        elif key in ("tab", "shift+tab"):
            step = 1 if key == "tab" else -1
            self._picking = self._picking.next_card(view, step)
        elif event.character and event.character.isascii() and event.character.isdigit():
            self._digit(view, int(event.character))
        else:
            printed = event.character if event.is_printable else None
            self._command(view, printed or key)
        self._show()

    def _digit(self, view: View, value: int) -> None:
        """A card of the tray; where there is none, a work crew or a payroll card."""
        if tray(view):
            self._picking = self._picking.with_card(view, value - 1)
            return
        found = targets(view)
        if view.phase is Phase.RECRUIT and value - 1 in found:
            self._picking = replace(self._picking, target=value - 1)
        elif view.phase is Phase.POST:
            self._picking = self._picking.to_amount(view, value)

    def _command(self, view: View, key: str) -> None:
        match key:
            case "enter" | " " | "space":
                self._enter(view)
            case "escape":
                self._picking = replace(self._picking, target=None)
            case "u" | "backspace":
                self._undo()
            case "k":
                self._aim_at_hold(view)
            case "p":
                self._toggle_practice()
            case "q":
                self.dismiss(Leave.QUIT)
            case "h" if not self.session.practice:
                self._notice = self._desk.deck("practice-off")
            case _:
                found = page(self._desk, self._sight(view), key)
                if found is not None:
                    self.app.push_screen(found, self._page_left)

    def _page_left(self, digit: int | None) -> None:
        view = self._view
        if digit is not None and view is not None:
            self._digit(view, digit)
        self._show()

    def _enter(self, view: View) -> None:
        if self.session.complete:
            self._confirm(view)
        elif view.legal:
            action = self._picking.action(view)
            if action is None:
                self._notice = self._desk.deck("choose-first")
            else:
                self._act(view, action)
        else:
            self._hurry()

    def _hurry(self) -> None:
        """Nobody need wait for others to be seen moving."""
        if self._pause is not None:
            self._hold()
            while self._step() is not None:
                pass
            self._ask()

    def _undo(self) -> None:
        if not self.session.undo():
            self._notice = self._desk.deck("nothing-to-undo")
        view = self._view
        self._picking = Picking.begin(view) if view is not None else Picking()

    def _aim_at_hold(self, view: View) -> None:
        if Hold.HOLD in targets(view):
            self._picking = replace(self._picking, target=Hold.HOLD)
        elif view.phase is Phase.PLACE and view.news:
            self._refuse(self.session.why_not(view.seat, Stow(view.news[0])))

    def _toggle_practice(self) -> None:
        self.session.practice = not self.session.practice
        on = self.session.practice
        self._told = (*self._told, self._desk.deck("practice-on" if on else "practice-off"))
        self._keep()

    def on_canvas_hit(self, message: Canvas.Hit) -> None:
        self._notice = ""
        view = self._view
        if view is None or not view.legal:
            return
        found = targets(view)
        if message.card is not None:
            self._picking = self._picking.with_card(view, int(message.card) - 1)
        elif message.option is not None and message.option < len(found):
            target = found[message.option]
            if target == self._picking.target:
                self._enter(view)
            else:
                self._picking = replace(self._picking, target=target)
        self._show()
