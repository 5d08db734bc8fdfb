"""What the server refuses, by code. The words are in the Fluent files: `refused-<code>`."""

from __future__ import annotations

from shipmates.kernel import Illegal, Note
from shipmates.notation import Faulty


class Refusal(Exception):
    """Somebody may not do this, or not now; the note says why."""

    status = 409

    def __init__(self, code: str, **params: str | int) -> None:
        self.note = Note(code, tuple(params.items()))
        super().__init__(str(self.note))


class Forbidden(Refusal):
    """Not for this person."""

    status = 403


class Missing(Refusal):
    """There is no such thing, or not for this person to know."""

    status = 404


class Wrong(Refusal):
    """What was said makes no sense."""

    status = 400


class Away(Refusal):
    """The database does not answer; nothing was written, and it may be tried again."""

    status = 503


def of_rules(illegal: Illegal) -> tuple[str, dict[str, str | int]]:
    """The code and parameters of a refusal by the rules."""
    return f"illegal-{illegal.note.code}", dict(illegal.note.params)


def of_file(faulty: Faulty) -> Wrong:
    """The refusal of a file somebody wrote: its first mistake."""
    first = faulty.faults[0]
    told = dict(first.note.params)
    return Wrong("own-file", **{**told, "line": first.line, "fault": first.note.code})
