"""What happens at a table: everybody moves in turn, and it is seen."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.screen import Screen
from textual.timer import Timer

from shipmates.campaign import Refused
from shipmates.kernel import Illegal, Seat
from shipmates.tricks.moves import Play, Ready
from shipmates.tricks.scenes import Tricking
from shipmates.tui import say
from shipmates.tui.desk import Desk
from shipmates.tui.game import Action, View
from shipmates.tui.news import news, own_news, told_so_far
from shipmates.tui.picking import Picking
from shipmates.tui.render.block import Block
from shipmates.tui.render.sight import Sight
from shipmates.tui.render.table import table
from shipmates.tui.screens.curtain import Curtain
from shipmates.tui.session import Move, Session
from shipmates.tui.voyage import Leave
from shipmates.tui.widgets import Canvas

_TICK = 0.25
"""How often the clock is looked at, in seconds."""

_CARD, _TRICK, _WORD = 0.45, 1.0, 0.3
"""How long a card, a finished trick and anything else rests, in seconds at normal pace."""


class Flow(Screen[Leave]):
    """One attempt, from the deal to its end; what its people do comes from elsewhere."""

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
        self.set_interval(_TICK, self._tick)
        self._advance()

    def _tick(self) -> None:
        """The clock goes on whatever lies on the table, and its bell ends everything."""
        if self.session.left is None:
            return
        if self.session.late and self in self.app.screen_stack:
            while self.app.screen is not self:
                self.app.pop_screen()
            self._hold()
            self._picking = Picking()
            self._step()
            self._ask()
        self._show()

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
            typed=self._typed(view),
            left=self.session.left,
        )

    def _typed(self, view: View) -> str:
        suit = self._picking.suit
        return f"{say.suit(self._desk.words, suit, view.setup)} …" if suit else ""

    def _draw(self, width: int, height: int) -> Block:
        view = self._view
        if view is None:
            return Block(width).tall(height)
        return table(self._sight(view), width, height)

    def _show(self) -> None:
        self.query_one(Canvas).refresh()

    def _advance(self) -> None:
        """Lets everybody move who needs no person, one at a time, then asks the person."""
        self._hold()
        if self.app.screen is not self or self._picking.path:
            # A page lies on the table, or somebody is about to signal: nobody moves meanwhile.
            self._pause = self.set_timer(_WORD, self._advance)
            return
        while (move := self._step()) is not None:
            if self._rests(move):
                return
        self._ask()

    def _hold(self) -> None:
        """Ends a pause before its time."""
        if self._pause is not None:
            self._pause.stop()
        self._pause = None

    def _rests(self, move: Move) -> bool:
        """Leaves a move to be seen for a while, if it is worth that."""
        rest = self._worth(move) * self._desk.pace
        if rest > 0:
            self._pause = self.set_timer(rest, self._advance)
        return rest > 0

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

    def _worth(self, move: Move) -> float:
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
            move = self.session.act(view.seat, action)
        except Illegal as illegal:
            self._refuse(illegal)
            return
        self._hold()
        self._happened(before, move)
        if not self._rests(move):
            self._advance()

    def _refuse(self, illegal: Illegal | None) -> None:
        if illegal is not None:
            words, setup = self._desk.words, self.session.setup
            self._notice = say.refusal(words, illegal, self.session.names, setup)
        self._show()
