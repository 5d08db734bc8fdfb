"""The logbook on disk: read whole, grown under a lock, never written over unread."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Final

from shipmates.campaign import codec, durable
from shipmates.campaign.lock import Busy, locked
from shipmates.campaign.logbook import OWN, Attempt, Logbook
from shipmates.kernel import Note

PATIENCE: Final = 10.0
"""How many seconds to wait for another process that is writing."""

BLANK: Final = Logbook()
_LOCK: Final = "logbook.lock"
_RECORDS: Final = "records"


class Refused(Exception):
    """The logbook stays as it is, byte for byte; the note says why."""

    def __init__(self, path: Path, note: Note) -> None:
        self.path = path
        self.note = Note(note.code, (*note.params, ("path", str(path))))
        super().__init__(str(self.note))


class Unreadable(Refused):
    """What lies there is no logbook that this program can read."""


class Unwritable(Refused):
    """The change could not be written, or must not be."""


def load(path: Path, blank: Logbook = BLANK) -> Logbook:
    """The logbook kept there, or `blank` if nothing is. Raises `Unreadable`."""
    try:
        return codec.read(path.read_bytes())
    except FileNotFoundError:
        return blank
    except codec.Unfit as unfit:
        raise Unreadable(path, unfit.note) from None
    except OSError as error:
        raise Unreadable(path, _os_note("logbook-unreadable", error)) from error


def append(
    path: Path,
    attempt: Attempt,
    *,
    record: str = "",
    blank: Logbook = BLANK,
    patience: float = PATIENCE,
) -> Logbook:
    """Adds an attempt to whatever the file holds by now, and gives the logbook that resulted.

    The text of the game, if given, is kept beside it, and is there before the line that names
    it. Raises `Unreadable` or `Unwritable`; then nothing has changed.
    """
    path = _real(path)
    with _writing(path, patience):
        logbook = load(path, blank)
        name = _free_name(path.parent, logbook, attempt) if record else attempt.record
        grown = logbook.after(replace(attempt, record=name))
        if record:
            _keep(path.parent / name, record)
        try:
            durable.put(path, codec.write(grown))
        except OSError:
            if record:
                with suppress(OSError):
                    (path.parent / name).unlink()
            raise
    return grown


def save(path: Path, logbook: Logbook, *, patience: float = PATIENCE) -> None:
    """Makes this the logbook kept there, if it continues the one that is.

    Raises `Unreadable` or `Unwritable`; then nothing has changed.
    """
    path = _real(path)
    with _writing(path, patience):
        kept = load(path, Logbook(logbook.game, logbook.crew))
        if not logbook.continues(kept):
            raise Unwritable(path, Note("logbook-changed"))
        durable.put(path, codec.write(logbook))


def record_path(path: Path, attempt: Attempt) -> Path | None:
    """Where the game of an attempt is kept; `None` if it is not."""
    return _real(path).parent / attempt.record if attempt.record else None


def _real(path: Path) -> Path:
    # Behind a link it is the file itself that must be replaced, not the link.
    return Path(os.path.realpath(path))


@contextmanager
def _writing(path: Path, patience: float) -> Iterator[None]:
    try:
        durable.make_folder(path.parent)
        with locked(path.with_name(_LOCK), patience=patience):
            yield
    except Busy:
        raise Unwritable(path, Note("logbook-busy")) from None
    except OSError as error:
        raise Unwritable(path, _os_note("logbook-unwritable", error)) from error


def _os_note(code: str, error: OSError) -> Note:
    reason = errno.errorcode.get(error.errno or 0, "unknown")
    return Note(code, (("reason", reason),))


def _free_name(folder: Path, logbook: Logbook, attempt: Attempt) -> str:
    place = len(logbook.attempts) + 1
    mission = "own" if attempt.mission == OWN else f"m{attempt.mission:02}"
    stem = f"{_RECORDS}/{place:04}-{mission}"
    # A record whose line was never written, or another crew's, keeps its name.
    names = (f"{stem}.txt" if i == 1 else f"{stem}-{i}.txt" for i in count(1))
    return next(name for name in names if not (folder / name).exists())


def _keep(path: Path, record: str) -> None:
    durable.make_folder(path.parent)
    durable.put(path, record.encode("utf-8"))
