"""A folder of results: what was finished before a crash or a Ctrl-C is never played again.

While a run goes on, finished games are added as small files in `parts`; when all are there,
they become `games.parquet` and `times.parquet`. `run.json` says what was played, and by whom.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from time import monotonic
from typing import Any, Final

from shipmates.campaign.durable import make_folder, put
from shipmates.campaign.lock import Busy, locked
from shipmates.kernel import Note
from shipmates.lab import tables
from shipmates.lab.machine import commit, machine, today
from shipmates.lab.plan import Plan
from shipmates.lab.rows import Key, Row
from shipmates.lab.unfit import Unfit

ABOUT: Final = "run.json"
GAMES: Final = "games.parquet"
TIMES: Final = "times.parquet"
PARTS: Final = "parts"
EVERY: Final = 15.0
"""Seconds of play a power cut may cost."""
ENOUGH: Final = 2000
"""Games that are kept at once, however quickly they were played."""
_PATIENCE: Final = 0.2


@dataclass(frozen=True, slots=True)
class Where:
    """One machine on one day."""

    date: str
    commit: str
    machine: str


@dataclass(frozen=True, slots=True)
class About:
    """Which games a folder holds; games of another kind are never mixed in."""

    game: str
    bots: tuple[str, ...]
    seed: str
    crew: str
    """The fingerprint of the bots."""
    played: tuple[Where, ...] = ()

    @property
    def line_up(self) -> str:
        """The bots in a word."""
        return ",".join(self.bots)

    @property
    def identity(self) -> dict[str, object]:
        """What two folders of the same games have in common."""
        return {"game": self.game, "bots": self.line_up, "seed": self.seed, "crew": self.crew}


@dataclass(frozen=True, slots=True)
class Results:
    """What a folder holds."""

    about: About
    rows: tuple[Row, ...]


def read(folder: Path) -> Results:
    """All finished games, in order. Raises `Unfit`."""
    about = _about(folder)
    if about is None:
        raise Unfit(Note("mistake-lab-nothing", (("path", str(folder)),)))
    rows = _rows(folder)
    return Results(about, tuple(rows[key] for key in sorted(rows)))


class Kept:
    """A folder that is open for more games, by one writer at a time."""

    def __init__(self, folder: Path, about: About) -> None:
        self._folder: Final = folder
        self._about: Final = about
        self._rows: Final = _rows(folder)
        self._fresh: Final = list[Row]()
        self._since = monotonic()

    @property
    def keys(self) -> frozenset[Key]:
        """Of the games that are finished."""
        return frozenset(self._rows)

    def add(self, row: Row) -> None:
        """One more, which is on disk within seconds."""
        self._rows[row.key] = row
        self._fresh.append(row)
        if len(self._fresh) >= ENOUGH or monotonic() - self._since >= EVERY:
            self.flush()

    def flush(self) -> None:
        """Puts on disk what is not there yet."""
        self._since = monotonic()
        if self._fresh:
            number = 1 + max((int(path.stem) for path in _parts(self._folder)), default=0)
            path = self._folder / PARTS / f"{number:06}.parquet"
            with writing(self._folder):
                tables.write(path, self._fresh, tables.WHOLE, self._about.identity)
            self._fresh.clear()

    def finish(self) -> None:
        """Makes one table of games, and one of times, of all the parts."""
        wanted = {TIMES: tables.TIMES, GAMES: tables.GAMES}
        parts = _parts(self._folder)
        if not parts and all((self._folder / name).exists() for name in wanted):
            return
        with writing(self._folder):
            # The times first: games without theirs would look finished after a crash.
            for name, columns in wanted.items():
                path = self._folder / name
                tables.write(path, self._rows.values(), columns, self._about.identity)
            for path in parts:
                path.unlink()


@contextmanager
def opened(folder: Path, plan: Plan) -> Iterator[Kept]:
    """The folder, for the games of this plan. Raises `Unfit`, also if it is another's."""
    about = About(plan.game, plan.bots, plan.seed, plan.crew)
    with ExitStack() as stack:
        with writing(folder):
            make_folder(folder / PARTS)
            stack.enter_context(locked(folder / ".lock", patience=_PATIENCE))
            before = _about(folder)
            if before is not None:
                _check_same(folder, before, about)
                about = before
            _write_about(folder, about)
        yield Kept(folder, about)


@contextmanager
def writing(folder: Path) -> Iterator[None]:
    """Raises `Unfit` with the folder's name where nothing can be written to it."""
    try:
        yield
    except Busy:
        raise Unfit(Note("mistake-lab-busy", (("path", str(folder)),))) from None
    except OSError as error:
        told = ("path", str(folder)), ("why", error.strerror or str(error))
        raise Unfit(Note("mistake-lab-folder", told)) from None


def _check_same(folder: Path, before: About, now: About) -> None:
    """Raises `Unfit` with what is different."""
    for name, value in now.identity.items():
        if before.identity[name] != value:
            told = ("path", str(folder)), ("what", name)
            raise Unfit(Note("mistake-lab-other", told))


def _write_about(folder: Path, about: About) -> None:
    here = Where(today(), commit(), machine())
    played = tuple(dict.fromkeys((*about.played, here)))
    document = {"format": tables.FORMAT, **asdict(replace(about, played=played))}
    put(folder / ABOUT, json.dumps(document, indent=2, ensure_ascii=False).encode() + b"\n")


def _about(folder: Path) -> About | None:
    path = folder / ABOUT
    if not path.exists():
        return None
    try:
        data: dict[str, Any] = json.loads(path.read_text("utf-8"))
        if data.pop("format") != tables.FORMAT:
            raise Unfit(Note("mistake-lab-version", (("path", str(path)),)))
        played = tuple(Where(**one) for one in data.pop("played"))
        return About(bots=tuple(data.pop("bots")), played=played, **data)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        raise Unfit(Note("mistake-lab-file", (("path", str(path)),))) from None


def _parts(folder: Path) -> list[Path]:
    return sorted((folder / PARTS).glob("[0-9]*.parquet"))


def _rows(folder: Path) -> dict[Key, Row]:
    rows = dict[Key, Row]()
    if (folder / GAMES).exists():
        times = tables.read_times(folder / TIMES) if (folder / TIMES).exists() else {}
        for row in tables.read(folder / GAMES):
            seconds, slowest = times.get(row.key, (0.0, 0.0))
            rows[row.key] = replace(row, seconds=seconds, slowest=slowest)
    for path in _parts(folder):
        rows |= {row.key: row for row in tables.read(path)}
    return rows
