"""The database fails, is away, or is shared: clear answers, and nothing half-written."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Awaitable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from shipmates.server.plans import Planet9Plan
from shipmates.server.refusals import Away
from shipmates.server.room import Chair, Options, Room
from shipmates.server.store import Clash, Store, engine
from shipmates.server.store.migrate import upgrade
from tests.patience import within
from tests.server.tables import Message, Server, Socket, database_of, serving
from tests.server.test_crash import check_records, lines_of

REAL = "shipmates.db"


def plain(server: Server) -> sqlite3.Connection:
    """The database, opened by somebody else."""
    return sqlite3.connect(engine.file_of(server.settings.database), isolation_level=None)


async def at_play(server: Server) -> tuple[Socket, Message]:
    """Somebody alone at a table, whose turn it is."""
    ann = await server.guest()
    table = await ann.table({"game": "crewdeck", "players": 1})
    seat = await ann.at(table).__aenter__()
    await seat.do("start")
    await seat.until_ply(1)
    return seat, table


async def health(server: Server) -> int:
    return (await server.stranger().http.get("/health")).status_code


async def until_well(server: Server) -> None:
    async with within("the server to be well again"):
        while await health(server) != 200:
            await asyncio.sleep(0.05)


async def goes_on(server: Server, seat: Socket) -> None:
    """The very action that failed is done now, once, and the record is whole."""
    ply = seat.now["ply"]
    number, action = seat.moves()[0]
    await seat.move(number, action)
    await seat.until_ply(ply + 1)
    attempt = seat.now["table"]["attempt"]
    assert len(lines_of(server.settings.database)[attempt]) == seat.now["ply"]
    assert check_records(server.settings.database) == 1


async def fails(server: Server, seat: Socket) -> None:
    """An action is refused because the database is away, and leaves no trace."""
    lines = lines_of(server.settings.database)
    number, action = seat.moves()[0]
    code = await seat.refused("act", ply=seat.now["ply"], seat=number, action=action)
    assert code == "away"
    assert await health(server) == 503
    assert lines_of(server.settings.database) == lines


@pytest.mark.embedded
async def test_a_full_disk_stops_play_and_room_lets_it_go_on(server: Server) -> None:
    seat, _ = await at_play(server)
    with no_room():
        await fails(server, seat)
        answer = await server.stranger().http.post("/api/me", json={"name": "Cat"})
        assert (answer.status_code, answer.json()["code"]) == (503, "away")
    await until_well(server)
    await goes_on(server, seat)


@contextmanager
def no_room() -> Iterator[None]:
    """Lets nobody in this process write another byte to a file."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.embedded
async def test_a_database_that_may_not_grow_keeps_all_or_nothing(store: Store) -> None:
    await pragma(store, "max_page_count = 1")  # as many as it has, in fact
    added = 0
    async with within("a full database", last=lambda: f"{added} tables"):
        while await could(store.add_room(a_room(added))):
            added += 1
    assert await store.room(f"table{added - 1}") is not None
    assert await store.room(f"table{added}") is None
    await pragma(store, "max_page_count = 1000000")
    await store.add_room(a_room(added))
    await store.check()


async def could(write: Awaitable[None]) -> bool:
    """Whether the database was there to write to."""
    try:
        await write
    except Away:
        return False
    return True


async def pragma(store: Store, said: str) -> None:
    """Says something to the two connections that write."""
    async with store._writing.connect() as connection:
        raw: Any = await connection.get_raw_connection()
        await raw.driver_connection.execute(f"PRAGMA {said}")
    swift: Any = store.writer._swift
    await swift.append([])  # so that it is open
    await swift._there(lambda: swift._connection.execute(f"PRAGMA {said}"))


@pytest.mark.embedded
async def test_a_database_that_became_read_only_is_away_until_it_is_not(
    server: Server,
) -> None:
    seat, _ = await at_play(server)
    await pragma(server.hall.house.store, "query_only = ON")  # root may write to any file
    await fails(server, seat)
    await pragma(server.hall.house.store, "query_only = OFF")
    await until_well(server)
    await goes_on(server, seat)


@pytest.mark.embedded
async def test_a_locked_database_is_away_and_comes_back(server: Server) -> None:
    seat, _ = await at_play(server)
    with closing(plain(server)) as other:
        await pragma(server.hall.house.store, "busy_timeout = 50")
        other.execute("BEGIN IMMEDIATE")
        await fails(server, seat)
        other.execute("ROLLBACK")
    await until_well(server)
    await goes_on(server, seat)


@pytest.mark.embedded
async def test_a_database_that_was_moved_is_away_until_it_is_back(server: Server) -> None:
    seat, _ = await at_play(server)
    path = engine.file_of(server.settings.database)
    number, action = seat.moves()[0]
    moved = path.rename(path.with_name("elsewhere"))
    code = await seat.refused("act", ply=seat.now["ply"], seat=number, action=action)
    assert (code, await health(server), path.exists()) == ("away", 503, False)
    moved.rename(path)
    await until_well(server)
    await goes_on(server, seat)


