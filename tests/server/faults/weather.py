"""A program's clock and disk in a test's hands: a small library is loaded before libc."""

from __future__ import annotations

import atexit
import mmap
import shutil
import struct
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

import pytest

SOURCE: Final = Path(__file__).with_name("weather.c")
_FORM: Final = struct.Struct("qq")


@cache
def library() -> Path:
    """The library, for whoever is to load it; without a C compiler the test is skipped."""
    compiler = shutil.which("cc")
    if compiler is None or sys.platform != "linux":
        pytest.skip("a clock or a disk is put into a test's hands by a C compiler on Linux")
    folder = Path(tempfile.mkdtemp(prefix="shipmates-weather-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    folder.chmod(0o755)
    made = folder / "weather.so"
    options = ("-shared", "-fPIC", "-O1", "-Wall", "-o", str(made), str(SOURCE))
    subprocess.run([compiler, *options], check=True)
    return made


class Weather:
    """What the clock and the disk of some programs are like; `environment` makes them so."""

    def __init__(self) -> None:
        with tempfile.NamedTemporaryFile(prefix="sky-", dir=library().parent) as file:
            self._sky: Final = Path(file.name).with_suffix(".sky")
        self._sky.write_bytes(_FORM.pack(0, 0))
        self._sky.chmod(0o644)
        with self._sky.open("r+b") as opened:
            self._map: Final = mmap.mmap(opened.fileno(), _FORM.size)
        self._shift, self._sync = 0, 0.0

    @property
    def environment(self) -> Mapping[str, str]:
        """For programs that are to feel it."""
        return {"LD_PRELOAD": str(library()), "SHIPMATES_WEATHER": str(self._sky)}

    def clock(self, shift: int) -> None:
        """So many seconds later than it is, from now on."""
        self._shift = shift
        self._write()

    def disk(self, sync: float) -> None:
        """Every sync takes so many seconds longer from now on."""
        self._sync = sync
        self._write()

    def _write(self) -> None:
        self._map[:] = _FORM.pack(self._shift, round(self._sync * 1e9))
