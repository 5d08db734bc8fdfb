"""What is old and belongs to nobody goes, and nothing else."""

from __future__ import annotations

import time

from sqlalchemy import func, select

from shipmates.server.store import schema
from shipmates.server.store.move import kept_tables
from shipmates.server.store.prune import Pruned, prune
from tests.server.campaigns import crew_table, founded, log_of
from tests.server.games import play
from tests.server.tables import Guest, Message, Server

SOLO = {"game": "crewdeck", "players": 1}
LATER = 86_400 * 365


async def _pruned(server: Server, *, age: int = -LATER, really: bool = True) -> Pruned:
    """As if a year had passed, unless said otherwise."""
    now = int(time.time())
    return await prune(server.hall.house.store, now - age, now, really=really)


async def _finished(guest: Guest, table: Message) -> str:
    async with guest.at(table) as seat:
        await seat.do("start")
        return str((await play(seat))["table"]["attempt"])


async def _rows(server: Server) -> dict[str, int]:
    counts = dict[str, int]()
    for table in kept_tables():
        asked = select(func.count().label("rows")).select_from(table)
        counts[table.name] = (await server.hall.house.store.ask(asked))[0].rows
    return counts


async def test_old_games_of_nobody_go_with_all_that_is_theirs(server: Server) -> None:
    ann = await server.guest("Ann")
    attempt = await _finished(ann, await ann.table(SOLO))
    await ann.table(SOLO)
    await ann.http.post("/api/me/link")
    before = await _rows(server)
    tried = await _pruned(server, really=False)
    assert await _rows(server) == before
    assert await _pruned(server) == tried == Pruned(games=1, tables=2, people=1, links=0)
    left = {name for name, rows in (await _rows(server)).items() if rows}
    assert left == set()
    assert (await ann.http.get(f"/api/games/{attempt}")).status_code == 404


async def test_what_is_young_stays(server: Server) -> None:
    ann = await server.guest("Ann")
    await _finished(ann, await ann.table(SOLO))
    before = await _rows(server)
    assert await _pruned(server, age=LATER) == Pruned(0, 0, 0, 0)
    assert await _rows(server) == before


async def test_a_game_that_goes_on_stays(server: Server) -> None:
    ann = await server.guest("Ann")
    table = await ann.table(SOLO)
    async with ann.at(table) as seat:
        await seat.do("start")
        assert await _pruned(server) == Pruned(0, 0, 0, 0)
        await play(seat)


async def test_the_games_of_a_crew_and_its_members_stay(server: Server) -> None:
    ann = await server.guest("Ann")
    crew = await founded(ann)
    table = await crew_table(ann, crew, {"game": "planet9", "mission": 1})
    attempt = await _finished(ann, table)
    assert await _pruned(server) == Pruned(0, 0, 0, 0)
    assert [line["attempt"] for line in await log_of(ann, crew, "planet9")] == [attempt]
    assert (await ann.http.get(f"/api/games/{attempt}/record")).status_code == 200


async def test_a_deal_goes_when_nobody_plays_it_any_more(server: Server) -> None:
    ann, bob = await server.guests("Ann", "Bob")
    first = await _finished(ann, await ann.table(SOLO))
    deal = (await ann.http.post(f"/api/games/{first}/deal")).json()["id"]
    table = (await bob.http.post(f"/api/deals/{deal}/tables")).json()
    async with bob.at(table) as seat:
        await seat.do("start")
        assert (await _pruned(server)).games == 0
        await play(seat)
    assert await _pruned(server) == Pruned(games=2, tables=2, people=2, links=0)
    assert (await ann.http.get(f"/api/deals/{deal}")).status_code == 404


async def test_links_that_are_no_longer_good_go(server: Server) -> None:
    ann = await server.guest("Ann")
    crew = await founded(ann)
    token = (await ann.http.post(f"/api/crews/{crew}/invite")).json()["token"]
    await ann.http.post("/api/me/link")
    now = int(time.time()) + LATER
    done = await prune(server.hall.house.store, 0, now, really=True)
    assert done == Pruned(games=0, tables=0, people=0, links=2)
    answer = await ann.http.post("/api/crews/join", json={"token": token})
    assert answer.json()["code"] == "no-invitation"


async def test_who_was_here_lately_stays(server: Server) -> None:
    ann = await server.guest("Ann")
    await ann.http.get("/api/me")
    people = schema.people
    rows = await server.hall.house.store.ask(select(people.c.seen))
    assert rows[0].seen is not None
    old = people.update().values(created=0)
    await server.hall.house.store.writer.write(lambda c: c.execute(old))
    keys = schema.keys.update().values(created=0)
    await server.hall.house.store.writer.write(lambda c: c.execute(keys))
    assert (await _pruned(server, age=60)).people == 0
    assert (await _pruned(server)).people == 1
