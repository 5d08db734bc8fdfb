"""What is kept of Crew Deck: the game that is open, and a record of every other one.

A table keeps its game in a place of its own, which the system sets free when the program dies:
two tables at once never write over each other's game.
"""

from __future__ import annotations

import errno
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import chain, count
from pathlib import Path
from typing import Final

from shipmates.campaign import Unwritable, durable
from shipmates.campaign.lock import Busy, locked
from shipmates.crewdeck.state import Opening
from shipmates.kernel import Illegal, Note
from shipmates.notation.faults import Faulty
from shipmates.notation.record import check, read_crewdeck, write_record
from shipmates.tui.crew import read, write
from shipmates.tui.crewdeck.plan import BENCH
from shipmates.tui.crewdeck.session import Session
from shipmates.tui.mistake import Mistake

_FORMAT: Final = "shipmates open game"
_VERSION: Final = 1
_OPEN: Final = "game.json"


@dataclass(frozen=True, slots=True)
class Shelf:
    """The files of one table; without a folder nothing is kept."""

    folder: Path | None = None
    place: Path | None = None
    """Where the open game lies."""
    saved: list[Path] = field(default_factory=list)
    """The records laid by since the table was opened."""

    def keep(self, session: Session) -> None:
        """Remembers a game as it stands. Raises `Unwritable`."""
        if self.place is not None:
            with _saying(self.place):
                durable.put(self.place / _OPEN, _written(session).encode())

    def close(self, session: Session) -> Path | None:
        """Lays a game by, finished or not; where its record is. Raises `Unwritable`."""
        if self.folder is None or self.place is None:
            return None
        path = self.folder / "records" / f"{session.begun}.txt"
        with _saying(path):
            durable.make_folder(path.parent)
            text = write_record(session.record, session.outcome)
            durable.put(path, text.encode("utf-8"))
            (self.place / _OPEN).unlink(missing_ok=True)
        self.saved.append(path)
        return path

    def unfinished(self) -> Session | None:
        """The game that was left in the middle, if there is one."""
        if self.place is None:
            return None
        path = self.place / _OPEN
        try:
            return _read(path.read_text("utf-8"))
        except FileNotFoundError:
            return None
        except (OSError, ValueError, Illegal, Mistake, Faulty):
            # It cannot be gone on with; it stays where it is, under another name.
            path.replace(path.with_suffix(".unreadable"))
            return None

    def stamp(self) -> str:
        """A name for a game that begins now; no record has it."""
        now = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S")
        names = (now if i == 1 else f"{now}-{i}" for i in count(1))
        return next(name for name in names if not self._is_taken(name))

    def _is_taken(self, name: str) -> bool:
        return self.folder is not None and (self.folder / "records" / f"{name}.txt").exists()


@contextmanager
def shelf(folder: Path | None) -> Iterator[Shelf]:
    """A place of one's own, with the game that was left there if any place has one.

    Raises `Unwritable`.
    """
    if folder is None:
        yield Shelf()
        return
    with ExitStack() as holding:
        with _saying(folder):
            place = _claimed(folder / "open", holding)
        yield Shelf(folder, place)


def _claimed(folder: Path, holding: ExitStack) -> Path:
    left = sorted(path.parent for path in folder.glob(f"*/{_OPEN}"))
    for place in chain(left, (folder / str(number) for number in count(1))):
        durable.make_folder(folder)
        durable.make_folder(place)
        try:
            holding.enter_context(locked(place / "table.lock", patience=0))
        except Busy:
            continue
        if place in left or not (place / _OPEN).exists():
            return place
    raise AssertionError("there is always another place")


@contextmanager
def _saying(path: Path) -> Iterator[None]:
    """Whatever the system refuses becomes a note. Raises `Unwritable`."""
    try:
        yield
    except OSError as error:
        reason = errno.errorcode.get(error.errno or 0, "unknown")
        note = Note("logbook-unwritable", (("reason", reason),))
        raise Unwritable(path, note) from error


def _written(session: Session) -> str:
    return json.dumps(
        {
            "format": _FORMAT,
            "version": _VERSION,
            "seats": write(session.players),
            "seed": str(session.seed),
            "begun": session.begun,
            "practice": session.practice,
            "record": write_record(session.record),
        },
        ensure_ascii=False,
        indent=1,
    )


def _read(text: str) -> Session:
    """The game as it was. Raises `ValueError`, `Faulty` or `Mistake` if it is none."""
    kept = json.loads(text)
    known = isinstance(kept, dict) and kept.get("format") == _FORMAT
    if not known or kept.get("version") != _VERSION:
        raise ValueError(text[:80])
    parsed = read_crewdeck(str(kept.get("record")))
    check(parsed)
    opening, moves = parsed.record.opening, parsed.record.moves
    assert isinstance(opening, Opening)
    players = read(str(kept.get("seats")), "", BENCH)
    if len(players) != opening.setup.players:
        raise ValueError(str(kept.get("seats")))
    begun = Path(str(kept.get("begun"))).name
    practice, seed = kept.get("practice") is True, str(kept.get("seed"))
    return Session(opening.setup, players, seed, moves, practice=practice, begun=begun)
