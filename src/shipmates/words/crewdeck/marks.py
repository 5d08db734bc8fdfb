"""The numbers of an edition as a page shows them: those that are assumed bear a mark."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from shipmates.crewdeck.editions import Edition
from shipmates.words.lists import comma
from shipmates.words.words import Words


@dataclass(frozen=True, slots=True)
class Printing:
    """An edition in one language."""

    words: Words
    edition: Edition

    def marked(self, field: str, value: str | int) -> str:
        """What stands for that field, with a mark if it is assumed."""
        if field not in self.edition.assumed:
            return str(value)
        return self.words.text("rules-cd-marked", number=str(value))

    def listed(self, field: str, values: Iterable[int]) -> str:
        """Several numbers of that field."""
        return comma(self.words, [self.marked(field, value) for value in values])
