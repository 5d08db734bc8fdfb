"""The table: shows what its owner may see, and turns keys into choices."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen
from textual.timer import Timer

from shipmates.campaign import Refused
from shipmates.kernel import Illegal, Seat
from shipmates.planet9.actions import READY, Action, Play, Ready
from shipmates.planet9.view import Tricking, View
from shipmates.tricks.cards import Card
from shipmates.tui.choices import Menu, signals
from shipmates.tui.desk import Desk
from shipmates.tui.news import news, own_news, told_so_far
from shipmates.tui.picking import Picking, suit_typed
from shipmates.tui.render.block import Block
from shipmates.tui.render.sight import Sight
from shipmates.tui.render.table import table
from shipmates.tui.screens.curtain import Curtain
from shipmates.tui.screens.pages import Ask
from shipmates.tui.screens.reading import page
from shipmates.tui.session import Move, Session
from shipmates.tui.voyage import Leave
from shipmates.tui.widgets import Canvas
from shipmates.words import planet9 as say

_STEPS: Final = {"left": -1, "right": 1, "up": -1, "down": 1, "shift+tab": -1, "tab": 1}
_CARD, _TRICK, _WORD = 0.45, 1.0, 0.3
"""How long a card, a finished trick and anything else rests, in seconds at normal pace."""


class TableScreen(Screen[Leave]):
    """One attempt, from the deal to its end."""

    def __init__(self, desk: Desk, session: Session, attempt: int) -> None:
        super().__init__()
        self._desk, self._attempt = desk, attempt
        self.session = session
        """The attempt this table shows."""
        self._picking = Picking()
        self._told = told_so_far(desk.words, session)
        self._notice = ""
        self._pause: Timer | None = None

    def compose(self) -> ComposeResult:
        yield Canvas(self._draw)

    def on_mount(self) -> None:
        self._advance()

    # What is seen

    @property
    def _view(self) -> View | None:
        return self.session.shown

    def _sight(self, view: View) -> Sight:
        words = self._desk.words
        return Sight(
            view,
            words,
            self.session.names,
            self._desk.palette,
            menu=self._picking.menu,
            cursor=self._picking.cursor,
            log=(*self._told, *own_news(words, view)),
            notice=self._notice,
            attempt=self._attempt,
            always_ready=view.eyes in self.session.always_ready,
            typed=say.suit(words, self._picking.suit) + " …" if self._picking.suit else "",
        )

    def _draw(self, width: int, height: int) -> Block:
        view = self._view
        if view is None:
            return Block(width).tall(height)
        return table(self._sight(view), width, height)

    def _show(self) -> None:
        self.query_one(Canvas).refresh()

    # What happens

    def _advance(self) -> None:
        """Lets everybody move who needs no person, one at a time, then asks the person."""
        self._pause = None
        if not self.is_current or self._picking.path:
            # A page lies on the table, or somebody is about to signal: nobody moves meanwhile.
            self._pause = self.set_timer(_WORD, self._advance)
            return
        while (move := self._step()) is not None:
            rest = self._rest(move) * self._desk.pace
            if rest > 0:
                self._pause = self.set_timer(rest, self._advance)
                return
        self._ask()

    def _step(self) -> Move | None:
        before = self.session.view(Seat(0))
        move = self.session.step()
        if move is not None:
            self._happened(before, move)
        return move

    def _happened(self, before: View, move: Move) -> None:
        after = self.session.view(Seat(0))
        told = news(self._desk.words, self.session.names, before, after, move)
        self._told = (*self._told, *told)
        self._picking = Picking()
        try:
            self._desk.journal.keep(self.session)
        except Refused as refused:
            self.app.exit(refused.note)
        self._show()

    def _rest(self, move: Move) -> float:
        _, action = move
        if isinstance(action, Ready):
            return 0
        scene = self.session.view(Seat(0)).scene
        if isinstance(action, Play) and isinstance(scene, Tricking):
            return _CARD if scene.trick.cards else _TRICK
        return _WORD

    def _ask(self) -> None:
        session = self.session
        if session.outcome is not None:
            self.dismiss(Leave.OVER)
        elif session.curtain is not None:
            name = session.names[session.curtain]
            self.app.push_screen(Curtain(self._desk, name, self._told), self._lifted)
        elif (view := self._view) is not None:
            self._picking = Picking.begin(view)
        self._show()

    def _lifted(self, _: None) -> None:
        self.session.lift()
        self._ask()

    def _act(self, action: Action) -> None:
        view = self._view
        if view is None:
            return
        before = self.session.view(Seat(0))
        try:
            self.session.act(view.seat, action)
        except Illegal as illegal:
            self._refuse(illegal)
            return
        self._happened(before, (view.seat, action))
        self._advance()

    def _refuse(self, illegal: Illegal | None) -> None:
        if illegal is not None:
            self._notice = say.refusal(self._desk.words, illegal, self.session.names)
        self._show()

    # Keys

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
            self._command(view, event.character or key)
        self._show()

    def _digit(self, view: View, value: int) -> None:
        found = self._picking.digit(value)
        if isinstance(found, Card):
            self._refuse(self.session.why_not(view.seat, found))
            return
        self._picking = found

    def _letter(self, view: View, character: str) -> None:
        suit = suit_typed(self._desk.words, character)
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
            self._pause.stop()
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
        if self._pause is not None:
            self._pause.stop()
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
