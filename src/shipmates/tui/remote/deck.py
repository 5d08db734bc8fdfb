"""Crew Deck, line by line. Placements are tried first, and sent when all are placed."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from shipmates.client import Action, Now
from shipmates.crewdeck.actions import Place, Post, Recruit, Stow
from shipmates.crewdeck.editions import ROUNDS
from shipmates.crewdeck.view import Phase, View
from shipmates.kernel import WATCHER, Seat
from shipmates.tui.crewdeck.plain import typed
from shipmates.tui.crewdeck.render.ending import ending
from shipmates.tui.crewdeck.render.pages import help_page, sheets_page
from shipmates.tui.crewdeck.render.prompt import question
from shipmates.tui.crewdeck.render.table import table_without_keys
from shipmates.tui.crewdeck.session import GAME, Draft
from shipmates.tui.crewdeck.sight import Sight
from shipmates.tui.remote.board import Reply, printed
from shipmates.tui.remote.room import names
from shipmates.tui.render.palette import PLAIN
from shipmates.tui.render.rules import rules_page
from shipmates.words import Words
from shipmates.words.crewdeck.actions import told

WIDTH, HEIGHT = 80, 21


class DeckBoard:
    """A game of Crew Deck."""

    def __init__(self, words: Words) -> None:
        self._words: Final = words
        self._draft: Draft = ()
        self._shown: View | None = None
        """The view with what was tried."""

    def begin(self, now: Now, view: View) -> tuple[str, ...]:
        """The table and the question, with nothing tried yet."""
        self._draft, self._shown = (), None
        return self._table(now, view)

    def drafted(self, now: Now, view: View, draft: tuple[Action, ...]) -> tuple[str, ...]:
        """The table with what was tried."""
        self._shown = view
        self._draft = tuple(step for step in draft if isinstance(step, Place | Stow))
        return self._table(now, view)

    def take(self, now: Now, view: View, line: str) -> Reply:
        """Pages by a letter, everything else by its number and where it goes to."""
        seen = self._shown or view
        match line:
            case "" if self._complete(seen):
                return Reply(actions=self._draft)
            case "?":
                return Reply(printed(help_page(self._words, PLAIN, WIDTH, plain=True)))
            case "r":
                edition = view.setup.edition
                return Reply(printed(rules_page(self._words, PLAIN, GAME, WIDTH, edition)))
            case "s":
                return Reply(printed(sheets_page(self._sight(now, seen), WIDTH)))
            case "u" if self._draft:
                return Reply(draft=self._draft[:-1])
            case "u":
                return self._say("nothing-to-undo")
            case _:
                return self._choose(seen, line)

    def _choose(self, view: View, line: str) -> Reply:
        action = typed(view, line) if line else None
        if action is None:
            return self._say("plain-unknown")
        if view.phase is Phase.PLACE and isinstance(action, Place | Stow):
            return Reply(draft=(*self._draft, action))
        return Reply(actions=(action,))

    def _say(self, code: str) -> Reply:
        return Reply((self._words.text(f"deck-{code}"),))

    def _complete(self, view: View) -> bool:
        return bool(self._draft) and not view.news

    def news(self, before: Now | None, now: Now) -> tuple[str, ...]:
        """What lay open since: payrolls posted, crews recruited, a new round."""
        if before is None or not before.views:
            return ()
        old, new = _deck(before.views[0]), _deck(now.views[0])
        return tuple(self._since(old, new, names(now)))

    def _since(self, old: View, new: View, called: tuple[str, ...]) -> list[str]:
        lines = list[str]()
        posted = new.posted[len(old.posted) :] if new.round == old.round else new.posted
        lines += [
            told(self._words, seat, Post(amount), called, new.setup) for seat, amount in posted
        ]
        claims = new.claims[len(old.claims) :] if new.round == old.round else new.claims
        lines += [
            told(self._words, seat, Recruit(stack), called, new.setup, old)
            for seat, stack in claims
        ]
        if new.round > old.round:
            lines.append(self._words.text("cd-news-round", round=new.round, rounds=ROUNDS))
        return lines

    def ending(self, now: Now) -> tuple[str, ...]:
        """The scores; nothing is counted in a game that was given up."""
        if now.views[0].outcome is None:
            return (self._words.text("tui-end-given-up"),)
        return printed(ending(self._sight(now, _deck(now.views[0])), WIDTH))

    def _table(self, now: Now, view: View) -> tuple[str, ...]:
        sight = self._sight(now, view)
        return (*printed(table_without_keys(sight, WIDTH, HEIGHT)), question(sight))

    def _sight(self, now: Now, view: View) -> Sight:
        return Sight(
            _deck(view),
            self._words,
            names(now),
            PLAIN,
            draft=self._draft,
            complete=self._complete(view),
        )


def _deck(view: object) -> View:
    """The view; whoever looks on sits behind the first seat, and sees no hand."""
    assert isinstance(view, View)
    return replace(view, seat=Seat(0)) if view.seat == WATCHER else view
