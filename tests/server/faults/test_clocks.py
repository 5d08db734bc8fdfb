"""Clocks of day that are wrong: timed missions, signs of life and limits go by steady ones."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import update

from shipmates.server.fleet.fleet import SILENCE
from shipmates.server.fleet.roster import SERVER
from shipmates.server.live import laid
from shipmates.server.store import schema
from shipmates.server.store.going import going_on
from shipmates.server.store.nodes import NodeStore, _now
from tests.server.peek import rows
from tests.server.process import running, settings
from tests.server.tables import Guest, Message, Server, database_of, serving
from tests.server.test_faults import until_ticking
from tests.server.test_fleet import elsewhere, fleet

pytestmark = pytest.mark.embedded  # they bring their own databases
DAY = 86_400
TIMED = {"game": "deepsea", "players": 3, "mission": 14, "timed": True}


def set_clock(patched: pytest.MonkeyPatch, shift: int) -> None:
    """The clock of day is so many seconds wrong from now on."""
    real, real_ns = time.time, time.time_ns
    patched.setattr(time, "time", lambda: real() + shift)
    patched.setattr(time, "time_ns", lambda: real_ns() + shift * 10**9)


async def begun(ann: Guest) -> tuple[Message, float]:
    """A table whose clock runs, and how many seconds it has left."""
    table = await ann.table(TIMED)
    async with ann.at(table) as seat:
        await seat.do("start")
        return table, await until_ticking(seat)


@pytest.mark.parametrize("shift", [DAY, -DAY])
async def test_a_node_whose_clock_is_wrong_counts_a_mission_as_all_others_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shift: int
) -> None:
    async with fleet(tmp_path) as (one, other):
        ann = await one.guest("Ann")
        table, left = await begun(ann)
        with monkeypatch.context() as patched:
            set_clock(patched, shift)
            async with elsewhere(ann, other).at(table) as seat:
                now = await seat.until_now(lambda now: now["left"] is not None)
        assert now["table"]["status"] == "playing"
        assert 0 < now["left"] <= left


async def test_a_mission_s_clock_goes_on_after_its_node_was_killed(tmp_path: Path) -> None:
    async with fleet(tmp_path, nodes=0):
        with running(settings(tmp_path)) as node:
            first = Server(await node.up(), cast("Any", None), settings(tmp_path))
            ann = await first.guest("Ann")
            table, left = await begun(ann)
            node.kill()
        await first.aclose()
        rows(database_of(tmp_path), "UPDATE attempts SET began = began - 3600000")
        async with serving(tmp_path) as other, elsewhere(ann, other).at(table) as seat:
            over = await seat.until_now(lambda now: now["table"]["status"] == "over")
    assert left > 0
    assert "time" in str(over["views"][0]["outcome"])


async def test_a_clock_that_starts_while_a_table_is_read_runs_there_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A node that read when the clock started, then the moves, then showed none for good."""
    async with serving(tmp_path) as server:
        ann = await server.guest("Ann")
        table = await ann.table(TIMED)
        store, started = server.hall.house.store, False
        ask = store.ask
        async with ann.at(table) as seat:
            await seat.do("start")

            async def interrupted(question: Any) -> Any:
                nonlocal started
                found = await ask(question)
                if not started and ("attempts" in str(question) or "moves" in str(question)):
                    started = True
                    await until_ticking(seat)
                return found

            monkeypatch.setattr(store, "ask", interrupted)
            (game,) = await going_on(store, [table["id"]])
    _, course, began = laid(game)
    assert started
    assert course is not None
    assert began is not None or not course.ticking


async def test_after_a_restart_nobody_has_more_time_than_there_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        ann = await server.guest("Ann")
        table, left = await begun(ann)
        whole = (await server.hall.find(table["id"])).course
        assert whole is not None
    with monkeypatch.context() as patched:
        set_clock(patched, -DAY)
        async with serving(tmp_path) as server, elsewhere(ann, server).at(table) as seat:
            now = await seat.until_now()
    assert left > 0
    assert 0 < now["left"] <= (whole.seconds or 0)


async def test_a_sign_of_life_from_the_future_is_none(tmp_path: Path) -> None:
    """The database's clock was set back: who died before is dead, not alive till then."""
    async with fleet(tmp_path, nodes=1) as (one,):
        store = one.hall.house.store
        dead, alive = (NodeStore(store, name, SERVER) for name in ("dead", "alive"))
        await dead.beat()
        later = update(schema.nodes).where(schema.nodes.c.id == "dead")
        await store.writer.write(lambda c: c.execute(later.values(seen=_now() + DAY * 1000)))
        await alive.beat()
        assert {"alive"} <= set(await alive.alive(SILENCE))
        assert "dead" not in await alive.alive(SILENCE)
        await alive.tidy()
        found = rows(store.address, "SELECT id FROM nodes")
        assert ("dead",) not in found
        assert ("alive",) in found


async def test_a_clock_set_back_locks_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, requests_per_minute=5) as server:
        ann = server.stranger()
        asked = [(await ann.http.get("/api/tables")).status_code for _ in range(6)]
        assert asked[-1] == 429
        with monkeypatch.context() as patched:
            set_clock(patched, -DAY)
            patched.setattr("litestar.middleware.rate_limit.time", time.time)
            assert (await ann.http.get("/api/tables")).status_code == asked[0]
