"""What every screen needs at hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from shipmates.tui.journal import Journal
from shipmates.tui.render.palette import Palette
from shipmates.words import Words


class Lectern(Protocol):
    """What a page, a question or a curtain needs, whichever game it lies over."""

    @property
    def palette(self) -> Palette:
        """The colours."""

    def text(self, code: str, /, **params: str | int) -> str:
        """A message of the terminal."""


@dataclass(frozen=True, slots=True)
class Desk:
    """The language, the colours, the files, and how long a bot's move stays to be seen."""

    words: Words
    palette: Palette
    journal: Journal
    pace: float = 1.0

    def text(self, code: str, /, **params: str | int) -> str:
        """A message of the terminal."""
        return self.words.text(f"tui-{code}", **params)
