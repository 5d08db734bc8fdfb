"""Notes as text that can be read back: numbers bare, words bare, all else in quotes."""

from __future__ import annotations

import json
import re

from shipmates.kernel import Note
from shipmates.notation.faults import Misread

_CODE = r"[a-z][a-z0-9-]*"
_PLAIN = r"[A-Za-z>][A-Za-z0-9>-]*"
_WHOLE = r"-?[0-9]{1,9}"
_QUOTED = r'"(?:[^"\\]|\\.)*"'
_PARAM = re.compile(rf"\s+({_CODE})=({_PLAIN}|{_WHOLE}|{_QUOTED})(?=\s|$)")
_START = re.compile(rf"{_CODE}(?=\s|$)")


def write_note(note: Note) -> str:
    """The note on one line.

    >>> write_note(Note("task-taken", (("card", "P3"), ("trick", 4), ("cards", "P3 P9"))))
    'task-taken card=P3 trick=4 cards="P3 P9"'
    """
    return " ".join((note.code, *(f"{key}={_value(value)}" for key, value in note.params)))


def _value(value: str | int) -> str:
    if isinstance(value, int):
        return str(value)
    if re.fullmatch(_PLAIN, value):
        return value
    # A record's comments begin with #, so none may stand in a quotation.
    return json.dumps(value).replace("#", r"\u0023")


def read_note(text: str) -> Note:
    """The note a line says. Raises `Misread` for what is none."""
    start = _START.match(text)
    params, at = list[tuple[str, str | int]](), start.end() if start else 0
    while start and (found := _PARAM.match(text, at)):
        params.append((found[1], _read_value(found[2])))
        at = found.end()
    if start is None or text[at:].strip():
        raise Misread("fault-outcome", text=text[at:].strip())
    return Note(start[0], tuple(params))


def _read_value(text: str) -> str | int:
    if re.fullmatch(_WHOLE, text):
        return int(text)
    if not text.startswith('"'):
        return text
    try:
        return str(json.loads(text))
    except ValueError:
        raise Misread("fault-outcome", text=text) from None
