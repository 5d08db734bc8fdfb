"""Clocks that jump and disks that are slow, under a server and under its PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path
from typing import Final

import pytest

from shipmates.server.store.migrate import upgrade
from tests.postgres import Postgres, spoken
from tests.server.crew import Crew, gather
from tests.server.faults.play import Toll, suffer
from tests.server.faults.program import started
from tests.server.faults.weather import Weather
from tests.server.process import running, settings

pytestmark = [pytest.mark.embedded, pytest.mark.slow]  # they bring their own databases
ROUNDS = 50 if os.environ.get("SHIPMATES_DEEP") else 2
DAY: Final = 86_400
PLANS: Final = (
    {"game": "planet9", "players": 3, "mission": 5},
    {"game": "deepsea", "players": 3, "mission": 14, "timed": True},
    {"game": "crewdeck", "players": 2},
)


@asynccontextmanager
async def on_sqlite(folder: Path) -> AsyncIterator[tuple[str, str, Weather]]:
    """A server that feels the weather: its address, its database."""
    weather, chosen = Weather(), settings(folder)
    with started(chosen, weather.environment) as program:
        yield await program.up(), chosen.database, weather


@asynccontextmanager
async def on_postgres(folder: Path) -> AsyncIterator[tuple[str, str, Weather]]:
    """A server on a PostgreSQL that feels it."""
    weather = Weather()
    database = Postgres(weather.environment, fsync="on")
    await asyncio.to_thread(database.start)
    try:
        address = spoken(database.address())
        await upgrade(address)
        with running(settings(folder, database=address)) as node:
            yield await node.up(), address, weather
    finally:
        weather.disk(0.0)
        await asyncio.to_thread(database.stop)


PLACES: Final = {"sqlite": on_sqlite, "postgres": on_postgres}


async def crews_at(url: str) -> list[Crew]:
    """People at a few tables; one of them plays against the clock."""
    dice = random.Random(8)
    return [await gather(url, plan, 1, dice) for plan in PLANS]


async def slow_disk(url: str, database: str, weather: Weather, rounds: int) -> Toll:
    """Every sync takes a fifth of a second more, and every other time as long as ever."""
    turns = cycle((0.2, 0.0))

    async def strike() -> None:
        weather.disk(next(turns))

    return await suffer(await crews_at(url), url, database, rounds, strike)


async def jumping_clock(url: str, database: str, weather: Weather, rounds: int) -> Toll:
    """The clock of day jumps a day on, two days back, and home again."""
    turns = cycle((DAY, -DAY, 0))

    async def strike() -> None:
        weather.clock(next(turns))

    return await suffer(await crews_at(url), url, database, rounds, strike)


@pytest.mark.parametrize("place", ["sqlite", pytest.param("postgres", marks=pytest.mark.deep)])
async def test_slow_disks_and_clocks_that_jump_lose_nothing(tmp_path: Path, place: str) -> None:
    async with PLACES[place](tmp_path) as (url, database, weather):
        slow = await slow_disk(url, database, weather, ROUNDS)
        jumping = await jumping_clock(url, database, weather, ROUNDS + 1)
    for toll in (slow, jumping):
        assert toll.kept > len(toll.waits)
