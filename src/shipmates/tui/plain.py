"""The table line by line, for terminals that cannot do more and for those who read by ear."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from shipmates.kernel import Illegal, Seat
from shipmates.tricks.cards import Card
from shipmates.tricks.moves import READY
from shipmates.tricks.scenes import Tricking
from shipmates.tui import say
from shipmates.tui.choices import Menu, Place, signals
from shipmates.tui.desk import Desk
from shipmates.tui.game import Action, View
from shipmates.tui.news import news, own_news
from shipmates.tui.partners import notice
from shipmates.tui.picking import Picking, suit_typed
from shipmates.tui.render.block import Block
from shipmates.tui.render.ending import ending, hands_of
from shipmates.tui.render.hint import hint_page
from shipmates.tui.render.pages import briefing_page, help_page, last_trick_page, tasks_page
from shipmates.tui.render.prompt import question
from shipmates.tui.render.sight import Sight
from shipmates.tui.render.stage import choices
from shipmates.tui.render.table import table_without_keys
from shipmates.tui.session import Session
from shipmates.tui.voyage import Leave, Opening, Voyage, onward

Read = Callable[[str], str]
Write = Callable[[str], None]
_WIDTH, _HEIGHT = 80, 22
_HIDE = 60
"""How many empty lines push a hand out of sight before the screen is passed on."""


def play_plainly(desk: Desk, opening: Opening, read: Read, write: Write) -> None:
    """Missions in lines of text, until the person leaves or the lines end."""
    plan, voyage = opening.plan, Voyage(desk.journal, opening.seed)
    while True:
        session = desk.journal.unfinished(plan.mission) or voyage.fresh(plan)
        told = notice(desk.words, plan.game, session.crew)
        if told is not None:
            write(told)
        if PlainTable(desk, session, read, write).play() is Leave.QUIT:
            return
        logbook = desk.journal.close(session)
        view = session.view(session.people[0])
        sight = Sight(view, desk.words, session.names, desk.palette)
        for line in ending(sight, hands_of(session.state), _WIDTH).lines:
            write(line.plain.rstrip())
        plan = onward(plan, session, logbook)
        if read(desk.text("plain-on")).strip().lower() == "q":
            return


class PlainTable:
    """One attempt in lines of text: prints the table, reads what to do."""

    def __init__(self, desk: Desk, session: Session, read: Read, write: Write) -> None:
        self._desk, self._session = desk, session
        self._read, self._write = read, write
        self._picking = Picking()

    def play(self) -> Leave:
        """Until the attempt is over, given up, or left."""
        while True:
            self._let_others_move()
            if self._session.outcome is not None:
                return Leave.OVER
            if self._session.curtain is not None:
                self._pass_on(self._session.names[self._session.curtain])
            view = self._session.shown
            assert view is not None
            left = self._ask(view)
            if left is not None:
                return left

    def _let_others_move(self) -> None:
        while True:
            before = self._session.view(Seat(0))
            move = self._session.step()
            if move is None:
                return
            self._desk.journal.keep(self._session)
            after = self._session.view(Seat(0))
            for told in news(self._desk.words, self._session.names, before, after, move):
                self._write(told)

    def _pass_on(self, name: str) -> None:
        self._write("\n" * _HIDE + self._desk.text("curtain", name=name))
        self._read(self._desk.text("curtain-enter", name=name))
        self._session.lift()

    def _ask(self, view: View) -> Leave | None:
        """Prints the table and takes lines until something is done."""
        self._picking = Picking.begin(view)
        self._print(table_without_keys(self._sight(view), _WIDTH, _HEIGHT))
        while self._session.shown == view:
            self._write(question(self._sight(view)))
            line = self._read("> ").strip().lower()
            match line:
                case "q":
                    return Leave.QUIT
                case "g":
                    if self._read(self._desk.text("give-up") + " (g) ").strip().lower() == "g":
                        return Leave.GIVEN_UP
                case _:
                    self._take(view, line)
        return None

    def _take(self, view: View, line: str) -> None:
        words, palette, setup = self._desk.words, self._desk.palette, self._session.setup
        match line:
            case "" | "r":
                self._enter(view)
            case "?":
                self._print(help_page(words, palette, setup, _WIDTH))
            case "b":
                self._print(briefing_page(words, palette, setup, _WIDTH))
            case "h":
                self._write(self._desk.text("hint"))
                self._print(hint_page(self._sight(view), _WIDTH))
            case "t":
                self._print(tasks_page(self._sight(view), _WIDTH))
            case "l" if isinstance(view.scene, Tricking):
                self._print(last_trick_page(self._sight(view), view.scene, _WIDTH))
            case "a":
                on = view.eyes not in self._session.always_ready
                self._session.set_always_ready(view.eyes, on=on)
                if on and READY in view.legal:
                    self._act(view, READY)
            case "s":
                self._to_signals(view)
            case _:
                self._choose(view, line)

    def _to_signals(self, view: View) -> None:
        if signals(view):
            self._picking = Picking().to_signals(view)
        else:
            self._refuse(self._session.why_no_signal(view.seat))

    def _enter(self, view: View) -> None:
        menu, choice = self._picking.menu, self._picking.choice
        if READY in view.legal and menu is not None and menu.ready:
            self._act(view, READY)
        elif choice is not None and not isinstance(choice.goal, Menu):
            self._act(view, choice.goal)
        else:
            self._write(self._desk.text("choose-first"))

    def _choose(self, view: View, line: str) -> None:
        suit = suit_typed(self._desk.words, line[0], view.setup)
        typed = line[1:] if suit is not None else line
        if not (typed.isascii() and typed.isdecimal() and len(typed) < 3):
            self._write(self._desk.text("choose-first"))
            return
        found = replace(self._picking, suit=suit).digit(int(typed))
        if isinstance(found, Card):
            self._refuse(self._session.why_not(view.seat, found))
            return
        self._picking = found
        choice = self._picking.choice
        if choice is None:
            self._write(self._desk.text("choose-first"))
        elif isinstance(choice.goal, Menu):
            self._picking = self._picking.into(choice.goal)
            self._offer(view)
        else:
            self._act(view, choice.goal)

    def _offer(self, view: View) -> None:
        menu = self._picking.menu
        if menu is not None and menu.place is Place.LIST:
            self._print(choices(self._sight(view), _WIDTH))

    def _act(self, view: View, action: Action) -> None:
        before = self._session.view(Seat(0))
        try:
            move = self._session.act(view.seat, action)
        except Illegal as illegal:
            self._refuse(illegal)
            return
        self._desk.journal.keep(self._session)
        after = self._session.view(Seat(0))
        for told in news(self._desk.words, self._session.names, before, after, move):
            self._write(told)

    def _refuse(self, illegal: Illegal | None) -> None:
        if illegal is not None:
            words, setup = self._desk.words, self._session.setup
            self._write(say.refusal(words, illegal, self._session.names, setup))

    def _sight(self, view: View) -> Sight:
        words = self._desk.words
        return Sight(
            view,
            words,
            self._session.names,
            self._desk.palette,
            menu=self._picking.menu,
            cursor=self._picking.cursor,
            log=tuple(own_news(words, view)),
            always_ready=view.eyes in self._session.always_ready,
            left=self._session.left,
        )

    def _print(self, block: Block) -> None:
        for line in block.lines:
            self._write(line.plain.rstrip())
