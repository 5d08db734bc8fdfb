"""What a user got wrong, said in one line."""

from __future__ import annotations

from shipmates.kernel import Note


class Mistake(Exception):
    """The user's mistake; the code is the id of the line that says so."""

    def __init__(self, code: str, **params: str | int) -> None:
        self.note = Note(code, tuple(params.items()))
        super().__init__(str(self.note))
