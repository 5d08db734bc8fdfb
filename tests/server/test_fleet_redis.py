"""Two nodes that call one another by way of a Redis, and go on without it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from shipmates.server.fleet import fleet as fleets
from shipmates.server.fleet import line as lines
from tests.patience import within
from tests.redis import Redis
from tests.server.tables import Server
from tests.server.test_fleet import begin, fleet, play_on, table_of_two

pytestmark = pytest.mark.embedded  # it brings its own database


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Redis]:
    """One that runs."""
    here = Redis(tmp_path)
    here.start()
    yield here
    here.kill()


async def heard_again(node: Server) -> None:
    """Until a line that was cut is open; what is said before is heard at one node only."""
    company = node.hall.house.fleet
    assert isinstance(company, fleets.Fleet)
    async with within("the line to be open again"):
        while company._line._backend is None:
            await asyncio.sleep(0.01)


async def test_a_game_is_played_over_a_redis(
    tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody looks for themselves here, and nobody calls by way of the database."""

    def no_other(_: str) -> None:
        raise AssertionError

    monkeypatch.setattr(fleets, "LOOK", 10**9)
    monkeypatch.setattr("shipmates.server.fleet.joining.over_postgres", no_other)
    async with fleet(tmp_path, line=redis.address) as (one, other):
        ann, ben, table = await table_of_two(one, other)
        async with ann.at(table) as here, ben.at(table) as there:
            await begin(here, there)
            await play_on(here, there)
            assert here.now["ply"] == there.now["ply"]


async def test_a_redis_that_is_killed_delays_and_loses_nothing(
    tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "AGAIN", 0.1)
    monkeypatch.setattr(fleets, "BEAT", 0.1)
    async with fleet(tmp_path, line=redis.address) as (one, other):
        ann, ben, table = await table_of_two(one, other)
        async with ann.at(table) as here, ben.at(table) as there:
            await here.until_now(lambda now: now["table"]["chairs"][1]["here"])
            await asyncio.to_thread(redis.kill)
            await here.do("start")
            await there.until_now(lambda now: now["table"]["status"] == "playing")
            await asyncio.to_thread(redis.start)
            for node in (one, other):
                await heard_again(node)
            await there.do("say", phrase="hello")
            said = await here.until_type("said")
            assert said["name"] == "Ben"
            await play_on(here, there)
