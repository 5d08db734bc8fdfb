"""Moves, the way they are written a hundred times a second: many games in one statement.

All else goes through SQLAlchemy, and whatever is out of the ordinary here does so, too.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol

import msgspec

from shipmates.server.store import engine
from shipmates.server.store.pulse import Wires
from shipmates.server.store.rows import Append

NEEDS: Final = (3, 38)
"""Before it, SQLite need not know of JSON, nor say what it has written."""


class Untaken(Exception):
    """Some of these moves cannot be kept: each is to be tried by itself."""


class Swift(Protocol):
    """A line to the database for moves alone."""

    async def append(self, moves: Sequence[Append]) -> frozenset[str]:
        """The games whose moves are kept now; those of the others are over.

        Raises `Untaken` if nothing was kept for a reason that the long way knows how to handle,
        and one of `FAILURES` if the database does not answer.
        """

    async def close(self) -> None:
        """Lets go of the database."""


def swift(address: str, wires: Wires | None) -> Swift | None:
    """A line to this database, opened when it is needed; none where it is too old."""
    if wires is not None:
        return _OnPostgres(wires)
    return _InFile(address) if sqlite3.sqlite_version_info >= NEEDS else None


def is_plain(append: Append) -> bool:
    """Whether these are moves and nothing else."""
    return bool(append.lines) and append == Append(
        append.attempt, append.first, append.lines, append.at
    )


def _rows(moves: Iterable[Append]) -> list[tuple[str, int, str, int]]:
    return [
        (append.attempt, number, line, append.at)
        for append in moves
        for number, line in enumerate(append.lines, start=append.first)
    ]


_OF_FILE: Final = """
INSERT INTO moves (attempt, number, line, at)
SELECT r.value ->> 0, r.value ->> 1, r.value ->> 2, r.value ->> 3 FROM json_each(?) AS r
JOIN attempts ON attempts.id = r.value ->> 0 WHERE attempts.finished IS NULL
RETURNING attempt
"""


class _InFile:
    """SQLite, in a thread of its own: one trip there for whatever waits."""

    def __init__(self, address: str) -> None:
        self._address: Final = address
        self._thread: Final = ThreadPoolExecutor(1, "moves")
        self._connection: sqlite3.Connection | None = None

    async def append(self, moves: Sequence[Append]) -> frozenset[str]:
        rows = msgspec.json.encode(_rows(moves)).decode()
        kept: frozenset[str] = await self._there(lambda: self._write(rows))
        return kept

    async def close(self) -> None:
        await self._there(self._drop)
        self._thread.shutdown(wait=False)

    async def _there(self, work: Callable[[], Any]) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _write(self, rows: str) -> frozenset[str]:
        if self._connection is None:
            self._connection = engine.plain_sqlite(self._address)
        try:
            # A statement by itself is a transaction by itself, synced to disk when it is done.
            kept = self._connection.execute(_OF_FILE, (rows,)).fetchall()
        except sqlite3.IntegrityError as error:
            raise Untaken from error
        except sqlite3.Error:
            self._drop()
            raise
        return frozenset(attempt for (attempt,) in kept)

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


# Games are taken hold of in the same order by all nodes: nobody waits for one another.
_OF_POSTGRES: Final = """
WITH going AS (
  SELECT id FROM attempts WHERE id = ANY($1::text[]) AND finished IS NULL
  ORDER BY id FOR UPDATE
)
INSERT INTO moves (attempt, number, line, at)
SELECT r.* FROM unnest($1::text[], $2::int[], $3::text[], $4::bigint[])
  AS r (attempt, number, line, at) JOIN going ON going.id = r.attempt
RETURNING attempt
"""
_EACH_BY_ITSELF: Final = ("23505", "40P01", "40001")
"""Two moves at one ply; two nodes that wait for one another."""


class _Postgres:
    """A connection to PostgreSQL, opened when it is needed and dropped when it fails."""

    def __init__(self, wires: Wires) -> None:
        self._wires: Final = wires
        self._connection: Any = None

    async def fetch(self, question: str, *given: Any) -> list[Any]:
        """The rows that answer it, in one round trip."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._wires.connect(**engine.BY_KEY)
        try:
            rows: list[Any] = await self._connection.fetch(question, *given)
        except engine.FAILURES as error:
            if getattr(error, "sqlstate", None) in _EACH_BY_ITSELF:
                raise Untaken from error
            await self.close()
            raise
        return rows

    async def close(self) -> None:
        """Hangs up."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()


class _OnPostgres:
    """PostgreSQL, in one round trip for whatever waits."""

    def __init__(self, wires: Wires) -> None:
        self._postgres: Final = _Postgres(wires)

    async def append(self, moves: Sequence[Append]) -> frozenset[str]:
        attempts, numbers, lines, times = zip(*_rows(moves), strict=True)
        kept = await self._postgres.fetch(_OF_POSTGRES, attempts, numbers, lines, times)
        return frozenset(row[0] for row in kept)

    async def close(self) -> None:
        await self._postgres.close()


_SINCE: Final = """
SELECT m.attempt, m.line FROM unnest($1::text[], $2::int[]) AS w (attempt, since)
JOIN moves AS m ON m.attempt = w.attempt AND m.number >= w.since ORDER BY m.attempt, m.number
"""


class SwiftLines:
    """What other nodes have written to many games, in one question."""

    def __init__(self, wires: Wires) -> None:
        self._postgres: Final = _Postgres(wires)

    async def since(self, games: Sequence[tuple[str, int]]) -> dict[str, list[str]]:
        """The lines of each game from a number on; one question at a time."""
        attempts, numbers = zip(*games, strict=True)
        found = defaultdict[str, list[str]](list)
        for attempt, line in await self._postgres.fetch(_SINCE, attempts, numbers):
            found[attempt].append(line)
        return found

    async def close(self) -> None:
        """Lets go of the database."""
        await self._postgres.close()
