"""What every fault costs: `python -m tests.server.faults 50 cut hush` for some of them."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final, TypeAlias

from shipmates.server.settings import Settings
from tests.postgres import drop_database, fresh_database, spoken
from tests.server.faults import test_lines, test_weather
from tests.server.faults.flood import guest, socket, waits, wave
from tests.server.faults.play import Toll
from tests.server.faults.proxy import Proxy
from tests.server.process import Process, running, settings
from tests.server.test_crash import check_records, kill_again_and_again
from tests.server.test_fleet_faults import databases_killed, nodes_ended, stopped

Told: TypeAlias = Toll | str
TABLES: Final = 20
PAUSE: Final = 0.2
HALF_OPEN: Final = 100


@asynccontextmanager
async def _on(kind: str, folder: Path, **given: Any) -> AsyncIterator[Settings]:
    """A server's settings, on a database of its own."""
    if kind == "sqlite":
        yield settings(folder, **given)
        return
    address, name = await fresh_database()
    try:
        yield settings(folder, database=spoken(address), **given)
    finally:
        await drop_database(name)


async def _server_killed(kind: str, folder: Path, rounds: int) -> Told:
    async with _on(kind, folder) as chosen:
        given = {"database": chosen.database}
        kept, games = await kill_again_and_again(folder, rounds, **given)
    return f"{rounds} rounds, {kept} kept, 0 lost, {games} games"


async def _nodes(end: Callable[[Process], object], folder: Path, rounds: int) -> Told:
    async with _on("postgres", folder) as chosen:
        return await nodes_ended(chosen, rounds, end)


async def _disk(kind: str, folder: Path, rounds: int) -> Told:
    async with test_weather.PLACES[kind](folder) as place:
        return await test_weather.slow_disk(*place, rounds)


async def _clock(kind: str, folder: Path, rounds: int) -> Told:
    async with test_weather.PLACES[kind](folder) as place:
        return await test_weather.jumping_clock(*place, rounds)


async def _others(url: str, rounds: int) -> str:
    """What others wait for an answer, in milliseconds."""
    played = await asyncio.gather(*(waits(url, rounds, PAUSE) for _ in range(TABLES)))
    found = [wait * 1000 for acts in played for wait in acts]
    return f"p50 {median(found):.1f} p99 {quantiles(found, n=100)[98]:.1f} ms"


async def _flood(kind: str, folder: Path, rounds: int) -> Told:
    limits = {"messages_per_second": 20.0, "message_burst": 60}
    async with _on(kind, folder, **limits) as chosen:
        with running(chosen) as node:
            told = await _flooded(await node.up(), rounds)
        assert check_records(chosen.database) >= TABLES
    return told


async def _flooded(url: str, rounds: int) -> Told:
    before, (cookie, table) = await _others(url, rounds), await guest(url)

    async def again() -> None:
        while True:
            await wave(url, cookie, table)

    flooding = asyncio.create_task(again())
    during = await _others(url, rounds)
    assert not flooding.done(), "the flood has ended by itself"
    flooding.cancel()
    await asyncio.gather(flooding, return_exceptions=True)
    return f"{TABLES} tables without: {before}; with: {during}"


async def _half_open(kind: str, folder: Path, rounds: int) -> Told:
    async with _on(kind, folder, sockets_per_person=HALF_OPEN) as chosen:
        with running(chosen) as node:
            told = await _forsaken(await node.up(), rounds)
        assert check_records(chosen.database) >= TABLES
    return told


async def _forsaken(url: str, rounds: int) -> Told:
    before, (cookie, table) = await _others(url, rounds), await guest(url)
    proxy = Proxy(int(url.rpartition(":")[2]))
    bent = f"http://127.0.0.1:{await proxy.open()}"
    for _ in range(HALF_OPEN):
        await socket(bent, cookie, table)
    proxy.hush()
    during = await _others(url, rounds)
    await proxy.close()
    return f"{TABLES} tables without: {before}; with {HALF_OPEN}: {during}"


FAULTS: Final[Mapping[str, Callable[[Path, int], Awaitable[Told]]]] = {
    "server-sqlite": partial(_server_killed, "sqlite"),
    "server-postgres": partial(_server_killed, "postgres"),
    "node": partial(_nodes, Process.kill),
    "restart": partial(_nodes, stopped),
    "database": databases_killed,
    "cut": test_lines.cut,
    "hush": test_lines.hush_a_node,
    "disk-sqlite": partial(_disk, "sqlite"),
    "disk-postgres": partial(_disk, "postgres"),
    "clock-sqlite": partial(_clock, "sqlite"),
    "clock-postgres": partial(_clock, "postgres"),
    "flood-sqlite": partial(_flood, "sqlite"),
    "flood-postgres": partial(_flood, "postgres"),
    "half-open-sqlite": partial(_half_open, "sqlite"),
    "half-open-postgres": partial(_half_open, "postgres"),
}


async def _tell(rounds: int, names: list[str]) -> None:
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            told = await FAULTS[name](Path(folder), rounds)
        sys.stdout.write(f"{name:16} {told}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(_tell(int(sys.argv[1]), sys.argv[2:] or list(FAULTS)))
