"""The actions of both Crew games as text: from the deal to the cards that fall."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, TypeAlias, assert_never

from shipmates.kernel import Seat
from shipmates.notation.cards import read_card
from shipmates.notation.choices import misspelt, read_member
from shipmates.notation.deals import FORM, read_deal, write_deal
from shipmates.notation.faults import Misread
from shipmates.tricks.moves import Call, Deal, Give, Play, Ready
from shipmates.tricks.passing import Way
from shipmates.tricks.signals import Meaning, Signal

Move: TypeAlias = Deal | Call | Give | Signal | Ready | Play

FORMS: Final = {
    "deal": FORM,
    "call": "call WAY",
    "give": "give CARD",
    "signal": "signal CARD MEANING",
    "ready": "ready",
    "play": "play CARD",
}
"""Every such action by its first word, and how it is written."""

_NOBODY_PASSES = "none"


def write_move(move: Move) -> str:
    """The action as a line of text."""
    match move:
        case Deal():
            return write_deal(move)
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
            assert_never(move)


def read_move(words: list[str], forms: Mapping[str, str]) -> Move:
    """The action these words say. Raises `Misread`; `forms` are all that the game knows."""
    match words:
        case ["deal", *cards]:
            return read_deal(cards)
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
        case _:
            raise no_action(words, forms)


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


def no_action(words: list[str], forms: Mapping[str, str]) -> Misread:
    """What to say of words that are none of these actions."""
    if not words:
        return Misread("fault-action-missing")
    if words[0] in forms:
        return Misread("fault-action-form", action=words[0], form=forms[words[0]])
    return misspelt("fault-action", words[0], forms)
