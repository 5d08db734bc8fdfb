"""The table line by line, for terminals that cannot do more and for those who read by ear."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from shipmates.crewdeck.actions import Action, Add, Place, Post, Recruit, Stow
from shipmates.crewdeck.state import State
from shipmates.crewdeck.view import Phase, View
from shipmates.kernel import Illegal
from shipmates.tui.crewdeck.desk import Desk, Leave, Opening
from shipmates.tui.crewdeck.news import news
from shipmates.tui.crewdeck.picking import tray
from shipmates.tui.crewdeck.render.advice import advice_page
from shipmates.tui.crewdeck.render.ending import ending
from shipmates.tui.crewdeck.render.pages import help_page, sheets_page
from shipmates.tui.crewdeck.render.prompt import question
from shipmates.tui.crewdeck.render.ships import Grid
from shipmates.tui.crewdeck.render.table import table_without_keys
from shipmates.tui.crewdeck.session import GAME, RULES, Move, Session
from shipmates.tui.crewdeck.sight import Sight
from shipmates.tui.render.block import Block
from shipmates.tui.render.rules import rules_page
from shipmates.words import crewdeck as say

Read = Callable[[str], str]
Write = Callable[[str], None]
_WIDTH, _HEIGHT = 80, 21
_HIDE = 60
"""How many empty lines push a hand out of sight before the screen is passed on."""


def play_plainly(desk: Desk, opening: Opening, read: Read, write: Write) -> None:
    """Games in lines of text, until the person leaves or the lines end."""
    begun, session = 0, desk.shelf.unfinished()
    if session is not None:
        view = session.view(session.people[0])
        asked = desk.deck("resume", players=session.setup.players, round=view.round)
        line = read(desk.deck("plain-resume", question=asked) + " ").strip().lower()
        if line == "q":
            return
        if line == "n":
            desk.shelf.close(session)
            session = None
    while True:
        if session is None:
            session = desk.fresh(opening.plan, opening.seed_of(begun))
            begun += 1
        if PlainTable(desk, session, read, write).play() is Leave.QUIT:
            return
        path = desk.shelf.close(session)
        sight = Sight(session.view(session.people[0]), desk.words, session.names, desk.palette)
        _print(write, ending(sight, _WIDTH, desk.kept(path)))
        session = None
        if read(desk.deck("plain-on") + " ").strip().lower() == "q":
            return


def _print(write: Write, block: Block) -> None:
    for line in block.lines:
        write(line.plain.rstrip())


class PlainTable:
    """One game in lines of text: prints the table, reads what to do."""

    def __init__(self, desk: Desk, session: Session, read: Read, write: Write) -> None:
        self._desk, self._session = desk, session
        self._read, self._write = read, write

    def play(self) -> Leave:
        """Until the game is over, or left."""
        while True:
            self._let_others_move()
            session = self._session
            if session.outcome is not None:
                return Leave.OVER
            if session.curtain is not None:
                self._pass_on(session.names[session.curtain])
            view = session.shown
            assert view is not None
            if self._ask(view):
                return Leave.QUIT

    def _let_others_move(self) -> None:
        while True:
            before = self._session.state
            move = self._session.step()
            if move is None:
                return
            self._desk.shelf.keep(self._session)
            self._tell(before, self._session.state, move)

    def _tell(self, before: State, after: State, move: Move) -> None:
        for told in news(self._desk.words, self._session.names, before, after, move):
            self._write(told)

    def _pass_on(self, name: str) -> None:
        self._write("\n" * _HIDE + self._desk.text("curtain", name=name))
        self._read(self._desk.text("curtain-enter", name=name))
        self._session.lift()

    def _ask(self, view: View) -> bool:
        """Prints the table and takes lines until something is done; whether it is left."""
        sight = self._sight(view)
        _print(self._write, table_without_keys(sight, _WIDTH, _HEIGHT))
        session = self._session
        before = session.record, session.draft
        while (session.record, session.draft) == before:
            self._write(question(sight))
            line = self._read("> ").strip().lower()
            if line == "q":
                return True
            self._take(view, line)
        return False

    def _take(self, view: View, line: str) -> None:
        words, palette, session = self._desk.words, self._desk.palette, self._session
        match line:
            case "" if session.complete:
                self._confirm(view)
            case "?":
                _print(self._write, help_page(words, palette, _WIDTH, plain=True))
            case "r":
                edition = view.setup.edition
                _print(self._write, rules_page(words, palette, GAME, _WIDTH, edition))
            case "s":
                _print(self._write, sheets_page(self._sight(view), _WIDTH))
            case "p":
                session.practice = not session.practice
                on = "practice-on" if session.practice else "practice-off"
                self._write(self._desk.deck(on))
            case "h" if session.practice:
                _print(self._write, advice_page(self._sight(view), _WIDTH))
            case "h":
                self._write(self._desk.deck("practice-off"))
            case "u":
                if not session.undo():
                    self._write(self._desk.deck("nothing-to-undo"))
            case _:
                self._choose(view, line)

    def _choose(self, view: View, line: str) -> None:
        action = typed(view, line)
        if action is None:
            self._write(self._desk.deck("plain-unknown"))
            return
        before = self._session.state
        try:
            move = self._session.act(view.seat, action)
        except Illegal as illegal:
            self._write(say.refusal(self._desk.words, illegal, self._session.names))
            return
        if move is not None:
            self._desk.shelf.keep(self._session)
            self._tell(before, self._session.state, move)

    def _confirm(self, view: View) -> None:
        state = self._session.state
        moves = self._session.confirm(view.seat)
        self._desk.shelf.keep(self._session)
        for seat, action in moves:
            after = RULES.apply(state, seat, action)
            self._tell(state, after, (seat, action))
            state = after

    def _sight(self, view: View) -> Sight:
        session = self._session
        sight = Sight(
            view,
            self._desk.words,
            session.names,
            self._desk.palette,
            practice=session.practice,
            draft=session.draft,
            several=len(session.people) > 1,
        )
        return replace(sight, complete=session.complete)


def typed(view: View, line: str) -> Action | None:
    """What a line asks for: a number, or a card's number and where it goes to."""
    words = line.replace(",", " ").split()
    if view.phase in (Phase.POST, Phase.RECRUIT):
        return _one(view, words)
    cards = tray(view)
    if len(words) != 2 or not _is_number(words[0]) or not 0 < int(words[0]) <= len(cards):
        return None
    card, where = cards[int(words[0]) - 1], words[1]
    if view.phase is Phase.FORM:
        return Add(card, int(where) - 1) if _is_number(where) else None
    if where == "k":
        return Stow(card)
    cell = Grid.of(view.ships[view.seat], view.setup.frame).cell(where)
    return Place(card, cell) if cell is not None else None


def _one(view: View, words: list[str]) -> Action | None:
    if len(words) != 1 or not _is_number(words[0]):
        return None
    number = int(words[0])
    if view.phase is Phase.RECRUIT:
        return Recruit(number - 1)
    return Post(number)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 3
