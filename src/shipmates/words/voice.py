"""A language, and how a game names what both games have."""

from __future__ import annotations

from dataclasses import dataclass

from shipmates.words.words import Words


@dataclass(frozen=True, slots=True)
class Voice:
    """A language as one game speaks it: its trumps are rockets or submarines."""

    words: Words
    trump: str

    def text(self, code: str, /, **params: str | int) -> str:
        """The message in words, as `Words.text` says it."""
        return self.words.text(code, **params)
