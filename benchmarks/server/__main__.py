"""Measures a server under load: `python -m benchmarks.server [--tables 300] [--seconds 60]`."""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import resource
import tempfile
import time
from collections.abc import Callable, Coroutine, Sequence
from itertools import chain
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

import uvloop

from benchmarks.server.crowd import Figures, Table, seated
from benchmarks.server.host import Host, Hosted
from benchmarks.server.students import Student, told

PLAN = {"game": "planet9", "players": 4, "mission": 4, "distress": False}
BOT_PLAN = {"game": "crewdeck", "players": 4}
EVERY = 3.0
"""Seconds between two actions at a table."""
TURNS = 10
SAMPLES = 2000
FASTER = (2.5, 2.0, 1.75, 1.5, 1.25, 1.0, 0.75, 0.5)
GOAL = 0.25
"""Seconds from an action to all four views, for 99 of 100."""


async def play(
    host: Hosted, tables: list[Table], figures: Figures, every: float, seconds: float
) -> Figures:
    """Acts for so long, once a table every so many seconds, from when all tables do."""
    until = time.perf_counter() + every + seconds
    playing = [
        asyncio.create_task(table.play(every, until, every * number / len(tables)))
        for number, table in enumerate(tables)
    ]
    await asyncio.sleep(every)
    figures.clear()
    used, own, began = host.processor(), time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    figures.took, figures.used = time.perf_counter() - began, host.processor() - used
    figures.crowd = time.process_time() - own
    await asyncio.gather(*playing)
    return figures


async def measure(
    host: Hosted, tables: list[Table], figures: Figures, every: float, seconds: float
) -> float:
    """Plays, and says how it went. The 99th of 100."""
    await play(host, tables, figures, every, seconds)
    return report(host, f"every {every:4.2f} s", figures)


def report(host: Hosted, what: str, figures: Figures) -> float:
    """One line. The 99th of 100."""
    cuts = quantiles(figures.spread, n=100)
    done = figures.acts + figures.finished
    print(
        f"{what}: {done / figures.took:6.1f} actions/s, "
        f"p50 {cuts[49] * 1000:5.1f}  p90 {cuts[89] * 1000:5.1f}  "
        f"p99 {cuts[98] * 1000:6.1f}  max {max(figures.spread) * 1000:6.1f} ms, "
        f"errors {figures.errors}, server {figures.used / figures.took:4.0%} of a core "
        f"({figures.used / done * 1000:.2f} ms an action), "
        f"crowd {figures.crowd / figures.took:4.0%}, {host.memory() / 2**20:5.0f} MiB",
        flush=True,
    )
    return cuts[98]


async def beside_bots(
    host: Host, tables: list[Table], figures: Figures, seconds: float, bots: int
) -> None:
    """The same people with and without tables of bots, at the usual pace of bots."""
    busy = await seated([host.base], bots, Figures(), BOT_PLAN, people=1)
    what = f"{bots} more with three bots each"
    await by_turns(host, tables, figures, seconds, what, [one.keep_busy for one in busy])
    for table in busy:
        table.leave()


async def beside_students(
    host: Host, tables: list[Table], figures: Figures, seconds: float, students: int
) -> None:
    """The same people with and without others who look back at finished attempts."""

    def attempts() -> list[str]:
        return [one for table in tables for one in table.ended]

    reading = [Student(host.base, attempts, number) for number in range(students)]
    what = f"{students} who look back without a rest"
    await by_turns(host, tables, figures, seconds, what, [one.study for one in reading])
    print(told(reading))


