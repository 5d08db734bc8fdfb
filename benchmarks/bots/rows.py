"""Results on file: one line a game, and a line about the machine before each run.

Lines are only ever appended, so whatever was finished before a Ctrl-C is kept; a line that was
cut short is passed over. What `kept.py` has folded is read by the same function.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from math import floor, log10
from pathlib import Path
from typing import Any, Final, TypeAlias

from shipmates.bots.levels import levels
from shipmates.lab.fingerprint import crew_sources, digest
from shipmates.lab.play import FAULT, Winnable

FOLDER: Final = Path("build/strength")
Crews: TypeAlias = Mapping[str, str]
"""The crew of each game, by its fingerprint."""
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
    decisions: int = 0
    """In which there was a choice."""

    @property
    def game(self) -> str:
        """Which of the two."""
        return self.cell.partition(" ")[0]

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


WINNABLE: Final[tuple[Winnable, ...]] = ("yes", "no", "undecided")


@dataclass(frozen=True, slots=True, kw_only=True)
class Times:
    """How long folded games of a cell took: their rows no longer say so."""

    crew: str
    cell: str
    radio: bool
    seconds: float
    slowest: float
    thought: dict[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Adopted:
    """Two crews decided alike in so many games: what one played counts for the other."""

    crew: str
    plays_as: str
    games: int
    date: str
    commit: str
    plan: str


@dataclass(frozen=True, slots=True)
class Kept:
    """What is on file."""

    rows: tuple[Row, ...]
    abouts: tuple[About, ...]
    times: tuple[Times, ...] = ()
    adopted: tuple[Adopted, ...] = ()

    def of(self, crew: str) -> Kept:
        """What this very crew played, and those it was found to play as.

        Whoever plays as another has that one's faults no more: it plays those games itself.
        """
        bonds = self._bonds(crew)
        crews = {crew, *(bond.plays_as for bond in bonds)}
        played = (row for row in self.rows if row.crew in crews)
        return Kept(
            tuple(row for row in played if row.crew == crew or not row.faulty),
            tuple(about for about in self.abouts if about.crew in crews),
            tuple(times for times in self.times if times.crew in crews),
            bonds,
        )

    def in_game(self, game: str) -> Kept:
        """Only what was played of this game."""
        rows = tuple(row for row in self.rows if row.game == game)
        crews = {row.crew for row in rows}
        return Kept(
            rows,
            tuple(about for about in self.abouts if about.crew in crews),
            tuple(times for times in self.times if times.cell.startswith(f"{game} ")),
            self.adopted,
        )

    def _bonds(self, crew: str) -> tuple[Adopted, ...]:
        """From a crew to another, and from that to the next."""
        found, crews = dict[Adopted, None](), [crew]
        for one in crews:
            for bond in self.adopted:
                if bond.crew == one and bond not in found:
                    found[bond] = None
                    crews.append(bond.plays_as)
        return tuple(found)


def step_of(seconds: float) -> int:
    """The step a time falls in."""
    return floor(STEPS * log10(max(1000 * seconds, 0.001)))


def milliseconds(step: int) -> float:
    """The middle of a step."""
    return float(10 ** ((step + 0.5) / STEPS))


def line(one: Row | About | Adopted) -> str:
    """As it stands in a file, without its end."""
    return json.dumps(asdict(one), separators=(",", ":"))


def read(paths: Iterable[Path]) -> Kept:
    """Everything in these files; of a game that is there twice the first."""
    rows, abouts = dict[tuple[Any, ...], Row](), dict[About, None]()
    times, adopted = list[Times](), dict[Adopted, None]()
    for data in _lines(paths):
        if "games" in data and "cell" in data:
            some, spent = unfolded(data)
            times.append(spent)
        elif "cell" in data:
            some = [_row(data)]
        else:
            some = []
            if "plays_as" in data:
                adopted[Adopted(**data)] = None
            else:
                abouts[About(**data)] = None
        for row in some:
            rows.setdefault((*row.key, row.crew), row)
    return Kept(tuple(rows.values()), tuple(abouts), tuple(times), tuple(adopted))


def _row(data: dict[str, Any]) -> Row:
    thought = {int(step): count for step, count in data["thought"].items()}
    return Row(**{**data, "thought": thought, "decisions": sum(thought.values())})


def unfolded(data: dict[str, Any]) -> tuple[list[Row], Times]:
    """The rows of a cell as `kept.py` folds them, and the times they took together."""
    crew, cell = data["crew"], data["cell"]
    rows = [
        Row(
            cell=cell,
            seed=seed,
            level=data["level"],
            radio=data["radio"],
            crew=crew,
            won=bool(won),
            cause=data["causes"][cause],
            tricks=tricks,
            winnable=WINNABLE[winnable],
            seconds=0.0,
            slowest=0.0,
            thought={},
            decisions=decisions,
        )
        for seed, won, cause, tricks, winnable, decisions in data["games"]
    ]
    thought = {int(step): count for step, count in data["thought"].items()}
    return rows, Times(
        crew=crew,
        cell=cell,
        radio=data["radio"],
        seconds=data["seconds"],
        slowest=data["slowest"],
        thought=thought,
    )


def _lines(paths: Iterable[Path]) -> Iterator[dict[str, Any]]:
    for path in paths:
        for text in _text(path).splitlines() if path.exists() else ():
            try:
                yield json.loads(text)
            except json.JSONDecodeError:
                continue  # cut short by a crash: the game is played again


def _text(path: Path) -> str:
    if path.suffix == ".gz":
        return gzip.decompress(path.read_bytes()).decode("utf-8")
    return path.read_text("utf-8")


def fingerprint(level: str, game: str) -> str:
    """Who plays: another source or other weights are another crew, whose games do not mix."""
    if level not in levels(game):
        raise ValueError(f"there is no bot {level!r}")
    return digest(f"{game} {level}", crew_sources(game))


def crews(level: str) -> Crews:
    """Those of this level as they are here."""
    return {game: fingerprint(level, game) for game in ("planet9", "deepsea")}
