"""A copy of an embedded database, and back again. Nothing is ever half-written."""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import quote

from shipmates.server.store import engine
from shipmates.server.store.migrate import Unusable, known

KEPT: Final = ".before-restore"
"""What is added to the name of a database that another one was put in the place of."""


def backup(address: str, file: Path) -> None:
    """Copies the database, which may be in use, to a new file. Raises `Unusable`."""
    source = _embedded(address)
    if file.exists():
        raise Unusable("database-exists", database=str(file))
    with _failing(source):
        _copy(source, file)


def restore(address: str, file: Path) -> Path | None:
    """Puts a copy in the place of the database, and says where the old one is kept.

    Raises `Unusable` if a server is running on it, or if the copy is damaged or too new.
    """
    target = _embedded(address)
    with _failing(file):
        _check(file)
        target.parent.mkdir(parents=True, exist_ok=True)
        fresh = target.with_name(f"{target.name}.restoring")
        _copy(file, fresh)
    try:
        with _failing(target):
            return _exchange(fresh, target)
    finally:
        fresh.unlink(missing_ok=True)


def _embedded(address: str) -> Path:
    if not engine.is_sqlite(address):
        raise Unusable("database-not-embedded", database=engine.shown(address))
    return engine.file_of(address)


@contextmanager
def _failing(path: Path) -> Iterator[None]:
    """Says in one line what went wrong with a file."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise Unusable("database-refused", database=str(path), why=why) from error


def _open(path: Path, mode: str) -> sqlite3.Connection:
    uri = f"file:{quote(str(path))}?mode={mode}"
    return sqlite3.connect(uri, uri=True, timeout=5, isolation_level=None)


def _copy(source: Path, to: Path) -> None:
    """All of it, as it was at one moment, checked and safely on the disk."""
    unfinished = to.with_name(f"{to.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        with closing(_open(source, "ro")) as old, closing(_open(unfinished, "rwc")) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        _check(unfinished)
        with unfinished.open("r+b") as written:  # Windows syncs only what may be written
            os.fsync(written.fileno())
        unfinished.replace(to)
        _sync(to.parent)
    finally:
        unfinished.unlink(missing_ok=True)


def _check(path: Path) -> None:
    """Raises `Unusable` for what is damaged, too new, or no database of ours."""
    with closing(_open(path, "ro")) as database:
        try:
            found = database.execute("PRAGMA integrity_check(1)").fetchone()[0]
            rows = database.execute("SELECT version_num FROM alembic_version").fetchall()
        except sqlite3.OperationalError as error:
            if "no such table" not in str(error):
                raise
            raise Unusable("database-none", database=str(path)) from error
        except sqlite3.DatabaseError as error:
            if "not a database" in str(error):
                raise Unusable("database-none", database=str(path)) from error
            raise Unusable("database-damaged", database=str(path), why=str(error)) from error
    if found != "ok":
        raise Unusable("database-damaged", database=str(path), why=str(found))
    if not all(known(revision) for (revision,) in rows):
        raise Unusable("database-newer", database=str(path))


def _check_alone(path: Path) -> None:
    """Raises `Unusable` if somebody else has the database open."""
    try:
        with closing(_open(path, "rw")) as database:
            # Whoever has it open in WAL mode prevents this; and all of it is in one file then.
            database.execute("PRAGMA busy_timeout = 200")
            (mode,) = database.execute("PRAGMA journal_mode = DELETE").fetchone()
    except sqlite3.OperationalError as error:
        if "locked" not in str(error):
            raise
        mode = "locked"
    except sqlite3.DatabaseError:
        return  # too damaged to be in use: all the more reason to put another in its place
    if mode != "delete":
        raise Unusable("database-in-use", database=str(path))


def _exchange(fresh: Path, target: Path) -> Path | None:
    if not target.exists():
        fresh.replace(target)
        _sync(target.parent)
        return None
    _check_alone(target)
    kept = target.with_name(target.name + KEPT)
    kept.unlink(missing_ok=True)
    try:
        os.link(target, kept)
    except OSError:  # a disk without hard links, such as many a memory stick
        shutil.copy2(target, kept)
    for tail in ("-wal", "-shm"):  # the new file must not be taken for the old one's
        target.with_name(target.name + tail).unlink(missing_ok=True)
    fresh.replace(target)
    _sync(target.parent)
    return kept


def _sync(folder: Path) -> None:
    if sys.platform != "win32":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
