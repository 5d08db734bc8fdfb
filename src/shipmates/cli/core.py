"""What the command line says of the native core."""

from __future__ import annotations

from shipmates.solver.core import core_status
from shipmates.words import Words


def core_line(words: Words) -> str:
    """Whether it is here and which build, or what to install."""
    note = core_status().note
    return words.text(note.code, **dict(note.params))
