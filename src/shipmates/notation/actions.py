"""Actions as one line of text each."""

from __future__ import annotations

import re
from typing import Final, assert_never

from shipmates.kernel import Seat
from shipmates.notation.cards import different, read_card
from shipmates.notation.choices import misspelt, read_member
from shipmates.notation.deals import FORM, read_deal, write_deal
from shipmates.notation.faults import Misread
from shipmates.planet9.actions import (
    Action,
    Agree,
    Answer,
    Assign,
    Call,
    Deal,
    Decline,
    Draw,
    Give,
    HandOver,
    Lay,
    Name,
    Play,
    Ready,
    Refuse,
    Reply,
    Retoken,
    Take,
)
from shipmates.tricks.passing import Way
from shipmates.tricks.signals import Meaning, Signal

FORMS: Final = {
    "deal": FORM,
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
    "call": "call WAY",
    "give": "give CARD",
    "signal": "signal CARD MEANING",
    "ready": "ready",
    "play": "play CARD",
}
"""Every action by its first word, and how it is written."""

_NOBODY_PASSES = "none"


def write_action(action: Action) -> str:
    """The action as a line of text.

    >>> write_action(Call(Way.LEFT))
    'call left'
    """
    match action:
        case Deal():
            return write_deal(action)
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
        case Call(way):
            return f"call {way.value if way else _NOBODY_PASSES}"
        case Give(card):
            return f"give {card}"
        case Signal(card, meaning):
            return f"signal {card} {meaning.value}"
        case Ready():
            return "ready"
        case Play(card):
            return f"play {card}"
        case _:
            assert_never(action)


def read_action(text: str) -> Action:
    """The action a line says. Raises `Misread` for what is none.

    >>> read_action("play P3")
    Play(card=Card.parse('P3'))
    """
    match text.split():
        case ["deal", *words]:
            return read_deal(words)
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
        case ["call", way]:
            return Call(_way(way))
        case ["give", card]:
            return Give(read_card(card))
        case ["signal", card, meaning]:
            return Signal(read_card(card), read_member(Meaning, meaning))
        case ["ready"]:
            return Ready()
        case ["play", card]:
            return Play(read_card(card))
        case words:
            raise _no_action(words)


def read_seat(text: str) -> Seat:
    """The seat a word names, from 0. Raises `Misread` for what is none."""
    if not re.fullmatch("[0-4]", text):
        raise Misread("fault-seat", text=text)
    return Seat(int(text))


def _way(text: str) -> Way | None:
    known = {_NOBODY_PASSES: None, **{way.value: way for way in Way}}
    if text not in known:
        raise Misread("fault-word", text=text, known=", ".join(known))
    return known[text]


def _no_action(words: list[str]) -> Misread:
    if not words:
        return Misread("fault-action-missing")
    if words[0] in FORMS:
        return Misread("fault-action-form", action=words[0], form=FORMS[words[0]])
    return misspelt("fault-action", words[0], FORMS)