async def by_turns(
    host: Host,
    tables: list[Table],
    figures: Figures,
    seconds: float,
    what: str,
    others: Sequence[Callable[[float], Coroutine[Any, Any, None]]],
) -> None:
    """What others do to people who play, who are measured with them and without them.

    The machine's own moods last for seconds: only turns tell what the others do.
    """
    alone, beside = Figures(), Figures()
    turns = list[tuple[list[float], list[float]]]()
    for _ in range(TURNS):
        alone.add(await play(host, tables, figures, EVERY, seconds / TURNS))
        without = list(figures.spread)
        until = time.perf_counter() + seconds / TURNS
        busy = [asyncio.create_task(other(until)) for other in others]
        beside.add(await play(host, tables, figures, EVERY, seconds / TURNS))
        await asyncio.gather(*busy)
        turns.append((without, list(figures.spread)))
    print(f"by turns, {what}:")
    delay = -report(host, "without", alone) + report(host, "with   ", beside)
    low, high = spread_of_delay(turns)
    print(
        f"they delay the others by {delay * 1000:.1f} ms at p99; drawing the turns anew, "
        f"95 of 100 times between {low * 1000:.1f} and {high * 1000:.1f} ms"
    )


def spread_of_delay(turns: Sequence[tuple[list[float], list[float]]]) -> tuple[float, float]:
    """Between what the delay at p99 lies, were the turns others of their kind (a bootstrap)."""
    dice = Random(1)
    found = list[float]()
    for _ in range(SAMPLES):
        drawn = dice.choices(turns, k=len(turns))
        alone, beside = (sorted(chain.from_iterable(side)) for side in zip(*drawn, strict=True))
        found.append(beside[int(0.99 * len(beside))] - alone[int(0.99 * len(alone))])
    found.sort()
    return found[int(0.025 * SAMPLES)], found[int(0.975 * SAMPLES)]


def collect_no_more() -> None:
    """The crowd's own pauses are not the server's."""
    gc.collect()
    gc.freeze()
    gc.disable()


async def faster(
    host: Hosted, tables: list[Table], figures: Figures, seconds: float, goal: float = GOAL
) -> None:
    """Faster and faster, as long as the goal is met."""
    best = 0.0
    for every in FASTER:
        if await measure(host, tables, figures, every, seconds) > goal:
            break
        best = len(tables) / every
    print(f"highest rate held: {best:.0f} actions/s")


def parted() -> int | None:
    """Takes the first core for the crowd, and says which the server may have, if there are two.

    Where both roam, it is the system's mood whether they get in each other's way; here only the
    bots can get in the way of their server.
    """
    if not hasattr(os, "sched_setaffinity") or len(cores := os.sched_getaffinity(0)) < 2:
        return None
    first, second, *_ = sorted(cores)
    os.sched_setaffinity(0, {first})
    return second


async def run(host: Host, given: argparse.Namespace) -> None:
    """The goal first, then faster and faster."""
    count, seconds = given.tables, given.seconds
    empty = host.memory()
    figures = Figures()
    began = time.perf_counter()
    tables = await seated([host.base], count, figures, PLAN)
    print(f"{count} tables, {4 * count} sockets after {time.perf_counter() - began:.1f} s")
    collect_no_more()
    per_table = (host.memory() - empty) / count / 1024
    print(f"memory: {empty / 2**20:.0f} MiB empty, {per_table:.0f} KiB a table")
    if not given.others_only:
        await measure(host, tables, figures, EVERY, seconds)
        await faster(host, tables, figures, seconds / 4)
    if given.bots:
        await beside_bots(host, tables, figures, seconds, given.bots)
    if given.students:
        await beside_students(host, tables, figures, seconds, given.students)
    for table in tables:
        table.leave()
    host.kill()
    print(f"restarted with {count} live tables: answers after {host.start():.2f} s")


def main() -> None:
    """Reads the arguments and measures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--bots", type=int, default=1, help="how many tables of bots")
    parser.add_argument("--students", type=int, default=1, help="how many look back meanwhile")
    parser.add_argument(
        "--others-only",
        action="store_true",
        help="measure only what these do, with the server and them on a core of their own",
    )
    parser.add_argument("--folder", help="where the database is to be")
    given = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(dir=given.folder) as folder, Host(Path(folder)) as host:
        core = None
        if given.others_only and (core := parted()) is not None:
            print(f"the server and its workers on core {core}, the crowd on another")
        host.start(core)
        uvloop.run(run(host, given))


if __name__ == "__main__":
    main()
