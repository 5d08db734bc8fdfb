"""Two nodes on one PostgreSQL: players of a table at different nodes, and what goes wrong."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from shipmates.server.fleet import notices
from shipmates.server.fleet.notices import Moved, Notice, Renamed, Spoke, Visited
from shipmates.server.fleet.roster import Roster
from tests.patience import within
from tests.postgres import drop_database, fresh_database, spoken
from tests.server.tables import ADDRESSES, Guest, Server, Socket, serving

pytestmark = pytest.mark.embedded  # it brings its own database
PATIENCE = 20.0


@asynccontextmanager
async def fleet(folder: Path, nodes: int = 2, **settings: Any) -> AsyncIterator[list[Server]]:
    """So many servers on one new database."""
    address, name = await fresh_database()
    ADDRESSES[folder] = spoken(address)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(drop_database, name)
        stack.callback(ADDRESSES.pop, folder)
        yield [
            await stack.enter_async_context(serving(folder, **settings)) for _ in range(nodes)
        ]


def elsewhere(guest: Guest, server: Server) -> Guest:
    """The same person, who comes by way of another node."""
    there = server.stranger()
    there.me = guest.me
    assert guest.cookie is not None
    there.http.cookies.set("shipmates", guest.cookie)
    return there


async def table_of_two(one: Server, other: Server) -> tuple[Guest, Guest, Any]:
    """Ann at the first node and Ben at the second, at a table for three with one bot."""
    ann, ben = await one.guest("Ann"), await other.guest("Ben")
    table = await ann.table({"game": "planet9", "players": 3, "mission": 1})
    async with ben.at(table) as seat:
        await seat.do("sit", chair=1)
    return ann, ben, table


async def begin(here: Socket, there: Socket) -> None:
    """Ann starts the game when Ben is there, and he sees it begin."""
    await here.until_now(lambda now: now["table"]["chairs"][1]["here"])
    await here.do("start")
    await there.until_now(lambda now: now["table"]["status"] == "playing")


async def play_on(*sockets: Socket) -> None:
    """Everybody plays the first card they may until the game is over."""

    async def one(socket: Socket) -> None:
        async with within("the end of the game", last=socket.last):
            while not _over(socket.now):
                if moves := socket.moves():
                    seat, action = moves[0]
                    ply = socket.now["ply"]
                    await socket.ask("act", ply=ply, seat=seat, action=action)
                    await socket.until_ply(ply + 1)
                else:
                    await socket.hear()

    await asyncio.gather(*(one(socket) for socket in sockets))


async def test_a_game_is_played_from_two_nodes(tmp_path: Path) -> None:
    async with fleet(tmp_path) as (one, other):
        ann, ben, table = await table_of_two(one, other)
        async with ann.at(table) as here, ben.at(table) as there:
            await begin(here, there)
            await play_on(here, there)
            assert here.now["table"]["status"] == there.now["table"]["status"] == "over"
            assert here.now["ply"] == there.now["ply"]
            attempt = here.now["table"]["attempt"]
        for guest in (ann, ben):
            answer = await guest.http.get(f"/api/games/{attempt}/record")
            assert answer.status_code == 200, answer.text


async def test_of_two_actions_at_one_ply_one_wins(tmp_path: Path) -> None:
    async with fleet(tmp_path) as (one, other):
        ann = await one.guest("Ann")
        table = await ann.table({"game": "planet9", "players": 3, "mission": 1})
        twin = elsewhere(ann, other)
        async with ann.at(table) as here, twin.at(table) as there:
            await here.until_now()
            await here.do("start")
            for _ in range(8):
                await here.until_now(lambda now: bool(here.moves()) or _over(now))
                if _over(here.now):
                    break
                await there.until_ply(here.now["ply"])
                seat, action = here.moves()[-1]
                sent = {"ply": here.now["ply"], "seat": seat, "action": action}
                answers = await asyncio.gather(
                    here.ask("act", **sent), there.ask("act", **sent)
                )
                kinds = sorted(answer["type"] for answer in answers)
                assert kinds == ["done", "refused"], answers
                refused = next(a for a in answers if a["type"] == "refused")
                assert refused["code"] in ("stale", "not-playing")
                await here.until_ply(sent["ply"] + 1)


def _over(now: Any) -> bool:
    return bool(now["table"]["status"] == "over")


async def test_words_names_and_coming_and_going_reach_the_other_node(tmp_path: Path) -> None:
    async with fleet(tmp_path) as (one, other):
        ann, ben, table = await table_of_two(one, other)
        async with ann.at(table) as here:
            async with ben.at(table) as there:
                await here.until_now(lambda now: now["table"]["chairs"][1]["here"])
                await there.until_now(lambda now: now["table"]["chairs"][0]["here"])
                await there.do("say", phrase="hello")
                said = await here.until_type("said")
                assert (said["name"], said["phrase"]) == ("Ben", "hello")
                answer = await ben.http.patch("/api/me", json={"name": "Benjamin"})
                assert answer.status_code == 200
                await here.until_now(lambda n: n["table"]["chairs"][1]["name"] == "Benjamin")
            await here.until_now(lambda now: not now["table"]["chairs"][1]["here"])


async def test_votes_and_requests_are_counted_over_all_nodes(tmp_path: Path) -> None:
    async with fleet(tmp_path) as (one, other):
        ann, ben, table = await table_of_two(one, other)
        async with ann.at(table) as here, ben.at(table) as there:
            await begin(here, there)
            await here.do("give-up")
            await there.until_now(lambda now: now["table"]["giving_up"] == [0])
            await there.do("give-up")
            await here.until_now(_over)
            assert here.now["table"]["giving_up"] == []


async def test_a_device_that_was_let_in_at_one_node_is_known_at_the_other(
    tmp_path: Path,
) -> None:
    async with fleet(tmp_path) as (one, other):
        ann = await one.guest("Ann")
        known = elsewhere(ann, other)
        assert (await known.http.get("/api/me")).json()["name"] == "Ann"
        link = (await ann.http.post("/api/me/link")).json()
        device = one.stranger()
        claimed = await device.http.post("/api/me/claim", json={"token": link["token"]})
        assert claimed.status_code in (200, 201), claimed.text
        device.me = claimed.json()
        answer = await elsewhere(device, other).http.get("/api/me")
        assert answer.status_code == 200, "its key was made at another node"


async def test_bots_act_once_and_at_one_node(tmp_path: Path) -> None:
    async with fleet(tmp_path) as (one, other):
        ann = await one.guest("Ann")
        for _ in range(4):  # some of these tables are driven by the one node, some by the other
            table = await ann.table({"game": "planet9", "players": 3, "mission": 1})
            async with ann.at(table) as here:
                await here.until_now()
                await here.do("start")
                await play_on(here)
                attempt = here.now["table"]["attempt"]
            record = (await ann.http.get(f"/api/games/{attempt}/record")).text
            assert "taken back" not in record
        tables = [live for server in (one, other) for live in server.hall.tables]
        assert len(tables) >= 4


async def test_a_call_that_was_missed_is_made_up_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with fleet(tmp_path) as (one, other):
        ann, ben, table = await table_of_two(one, other)
        async with ann.at(table) as here, ben.at(table) as there:
            await here.until_now()
            await there.until_now()
            monkeypatch.setattr(notices, "read", lambda text: (text.split(" ")[0], []))
            await here.do("start")
            await there.until_now(lambda now: now["table"]["status"] == "playing")


def test_a_tables_driver_is_the_same_for_all_and_workers_come_first() -> None:
    nodes = {f"node{number}": "server" for number in range(3)}
    rosters = {node: Roster(node) for node in nodes}
    tables = [f"table{number}" for number in range(300)]

    def drivers() -> dict[str, str]:
        for roster in rosters.values():
            roster.learn(nodes)
        return {
            table: node for table in tables for node in nodes if rosters[node].drives(table)
        }

    before = drivers()
    assert set(before) == set(tables), "every table has a driver"
    assert all(list(before.values()).count(node) > 60 for node in nodes)
    del nodes["node1"]
    after = drivers()
    kept = [table for table in tables if before[table] != "node1"]
    assert all(after[table] == before[table] for table in kept), "others keep their tables"
    nodes["worker"] = "worker"
    rosters["worker"] = Roster("worker")
    assert set(drivers().values()) == {"worker"}
    assert not Roster("stranger").drives("table1"), "who knows of nobody drives nothing"


def test_notices_say_which_table_and_how_far_and_are_cut_to_size() -> None:
    calls: list[Notice] = [Moved("t1", 3, 12), Visited("t2"), Spoke("k"), Renamed("p")]
    (text,) = notices.written("node", calls)
    assert text == "node m:t1:3:12 v:t2 s:k p:p"
    assert notices.read(text) == ("node", calls)
    many: list[Notice] = [Moved(f"table{number:030}", number, number) for number in range(1000)]
    texts = list(notices.written("node", many))
    assert all(len(text) <= notices.LONGEST for text in texts)
    assert [call for text in texts for call in notices.read(text)[1]] == many
    assert notices.read("node x:1 m:t:one:2 m:t:1") == ("node", [])
    assert list(notices.written("node", [])) == []
