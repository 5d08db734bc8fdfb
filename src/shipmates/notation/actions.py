"""The actions of Planet Nine as one line of text each."""

from __future__ import annotations

from typing import Final

from shipmates.notation import moves
from shipmates.notation.cards import different, read_card
from shipmates.notation.choices import read_member
from shipmates.notation.moves import read_move, read_seat, write_move
from shipmates.planet9.actions import (
    Action,
    Agree,
    Answer,
    Assign,
    Decline,
    Draw,
    HandOver,
    Lay,
    Name,
    Refuse,
    Reply,
    Retoken,
    Take,
)

FORMS: Final = {
    **moves.FORMS,
    "lay": "lay CARD …",
    "draw": "draw CARD …",
    "reply": "reply ANSWER",
    "name": "name SEAT",
    "take": "take CARD",
    "retoken": "retoken CARD CARD",
    "hand-over": "hand-over CARD SEAT",
    "assign": "assign SEAT SEAT",
    "agree": "agree",
    "refuse": "refuse",
    "decline": "decline",
}
"""Every action by its first word, and how it is written."""


def write_action(action: Action) -> str:
    """The action as a line of text.

    >>> write_action(Assign(read_seat("0"), read_seat("3")))
    'assign 0 3'
    """
    match action:
        case Lay(cards):
            return " ".join(("lay", *map(str, cards)))
        case Draw(cards):
            return " ".join(("draw", *map(str, cards)))
        case Reply(answer):
            return f"reply {answer.value}"
        case Name(seat):
            return f"name {seat}"
        case Take(card):
            return f"take {card}"
        case Retoken(one, other):
            return f"retoken {one} {other}"
        case HandOver(card, to):
            return f"hand-over {card} {to}"
        case Assign(first, last):
            return f"assign {first} {last}"
        case Agree():
            return "agree"
        case Refuse():
            return "refuse"
        case Decline():
            return "decline"
        case _:
            return write_move(action)


def read_action(text: str) -> Action:
    """The action a line says. Raises `Misread` for what is none.

    >>> read_action("play P3")
    Play(card=Card.parse('P3'))
    """
    match text.split():
        case ["lay", *cards]:
            return Lay(different(cards))
        case ["draw", *cards]:
            return Draw(different(cards))
        case ["reply", answer]:
            return Reply(read_member(Answer, answer))
        case ["name", seat]:
            return Name(read_seat(seat))
        case ["take", card]:
            return Take(read_card(card))
        case ["retoken", one, other]:
            return Retoken(read_card(one), read_card(other))
        case ["hand-over", card, seat]:
            return HandOver(read_card(card), read_seat(seat))
        case ["assign", first, last]:
            return Assign(read_seat(first), read_seat(last))
        case ["agree"]:
            return Agree()
        case ["refuse"]:
            return Refuse()
        case ["decline"]:
            return Decline()
        case words:
            return read_move(words, FORMS)
