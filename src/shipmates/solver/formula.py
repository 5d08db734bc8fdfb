"""Clauses, and numbers made of them. A literal is a whole number; its negation has a minus."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

Number: TypeAlias = Sequence[int]
"""A count in strokes: the literal at `i` says that it is more than `i`."""

TRUE: Final = 1
FALSE: Final = -1


class Formula:
    """Grows by clauses; what is known from the start is left out of them."""

    def __init__(self) -> None:
        self.top = TRUE
        self.clauses: list[list[int]] = [[TRUE]]

    def new(self) -> int:
        """A variable nothing is known of."""
        self.top += 1
        return self.top

    def add(self, *literals: int) -> None:
        """One of these is true."""
        if TRUE not in literals:
            self.clauses.append([one for one in literals if one != FALSE])

    def any_of(self, literals: Iterable[int]) -> int:
        """True if and only if one of these is."""
        wanted = [one for one in literals if one != FALSE]
        if not wanted:
            return FALSE
        if TRUE in wanted:
            return TRUE
        if len(wanted) == 1:
            return wanted[0]
        found = self.new()
        self.clauses.append([-found, *wanted])
        self.clauses += [[found, -one] for one in wanted]
        return found

    def all_of(self, literals: Iterable[int]) -> int:
        """True if and only if all of these are."""
        return -self.any_of(-one for one in literals)

    def at_most_one(self, literals: Sequence[int]) -> None:
        """No two of these are true."""
        open_ = [one for one in literals if one != FALSE]
        for i, one in enumerate(open_):
            for other in open_[:i]:
                self.add(-one, -other)

    def count(self, literals: Iterable[int]) -> Number:
        """How many of these are true."""
        found = [one for one in literals if one != FALSE]
        if len(found) < 2:
            return found
        half = len(found) // 2
        return self.sum(self.count(found[:half]), self.count(found[half:]))

    def sum(self, one: Number, other: Number) -> Number:
        """Both numbers together."""
        if not one or not other:
            return one or other
        found = [self.new() for _ in range(len(one) + len(other))]
        for i in range(len(one) + 1):
            for j in range(len(other) + 1):
                if i + j:
                    self.add(-more(one, i), -more(other, j), found[i + j - 1])
                if i + j < len(found):
                    self.add(more(one, i + 1), more(other, j + 1), -found[i + j])
        return found

    def chosen(self, which: int, one: Number, other: Number) -> Number:
        """The one number where `which` is true, the other where it is not."""
        found = list[int]()
        for i in range(1, max(len(one), len(other)) + 1):
            stroke = self.new()
            for told, number in ((which, one), (-which, other)):
                self.add(-told, -more(number, i), stroke)
                self.add(-told, more(number, i), -stroke)
            found.append(stroke)
        return found

    def no_less(self, one: Number, other: Number, by: int, unless: int = FALSE) -> None:
        """The one number is at least the other and `by` more (or fewer, if negative)."""
        for i in range(len(other) + 1):
            self.add(unless, -more(other, i), more(one, i + by))

    def within(self, number: Number, low: int, high: int, unless: int = FALSE) -> None:
        """The number is one of these."""
        self.add(unless, more(number, low))
        self.add(unless, -more(number, high + 1))


def more(number: Number, least: int) -> int:
    """The literal that says that the number is at least so great."""
    if least <= 0:
        return TRUE
    return number[least - 1] if least <= len(number) else FALSE
