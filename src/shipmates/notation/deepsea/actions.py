"""The actions of Deep Sea as one line of text each."""

from __future__ import annotations

from typing import Final

from shipmates.deepsea.actions import (
    Action,
    Agree,
    Assign,
    Decline,
    Exchange,
    Foretell,
    Keep,
    Lay,
    Name,
    Offer,
    PutBack,
    Refuse,
    Reply,
    Skip,
    Sound,
    Take,
    TimeUp,
)
from shipmates.notation import moves
from shipmates.notation.cards import read_card
from shipmates.notation.deepsea.keys import read_key, read_keys
from shipmates.notation.faults import Misread
from shipmates.notation.fields import read_number
from shipmates.notation.moves import read_move, read_seat, write_move

FORMS: Final = {
    **moves.FORMS,
    "sound": "sound CARD",
    "lay": "lay TASK …",
    "exchange": "exchange TASK TASK",
    "time-up": "time-up",
    "take": "take TASK",
    "put-back": "put-back TASK",
    "skip": "skip",
    "reply": "reply ANSWER",
    "keep": "keep",
    "offer": "offer SEAT",
    "name": "name SEAT",
    "assign": "assign TASK SEAT",
    "agree": "agree",
    "refuse": "refuse",
    "decline": "decline",
    "foretell": "foretell TASK NUMBER",
}
"""Every action by its first word, and how it is written."""

_WORDS: Final[dict[str, Action]] = {
    "time-up": TimeUp(),
    "skip": Skip(),
    "keep": Keep(),
    "agree": Agree(),
    "refuse": Refuse(),
    "decline": Decline(),
    "reply yes": Reply(willing=True),
    "reply no": Reply(willing=False),
}
"""Actions that are always the same words."""
_NAMES: Final = {action: words for words, action in _WORDS.items()}


def write_action(action: Action) -> str:
    """The action as a line of text.

    >>> write_action(Foretell("T72", 3))
    'foretell T72 3'
    """
    match action:
        case Sound(card):
            return f"sound {card}"
        case Lay(keys):
            return " ".join(("lay", *keys))
        case Exchange(out, into):
            return f"exchange {out} {into}"
        case Take(key):
            return f"take {key}"
        case PutBack(key):
            return f"put-back {key}"
        case Offer(to):
            return f"offer {to}"
        case Name(seat):
            return f"name {seat}"
        case Assign(key, to):
            return f"assign {key} {to}"
        case Foretell(key, count):
            return f"foretell {key} {count}"
        case TimeUp() | Skip() | Reply() | Keep() | Agree() | Refuse() | Decline():
            return _NAMES[action]
        case _:
            return write_move(action)


def read_action(text: str) -> Action:
    """The action a line says. Raises `Misread` for what is none.

    >>> read_action("take T11")
    Take(key='T11')
    """
    match text.split():
        case ["sound", card]:
            return Sound(read_card(card))
        case ["lay", *keys]:
            return Lay(read_keys(keys))
        case ["exchange", out, into]:
            return Exchange(read_key(out), read_key(into))
        case ["take", key]:
            return Take(read_key(key))
        case ["put-back", key]:
            return PutBack(read_key(key))
        case ["offer", seat]:
            return Offer(read_seat(seat))
        case ["name", seat]:
            return Name(read_seat(seat))
        case ["assign", key, seat]:
            return Assign(read_key(key), read_seat(seat))
        case ["foretell", key, count]:
            return Foretell(read_key(key), read_number(count))
        case ["reply", answer] if answer not in ("yes", "no"):
            raise Misread("fault-word", text=answer, known="yes, no")
        case words:
            return _WORDS.get(" ".join(words)) or read_move(words, FORMS)
