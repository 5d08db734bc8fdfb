"""Actions: as something one can do, and as something that was done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from shipmates.kernel import Seat
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
from shipmates.tricks.signals import Signal
from shipmates.words.moves import Said, said
from shipmates.words.planet9.cards import card, cards, voice
from shipmates.words.words import Words


def answer(words: Words, answer: Answer) -> str:
    """What somebody says in a poll."""
    return words.text(f"answer-{answer.value}")


def action(words: Words, action: Action, names: Sequence[str]) -> str:
    """Something one can do: "Play pink 3"."""
    code, params = _said(words, action, names)
    return words.text(f"do-{code}", **params)


def told(words: Words, seat: Seat, action: Action, names: Sequence[str]) -> str:
    """Something that was done, for everybody to read: cards that are hidden stay so."""
    code, params = _said(words, action, names)
    if code in ("deal", "lay", "draw"):
        return words.text(f"told-{code}", **params)
    return words.text(f"told-{code}", name=names[seat], **params)


def _said(words: Words, action: Action, names: Sequence[str]) -> Said:
    match action:
        case Lay(laid):
            return "lay", {"cards": cards(words, laid), "count": len(laid)}
        case Draw():
            return "draw", {}
        case Reply(given):
            return "reply", {"answer": answer(words, given)}
        case Name(named):
            return "name", {"named": names[named]}
        case Take(task):
            return "take", {"task": card(words, task)}
        case Retoken(one, other):
            return "retoken", {"one": card(words, one), "other": card(words, other)}
        case HandOver(task, to):
            return "hand-over", {"task": card(words, task), "to": names[to]}
        case Assign(first, last):
            return "assign", {"first": names[first], "last": names[last]}
        case Agree():
            return "agree", {}
        case Refuse():
            return "refuse", {}
        case Decline():
            return "decline", {}
        case Deal() | Call() | Give() | Signal() | Ready() | Play():
            return said(voice(words), action)
        case _:
            assert_never(action)
