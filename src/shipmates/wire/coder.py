"""How one type travels: to plain data, back again, and what a schema says of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

Plain: TypeAlias = Any
"""What JSON knows: numbers, text, truth, nothing, lists, and objects with text keys."""


class Garbled(ValueError):
    """Data that is not what its type says; `where` leads to it, `expected` names the type."""

    def __init__(self, expected: str, where: str = "") -> None:
        self.expected = expected
        self.where = where
        super().__init__(f"{where or 'it'} should be {expected}")

    def within(self, step: str) -> Garbled:
        """The same, seen from one step further out."""
        return Garbled(self.expected, f"{step}.{self.where}" if self.where else step)


@dataclass(frozen=True, slots=True)
class Coder:
    """Both ways for one type, and its schema. References in a schema are resolved by name."""

    encode: Callable[[Any], Plain]
    decode: Callable[[Plain], Any]
    schema: Callable[[], dict[str, Plain]]
    parts: tuple[tuple[str, Callable[[Any], Plain]], ...] = ()
    """Of a record, its fields in turn, and how each is encoded by itself."""
