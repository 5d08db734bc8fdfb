"""Files that are there completely or not at all."""

from __future__ import annotations

import os
import shutil
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

_FRESH: Final = ".unfinished"
_RETRIES: Final = 20
_PAUSE: Final = 0.05


def put(path: Path, data: bytes) -> None:
    """Makes `data` the content of the file, in one step that no crash can halve.

    For one writer a folder at a time: what a killed one left is written over by the next.
    Raises `OSError`, and then the file is as it was.
    """
    fresh = path.with_name(_FRESH)
    try:
        with fresh.open("wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        if path.exists():
            _respect(path, fresh)
        _rename(fresh, path)
    finally:
        with suppress(OSError):
            fresh.unlink()
    _sync(path.parent)


def make_folder(folder: Path) -> None:
    """Makes sure that the folder is there, and will be after a power cut."""
    if not folder.is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        _sync(folder.parent)


def _respect(path: Path, fresh: Path) -> None:
    # A rename asks only the folder: a file that its owner protected must be asked itself.
    path.open("r+b").close()
    shutil.copymode(path, fresh)


def _rename(fresh: Path, path: Path) -> None:
    # On Windows a file cannot be replaced in the moment in which somebody reads it.
    for _ in range(_RETRIES if sys.platform == "win32" else 0):
        with suppress(PermissionError):
            fresh.replace(path)
            return
        time.sleep(_PAUSE)
    fresh.replace(path)


def _sync(folder: Path) -> None:
    # The rename is done by now; a system that cannot sync folders keeps it all the same.
    if sys.platform != "win32":
        with suppress(OSError):
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)
