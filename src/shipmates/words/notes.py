"""Why: what a note brings along as people say it, and a mistake in a file."""

from __future__ import annotations

from collections.abc import Sequence

from shipmates.kernel import Note
from shipmates.notation.faults import Fault
from shipmates.tricks.cards import SUITED, Card, Suit
from shipmates.words.cards import cards, one_of, the
from shipmates.words.voice import Voice

MOST_SEATS = 5
"""A file knows seats by number, and no names."""


def spoken(voice: Voice, note: Note, names: Sequence[str]) -> dict[str, str | int]:
    """The parameters of a note with cards and seats by name."""
    return {key: _value(voice, key, value, names) for key, value in note.params}


def _value(voice: Voice, key: str, value: str | int, names: Sequence[str]) -> str | int:
    match key, value:
        case "card" | "late", str():
            return the(voice, Card.parse(value))
        case "cards", str():
            return cards(voice, [Card.parse(text) for text in value.split()])
        case "suit", str():
            return one_of(voice, SUITED[Suit(value)])
        case "turn" | "seat" | "owner" | "winner", int():
            return names[value] if 0 <= value < len(names) else value
        case _:
            return value


def refused(voice: Voice, note: Note, names: Sequence[str], own: str = "") -> str:
    """Why the rules refuse it: in words of the game's own, where it has them."""
    code = f"{own}illegal-{note.code}"
    if not voice.words.has(code):
        code = f"illegal-{note.code}"
    return voice.text(code, **spoken(voice, note, names))


def fault(voice: Voice, fault: Fault, own: str = "") -> str:
    """What is wrong in a file, and on which line."""
    wrong = _mistake(voice, fault.note, own)
    return voice.text("at-line", line=str(fault.line), fault=wrong)


def _mistake(voice: Voice, note: Note, own: str) -> str:
    params = dict(note.params)
    match note.code, params:
        case "fault-type", {"wanted": str(wanted), "found": str(found)}:
            params["wanted"] = voice.text(f"kind-{wanted}")
            params["found"] = voice.text(f"kind-{found}")
        case code, _ if not code.startswith("fault-"):
            seats = [voice.text("seat", seat=seat) for seat in range(MOST_SEATS)]
            return refused(voice, note, seats, own)
        case _:
            pass
    return voice.text(note.code, **params)
