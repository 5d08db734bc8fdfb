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

    A sync to disk costs the same for one action as for a hundred. A job that clashes is
    undone alone; if the database fails, all jobs of the transaction fail and nothing is kept.
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
        answers = list[tuple[_Job, Any, Exception | None]]()
        try:
            async with self._engine.begin() as connection:
                for job in batch:
                    answers.append(await _attempt(connection, job))
        except (DBAPIError, OSError) as error:
            _log.error("database-away", jobs=len(batch), reason=str(error).split("\n")[0])
            answers = [(job, None, Away("away")) for job in batch]
        for job, result, failure in answers:
            if job.done.cancelled():
                continue
            if failure is None:
                job.done.set_result(result)
            else:
                job.done.set_exception(failure)


async def _attempt(
    connection: AsyncConnection, job: _Job
) -> tuple[_Job, Any, Exception | None]:
    try:
        async with connection.begin_nested():
            return job, await job.work(connection), None
    except IntegrityError as error:
        return job, None, Clash(str(error.orig))
    except DBAPIError:
        raise
    except Exception as error:
        return job, None, error
