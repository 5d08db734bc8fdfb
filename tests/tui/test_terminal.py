"""The program in a real terminal: what only a pty can show."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="a pty is needed"),
]
PATIENCE = 60.0
PROGRAM = "from shipmates.cli import main; main()"


class Terminal:
    """A terminal of 80 by 24 with the program in it."""

    def __init__(self, process: subprocess.Popen[bytes], handle: int) -> None:
        self.process = process
        self._handle = handle
        self.seen = ""

    def wait_for(self, text: str) -> None:
        """Reads until this text has come."""
        until = time.monotonic() + PATIENCE
        while text not in self.seen:
            assert time.monotonic() < until, self.seen[-2000:]
            self._read()

    def _read(self) -> None:
        if select.select([self._handle], [], [], 0.2)[0]:
            # The kernel reports an error once the other end is closed.
            with suppress(OSError):
                self.seen += os.read(self._handle, 65536).decode(errors="replace")

    def type(self, keys: str) -> None:
        """Types, as from here on; what was seen before is forgotten."""
        self.seen = ""
        os.write(self._handle, keys.encode())

    def leave(self) -> int:
        """Presses Ctrl-C; the exit code."""
        self.type("\x03")
        until = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < until
            self._read()
        return self.process.wait()


@contextmanager
def a_terminal(home: Path, *arguments: str, **environ: str) -> Iterator[Terminal]:
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    kept = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "LC_ALL")}
    settings = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "SHIPMATES_HOME": str(home)}
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=kept | settings | environ,
        start_new_session=True,
    )
    os.close(theirs)
    try:
        yield Terminal(process, ours)
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def test_a_game_is_begun_left_by_ctrl_c_and_gone_on_with(tmp_path: Path) -> None:
    arguments = ("play", "--mission", "10", "--seed", "5", "--seats", "you:Zoe,bot,bot,bot")
    with a_terminal(tmp_path, *arguments) as terminal:
        terminal.wait_for("Take a task.")
        terminal.type("\r")
        terminal.wait_for("distress signal")
        assert terminal.leave() == 0
    assert list(tmp_path.glob("planet9/open/m10/attempt.json"))
    with a_terminal(tmp_path, *arguments) as terminal:
        terminal.wait_for("left in the middle")
        terminal.type("\r")
        terminal.wait_for("distress signal")
        assert terminal.leave() == 0


def test_without_colour_no_colour_is_sent(tmp_path: Path) -> None:
    with a_terminal(
        tmp_path, "play", "--mission", "10", "--seed", "5", NO_COLOR="1"
    ) as terminal:
        terminal.wait_for("Take a task.")
        seen = terminal.seen
        assert "\x1b[38;" not in seen
        assert "\x1b[48;" not in seen
        assert terminal.leave() == 0


def test_a_dumb_terminal_is_served_line_by_line(tmp_path: Path) -> None:
    arguments = ("play", "--mission", "10", "--seed", "5", "--lang", "fr")
    with a_terminal(tmp_path, *arguments, TERM="dumb") as terminal:
        terminal.wait_for("Prenez une tâche.")
        assert "\x1b" not in terminal.seen
        terminal.type("q\n")
        assert terminal.process.wait(PATIENCE) == 0
