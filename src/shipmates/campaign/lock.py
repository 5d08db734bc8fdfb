"""One writer at a time, across processes: a lock that the system lifts when its holder dies."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

_PAUSE: Final = 0.005

if sys.platform == "win32":
    import msvcrt

    def _taken(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

else:
    import fcntl

    def _taken(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


class Busy(Exception):
    """Somebody else held the lock for too long."""


@contextmanager
def locked(path: Path, *, patience: float) -> Iterator[None]:
    """Holds the lock of this file. Raises `Busy` if another writer does for so many seconds.

    The file stays: to delete it would let two writers lock two files of the same name.
    """
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
    try:
        until = time.monotonic() + patience
        while not _taken(handle):
            if time.monotonic() > until:
                raise Busy(path)
            time.sleep(_PAUSE)
        yield
    finally:
        os.close(handle)
