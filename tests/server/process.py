"""A server in a process of its own, which can be killed at any moment and started again."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final

from shipmates.server.serve import serve, with_database
from shipmates.server.settings import Settings
from tests.server.tables import database_of

PATIENCE: Final = 60.0
# A process that has everything loaded already, and is forked for every start.
_CONTEXT: Final = get_context("forkserver")
_CONTEXT.set_forkserver_preload(["tests.server.process", "tests.server.warm"])


def _run(settings: Settings, up: Connection, log: Path | None) -> None:
    if log is not None:
        os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    sys.exit(0 if serve(settings, up.send) else 1)


class Process:
    """One start of a server: `url` is known once requests are taken."""

    def __init__(self, settings: Settings, log: Path | None = None) -> None:
        here, there = _CONTEXT.Pipe(duplex=False)
        self._up: Final[Connection] = here
        self.process: Final[BaseProcess] = _CONTEXT.Process(
            target=_run, args=(settings, there, log)
        )
        self.process.start()
        there.close()
        self.url = ""

    async def up(self) -> str:
        """The address, as soon as it answers."""
        found = await asyncio.to_thread(self._up.poll, PATIENCE)
        assert found, "the server did not start: see its log"
        self.url = str(self._up.recv())
        self._up.close()
        return self.url

    def kill(self) -> None:
        """Ends it as a power cut would."""
        self.process.kill()
        self.process.join(PATIENCE)
        self.process.close()

    def stop(self, signal: int) -> int | None:
        """Asks it to end; the exit code."""
        assert self.process.pid is not None
        os.kill(self.process.pid, signal)
        self.process.join(PATIENCE)
        code = self.process.exitcode
        self.process.close()
        return code


def settings(folder: Path, **given: Any) -> Settings:
    """A server on the database of that folder, at any free port; bots do not pause."""
    usual: dict[str, Any] = {
        "database": database_of(folder),
        "port": 0,
        "bot_pause": 0.0,
        "bot_workers": 0,
        "simple_bots": True,
        "requests_per_minute": 100_000,
        "messages_per_second": 100_000.0,
        "message_burst": 100_000,
        "log_level": "warning",
    }
    return with_database(Settings(**{**usual, **given}), folder)


@contextmanager
def running(chosen: Settings, log: Path | None = None) -> Iterator[Process]:
    """A server that is killed in the end, if it has not ended before."""
    server = Process(chosen, log)
    try:
        yield server
    finally:
        try:
            alive = server.process.is_alive()
        except ValueError:  # it was closed: it has ended
            alive = False
        if alive:
            server.kill()
