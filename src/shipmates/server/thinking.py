"""Bots think in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import math
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Any, Final

import structlog

from shipmates.bots import make, thrifty
from shipmates.bots.expert import EXPERT, STEADY
from shipmates.bots.mind import Plan
from shipmates.dice import Seeded
from shipmates.lab.backends import MOST_PROCESSES
from shipmates.server.metrics import THINKING
from shipmates.server.priority import stand_back

_log = structlog.get_logger()

IDLE: Final = True
"""Whether those with time work only when nobody else does."""
FAR_BACK: Final = 15
BACK: Final = 5
"""How far workers stand back for the server; less where a person waits for the answer."""
PATIENCE: Final = 4.0
"""Seconds a bot may take before somebody else is asked too; longer than any honest thought."""


class TooLate(Exception):
    """Nobody waits for this thought any more."""


def think(game: Any, level: str, seed: str, view: Any) -> Any:
    """What a bot does, having seen this. Runs in a worker."""
    return make(game, level, Seeded(seed)).choose(view)


def _timely(until: float, job: Callable[..., Any], *given: Any) -> Any:
    """Does it, in a worker. Raises `TooLate` after `until`."""
    if time.monotonic() > until:
        raise TooLate
    return job(*given)


def settle(back: int, idle: bool) -> None:  # noqa: FBT001 - a pool passes it by position
    """How a worker starts: it gives way to people, and ends with its server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    stand_back(back, idle=idle)
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class _Workers:
    """So many processes; a broken one is replaced, and what it thought about is asked again."""

    def __init__(self, count: int, back: int, *, idle: bool = False) -> None:
        self._count: Final = min(count, MOST_PROCESSES)
        self._manner: Final = back, idle
        self._pool: ProcessPoolExecutor | None = None

    def warm(self) -> None:
        if self._pool is None:
            self._pool = self._open()
            self._pool.submit(os.getpid)

    async def do(self, job: Callable[..., Any], *given: Any, until: float = math.inf) -> Any:
        for _ in range(2):
            pool = self._pool = self._pool or self._open()
            loop = asyncio.get_running_loop()
            try:
                return await loop.run_in_executor(pool, _timely, until, job, *given)
            except BrokenProcessPool:
                _log.warning("bot-worker-lost", job=job.__name__)
                if self._pool is pool:  # somebody else may have replaced it already
                    self.close()
        return await asyncio.to_thread(job, *given)

    def _open(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._count,
            mp_context=get_context("spawn"),
            initializer=settle,
            initargs=self._manner,
        )

    @property
    def processes(self) -> list[BaseProcess]:
        return [] if self._pool is None else list((self._pool._processes or {}).values())

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


class Thinkers:
    """Bots think where nobody waits for them: in processes that run when the machine is idle.

    On a machine that never is, they would never get on. What is not thought through after
    `PATIENCE` is asked again of workers that only stand back a little.
    Without any workers, bots think in threads: less memory, and everybody waits a little.
    """

    def __init__(self, workers: int, *, simple: bool = False) -> None:
        self._workers: Final = workers
        self._simple: Final = simple
        self._calm: Final = _Workers(workers, FAR_BACK, idle=IDLE)
        self._hurried: Final = _Workers(workers, BACK)
        self._studious: Final = _Workers(min(workers, 1), FAR_BACK, idle=IDLE)
        self._pressed: Final = _Workers(min(workers, 1), BACK)
        self._thoughts = 0

    @property
    def busy(self) -> bool:
        """Whether a bot thinks, and a table waits for it."""
        return self._thoughts > 0

    @property
    def workers(self) -> list[BaseProcess]:
        """The processes that think at present."""
        pools = self._calm, self._hurried, self._studious, self._pressed
        return [process for pool in pools for process in pool.processes]

    def warm(self) -> None:
        """Starts a worker before somebody waits for it."""
        if self._workers:
            self._calm.warm()

    @property
    def plan(self) -> Plan:
        """How much thought is given to advice."""
        return STEADY if self._simple else EXPERT

    async def choose(self, game: str, level: str, seed: str, view: Any) -> Any:
        """One of `view.legal`, chosen by a bot of that level."""
        if self._simple:
            level = thrifty(game, level)
        with THINKING.labels(game, level).time():
            return await self.think(think, game, level, seed, view)

    async def think(self, job: Callable[..., Any], *given: Any) -> Any:
        """What a bot has to think about, done where it is calm, or in a hurry at last."""
        self._thoughts += 1
        try:
            return await self._ask(self._calm, self._hurried, job, *given)
        finally:
            self._thoughts -= 1

    async def _ask(
        self, calm: _Workers, hurried: _Workers, job: Callable[..., Any], *given: Any
    ) -> Any:
        if not self._workers:
            return await asyncio.to_thread(job, *given)
        until = time.monotonic() + PATIENCE
        asked = calm.do(job, *given, until=until)
        thought = asyncio.create_task(asked)
        # Never cancelled: a pool that breaks with a cancelled thought in it stays broken.
        done, _ = await asyncio.wait({thought}, timeout=PATIENCE)
        if done and not isinstance(thought.exception(), TooLate):
            return thought.result()
        thought.add_done_callback(lambda late: late.cancelled() or late.exception())
        return await hurried.do(job, *given)

    async def study(self, job: Callable[..., Any], *given: Any) -> Any:
        """Long work nobody plays on: in a process of its own, so that no bot waits for it."""
        return await self._ask(self._studious, self._pressed, job, *given)

    def close(self) -> None:
        """Lets the workers go; they are started anew when somebody asks."""
        self._calm.close()
        self._hurried.close()
        self._studious.close()
        self._pressed.close()
