"""Which language to speak, and how to say in one line what went wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from shipmates.campaign import Refused
from shipmates.kernel import Illegal, Note
from shipmates.notation.faults import Faulty
from shipmates.tui.mistake import Mistake
from shipmates.words import LOCALES, Words
from shipmates.words import faults as say

_VARIABLES = ("SHIPMATES_LANG", "LC_ALL", "LANG")


def language(arguments: Sequence[str], environ: Mapping[str, str]) -> Words:
    """The language asked for by `--lang`, else by the environment.

    Raises `Mistake` for a language there is not.
    """
    asked = _asked(arguments)
    if asked is None:
        return Words.best(next((environ[v] for v in _VARIABLES if environ.get(v)), None))
    if asked not in LOCALES:
        raise Mistake("mistake-language", lang=asked, known=", ".join(LOCALES))
    return Words(asked)


def _asked(arguments: Sequence[str]) -> str | None:
    for argument, following in pairwise((*arguments, "")):
        if argument == "--":
            return None
        if argument == "--lang":
            return following
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return None


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
