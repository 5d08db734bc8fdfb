"""The pulse of a PostgreSQL: where it falls silent, all connections are given up at once.

A line that died without a word looks like an answer that takes long. Every question has a
patience of its own; but those that come one after another would lose theirs one after another.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import structlog

from shipmates.server.store import engine

_log = structlog.get_logger()
BEAT: Final = 1.0
"""Seconds from one look to the next."""
SILENCE: Final = 4.0
"""Seconds until no answer means that there will be none: the question needs no time at all."""

_NOTHING: Final = "SELECT 1"
# It would hold the other ends for hours, and what was locked there; and it has only so many.
_END: Final = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE pid = ANY($1::int[]) AND usename = current_user AND application_name LIKE 'shipmates%'
"""


class Wires:
    """Every connection of a store to its PostgreSQL."""

    def __init__(self, address: str) -> None:
        self._address: Final = address
        self._open: Final[dict[Any, int]] = {}
        self.forsaken: Final = set[int]()
        """The other ends of what was closed, as PostgreSQL numbers them."""

    async def connect(self, **settings: str) -> Any:
        """One more, of asyncpg's own kind."""
        connection = await engine.plain_postgres(self._address, **settings)
        self._open[connection] = connection.get_server_pid()
        connection.add_termination_listener(self._closed)
        return connection

    def _closed(self, connection: Any) -> None:
        """Whoever closed it, the other end may not have heard of it."""
        self.forsaken.add(self._open.pop(connection))

    def drop(self) -> int:
        """Hangs up on all of them, and whoever waits for an answer hears so; how many."""
        dropped = tuple(self._open)
        for connection in dropped:
            connection.terminate()
        return len(dropped)

    def doubt(self, error: Exception) -> None:
        """A question has failed: if nothing was heard at all, nobody else will hear more."""
        if isinstance(error, TimeoutError):
            self.drop()


class Pulse:
    """Asks for nothing again and again, on a connection that does nothing else."""

    def __init__(self, wires: Wires) -> None:
        self._wires: Final = wires
        self._connection: Any = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins to look."""
        self._task = asyncio.create_task(self._run(), name="pulse")

    async def stop(self) -> None:
        """Looks no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            self._connection.terminate()

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            alarm = loop.call_later(SILENCE, self._give_up)
            with suppress(Exception):  # whoever needs the database says so
                await self._feel()
            alarm.cancel()
            # After a silence anew at once: what others open now could go silent unseen.
            if loop.time() < alarm.when():
                await asyncio.sleep(BEAT)

    async def _feel(self) -> None:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._wires.connect()
        forsaken = tuple(self._wires.forsaken)
        asked = (_END, forsaken) if forsaken else (_NOTHING,)
        await self._connection.fetch(*asked)
        self._wires.forsaken.difference_update(forsaken)

    def _give_up(self) -> None:
        if self._wires.drop():
            _log.error("database-silent", seconds=SILENCE)
