"""A Ray cluster as the place where games are played; Ray is loaded only when one is asked for.

A worker that dies, or a whole machine, costs nothing but time: what it was playing is played
again.
"""

from __future__ import annotations

import logging
import os
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import Any, Final

from shipmates.kernel import Note
from shipmates.lab.backends import AHEAD, TRIES, Done, Item, Played
from shipmates.lab.unfit import Unfit, needed

LOCAL: Final = "local"
"""Instead of an address: a cluster of this machine, for this run."""
PIECE: Final = 1.0
"""Seconds of play to hand out at once: a message to the cluster takes milliseconds."""
MOST: Final = 64
AUTO: Final = "auto"
"""Instead of an address: whichever cluster this machine belongs to."""
_PATIENCE: Final = 5.0
_SETTINGS: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_agent_register_timeout_ms": "120000",
    "RAY_raylet_start_wait_time_s": "120",
    "RAY_worker_register_timeout_seconds": "120",
}
"""No figures about its use leave this machine, and a busy one gets its time to start."""
_STORE: Final = 100 * 2**20
"""Bytes for what is on its way: rows are small, and Ray would take a third of the memory."""


def loaded() -> Any:
    """Ray itself. Raises `Unfit` if it is not installed."""
    for name, value in _SETTINGS.items():
        os.environ.setdefault(name, value)  # they are read when it is loaded
    return needed("ray", "ray")


class Cluster:
    """All processors of a cluster."""

    def __init__(self, address: str, workers: int | None = None) -> None:
        self._address: Final = address
        self._workers: Final = workers

    def play(self, todo: Sequence[Item], work: Callable[[Item], Done]) -> Played[Done]:
        """What the work comes to for each. Closing the iterator stops it."""
        if not todo:
            return
        ray = loaded()
        mine = self._joined(ray)
        running = dict[Any, None]()
        try:
            yield from _handed_out(ray, deque(todo), work, running)
        finally:
            _cancelled(ray, running)
            if mine:
                ray.shutdown()

    def _joined(self, ray: Any) -> bool:
        """Whether it was for us to join, and is for us to leave."""
        if ray.is_initialized():
            return False
        quiet = {"logging_level": logging.ERROR, "log_to_driver": False}
        if self._address == LOCAL:
            # Without an address Ray would join any cluster it can find.
            sizes = {"num_cpus": self._workers, "object_store_memory": _STORE}
            try:
                ray.init(LOCAL, include_dashboard=False, **sizes, **quiet)
            except Exception as error:  # Ray says no more than that itself
                why = str(error).partition("\n")[0]
                raise Unfit(Note("mistake-lab-ray-local", (("why", why),))) from None
            return True
        try:
            _knock(self._address)
            ray.init(self._address, **quiet)
        except (OSError, ValueError, RuntimeError):
            raise Unfit(Note("mistake-lab-ray", (("address", self._address),))) from None
        return True


def _knock(address: str) -> None:
    """Raises `OSError` or `ValueError` if nobody is there: Ray itself would ask for ever."""
    if address != AUTO:
        host, _, port = address.removeprefix("ray://").rpartition(":")
        socket.create_connection((host.strip("[]"), int(port)), _PATIENCE).close()


def _handed_out(
    ray: Any,
    waiting: deque[Item],
    work: Callable[[Item], Done],
    running: dict[Any, None],
) -> Iterator[Done]:
    remote = ray.remote(max_retries=TRIES)(_some)
    size = 1
    while waiting or running:
        while waiting and len(running) < AHEAD * _processors(ray):
            items = [waiting.popleft() for _ in range(min(size, len(waiting)))]
            running[remote.remote(work, items)] = None
        ready, _ = ray.wait(list(running))
        for reference in ready:
            found, seconds = _got(ray, reference)
            del running[reference]
            size = max(1, min(MOST, int(len(found) * PIECE / max(seconds, 1e-6))))
            yield from found


def _some(work: Callable[[Item], Done], items: list[Item]) -> tuple[list[Done], float]:
    began = perf_counter()
    return [work(item) for item in items], perf_counter() - began


def _got(ray: Any, reference: Any) -> Any:
    """What came back. Raises what the work raised, as if it had been done here."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError:
        raise Unfit(Note("mistake-lab-workers", (("tries", TRIES),))) from None


def _processors(ray: Any) -> int:
    """How many there are now: machines may come and go."""
    return max(1, int(ray.cluster_resources().get("CPU", 0)))


def _cancelled(ray: Any, running: dict[Any, None]) -> None:
    for reference in running:
        ray.cancel(reference, force=True)
