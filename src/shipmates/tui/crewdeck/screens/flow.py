"""What happens at a table: everybody moves in turn, and it is seen."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.screen import Screen
from textual.timer import Timer

from shipmates.campaign import Refused
from shipmates.crewdeck.actions import Action, Place, Stow
from shipmates.crewdeck.state import State
from shipmates.crewdeck.view import View
from shipmates.kernel import Illegal, replay
from shipmates.tui.crewdeck.desk import Desk, Leave
from shipmates.tui.crewdeck.news import news, told_so_far
from shipmates.tui.crewdeck.picking import Picking
from shipmates.tui.crewdeck.render.table import table
from shipmates.tui.crewdeck.session import RULES, Move, Session
from shipmates.tui.crewdeck.sight import Sight
from shipmates.tui.render.block import Block
from shipmates.tui.screens.curtain import Curtain
from shipmates.tui.widgets import Canvas
from shipmates.words import crewdeck as say

_REST = 0.6
"""How long a move rests, in seconds at normal pace."""
_PAGE = 0.3
"""How often it is looked whether a page has been closed."""


class Flow(Screen[Leave]):
    """One game, from the deal to its end; what its people do comes from elsewhere."""

    def __init__(self, desk: Desk, session: Session) -> None:
        super().__init__()
        self._desk = desk
        self.session = session
        """The game this table shows."""
        self._picking = Picking()
        moves = session.record.moves
        states = tuple(replay(RULES, session.record))
        self._told = told_so_far(desk.words, session.names, states, moves)
        self._notice = ""
        self._pause: Timer | None = None

    def compose(self) -> ComposeResult:
        yield Canvas(self._draw)

    def on_mount(self) -> None:
        self._advance()

    @property
    def _view(self) -> View | None:
        return self.session.shown

    def _sight(self, view: View) -> Sight:
        session = self.session
        return Sight(
            view,
            self._desk.words,
            session.names,
            self._desk.palette,
            self._picking,
            self._told,
            notice=self._notice,
            practice=session.practice,
            draft=session.draft,
            several=len(session.people) > 1,
            complete=session.complete,
        )

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
        if self.app.screen is not self:
            self._pause = self.set_timer(_PAGE, self._advance)
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
        """Leaves a move to be seen for a while; what is placed unseen need not be."""
        _, action = move
        rest = 0 if isinstance(action, Place | Stow) else _REST * self._desk.pace
        if rest > 0:
            self._pause = self.set_timer(rest, self._advance)
        return rest > 0

    def _step(self) -> Move | None:
        before = self.session.state
        move = self.session.step()
        if move is not None:
            self._happened(before, self.session.state, move)
            self._keep()
        return move

    def _happened(self, before: State, after: State, move: Move) -> None:
        told = news(self._desk.words, self.session.names, before, after, move)
        self._told = (*self._told, *told)
        self._picking = Picking()
        self._show()

    def _keep(self) -> None:
        try:
            self._desk.shelf.keep(self.session)
        except Refused as refused:
            self.app.exit(refused.note)

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

    def _act(self, view: View, action: Action) -> None:
        before = self.session.state
        try:
            move = self.session.act(view.seat, action)
        except Illegal as illegal:
            self._refuse(illegal)
            return
        if move is None:
            self._placed(view)
            return
        self._hold()
        self._happened(before, self.session.state, move)
        self._keep()
        if not self._rests(move):
            self._advance()

    def _placed(self, view: View) -> None:
        """On to the next card of the draft, if one is left."""
        after = self._view
        if after is None or after.seat != view.seat or not after.news:
            self._picking = Picking()
        else:
            self._picking = Picking.begin(after)
        self._show()

    def _confirm(self, view: View) -> None:
        states, moves = [self.session.state], self.session.confirm(view.seat)
        for seat, action in moves:
            states.append(RULES.apply(states[-1], seat, action))
        for before, after, move in zip(states, states[1:], moves, strict=False):
            self._happened(before, after, move)
        self._keep()
        self._advance()

    def _refuse(self, illegal: Illegal | None) -> None:
        if illegal is not None:
            self._notice = say.refusal(self._desk.words, illegal, self.session.names)
        self._show()
