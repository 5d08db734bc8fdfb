"""Nodes and databases that are killed under people who play: nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from shipmates.server.settings import Settings
from shipmates.server.store.migrate import upgrade
from tests.postgres import Postgres, drop_database, fresh_database, spoken
from tests.server.crew import gather
from tests.server.faults.play import Play, Toll, suffer
from tests.server.process import Process, running, settings
from tests.server.test_crash import PLANS, check_kept, check_records

pytestmark = [pytest.mark.embedded, pytest.mark.slow]  # they bring their own databases
ROUNDS = 50 if os.environ.get("SHIPMATES_DEEP") else 2


@pytest.fixture
async def chosen(tmp_path: Path) -> AsyncIterator[Settings]:
    """Settings for nodes on one new database."""
    address, name = await fresh_database()
    yield settings(tmp_path, database=spoken(address))
    await drop_database(name)


async def nodes_ended(
    chosen: Settings, rounds: int, end: Callable[[Process], object] = Process.kill
) -> Toll:
    """Of two nodes the older one ends; everybody goes on at the other."""
    toll = Toll()
    with ExitStack() as stack:
        nodes = [stack.enter_context(running(chosen)) for _ in range(2)]
        urls = [await node.up() for node in nodes]
        dice = random.Random(5)
        crews = [
            await gather(urls[number % 2], plan, 1, dice) for number, plan in enumerate(PLANS)
        ]
        for _ in range(rounds):
            here = Play(crews, urls.pop(0))
            await here.going()
            began = time.monotonic()
            await asyncio.to_thread(end, nodes.pop(0))
            await here.stop()
            check_kept(chosen.database, crews)
            # Bots that thought at the first node act at the other one from now on.
            there = Play(crews, urls[0])
            await there.going()
            toll.waits.append(time.monotonic() - began)
            nodes.append(stack.enter_context(running(chosen)))
            urls.append(await nodes[-1].up())
            await there.going()
            await there.stop()
            check_kept(chosen.database, crews)
    assert check_records(chosen.database) >= len(PLANS)
    toll.kept = sum(len(crew.kept) for crew in crews)
    return toll


async def test_a_killed_nodes_people_and_bots_go_on_at_another(chosen: Settings) -> None:
    toll = await nodes_ended(chosen, ROUNDS // 2)
    assert toll.kept > ROUNDS


async def test_nodes_are_restarted_one_after_another_and_nothing_is_lost(
    chosen: Settings,
) -> None:
    toll = await nodes_ended(chosen, ROUNDS // 2, stopped)
    assert toll.kept > ROUNDS


def stopped(node: Process) -> None:
    """Ends it as systemd does."""
    assert node.stop(signal.SIGTERM) == 0


async def databases_killed(folder: Path, rounds: int) -> Toll:
    """The PostgreSQL is killed and started again."""
    database = Postgres(fsync="on", full_page_writes="on")
    await asyncio.to_thread(database.start)
    try:
        address = spoken(database.address())
        await upgrade(address)
        with running(settings(folder, database=address)) as node:
            url = await node.up()
            dice = random.Random(6)
            crews = [await gather(url, plan, 1, dice) for plan in PLANS[:3]]

            async def strike() -> None:
                await asyncio.to_thread(database.kill)

            async def mend() -> None:
                await asyncio.to_thread(database.start)

            return await suffer(crews, url, address, rounds, strike, mend)
    finally:
        await asyncio.to_thread(database.stop)


async def test_a_database_that_is_killed_comes_back_with_all_it_acknowledged(
    tmp_path: Path,
) -> None:
    toll = await databases_killed(tmp_path, ROUNDS)
    assert toll.kept > ROUNDS
