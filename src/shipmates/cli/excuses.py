"""What becomes of a mistake: the lines that say it. Loaded when there is one."""

from __future__ import annotations

import typer

from shipmates.campaign import Refused
from shipmates.kernel import Illegal
from shipmates.notation.faults import Faulty
from shipmates.solver.core import NeedsCore
from shipmates.tui import speech, usage
from shipmates.tui.mistake import Mistake
from shipmates.tui.tables import Stopped
from shipmates.words import Words

_WRONG_USE: type[Exception] = typer.BadParameter.__bases__[0]
# Typer brings its own parser along; this is the root of all that it complains about.


def excuses(words: Words, error: Exception) -> tuple[str, ...] | None:
    """What went wrong, a line for each mistake; `None` if it is no mistake of the user's."""
    match error:
        case Mistake() | Refused() | Faulty() | Illegal():
            return speech.excuse(words, error)
        case Stopped(note=note):
            return (speech.refused(words, note),)
        case NeedsCore(install=install):
            return (words.text("mistake-needs-core", install=install),)
        case _ if isinstance(error, _WRONG_USE):
            return speech.excuse(words, usage.misuse(error))
        case _:
            return None
