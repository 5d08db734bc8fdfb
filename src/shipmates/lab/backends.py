"""Where games are played: in this process, in several, or on a Ray cluster.

What comes back is the same everywhere; only the order in which it comes is not.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections import Counter, deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, get_context, parent_process
from typing import Final, Protocol, TypeAlias, TypeVar

from shipmates.kernel import Note
from shipmates.lab.unfit import Unfit

Item = TypeVar("Item")
Done = TypeVar("Done")
Played: TypeAlias = Generator[Done, None, None]

AHEAD: Final = 3
"""So many games a worker are handed out: it never waits, and little is lost when it dies."""
TRIES: Final = 5
"""A game that ends its worker so often is given up, and the run with it."""

MOST_PROCESSES: Final = 61 if sys.platform == "win32" else 1_000
"""Windows waits for no more than these at once."""


class Backend(Protocol):
    """Something that does a piece of work for every item, in any order."""

    def play(self, todo: Sequence[Item], work: Callable[[Item], Done]) -> Played[Done]:
        """What the work comes to for each. Closing the iterator stops it."""


class Alone:
    """This process, one after the other."""

    def play(self, todo: Sequence[Item], work: Callable[[Item], Done]) -> Played[Done]:
        """What the work comes to for each. Closing the iterator stops it."""
        yield from map(work, todo)


class Processes:
    """Fresh processes: nothing of this one is shared, on any system.

    If one dies, new ones take over and play again what was not finished.
    """

    def __init__(self, workers: int) -> None:
        self._workers: Final = min(workers, MOST_PROCESSES)

    def play(self, todo: Sequence[Item], work: Callable[[Item], Done]) -> Played[Done]:
        """What the work comes to for each. Closing the iterator stops it."""
        waiting, tries = deque(range(len(todo))), Counter[int]()
        while waiting:
            pool = self._opened()
            running = dict[Future[Done], int]()
            try:
                while waiting or running:
                    self._fill(pool, running, waiting, todo, work)
                    for future in wait(running, return_when=FIRST_COMPLETED).done:
                        yield future.result()
                        del running[future]
            except BrokenProcessPool:
                waiting.extendleft(again := list(running.values()))
                _give_up(tries, again)
            finally:
                _end(pool)

    def _fill(
        self,
        pool: ProcessPoolExecutor,
        running: dict[Future[Done], int],
        waiting: deque[int],
        todo: Sequence[Item],
        work: Callable[[Item], Done],
    ) -> None:
        while waiting and len(running) < AHEAD * self._workers:
            future = pool.submit(work, todo[waiting[0]])
            running[future] = waiting.popleft()

    def _opened(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, get_context("spawn"), _settle)


def _give_up(tries: Counter[int], again: list[int]) -> None:
    tries.update(again)
    if max(tries.values(), default=0) >= TRIES:
        raise Unfit(Note("mistake-lab-workers", (("tries", TRIES),)))


def _end(pool: ProcessPoolExecutor) -> None:
    """At once: nobody wants what is still being played."""
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join()


def _settle() -> None:
    """Ctrl-C is for the one who writes, and ends the others, as does its death."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(1)


def processes(workers: int) -> Backend:
    """So many; for one alone no other process is needed."""
    return Alone() if workers == 1 else Processes(workers)
