"""What a person is about to do: where they are in the menus, and what they have typed."""

from __future__ import annotations

from dataclasses import dataclass, replace

from shipmates.deepsea.actions import Foretell
from shipmates.tricks.cards import Card, Suit
from shipmates.tui.choices import NUMBERED, Face, Menu, Option, Place, menu, radio, signals
from shipmates.tui.game import Setup, View
from shipmates.tui.render.cards import letter
from shipmates.words import Words


@dataclass(frozen=True, slots=True)
class Picking:
    """The menus opened so far, the innermost last, and the cursor in that one."""

    path: tuple[Menu, ...] = ()
    cursor: int | None = None
    suit: Suit | None = None
    """A letter was typed: the next digit completes a card."""

    @staticmethod
    def begin(view: View) -> Picking:
        """At the first question; a card is preselected only where there is no other."""
        asked = menu(view)
        return Picking().into(asked) if asked is not None else Picking()

    @property
    def menu(self) -> Menu | None:
        """What is to be chosen from now."""
        return self.path[-1] if self.path else None

    @property
    def choice(self) -> Option | None:
        """What the cursor is on."""
        if self.menu is None or self.cursor is None:
            return None
        return self.menu.options[self.cursor]

    def into(self, inner: Menu) -> Picking:
        """One menu deeper."""
        single = len(inner.options) == 1 and not inner.ready
        first = 0 if inner.place in (Place.LIST, Place.TASKS) or single else None
        return Picking((*self.path, inner), first)

    def back(self) -> Picking:
        """One menu up, or the card let go."""
        if len(self.path) > 1:
            return Picking(self.path[:-1])
        return replace(self, cursor=None, suit=None)

    def at(self, cursor: int) -> Picking:
        """The cursor on this option."""
        return replace(self, cursor=cursor, suit=None)

    def moved(self, step: int) -> Picking:
        """The cursor on the next option, or the one before; around the ends."""
        if self.menu is None or not self.menu.options:
            return self
        count = len(self.menu.options)
        if self.cursor is None:
            return self.at(0 if step > 0 else count - 1)
        return self.at((self.cursor + step) % count)

    def to_signals(self, view: View) -> Picking:
        """In the menu of signals, at the chosen card if it can be shown."""
        if self.menu is not None and self.menu.ready:
            opened = self
        else:
            opened = Picking((*self.path[:1], radio(view)))
        card = self.choice.face if self.choice else None
        inner = opened.menu
        at = inner.find(card) if inner is not None and isinstance(card, Card) else None
        if inner is None or at is None:
            return opened.moved(1) if len(signals(view)) == 1 else opened
        goal = inner.options[at].goal
        return opened.into(goal) if isinstance(goal, Menu) else opened.at(at)

    def digit(self, value: int) -> Picking | Card:
        """The option of that number, or the next card of that value, or the card typed.

        A card that is not on offer is handed back: somebody must say why.
        """
        if self.menu is None:
            return replace(self, suit=None)
        if self.suit is not None and value <= self.suit.top:
            card = Card.parse(f"{self.suit.value}{value}")
            place = self.menu.find(card)
            return card if place is None else self.at(place)
        if self.menu.place in NUMBERED:
            return self.at(value - 1) if 0 < value <= len(self.menu.options) else self
        return self._valued(self.menu, value)

    def _valued(self, asked: Menu, value: int) -> Picking:
        count, start = len(asked.options), -1 if self.cursor is None else self.cursor
        for place in ((start + step) % count for step in range(1, count + 1)):
            face = asked.options[place].face
            if _value(face) == value:
                return self.at(place)
        return replace(self, suit=None)


def _value(face: Face) -> int | None:
    """The digit that this choice answers to."""
    if isinstance(face, Foretell):
        return face.count
    return face.value if isinstance(face, Card) else None


def suit_typed(words: Words, character: str, setup: Setup) -> Suit | None:
    """The suit this letter stands for, in the person's language or in records."""
    typed = character.upper()
    ours = {letter(words, suit, setup): suit for suit in Suit}
    records = {suit.value: suit for suit in Suit}
    return (records | ours).get(typed)
