"""Results on file: one line a game, and a line about the machine before each run.

Lines are only ever appended, so whatever was finished before a Ctrl-C is kept; a line that was
cut short is passed over.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, fields
from math import floor, log10
from pathlib import Path
from typing import Any, Final

from shipmates.bots.levels import levels
from shipmates.lab.fingerprint import crew_sources, digest
from shipmates.lab.play import FAULT, Winnable

FOLDER: Final = Path("build/strength")
STEPS: Final = 24
"""Times are kept in so many steps for each power of ten: 10 % apart."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One game. `thought` counts decisions by the step their time falls in."""

    cell: str
    seed: int
    level: str
    radio: bool
    crew: str
    won: bool
    cause: str
    tricks: int
    winnable: Winnable
    seconds: float
    """The processor's, for all decisions together."""
    slowest: float
    """Milliseconds of the longest decision."""
    thought: dict[int, int]

    @property
    def key(self) -> tuple[str, int, str, bool]:
        """By which a finished game is known again."""
        return self.cell, self.seed, self.level, self.radio

    @property
    def faulty(self) -> bool:
        """Whether a bot failed in it."""
        return self.cause.startswith(FAULT)


@dataclass(frozen=True, slots=True, kw_only=True)
class About:
    """What a run was played on."""

    crew: str
    level: str
    date: str
    commit: str
    machine: str
    plan: str


@dataclass(frozen=True, slots=True)
class Kept:
    """What is on file."""

    rows: tuple[Row, ...]
    abouts: tuple[About, ...]

    def of(self, crew: str) -> Kept:
        """Only what this very crew played."""
        return Kept(
            tuple(row for row in self.rows if row.crew == crew),
            tuple(about for about in self.abouts if about.crew == crew),
        )


def step_of(seconds: float) -> int:
    """The step a time falls in."""
    return floor(STEPS * log10(max(1000 * seconds, 0.001)))


def milliseconds(step: int) -> float:
    """The middle of a step."""
    return float(10 ** ((step + 0.5) / STEPS))


def line(one: Row | About) -> str:
    """As it stands in a file, without its end."""
    return json.dumps(asdict(one), separators=(",", ":"))


def read(paths: Iterable[Path]) -> Kept:
    """Everything in these files; of a game played twice the last."""
    rows, abouts = dict[tuple[Any, ...], Row](), dict[About, None]()
    for data in _lines(paths):
        if "cell" in data:
            data["thought"] = {int(step): count for step, count in data["thought"].items()}
            row = Row(**data)
            rows[(*row.key, row.crew)] = row
        elif data.keys() == {field.name for field in fields(About)}:
            abouts[About(**data)] = None
    return Kept(tuple(rows.values()), tuple(abouts))


def _lines(paths: Iterable[Path]) -> Iterator[dict[str, Any]]:
    for path in paths:
        for text in path.read_text("utf-8").splitlines() if path.exists() else ():
            try:
                yield json.loads(text)
            except json.JSONDecodeError:
                continue  # cut short by a crash: the game is played again


def fingerprint(level: str) -> str:
    """Who plays: another source or other weights are another crew, whose games do not mix."""
    if level not in levels("planet9"):
        raise ValueError(f"there is no bot {level!r}")
    return digest(level, crew_sources())
