"""The actions of Crew Deck as one line of text each."""

from __future__ import annotations

import re
from typing import Final, assert_never

from shipmates.crewdeck.actions import Action, Add, Open, Place, Post, Recruit, Reshuffle, Stow
from shipmates.crewdeck.ship import Cell
from shipmates.notation.crewdeck.cards import read_card, read_deck
from shipmates.notation.faults import Misread
from shipmates.notation.moves import no_action, read_seat

FORMS: Final = {
    "open": "open SEAT CARD …",
    "reshuffle": "reshuffle CARD …",
    "add": "add CARD CREW",
    "post": "post AMOUNT",
    "recruit": "recruit CREW",
    "place": "place CARD ROW COLUMN",
    "stow": "stow CARD",
}
"""Every action by its first word, and how it is written."""


def write_action(action: Action) -> str:
    """The action as a line of text. Work crews are counted from 1.

    >>> write_action(Recruit(0)), write_action(Place(read_card("OP"), Cell(-1, 3)))
    ('recruit 1', 'place OP -1 3')
    """
    match action:
        case Open(first, deck):
            return " ".join(("open", str(first), *map(str, deck)))
        case Reshuffle(deck):
            return " ".join(("reshuffle", *map(str, deck)))
        case Add(card, stack):
            return f"add {card} {stack + 1}"
        case Post(amount):
            return f"post {amount}"
        case Recruit(stack):
            return f"recruit {stack + 1}"
        case Place(card, cell):
            return f"place {card} {cell.row} {cell.column}"
        case Stow(card):
            return f"stow {card}"
        case _:
            assert_never(action)


def read_action(text: str) -> Action:
    """The action a line says. Raises `Misread` for what is none.

    >>> read_action("post -5")
    Post(amount=5)
    """
    match text.split():
        case ["open", first, *cards]:
            return Open(read_seat(first), read_deck(cards))
        case ["reshuffle", *cards]:
            return Reshuffle(read_deck(cards))
        case ["add", card, stack]:
            return Add(read_card(card), _read_stack(stack))
        case ["post", amount]:
            # On the card it has a minus, which a person will copy.
            return Post(abs(_read_whole(amount)))
        case ["recruit", stack]:
            return Recruit(_read_stack(stack))
        case ["place", card, row, column]:
            return Place(read_card(card), Cell(_read_whole(row), _read_whole(column)))
        case ["stow", card]:
            return Stow(read_card(card))
        case words:
            raise no_action(words, FORMS)


def _read_stack(text: str) -> int:
    if not re.fullmatch("[1-9][0-9]?", text):
        raise Misread("fault-stack", text=text)
    return int(text) - 1


def _read_whole(text: str) -> int:
    """A number of at most three digits, perhaps below zero."""
    if not re.fullmatch("-?[0-9]{1,3}", text):
        raise Misread("fault-number", text=text)
    return int(text)
