"""One writer for all tables: whatever waits is written in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import structlog
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from shipmates.server.refusals import Away

Result = TypeVar("Result")
Work = Callable[[AsyncConnection], Awaitable[Result]]
MOST: Final = 256
"""So many jobs share a transaction at most."""

_log = structlog.get_logger()


class Clash(Exception):
    """Somebody else has written this already; nothing of the job was kept."""


@dataclass(slots=True)
class _Job:
    work: Work[Any]
    done: asyncio.Future[Any]


class Writer:
    """Takes jobs from everywhere, and answers each when it is safely on the disk.

    A sync to disk costs the same for one action as for a hundred. If a job clashes, all are
    tried again one by one; if the database fails, all fail and nothing is kept.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Final = engine
        self._jobs: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins to write."""
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Writes what waits, and ends."""
        if self._task is not None:
            await self._jobs.put(None)
            await self._task
            self._task = None

    async def write(self, work: Work[Result]) -> Result:
        """The job's result, once it is kept. Raises `Clash` or `Away`."""
        job = _Job(work, asyncio.get_running_loop().create_future())
        await self._jobs.put(job)
        result: Result = await asyncio.shield(job.done)
        return result

    async def _run(self) -> None:
        while (first := await self._jobs.get()) is not None:
            batch, ends = [first], False
            while len(batch) < MOST and not self._jobs.empty():
                job = self._jobs.get_nowait()
                if job is None:
                    ends = True
                    break
                batch.append(job)
            await self._commit(batch)
            if ends:
                return

    async def _commit(self, batch: list[_Job]) -> None:
        try:
            results = await self._write(batch)
        except Exception as error:
            if len(batch) > 1 and not _is_away(error):
                # One of them is at fault. Nothing was kept, so each has its own try.
                for job in batch:
                    await self._commit([job])
            else:
                _fail(batch, error)
            return
        for job, result in zip(batch, results, strict=True):
            if not job.done.cancelled():
                job.done.set_result(result)

    async def _write(self, batch: list[_Job]) -> list[Any]:
        async with self._engine.begin() as connection:
            return [await job.work(connection) for job in batch]


def _is_away(error: Exception) -> bool:
    """Whether the database itself is at fault, and not what was asked of it."""
    clash = isinstance(error, IntegrityError)
    return isinstance(error, DBAPIError | OSError) and not clash


def _fail(batch: list[_Job], error: Exception) -> None:
    failure = error
    if _is_away(error):
        _log.error("database-away", jobs=len(batch), reason=str(error).split("\n")[0])
        failure = Away("away")
    elif isinstance(error, IntegrityError):
        failure = Clash(str(error.orig))
    for job in batch:
        if not job.done.cancelled():
            job.done.set_exception(failure)
