"""The numbers of an edition as a page shows them: those that are assumed bear a mark."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from shipmates.crewdeck.editions import SMALLEST_SET, Edition
from shipmates.words.lists import comma
from shipmates.words.words import Words


@dataclass(frozen=True, slots=True)
class Printing:
    """An edition in one language."""

    words: Words
    edition: Edition

    def marked(self, field: str, value: str | int) -> str:
        """What stands for that field, with a mark if it is assumed."""
        return self._marked(value, assumed=field in self.edition.assumed)

    def points(self, size: int) -> str:
        """What a set of so many cards scores, with a mark if that is assumed."""
        edition = self.edition
        return self._marked(edition.worth(size), assumed=edition.assumes_set(size))

    def amount(self, amount: int) -> str:
        """A value of payroll, with a mark if that is assumed."""
        return self._marked(amount, assumed=self.edition.assumes_amount(amount))

    def listed(self, field: str) -> str:
        """All numbers of that field, each with its mark."""
        return comma(self.words, list(self._each(field)))

    def _each(self, field: str) -> Iterator[str]:
        match field:
            case "chart":
                sizes = range(SMALLEST_SET, SMALLEST_SET + len(self.edition.chart))
                return map(self.points, sizes)
            case "payroll":
                return map(self.amount, self.edition.payroll)
            case _:
                numbers: tuple[int, ...] = getattr(self.edition, field)
                return (self.marked(field, number) for number in numbers)

    def _marked(self, value: str | int, *, assumed: bool) -> str:
        return self.words.text("rules-cd-marked", number=str(value)) if assumed else str(value)
