"""How to say in one line what went wrong, and numbers as they are typed."""

from __future__ import annotations

from shipmates.campaign import Refused
from shipmates.kernel import Illegal, Note
from shipmates.notation.faults import Faulty
from shipmates.tui.mistake import Mistake
from shipmates.words import Words
from shipmates.words import faults as say


def number(option: str, text: str | None, *, least: int | None = None) -> int | None:
    """What was given for an option that is a whole number. Raises `Mistake`."""
    if text is None:
        return None
    try:
        value = int(text)
    except ValueError:
        value = None
    if value is None or (least is not None and value < least):
        raise Mistake("mistake-number", option=option, value=text)
    return value


def excuse(words: Words, error: Mistake | Refused | Faulty | Illegal) -> tuple[str, ...]:
    """What went wrong, a line for each mistake."""
    match error:
        case Mistake(note=note):
            return (words.text(note.code, **dict(note.params)),)
        case Refused(note=note):
            return (refused(words, note),)
        case Faulty(faults=faults):
            return tuple(say.fault(words, fault) for fault in faults)
        case Illegal():
            return (say.refusal(words, error, ()),)


def refused(words: Words, note: Note) -> str:
    """Why a logbook is left as it is, and which."""
    params = dict(note.params)
    return f"{params.get('path', '')}: {words.text(note.code, **params)}"
