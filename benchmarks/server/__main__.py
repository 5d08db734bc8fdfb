"""Measures a server under load: `python -m benchmarks.server [--tables 300] [--seconds 60]`."""

from __future__ import annotations

import argparse
import asyncio
import resource
import tempfile
import time
from pathlib import Path
from statistics import quantiles

import uvloop

from benchmarks.server.crowd import Figures, Table, seated
from benchmarks.server.host import Host

PLAN = {"game": "planet9", "players": 4, "mission": 4, "distress": False}
BOT_PLAN = {"game": "crewdeck", "players": 4}
GOAL = 0.25
"""Seconds from an action to all four views, for 99 of 100."""


async def measure(
    host: Host, tables: list[Table], figures: Figures, every: float, seconds: float
) -> float:
    """Plays for so long, one action a table every so many seconds. The 99th of 100."""
    figures.spread.clear()
    figures.acts = figures.errors = figures.finished = 0
    used, began = host.processor(), time.perf_counter()
    until = began + seconds
    playing = (
        table.play(every, until, every * number / len(tables))
        for number, table in enumerate(tables)
    )
    await asyncio.gather(*playing)
    took = time.perf_counter() - began
    cuts = quantiles(figures.spread, n=100)
    print(
        f"every {every:4.2f} s: {figures.acts / took:6.1f} actions/s, "
        f"p50 {cuts[49] * 1000:5.1f}  p90 {cuts[89] * 1000:5.1f}  "
        f"p99 {cuts[98] * 1000:6.1f}  max {max(figures.spread) * 1000:6.1f} ms, "
        f"errors {figures.errors}, server {(host.processor() - used) / took:4.0%} of a core, "
        f"{host.memory() / 2**20:5.0f} MiB",
        flush=True,
    )
    return cuts[98]


async def beside_bots(
    host: Host, tables: list[Table], figures: Figures, seconds: float, bots: int
) -> None:
    """The same people, while bots think at other tables without a pause."""
    busy = await seated(host.base, bots, Figures(), BOT_PLAN, people=1)
    until = time.perf_counter() + seconds + 3
    playing = [asyncio.create_task(table.keep_busy(until)) for table in busy]
    print(f"beside {bots} whose bots never rest:")
    await measure(host, tables, figures, 3.0, seconds)
    await asyncio.gather(*playing)
    await asyncio.gather(*(table.leave() for table in busy))


async def run(host: Host, count: int, seconds: float, bots: int) -> None:
    """The goal first, then faster and faster."""
    empty = host.memory()
    figures = Figures()
    began = time.perf_counter()
    tables = await seated(host.base, count, figures, PLAN)
    print(f"{count} tables, {4 * count} sockets after {time.perf_counter() - began:.1f} s")
    per_table = (host.memory() - empty) / count / 1024
    print(f"memory: {empty / 2**20:.0f} MiB empty, {per_table:.0f} KiB a table")
    await measure(host, tables, figures, 3.0, seconds)
    best = 0.0
    for every in (2.0, 1.5, 1.0, 0.75, 0.5):
        if await measure(host, tables, figures, every, seconds / 4) > GOAL:
            break
        best = count / every
    print(f"highest rate held: {best:.0f} actions/s")
    await beside_bots(host, tables, figures, seconds / 2, bots)
    await asyncio.gather(*(table.leave() for table in tables))
    host.kill()
    print(f"restarted with {count} live tables: answers after {host.start():.2f} s")


def main() -> None:
    """Reads the arguments and measures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--bots", type=int, default=1, help="tables whose bots never rest")
    given = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    settings = {"bot_pause": "0"}
    with tempfile.TemporaryDirectory() as folder, Host(Path(folder), **settings) as host:
        uvloop.run(run(host, given.tables, given.seconds, given.bots))


if __name__ == "__main__":
    main()
