"""Bots think in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import Any, Final

import structlog

from shipmates.bots import make
from shipmates.dice import Seeded

_log = structlog.get_logger()


def think(game: Any, level: str, seed: str, view: Any) -> Any:
    """What a bot does, having seen this. Runs in a worker."""
    return make(game, level, Seeded(seed)).choose(view)


def _die_with_parent() -> None:
    """A worker whose server was killed has nobody left to think for; only then it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        # People at other tables come before a bot's thoughts; but on a busy machine bots
        # must still get on, so nothing stricter.
        os.nice(15)
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class Thinkers:
    """So many processes; a broken one is replaced, and what it thought about is asked again.

    Without any, bots think in threads: less memory, and everybody waits a little for them.
    """

    def __init__(self, workers: int) -> None:
        self._workers: Final = workers
        self._pool: ProcessPoolExecutor | None = None

    def warm(self) -> None:
        """Starts a worker before somebody waits for it."""
        if self._workers and self._pool is None:
            self._pool = self._open()
            self._pool.submit(os.getpid)

    async def choose(self, game: str, level: str, seed: str, view: Any) -> Any:
        """One of `view.legal`, chosen by a bot of that level."""
        for _ in range(2 if self._workers else 0):
            pool = self._pool = self._pool or self._open()
            loop = asyncio.get_running_loop()
            try:
                return await loop.run_in_executor(pool, think, game, level, seed, view)
            except BrokenProcessPool:
                _log.warning("bot-worker-lost", game=game, level=level)
                if self._pool is pool:  # somebody else may have replaced it already
                    self.close()
        return await asyncio.to_thread(think, game, level, seed, view)

    def _open(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._workers, mp_context=get_context("spawn"), initializer=_die_with_parent
        )

    def close(self) -> None:
        """Lets the workers go; they are started anew when somebody asks."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
