"""Somebody is forgotten; a crew takes home all that is theirs."""

from __future__ import annotations

import io
import json
from contextlib import AsyncExitStack
from typing import Any
from zipfile import ZipFile

from sqlalchemy import select

from shipmates.campaign.codec import read
from shipmates.notation import check, read_any
from shipmates.server.store import schema
from tests.server.campaigns import book_of, crew_table, founded, joined
from tests.server.games import play, seated
from tests.server.tables import Guest, Server

LAST = "Zebedee"


async def _gone(guest: Guest, name: str) -> int:
    answer = await guest.http.request("DELETE", "/api/me", json={"name": name})
    return answer.status_code


async def _everything(server: Server) -> str:
    """All that is kept, as text."""
    store = server.hall.house.store
    tables = schema.META.sorted_tables
    return str([[*map(tuple, await store.ask(select(table)))] for table in tables])


async def test_nothing_of_theirs_is_kept_but_the_games(server: Server) -> None:
    zeb, ann = await server.guests(LAST, "Ann")
    crew = await founded(zeb, "Ours")
    await joined(zeb, crew, ann)
    own = (await zeb.http.post("/api/crews/own")).json()["id"]
    attempts = list[str]()
    for group in (crew, own):
        table = await crew_table(zeb, group, {"game": "planet9", "mission": 1})
        async with zeb.at(table) as seat:
            await seat.do("start")
            attempts.append((await play(seat))["table"]["attempt"])
    await zeb.http.post("/api/me/link")
    deal = (await zeb.http.post(f"/api/games/{attempts[1]}/deal")).json()["id"]
    assert await _gone(zeb, "Zeb") == 400
    assert (await zeb.http.get("/api/me")).status_code == 200
    assert await _gone(zeb, LAST) == 204
    assert (await zeb.http.get("/api/me")).status_code == 403
    kept = await _everything(server)
    assert LAST not in kept
    assert (await book_of(ann, crew, "planet9"))["attempts"] == 1
    for attempt in attempts:
        game = (await ann.http.get(f"/api/games/{attempt}")).json()
        assert game["names"][0] == {"name": None, "bot": None}
        assert (await ann.http.get(f"/api/games/{attempt}/record")).status_code == 200
    assert (await ann.http.get(f"/api/deals/{deal}")).json()["finished"] == 1
    crews = await server.hall.house.store.ask(select(schema.crews.c.id))
    assert [row.id for row in crews] == [crew]


async def test_bots_play_on_for_whoever_goes(server: Server) -> None:
    async with AsyncExitStack() as stack:
        _, guests, seats = await seated(stack, server, {"game": "planet9", "players": 3}, 2)
        await seats[0].do("start")
        assert await _gone(guests[0], guests[0].me["name"]) == 204
        assert (await seats[0].until_type("bye"))["again"] is False
        now = await seats[1].until_now(lambda now: now["table"]["chairs"][0]["person"] is None)
        assert now["table"]["chairs"][0]["bot"] is not None
        assert now["table"]["host"] == guests[1].id
        assert (await play(seats[1]))["table"]["status"] == "over"


async def test_every_device_is_forgotten(server: Server) -> None:
    zeb = await server.guest(LAST)
    token = (await zeb.http.post("/api/me/link")).json()["token"]
    phone = server.stranger()
    await phone.http.post("/api/me/claim", json={"token": token})
    assert (await phone.http.get("/api/me")).status_code == 200
    cookie = dict(zeb.http.cookies)
    assert await _gone(phone, LAST) == 204
    zeb.http.cookies.update(cookie)
    assert (await zeb.http.get("/api/me")).status_code == 403


async def test_a_crew_takes_everything_home(server: Server) -> None:
    ann, bob = await server.guests("Ann", "Bob")
    crew = await founded(ann, "Ours")
    await joined(ann, crew, bob)
    table = await crew_table(ann, crew, {"game": "planet9", "mission": 1})
    deck = await crew_table(ann, crew, {"game": "crewdeck", "players": 1})
    played = list[str]()
    for place in (table, deck):
        async with ann.at(place) as seat:
            await seat.do("start")
            played.append((await play(seat))["table"]["attempt"])
    answer = await bob.http.get(f"/api/crews/{crew}/export")
    assert answer.headers["content-type"] == "application/zip"
    with ZipFile(io.BytesIO(answer.content)) as archive:
        assert archive.testzip() is None
        files = {name: archive.read(name) for name in archive.namelist()}
    assert json.loads(files["crew.json"]) == {"crew": "Ours", "members": ["Ann", "Bob"]}
    assert len(read(files["planet9/logbook.json"]).attempts) == 1
    assert json.loads(files["planet9/statistics.json"])["all"]["attempts"] == 1
    assert json.loads(files["deepsea/statistics.json"])["all"]["attempts"] == 0
    records = [name for name in files if name.endswith(".txt")]
    assert sorted(records) == sorted(
        (f"planet9/records/{played[0]}.txt", f"crewdeck/records/{played[1]}.txt")
    )
    for name in records:
        parsed: Any = read_any(files[name].decode())
        assert len(tuple(check(parsed))) > 5
