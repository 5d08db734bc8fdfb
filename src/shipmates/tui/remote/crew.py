"""The two Crew games, line by line."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from shipmates.client import Action, Now
from shipmates.kernel import WATCHER, Illegal, Seat
from shipmates.tricks.cards import Card
from shipmates.tricks.moves import READY
from shipmates.tricks.play import playable
from shipmates.tricks.scenes import Tricking
from shipmates.tui import say
from shipmates.tui.choices import Menu, Place, signals
from shipmates.tui.game import View
from shipmates.tui.news import own_news
from shipmates.tui.picking import Picking, suit_typed
from shipmates.tui.remote.board import Reply, printed
from shipmates.tui.remote.changes import changes
from shipmates.tui.remote.room import names
from shipmates.tui.render.ending import ending
from shipmates.tui.render.pages import (
    FAR_KEYS,
    briefing_page,
    help_page,
    last_trick_page,
    tasks_page,
)
from shipmates.tui.render.palette import PLAIN
from shipmates.tui.render.prompt import question
from shipmates.tui.render.sight import Sight
from shipmates.tui.render.stage import choices
from shipmates.tui.render.table import table_without_keys
from shipmates.words import Words

WIDTH, HEIGHT = 80, 22


class CrewBoard:
    """Planet Nine or Deep Sea."""

    def __init__(self, words: Words) -> None:
        self._words: Final = words
        self._picking = Picking()

    def begin(self, now: Now, view: View) -> tuple[str, ...]:
        """The table and the question, with nothing chosen yet."""
        self._picking = Picking.begin(view)
        sight = self._sight(now, view)
        return (*printed(table_without_keys(sight, WIDTH, HEIGHT)), question(sight))

    def drafted(self, now: Now, view: View, draft: tuple[Action, ...]) -> tuple[str, ...]:
        """Nothing is tried here."""
        return self.begin(now, view)

    def take(self, now: Now, view: View, line: str) -> Reply:
        """Pages by a letter, cards by colour and value, everything else by its number."""
        palette, setup, sight = PLAIN, view.setup, self._sight(now, view)
        match line:
            case "" | "r":
                return self._enter(now, view)
            case "?":
                return Reply(printed(help_page(self._words, palette, setup, WIDTH, FAR_KEYS)))
            case "b":
                return Reply(printed(briefing_page(self._words, palette, setup, WIDTH)))
            case "t":
                return Reply(printed(tasks_page(sight, WIDTH)))
            case "l" if isinstance(view.scene, Tricking):
                return Reply(printed(last_trick_page(sight, view.scene, WIDTH)))
            case "a":
                return Reply(ready=True)
            case "s" if signals(view):
                self._picking = Picking().to_signals(view)
                return self._offer(now, view)
            case _:
                return self._choose(now, view, line)

    def news(self, before: Now | None, now: Now) -> tuple[str, ...]:
        """What lay open since."""
        old = _crew(before.views[0]) if before is not None and before.views else None
        return tuple(changes(self._words, names(now), old, _crew(now.views[0])))

    def ending(self, now: Now) -> tuple[str, ...]:
        """Won or lost, and why."""
        return printed(ending(self._sight(now, _crew(now.views[0])), None, WIDTH))

    def _enter(self, now: Now, view: View) -> Reply:
        menu, choice = self._picking.menu, self._picking.choice
        if READY in view.legal and menu is not None and menu.ready:
            return Reply(actions=(READY,))
        if choice is not None and not isinstance(choice.goal, Menu):
            return Reply(actions=(choice.goal,))
        return self._unclear(now, view)

    def _choose(self, now: Now, view: View, line: str) -> Reply:
        suit = suit_typed(self._words, line[0], view.setup)
        typed = line[1:].strip() if suit is not None else line
        if not (typed.isascii() and typed.isdecimal() and len(typed) < 3):
            return self._unclear(now, view)
        found = replace(self._picking, suit=suit).digit(int(typed))
        if isinstance(found, Card):
            return self._refuse(now, view, found)
        self._picking = found
        choice = found.choice
        if choice is None:
            return self._unclear(now, view)
        if isinstance(choice.goal, Menu):
            self._picking = found.into(choice.goal)
            return self._offer(now, view)
        return Reply(actions=(choice.goal,))

    def _offer(self, now: Now, view: View) -> Reply:
        sight, menu = self._sight(now, view), self._picking.menu
        listed = menu is not None and menu.place is Place.LIST
        return Reply((*(printed(choices(sight, WIDTH)) if listed else ()), question(sight)))

    def _unclear(self, now: Now, view: View) -> Reply:
        if not view.legal:
            return Reply((question(self._sight(now, view)),))
        return Reply((self._words.text("tui-choose-first"),))

    def _refuse(self, now: Now, view: View, card: Card) -> Reply:
        illegal = why_not(view, card)
        told = say.refusal(self._words, illegal, names(now), view.setup)
        return Reply((told,))

    def _sight(self, now: Now, view: View) -> Sight:
        shown = _crew(view)
        return Sight(
            shown,
            self._words,
            names(now),
            PLAIN,
            menu=self._picking.menu,
            cursor=self._picking.cursor,
            log=tuple(own_news(self._words, shown)),
            attempt=now.table.number,
            left=now.left,
        )


def why_not(view: View, card: Card) -> Illegal:
    """Why the rules do not offer this card, as far as one's own view tells."""
    scene = view.scene
    if isinstance(scene, Tricking):
        turn, led = scene.trick.turn(view.setup.seats), scene.trick.led
        if turn != view.seat:
            return Illegal("not-your-turn", turn=turn)
        if card not in view.hand:
            return Illegal("not-in-hand", card=card.text)
        if led is not None and card not in playable(view.hand, led):
            return Illegal("must-follow", card=card.text, suit=led.suit.value)
    elif card not in view.hand:
        return Illegal("not-in-hand", card=card.text)
    return Illegal("not-now")


def _crew(view: object) -> View:
    """The view; whoever looks on sits behind the first seat, and sees no hand."""
    assert isinstance(view, View)
    return replace(view, seat=Seat(0), eyes=Seat(0)) if view.seat == WATCHER else view
