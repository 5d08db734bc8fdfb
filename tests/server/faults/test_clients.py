"""Clients that vanish without a word, and one that asks for everything at once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from shipmates.server import serve
from shipmates.server.settings import Settings
from tests.server.faults.flood import guest, waits, wave
from tests.server.faults.proxy import Proxy
from tests.server.tables import Guest, Server, Socket, serving

USUAL = Settings()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers ask whether somebody is there five times a second."""

    def config(settings: Settings, app: Any) -> Any:
        listening = serve.config(settings, app)
        listening.ws_ping_interval = listening.ws_ping_timeout = 0.2
        return listening

    monkeypatch.setattr("tests.server.tables.config", config)


def by_way_of(proxy: Proxy, guest: Guest, table: Any) -> Socket:
    """A socket that comes by a line which can go silent."""
    bent = Server(f"http://127.0.0.1:{proxy.port}", guest.server.app, guest.server.settings)
    return Guest(bent, guest.http).at(table)


@pytest.mark.usefixtures("impatient")
async def test_half_open_sockets_are_found_and_hurt_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, ben = await server.guests("Ann", "Ben")
        table = await ann.table({"game": "planet9", "players": 3, "mission": 1})
        proxy = Proxy(urlsplit(server.url).port or 0)
        await proxy.open()
        try:
            async with ann.at(table) as seat:
                gone = [by_way_of(proxy, ben, table) for _ in range(5)]
                for socket in gone:
                    await socket.__aenter__()
                await gone[0].do("sit", chair=1)
                await seat.until_now(lambda now: now["table"]["chairs"][1]["here"])
                proxy.hush()
                await seat.do("say", phrase="hello")
                await seat.until_now(lambda now: not now["table"]["chairs"][1]["here"])
                assert set(server.hall._sockets) == {ann.id}
                assert server.hall._sockets[ann.id] == 1
        finally:
            await proxy.close()


def test_a_server_asks_whether_somebody_is_there() -> None:
    listening = serve.config(USUAL)
    assert listening.ws_ping_interval == listening.ws_ping_timeout == 20


async def test_a_flood_from_one_client_stops_nobody_else(tmp_path: Path) -> None:
    limits = {
        "messages_per_second": USUAL.messages_per_second,
        "message_burst": USUAL.message_burst,
        "requests_per_minute": 60,
    }
    async with serving(tmp_path, **limits) as server:
        # All have their tables before: the flood uses up what this address may ask for.
        players = [await guest(server.url) for _ in range(3)]
        flooding = asyncio.create_task(wave(server.url, *await guest(server.url)))
        played = await asyncio.gather(*(waits(server.url, 5, known=one) for one in players))
        heard = await flooding
        assert (await server.stranger().http.get("/health")).status_code == 200
    assert [len(acts) for acts in played] == [5, 5, 5]
    assert {"too-often", "429"} <= set(heard)
    known = {"now", "not-understood", "too-often", "too-many-sockets", "too-slow"}
    assert set(heard) <= known | {"200", "429", "closed"}
