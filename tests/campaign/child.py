"""What other processes do to a logbook in these tests: `python -m tests.campaign.child`.

Each says what it did in lines on its standard output.
"""

from __future__ import annotations

import os
import signal
import sys
from dataclasses import replace
from itertools import count
from pathlib import Path
from types import FrameType
from typing import NoReturn

from shipmates import campaign
from shipmates.campaign import Refused, append, load, record_path
from tests.campaign.lines import lost

PACKAGE = str(Path(campaign.__file__).parent)
NOBODY = 65534


def say(*words: object) -> None:
    # In one piece: who is killed while it speaks has said all of it or nothing.
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def a_record(place: object) -> str:
    return f"attempt {place}\n" * 200


def nursery(path: Path) -> None:
    """For every line it reads it sets a writer to work, and says when that one is gone."""
    for _ in sys.stdin:
        writer = os.fork()
        if writer == 0:
            say("pid", os.getpid())
            _grow(path)
        os.waitpid(writer, 0)
        say("gone")


def _grow(path: Path) -> NoReturn:
    for place in count(len(load(path).attempts)):
        append(path, replace(lost(1), when=str(place)), record=a_record(place))
        say("wrote", place + 1)
    raise AssertionError("there is always a next place")


def share(path: Path, name: str, times: int) -> None:
    """Adds so many attempts under a name, once everybody is there."""
    say("here")
    sys.stdin.readline()
    for i in range(times):
        tag = f"{name} {i}"
        append(path, replace(lost(1), when=tag), record=a_record(tag))


def squeeze(path: Path, limit: int) -> None:
    """Adds an attempt where no file may have more than so many bytes."""
    import resource  # not on Windows

    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
    _try_to_append(path)


def humbly(path: Path) -> None:
    """Adds an attempt as a user who is not above permissions."""
    if os.getuid() == 0:
        os.setgroups([])
        os.setgid(NOBODY)
        os.setuid(NOBODY)
    _try_to_append(path)


def _try_to_append(path: Path) -> None:
    try:
        append(path, lost(1), record=a_record("last"))
    except Refused as refused:
        say(*(value for key, value in refused.note.params if key == "reason"))
        say(refused.note.code)
    else:
        say("appended")


def stepwise(path: Path) -> None:
    """Adds the same attempt over and over, killed at every line of the package in turn."""
    before = path.read_bytes()
    for step in count(1):
        killed = _killed_at(step, path)
        attempts = load(path).attempts
        kept = [record_path(path, attempt) for attempt in attempts]
        torn = [record for record in kept if record and record.read_text() != a_record(0)]
        say("killed" if killed else "finished", len(attempts), len(torn))
        if not killed:
            return
        path.write_bytes(before)
        for record in path.parent.glob("records/*"):
            record.unlink()


def _killed_at(step: int, path: Path) -> bool:
    child = os.fork()
    if child == 0:
        sys.settrace(_Doom(step).trace)
        append(path, lost(1), record=a_record(0))
        os._exit(0)
    return os.WIFSIGNALED(os.waitpid(child, 0)[1])


class _Doom:
    """Kills its own process before the given line is executed."""

    def __init__(self, step: int) -> None:
        self._left = step

    def trace(self, frame: FrameType, event: str, _: object) -> _Doom | None:
        """What `sys.settrace` asks for."""
        return self if frame.f_code.co_filename.startswith(PACKAGE) else None

    def __call__(self, frame: FrameType, event: str, _: object) -> _Doom:
        if event == "line":
            self._left -= 1
        if self._left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return self


def main(words: list[str]) -> None:
    """Does what the words say."""
    match words:
        case ["nursery", path]:
            nursery(Path(path))
        case ["share", path, name, times]:
            share(Path(path), name, int(times))
        case ["squeeze", path, limit]:
            squeeze(Path(path), int(limit))
        case ["humbly", path]:
            humbly(Path(path))
        case ["stepwise", path]:
            stepwise(Path(path))
        case _:
            raise ValueError(words)


if __name__ == "__main__":
    main(sys.argv[1:])
