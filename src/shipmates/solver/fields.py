"""What somebody wrote, read field by field: every mistake says what was expected."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from shipmates.kernel import Seat
from shipmates.notation.faults import Misread
from shipmates.tricks.cards import Card

_DEEPEST = 50
"""So deep nobody nests a position; the reader of JSON would go on until the stack ends."""


def loaded(text: str) -> Mapping[str, object]:
    """An object of JSON. Raises `Misread`."""
    if text.count("[") + text.count("{") > 1000 or "[" * _DEEPEST in text.replace(" ", ""):
        raise Misread("fault-position-json", text=text[:40], column="1")
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        raise Misread("fault-position-json", text=text[:40], column=_column(wrong)) from None
    if not isinstance(found, dict):
        raise Misread("fault-position-object", text=text[:40])
    return found


def _column(wrong: Exception) -> str:
    return str(wrong.pos + 1) if isinstance(wrong, json.JSONDecodeError) else "1"


def shown(value: object) -> str:
    """A value as it was written."""
    return json.dumps(value, ensure_ascii=False, default=str)


@dataclass(frozen=True, slots=True)
class Given:
    """The fields of an object; `of` says what it is, where there are several."""

    values: Mapping[str, object]
    of: str = ""

    def only(self, known: Sequence[str]) -> None:
        """Raises `Misread` for a key that means nothing here."""
        for key in self.values:
            if key not in known:
                raise Misread("fault-position-key", key=key, known=", ".join(known))

    def has(self, key: str) -> bool:
        """Whether something is said about it."""
        return self.values.get(key) is not None

    def text(self, key: str) -> str:
        """A text that must be there."""
        value = self._wanted(key)
        if not isinstance(value, str):
            raise Misread("fault-position-text", key=key, text=shown(value))
        return value

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number that must be there."""
        value = self._wanted(key)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise Misread(
                "fault-position-number", key=key, text=shown(value), low=low, high=high
            )
        return value

    def seat(self, key: str, seats: int) -> Seat:
        """A seat that must be there."""
        return Seat(self.number(key, 0, seats - 1))

    def truth(self, key: str) -> bool:
        """Yes or no; no, where nothing is said."""
        value = self.values.get(key)
        if value is not None and not isinstance(value, bool):
            raise Misread("fault-position-truth", key=key, text=shown(value))
        return bool(value)

    def items(self, key: str) -> list[object]:
        """A list; empty where nothing is said."""
        value = self.values.get(key)
        if value is None:
            return []
        if not isinstance(value, list):
            raise Misread("fault-position-list", key=key, text=shown(value))
        return value

    def objects(self, key: str) -> list[Given]:
        """A list of objects."""
        found = list[Given]()
        for item in self.items(key):
            if not isinstance(item, dict):
                raise Misread("fault-position-objects", key=key, text=shown(item))
            found.append(Given(item, key))
        return found

    def inner(self, key: str) -> Given:
        """An object within; empty where nothing is said."""
        value = self.values.get(key)
        if value is None:
            return Given({}, key)
        if not isinstance(value, dict):
            raise Misread("fault-position-inner", key=key, text=shown(value))
        return Given(value, key)

    def _wanted(self, key: str) -> object:
        if not self.has(key):
            raise Misread("fault-position-missing", key=key)
        return self.values[key]


def words_in(value: object, key: str) -> list[str]:
    """`"P1 P4"` and `["P1", "P4"]` mean the same."""
    if isinstance(value, str):
        return [word for word in re.split(r"[\s,]+", value) if word]
    if isinstance(value, list) and all(isinstance(word, str) for word in value):
        return [str(word) for word in value]
    raise Misread("fault-position-cards", key=key, text=shown(value))


def a_card(text: str) -> Card:
    """The card of that name. Raises `Misread`."""
    try:
        return Card.parse(text)
    except ValueError:
        raise Misread("fault-card", text=text) from None


def cards_in(value: object, key: str) -> list[Card]:
    """Cards one after the other."""
    return [a_card(word) for word in words_in(value, key)]
