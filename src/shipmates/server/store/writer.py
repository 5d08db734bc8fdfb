"""One writer for all tables: whatever waits is written in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypeVar

import structlog
from sqlalchemy import func, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from shipmates.server.metrics import BATCH
from shipmates.server.refusals import Away
from shipmates.server.store import engine, schema
from shipmates.server.store.rows import Append
from shipmates.server.store.swift import Swift, Untaken

Result = TypeVar("Result")
Work = Callable[[AsyncConnection], Awaitable[Result]]
MOST: Final = 256
"""So many jobs share a transaction at most."""
TRIES: Final = 5
"""How often a job is tried that is in another's way."""
PATIENCE: Final = 1.0
"""How long to wait, in seconds, before a database that failed is tried again unasked."""

_log = structlog.get_logger()


class Clash(Exception):
    """Somebody else has written this already; nothing of the job was kept."""


class _Spoilt(Exception):
    """A job has failed, and with it the transaction it shared."""


@dataclass(slots=True)
class _Job:
    work: Work[Any]
    done: asyncio.Future[Any]
    moves: Append | None = None
    """What the job does, if that is to write moves and nothing else."""


_Answer: TypeAlias = tuple[_Job, Any, Exception | None]


class Writer:
    """Takes jobs from everywhere, and answers each when it is safely on the disk.

    A sync to disk costs the same for one action as for a hundred. A job that clashes is
    undone alone, and the others are done again: a job may only talk to the database. If that
    fails, all jobs of the transaction fail and nothing is kept. Where moves are all that waits,
    `swift` writes them.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        check: Callable[[], None],
        swift: Swift | None,
        doubt: Callable[[Exception], None],
    ) -> None:
        self._engine: Final = engine
        self._swift: Final = swift
        self._check: Final = check
        """Raises `OSError` if what is written now would not be found again."""
        self._doubt: Final = doubt
        """Hears of every failure: it may not be the writer's alone."""
        self._jobs: Final[asyncio.Queue[_Job | None]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.away = False
        """Whether the last attempt to write has failed."""

    def start(self) -> None:
        """Begins to write."""
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Writes what waits, and ends; who comes later is told so."""
        task, self._task = self._task, None
        if task is not None:
            await self._jobs.put(None)
            await task
            if self._swift is not None:
                await self._swift.close()

    async def write(self, work: Work[Result], moves: Append | None = None) -> Result:
        """The job's result, once it is kept. Raises `Clash` or `Away`.

        `moves` says that the job writes these and does nothing else.
        """
        if self._task is None:
            raise Away("away")
        job = _Job(work, asyncio.get_running_loop().create_future(), moves)
        # Nobody may be left to hear of a failure: that is no error of its own.
        job.done.add_done_callback(lambda done: done.cancelled() or done.exception())
        await self._jobs.put(job)
        result: Result = await asyncio.shield(job.done)
        return result

    async def _run(self) -> None:
        ends = False
        while not ends:
            batch, ends = await self._batch()
            answers = await self._commit(batch)
            for job, result, failure in answers:
                if job.done.done():
                    continue
                if failure is None:
                    job.done.set_result(result)
                else:
                    job.done.set_exception(failure)

    async def _batch(self) -> tuple[list[_Job], bool]:
        """What waits, and whether it is the last; nothing, to try a database that failed."""
        batch = list[_Job]()
        try:
            async with asyncio.timeout(PATIENCE if self.away else None):
                job = await self._jobs.get()
        except TimeoutError:
            return batch, False
        while job is not None:
            batch.append(job)
            if len(batch) >= MOST or self._jobs.empty():
                return batch, False
            job = self._jobs.get_nowait()
        return batch, True

    async def _commit(self, batch: list[_Job]) -> list[_Answer]:
        try:
            try:
                answers = await self._transact(batch)
            except DBAPIError as error:
                if not _is_in_each_others_way(error):
                    raise
                # Two nodes wait for one another. A job alone has only one thing to wait for.
                answers = [await self._transact_alone(job) for job in batch]
        except Exception as error:
            # Whatever it was, the writer must live on, or every table would wait forever.
            self._failed(error, len(batch))
            return [(job, None, Away("away")) for job in batch]
        BATCH.observe(len(batch))
        if self.away:
            self.away = False
            _log.info("database-back")
        return answers

    async def _transact(self, batch: list[_Job]) -> list[_Answer]:
        """All of them in one go; only if one fails does each get a savepoint of its own."""
        self._check()
        if (answers := await self._sped(batch)) is not None:
            return answers
        try:
            async with self._engine.begin() as connection:
                if self.away:
                    await connection.execute(_PROBE)
                return [await _hoped(connection, job) for job in batch]
        except _Spoilt:
            async with self._engine.begin() as connection:
                return [await _attempt(connection, job) for job in batch]

    async def _sped(self, batch: list[_Job]) -> list[_Answer] | None:
        """Moves alone, the quick way; nothing if that is not the way to go now."""
        moves = [job.moves for job in batch if job.moves is not None]
        if self._swift is None or self.away or not batch or len(moves) < len(batch):
            return None
        try:
            kept = await self._swift.append(moves)
        except Untaken:
            return None
        over = Clash("the game is over")
        return [
            (job, None, None if append.attempt in kept else over)
            for job, append in zip(batch, moves, strict=True)
        ]

    async def _transact_alone(self, job: _Job) -> _Answer:
        for _ in range(TRIES):
            try:
                (answer,) = await self._transact([job])
            except DBAPIError as error:
                if not _is_in_each_others_way(error):
                    raise
            else:
                return answer
        return job, None, Away("away")

    def _failed(self, error: Exception, jobs: int) -> None:
        self._doubt(error)
        known, self.away = self.away, True
        if known:
            return  # people try again and again: once is enough for a log
        reason = f"{type(error).__name__}: {error}".split("\n")[0]
        expected = isinstance(error, engine.FAILURES)
        with suppress(OSError):  # the log may lie on the same full disk
            _log.error("database-away", jobs=jobs, reason=reason, exc_info=not expected)


def _is_in_each_others_way(error: DBAPIError) -> bool:
    """Whether PostgreSQL has ended a transaction because another one waits for it."""
    return getattr(error.orig, "sqlstate", None) in ("40P01", "40001")


_TABLES: Final = schema.tables
_PROBE: Final = (
    update(_TABLES)
    .where(_TABLES.c.id == select(func.min(_TABLES.c.id)).scalar_subquery())
    .values(version=_TABLES.c.version)
)
"""Changes nothing, but must be written."""


async def _hoped(connection: AsyncConnection, job: _Job) -> _Answer:
    """Does a job that will hardly fail. Raises `_Spoilt` if it does by a fault of its own."""
    try:
        return job, await job.work(connection), None
    except IntegrityError as error:
        raise _Spoilt from error
    except DBAPIError:
        raise
    except Exception as error:
        raise _Spoilt from error


async def _attempt(connection: AsyncConnection, job: _Job) -> _Answer:
    try:
        async with connection.begin_nested():
            return job, await job.work(connection), None
    except IntegrityError as error:
        return job, None, Clash(str(error.orig))
    except DBAPIError:
        raise
    except Exception as error:
        return job, None, error
