"""The line between a node and its PostgreSQL: cut, silent, slow."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url

from shipmates.server.store import engine, pulse
from tests.patience import within
from tests.postgres import drop_database, fresh_database, spoken
from tests.server.crew import Crew, gather
from tests.server.faults.play import Play, Toll, suffer
from tests.server.faults.proxy import Proxy
from tests.server.process import running, settings
from tests.server.tables import serving
from tests.server.test_crash import PLANS

pytestmark = [pytest.mark.embedded, pytest.mark.slow]  # they bring their own databases
DEEP = bool(os.environ.get("SHIPMATES_DEEP"))
CREWS = PLANS[:3]


@asynccontextmanager
async def behind_proxy() -> AsyncIterator[tuple[str, str, Proxy]]:
    """A new database, straight and by way of a proxy."""
    address, name = await fresh_database()
    straight = make_url(spoken(address))
    proxy = Proxy(straight.port or 5432)
    try:
        port = await proxy.open()
        bent = straight.set(host="127.0.0.1", port=port)
        yield spoken(address), bent.render_as_string(hide_password=False), proxy
    finally:
        await proxy.close()
        await drop_database(name)


async def crews_at(url: str) -> list[Crew]:
    """People at a few tables."""
    dice = random.Random(7)
    return [await gather(url, plan, 1, dice) for plan in CREWS]


async def cut(folder: Path, rounds: int) -> Toll:
    """The line is cut for half a second."""
    async with behind_proxy() as (straight, bent, proxy):
        with running(settings(folder, database=bent)) as node:
            url = await node.up()
            crews = await crews_at(url)

            async def strike() -> None:
                proxy.cut()
                await asyncio.sleep(0.5)

            return await suffer(crews, url, straight, rounds, strike, partial(_mend, proxy))


async def _mend(proxy: Proxy) -> None:
    proxy.mend()


async def hush(url: str, straight: str, proxy: Proxy, rounds: int) -> Toll:
    """Every connection goes silent for ever; new ones get through after half a second."""

    async def strike() -> None:
        proxy.hush()
        await asyncio.sleep(0.5)

    return await suffer(
        await crews_at(url), url, straight, rounds, strike, partial(_mend, proxy)
    )


async def hush_a_node(folder: Path, rounds: int) -> Toll:
    """The same for a node of its own, with all the patience it has."""
    async with behind_proxy() as (straight, bent, proxy):
        with running(settings(folder, database=bent)) as node:
            return await hush(await node.up(), straight, proxy, rounds)


def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Silence is noticed sooner than by those who operate a server."""
    monkeypatch.setattr(pulse, "BEAT", 0.1)
    monkeypatch.setattr(pulse, "SILENCE", 0.5)


async def test_a_line_that_is_cut_loses_nothing(tmp_path: Path) -> None:
    toll = await cut(tmp_path, 50 if DEEP else 2)
    assert toll.kept > len(toll.waits)


async def test_a_line_that_goes_silent_is_given_up_and_opened_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No question is given up by itself here: it is the pulse that is missed."""
    monkeypatch.setattr(engine, "PATIENCE", 600.0)
    impatient(monkeypatch)
    async with (
        behind_proxy() as (straight, bent, proxy),
        serving(tmp_path, database=bent) as server,
    ):
        toll = await hush(server.url, straight, proxy, 2)
    assert toll.kept > 2


@pytest.mark.deep
async def test_the_same_fifty_times_with_all_patience(tmp_path: Path) -> None:
    toll = await hush_a_node(tmp_path, 50)
    assert toll.kept > 50


@pytest.mark.deep
async def test_a_line_that_is_slow_is_played_on(tmp_path: Path) -> None:
    async with (
        behind_proxy() as (_, bent, proxy),
        serving(tmp_path, database=bent) as server,
    ):
        crews = await crews_at(server.url)
        proxy.delay = 0.02
        play = Play(crews, server.url)
        for _ in range(3):
            await play.going()
        await play.stop()
        proxy.delay = 0.0
    assert sum(len(crew.kept) for crew in crews) >= 3 * len(crews)


async def test_what_a_silent_node_holds_is_given_to_others(tmp_path: Path) -> None:
    """A node went silent in the middle of a transaction: its table is not lost for long."""
    async with behind_proxy() as (straight, _, _), serving(tmp_path, database=straight) as here:
        ann = await here.guest("Ann")
        table = await ann.table({"game": "crewdeck", "players": 1})
        gone = engine.writing(straight)
        async with ann.at(table) as seat:
            await seat.do("start")
            await seat.until_now(lambda _: bool(seat.moves()))
            held = await gone.connect()
            await held.execute(text("SELECT id FROM attempts FOR UPDATE"))
            number, action = seat.moves()[0]
            await seat.do("act", ply=seat.now["ply"], seat=number, action=action)
        with pytest.raises(engine.FAILURES):
            await held.execute(text("SELECT 1"))
        await held.close()
        await gone.dispose()


async def test_what_was_locked_on_a_silent_line_is_free_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the middle of a question PostgreSQL itself would wait for the rest for ever."""
    impatient(monkeypatch)
    async with behind_proxy() as (_, bent, proxy), serving(tmp_path, database=bent) as here:
        ann = await here.guest("Ann")
        table = await ann.table({"game": "crewdeck", "players": 1})
        async with ann.at(table) as seat:
            await seat.do("start")
            await seat.until_now(lambda _: bool(seat.moves()))
            wires = here.hall.house.store.wires
            assert wires is not None
            held = await wires.connect()
            for part in ("BEGIN", "SELECT id FROM attempts FOR UPDATE"):
                await held.execute(part)
            await held.prepare("SELECT 1")
            proxy.hush()
            proxy.mend()
            (number, action), ply = seat.moves()[0], seat.now["ply"]
            answer = {"code": "away"}
            async with within("an action to be done", last=lambda: answer):
                while answer.get("code") == "away":
                    answer = await seat.ask("act", ply=ply, seat=number, action=action)
            assert answer["type"] == "done" or answer["code"] == "stale"
