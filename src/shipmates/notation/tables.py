"""A table of a mission file, read key by key; what is wrong is noted and reading goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from shipmates.notation.choices import Member, misspelt, read_member
from shipmates.notation.faults import Fault, Misread, noted
from shipmates.notation.places import Path
from shipmates.notation.syntax import Source

Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Page:
    """A whole file as it is read, and the faults found so far."""

    source: Source
    faults: list[Fault] = field(default_factory=list)
    wrong: set[Path] = field(default_factory=set)
    """The ways to what was found at fault."""

    @property
    def complete(self) -> bool:
        """Whether no line had to be left out, so that what is absent was never written."""
        return not self.source.faults

    def blame(self, path: Path, code: str, /, **params: str | int) -> None:
        """Notes a fault on the line where this stands."""
        self.wrong.add(path)
        line = self.source.lines.get(path, 1)
        self.faults.append(Fault(line, noted(code, **params), path))

    def sound(self, path: Path) -> bool:
        """Whether nothing was found at fault there or within."""
        return not any(wrong[: len(path)] == path for wrong in self.wrong)


@dataclass(frozen=True, slots=True)
class Table:
    """Keys and values at one place of a page."""

    page: Page
    path: Path
    values: Mapping[str, object]

    def blame(self, code: str, /, *place: str | int, **params: str | int) -> None:
        """Notes a fault on the line of this key, of an item in its list, or of the table."""
        self.page.blame((*self.path, *place), code, **params)

    def note(self, key: str, wrong: Misread, *item: int) -> None:
        """Notes that what this key says, or an item of its list, could not be read."""
        self.blame(wrong.note.code, key, *item, **dict(wrong.note.params))

    def missing(self, key: str) -> None:
        """Notes that a key should be there, if it cannot have been on a faulty line."""
        if self.page.complete:
            self.blame("fault-key-missing", key=key)

    def need(self, *keys: str) -> None:
        """Notes every one of these keys that is not there."""
        for key in keys:
            if key not in self.values:
                self.missing(key)

    def sound(self, key: str) -> bool:
        """Whether nothing was found at fault in what this key says."""
        return self.page.sound((*self.path, key))

    def lacking(self, code: str, /, *place: str | int, **params: str | int) -> None:
        """Notes that nothing is there, unless what else is wrong may be the cause."""
        if self.page.complete and self.page.sound(self.path):
            self.blame(code, *place, **params)

    def expect(self, known: Iterable[str]) -> None:
        """Notes every key that is not known here, and the known one most like it."""
        names = tuple(known)
        for key in self.values:
            if key not in names:
                self.note(key, misspelt("fault-key", key, names))

    def number(self, key: str, *, low: int, high: int) -> int | None:
        """A whole number within bounds, or `None`."""
        value = self.values.get(key)
        if value is None:
            return None
        if not isinstance(value, int) or isinstance(value, bool):
            self._mistyped(key, "number", value)
        elif not low <= value <= high:
            self.blame("fault-range", key, key=key, low=low, high=high)
        else:
            return value
        return None

    def flag(self, key: str) -> bool:
        """Whether it says `true`."""
        value = self.values.get(key, False)
        if not isinstance(value, bool):
            self._mistyped(key, "truth", value)
        return value is True

    def only_true(self, key: str) -> bool:
        """Whether it says `true`, the only thing it can say; notes it if not."""
        if self.flag(key):
            return True
        self.lacking("fault-only-true", key, key=key)
        return False

    def text(self, key: str) -> str | None:
        """A text, or `None`."""
        value = self.values.get(key)
        if value is None or isinstance(value, str):
            return value
        self._mistyped(key, "text", value)
        return None

    def phrase(self, key: str, reader: Callable[[str], Value]) -> Value | None:
        """What a text says to this reader, or `None`."""
        text = self.text(key)
        try:
            return None if text is None else reader(text)
        except Misread as wrong:
            self.note(key, wrong)
        return None

    def choice(self, key: str, kind: type[Member]) -> Member | None:
        """One of the words of an enum, or `None`."""
        return self.phrase(key, lambda text: read_member(kind, text))

    def table(self, key: str) -> Table:
        """The table at this key, empty if there is none."""
        value = self.values.get(key, {})
        if isinstance(value, dict):
            return Table(self.page, (*self.path, key), value)
        self._mistyped(key, "table", value)
        return Table(self.page, (*self.path, key), {})

    def items(self, key: str) -> tuple[object, ...]:
        """The items of the list at this key, none if there is none."""
        value = self.values.get(key, [])
        if isinstance(value, list):
            return tuple(value)
        self._mistyped(key, "list", value)
        return ()

    def tables(self, key: str) -> Iterator[Table]:
        """The tables of the list at this key."""
        for place, item in enumerate(self.items(key)):
            path = (*self.path, key, place)
            if isinstance(item, dict):
                yield Table(self.page, path, item)
            else:
                self.page.blame(path, "fault-type", key=key, wanted="table", found=kind(item))

    def _mistyped(self, key: str, wanted: str, value: object) -> None:
        self.blame("fault-type", key, key=key, wanted=wanted, found=kind(value))


def kind(value: object) -> str:
    """What a TOML value is, in one word."""
    kinds = {str: "text", bool: "truth", int: "number", list: "list", dict: "table"}
    return kinds.get(type(value), "other")