@pytest.mark.embedded
async def test_another_file_in_its_place_is_not_written_to(server: Server) -> None:
    seat, _ = await at_play(server)
    path = engine.file_of(server.settings.database)
    moved = path.rename(path.with_name("elsewhere"))
    path.write_bytes(b"")
    number, action = seat.moves()[0]
    assert await seat.refused("act", ply=seat.now["ply"], seat=number, action=action) == "away"
    assert path.read_bytes() == b""
    moved.replace(path)
    await until_well(server)
    await goes_on(server, seat)


@pytest.mark.embedded
async def test_bots_wait_for_a_database_that_is_away(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_workers=0, bot_pause=0.3) as server:
        ann = await server.guest()
        table = await ann.table({"game": "planet9", "players": 3})
        async with ann.at(table) as seat:
            await seat.do("start")
            await seat.until_now(lambda now: now["table"]["status"] == "playing")
            async with within("the turn of a bot", last=seat.last):
                while 0 in seat.now["table"]["awaited"]:
                    ply, (number, action) = seat.now["ply"], seat.moves()[0]
                    await seat.move(number, action)
                    await seat.until_ply(ply + 1)
            with no_room():
                async with within("a bot to meet a full disk", last=seat.last):
                    while await health(server) == 200:
                        await asyncio.sleep(0.02)
            ply = seat.now["ply"]
            await seat.until_ply(ply + 1)
        assert check_records(server.settings.database) == 1


async def test_of_two_actions_at_one_ply_exactly_one_is_done(server: Server) -> None:
    ann, bob = await server.guests("Ann", "Bob")
    table = await ann.table({"game": "crewdeck", "players": 2})
    async with ann.at(table) as a, bob.at(table) as b, ann.at(table) as tab:
        await b.do("sit", chair=1)
        await a.do("start")
        for _ in range(20):
            for socket in (a, b, tab):
                await socket.until_now(lambda now: now["table"]["status"] == "playing")
            ply = max(a.now["ply"], b.now["ply"], tab.now["ply"])
            for socket in (a, b, tab):
                await socket.until_ply(ply)
            able = [socket for socket in (a, b, tab) if socket.moves()]
            answers = await asyncio.gather(*(race(socket, ply) for socket in able))
            assert sorted(answers)[:1] == ["done"]
            assert answers.count("done") == 1
            for socket in (a, b, tab):
                await socket.until_ply(ply + 1)


async def race(socket: Socket, ply: int) -> str:
    number, action = socket.moves()[0]
    answer = await socket.ask("act", ply=ply, seat=number, action=action)
    return str(answer.get("code", answer["type"]))


async def test_two_servers_on_one_database_never_both_win(tmp_path: Path) -> None:
    async with serving(tmp_path) as one, serving(tmp_path) as other:
        ann = await one.guest()
        table = await ann.table({"game": "crewdeck", "players": 1})
        there = other.stranger()
        there.http.cookies.set("shipmates", ann.cookie or "")
        async with ann.at(table) as a:
            await a.do("start")
            async with there.at(table) as b:
                await b.until_ply(1)
                for _ in range(12):
                    ply = max(a.now["ply"], b.now["ply"])
                    await asyncio.gather(catch_up(a, ply), catch_up(b, ply))
                    answers = await asyncio.gather(race(a, ply), race(b, ply))
                    assert sorted(answers) == ["done", "stale"]
        assert check_records(one.settings.database) == 1


async def catch_up(socket: Socket, ply: int) -> None:
    """A node learns from a refusal what another has done."""
    if socket.now["ply"] < ply:
        await socket.until_ply(ply)


@pytest.fixture
async def store(tmp_path: Path) -> Any:
    address = database_of(tmp_path)
    await upgrade(address)
    kept = Store(address)
    kept.start()
    yield kept
    await kept.stop()


def a_room(number: int) -> Room:
    plan = Planet9Plan(players=3)
    return Room(f"table{number}", f"CODE{number:02}", None, plan, Options(), [Chair()])


async def test_a_clash_undoes_one_job_and_not_its_neighbours(store: Store) -> None:
    await store.add_room(a_room(1))
    twin = a_room(2)
    twin.code = a_room(1).code
    jobs = [store.add_room(a_room(3)), store.add_room(twin), store.add_room(a_room(4))]
    results = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Clash, type(None)]
    found = [await store.room(f"table{number}") for number in range(1, 5)]
    assert [room is not None for room in found] == [True, False, True, True]


async def test_a_job_that_fails_by_our_own_fault_does_not_stop_the_writer(
    store: Store,
) -> None:
    async def wrong(_: object) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await store.writer.write(wrong)
    await store.add_room(a_room(1))


async def test_whoever_goes_away_while_it_is_written_leaves_it_written(store: Store) -> None:
    task = asyncio.create_task(store.add_room(a_room(1)))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await store.add_room(a_room(2))
    assert await store.room("table1") is not None


async def test_after_the_end_nothing_is_written_and_nobody_waits(store: Store) -> None:
    last = asyncio.create_task(store.add_room(a_room(1)))
    await asyncio.sleep(0)
    await store.stop()
    await last
    with pytest.raises(Away):
        await store.add_room(a_room(2))
