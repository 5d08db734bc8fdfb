"""What is wrong with a text, and on which line."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from shipmates.kernel import Note
from shipmates.notation.places import Path

_LONGEST = 160


@dataclass(frozen=True, slots=True)
class Fault:
    """One mistake: the line it stands on, counted from 1, and what is wrong there."""

    line: int
    note: Note
    path: Path = field(default=(), compare=False)
    """The way to what is wrong, in a mission file that is TOML; else nothing."""

    def __str__(self) -> str:
        return f"line {self.line}: {self.note}"


class Faulty(ValueError):
    """A text cannot be read; `faults` names its mistakes from top to bottom."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(sorted(faults, key=lambda fault: fault.line))
        super().__init__("\n".join(map(str, self.faults)))


class Misread(ValueError):
    """A few words that mean nothing; whoever knows their line makes it a `Fault`."""

    def __init__(self, code: str, /, **params: str | int) -> None:
        self.note = noted(code, **params)
        super().__init__(str(self.note))


def noted(code: str, /, **params: str | int) -> Note:
    """A note fit for a screen: what it cites from the text is short and printable."""
    return Note(code, tuple((key, _shown(value)) for key, value in params.items()))


def _shown(value: str | int) -> str | int:
    if isinstance(value, int):
        return value
    clipped = value if len(value) <= _LONGEST else f"{value[: _LONGEST - 1]}…"
    return "".join(
        char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in clipped
    )
