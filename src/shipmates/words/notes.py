"""Why: what a note brings along as people say it, and a mistake in a file."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shipmates.kernel import Note
from shipmates.notation.faults import Fault
from shipmates.tricks.cards import SUITED, Card, Suit
from shipmates.words.cards import cards, one_of, the
from shipmates.words.voice import Voice
from shipmates.words.words import Words

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
    return voice.text(refused_by(voice.words, note, own), **spoken(voice, note, names))


def refused_by(words: Words, note: Note, own: str) -> str:
    """The id of the message that says why."""
    code = f"{own}illegal-{note.code}"
    return code if words.has(code) else f"illegal-{note.code}"


def fault(voice: Voice, fault: Fault, own: str = "") -> str:
    """What is wrong in a file, and on which line."""
    return at_line(voice.words, fault, lambda _, note, names: refused(voice, note, names, own))


def at_line(
    words: Words, fault: Fault, refused: Callable[[Words, Note, Sequence[str]], str]
) -> str:
    """The same for any game that says why it refuses something."""
    note = fault.note
    if note.code.startswith("fault-"):
        wrong = mistake(words, note)
    else:
        seats = [words.text("seat", seat=seat) for seat in range(MOST_SEATS)]
        wrong = refused(words, note, seats)
    return words.text("at-line", line=str(fault.line), fault=wrong)


def mistake(words: Words, note: Note) -> str:
    """What is wrong in a mission or edition file, wherever it stands."""
    params = dict(note.params)
    match note.code, params:
        case "fault-type", {"wanted": str(wanted), "found": str(found)}:
            params["wanted"] = words.text(f"kind-{wanted}")
            params["found"] = words.text(f"kind-{found}")
        case _:
            pass
    return words.text(note.code, **params)
