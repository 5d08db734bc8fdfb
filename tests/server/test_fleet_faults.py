"""Nodes and databases that are killed under people who play: nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import AsyncIterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from shipmates.server.settings import Settings
from shipmates.server.store.migrate import upgrade
from tests.postgres import Postgres, drop_database, fresh_database, in_database, spoken
from tests.server.crew import Crew, gather
from tests.server.process import running, settings
from tests.server.test_crash import PLANS, check_kept, check_records

pytestmark = [pytest.mark.embedded, pytest.mark.slow]  # they bring their own databases
ROUNDS = 50 if os.environ.get("SHIPMATES_DEEP") else 2


@pytest.fixture
async def chosen(tmp_path: Path) -> AsyncIterator[Settings]:
    """Settings for nodes on one new database."""
    address, name = await fresh_database()
    yield settings(tmp_path, database=spoken(address))
    await drop_database(name)


class Play:
    """Everybody plays at a node, and comes back to it when hung up on."""

    def __init__(self, crews: list[Crew], url: str) -> None:
        self._crews = crews
        self._tasks = [asyncio.create_task(self._on(crew, url)) for crew in crews]

    @staticmethod
    async def _on(crew: Crew, url: str) -> None:
        while True:
            await crew.play(url)
            await asyncio.sleep(0.1)

    async def going(self) -> None:
        """Until an action of everybody was acknowledged."""
        for crew in self._crews:
            crew.playing.clear()
        async with asyncio.timeout(60):
            while not all(crew.playing.is_set() for crew in self._crews):
                assert not any(task.done() for task in self._tasks)
                await asyncio.sleep(0.01)

    async def stop(self) -> None:
        """Everybody hangs up."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def test_a_killed_nodes_people_and_bots_go_on_at_another(chosen: Settings) -> None:
    with ExitStack() as stack:
        nodes = [stack.enter_context(running(chosen)) for _ in range(2)]
        urls = [await node.up() for node in nodes]
        dice = random.Random(5)
        crews = [
            await gather(urls[number % 2], plan, 1, dice) for number, plan in enumerate(PLANS)
        ]
        for _ in range(ROUNDS // 2):
            here = Play(crews, urls.pop(0))
            await here.going()
            nodes.pop(0).kill()
            await here.stop()
            check_kept(chosen.database, crews)
            # Bots that thought at the killed node act at the other one from now on.
            there = Play(crews, urls[0])
            await there.going()
            nodes.append(stack.enter_context(running(chosen)))
            urls.append(await nodes[-1].up())
            await there.going()
            await there.stop()
            check_kept(chosen.database, crews)
    assert check_records(chosen.database) >= len(PLANS)


async def test_a_database_that_is_killed_comes_back_with_all_it_acknowledged(
    tmp_path: Path,
) -> None:
    database = Postgres(fsync="on", full_page_writes="on")
    database.start()
    address = spoken(in_database(database.address(), "postgres"))
    await upgrade(address)
    chosen = settings(tmp_path, database=address)
    dice = random.Random(6)
    try:
        with running(chosen) as node:
            url = await node.up()
            crews = [await gather(url, plan, 1, dice) for plan in PLANS[:3]]
            for _ in range(ROUNDS):
                play = Play(crews, url)
                await play.going()
                await asyncio.to_thread(database.kill)
                await asyncio.to_thread(database.start)
                await play.going()
                await play.stop()
                check_kept(address, crews)
        check_kept(address, crews)
        assert check_records(address) >= 3
    finally:
        database.stop()
