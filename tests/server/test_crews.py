"""Crews: who belongs to one, who may play for it, and what is entered in its logbook."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from alembic import command

from shipmates.server.store import engine
from shipmates.server.store.migrate import config, upgrade
from tests.patience import within
from tests.server.campaigns import book_of, crew_table, founded, joined, log_of
from tests.server.games import OWN, asked, play
from tests.server.tables import Message, Server, database_of


async def test_a_crew_is_founded_and_friends_join_by_invitation(server: Server) -> None:
    ann, bob = await server.guests("Ann", "Bob")
    crew = await founded(ann)
    assert (await ann.http.get("/api/crews")).json() == [
        {"id": crew, "name": "Ada & Zoé", "own": False}
    ]
    assert (await bob.http.get("/api/crews")).json() == []
    await joined(ann, crew, bob)
    await joined(ann, crew, bob)
    whole = (await bob.http.get(f"/api/crews/{crew}")).json()
    assert [member["name"] for member in whole["members"]] == ["Ann", "Bob"]
    assert [book["next_mission"] for book in whole["books"]] == [1, 1]


async def test_an_invitation_is_void_when_there_is_a_newer_one(server: Server) -> None:
    ann, bob = await server.guests("Ann", "Bob")
    crew = await founded(ann)
    old = (await ann.http.post(f"/api/crews/{crew}/invite")).json()["token"]
    await ann.http.post(f"/api/crews/{crew}/invite")
    answer = await bob.http.post("/api/crews/join", json={"token": old})
    assert (answer.status_code, answer.json()["code"]) == (404, "no-invitation")


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", ""),
        ("POST", "/invite"),
        ("POST", "/leave"),
        ("GET", "/log/planet9"),
        ("GET", "/logbook/planet9"),
        ("GET", "/stats/planet9"),
        ("POST", "/logbook/planet9"),
    ],
)
async def test_a_crew_is_nobody_elses_business(server: Server, method: str, path: str) -> None:
    ann, bob = await server.guests("Ann", "Bob")
    crew = await founded(ann)
    answer = await bob.http.request(method, f"/api/crews/{crew}{path}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-crew")


async def test_who_leaves_is_gone_and_with_the_last_one_the_invitation(server: Server) -> None:
    ann, bob = await server.guests("Ann", "Bob")
    crew = await founded(ann)
    token = (await ann.http.post(f"/api/crews/{crew}/invite")).json()["token"]
    assert (await ann.http.post(f"/api/crews/{crew}/leave")).status_code == 204
    assert (await ann.http.get(f"/api/crews/{crew}")).json()["code"] == "no-crew"
    answer = await bob.http.post("/api/crews/join", json={"token": token})
    assert answer.json()["code"] == "no-invitation"


async def test_only_members_play_for_a_crew(server: Server) -> None:
    ann, bob = await server.guests("Ann", "Bob")
    crew = await founded(ann)
    refused = await crew_table(bob, crew, {"game": "planet9"})
    assert refused["code"] == "no-crew"
    table = await crew_table(ann, crew, {"game": "planet9"})
    assert table["crew"] == crew
    async with ann.at(table) as a, bob.at(table) as b:
        assert await b.refused("sit", chair=1) == "crew-only"
        await joined(ann, crew, bob)
        await b.do("sit", chair=1)
        await bob.http.post(f"/api/crews/{crew}/leave")
        assert await a.refused("start") == "crew-only"
        await b.do("stand")
        await a.do("start")


async def test_a_friend_makes_somebodys_own_course_a_table_like_any_other(
    server: Server,
) -> None:
    ann, bob = await server.guests("Ann", "Bob")
    own = (await ann.http.post("/api/crews/own")).json()["id"]
    table = await crew_table(ann, own, {"game": "planet9"})
    assert table["crew"] == own
    async with ann.at(table) as a, bob.at(table) as b:
        await b.do("sit", chair=1)
        await a.do("start")
    assert (await ann.http.get(f"/api/tables/{table['id']}")).json()["crew"] is None


@pytest.mark.parametrize("game", ["planet9", "deepsea"])
async def test_every_attempt_is_entered_as_the_game_ends(server: Server, game: str) -> None:
    ann = await server.guest("Ann")
    crew = await founded(ann)
    table = await crew_table(ann, crew, {"game": game})
    async with ann.at(table) as seat:
        await seat.do("start")
        end = await play(seat)
        won = all(share > 0 for share in end["views"][0]["outcome"]["payoff"])
        lines = await log_of(ann, crew, game)
        assert len(lines) == 1
        assert lines[0]["attempt"] == end["table"]["attempt"]
        assert lines[0]["line"]["won"] is won
        assert lines[0]["line"]["mission"] == 1
        assert lines[0]["took_back"] == 0
        assert lines[0]["names"][0]["name"] == "Ann"
        assert lines[0]["seconds"] >= 0
        book = await book_of(ann, crew, game)
        assert book["attempts"] == 1
        assert book["next_mission"] == (2 if won else 1)
        await seat.do("again", how="next")
        now = await seat.until_now(lambda now: now["table"]["number"] == 2)
        assert now["table"]["plan"]["mission"] == book["next_mission"]


async def test_given_up_and_taken_back_are_in_the_log(server: Server) -> None:
    ann = await server.guest("Ann")
    crew = await founded(ann)
    table = await crew_table(ann, crew, {"game": "planet9", "players": 2})
    async with ann.at(table) as seat:
        await seat.do("start")
        answer: Message = {}
        async with within("a move that can be taken back", last=seat.last):
            while answer.get("type") != "done":
                await seat.until_now(asked)
                ply = seat.now["ply"]
                await seat.move(*seat.moves()[0])
                answer = await seat.ask("ask-back", ply=ply + 1)
        await seat.do("give-up")
    lines = await log_of(ann, crew, "planet9")
    assert lines[0]["line"]["given_up"] is True
    assert lines[0]["line"]["because"] == "given-up"
    assert lines[0]["took_back"] == 1


async def test_own_missions_are_listed_and_never_counted(server: Server) -> None:
    ann = await server.guest("Ann")
    crew = await founded(ann)
    table = await crew_table(ann, crew, {"game": "planet9", "own": OWN})
    async with ann.at(table) as seat:
        await seat.do("start")
        await seat.do("give-up")
        book = await book_of(ann, crew, "planet9")
        assert (book["attempts"], book["missions"], book["next_mission"]) == (1, [], 1)
        await seat.do("again", how="next")
        now = await seat.until_now(lambda now: now["table"]["number"] == 2)
        assert (now["table"]["plan"]["own"], now["table"]["plan"]["mission"]) == ("", 1)


@pytest.mark.embedded
async def test_the_last_move_and_its_line_are_kept_together_or_not_at_all(
    server: Server, tmp_path: Path
) -> None:
    ann = await server.guest("Ann")
    crew = await founded(ann)
    table = await crew_table(ann, crew, {"game": "planet9"})
    async with ann.at(table) as seat:
        await seat.do("start")
        with sqlite3.connect(tmp_path / "shipmates.db") as database:
            database.execute(
                "CREATE TRIGGER full BEFORE INSERT ON log_lines "
                "BEGIN SELECT RAISE(ABORT, 'no'); END"
            )
        assert await seat.refused("give-up") == "stale"
        assert seat.now["table"]["status"] == "playing"
        attempt = await server.hall.house.store.attempt(seat.now["table"]["attempt"])
        assert attempt is not None
        assert attempt.finished is None
        with sqlite3.connect(tmp_path / "shipmates.db") as database:
            database.execute("DROP TRIGGER full")
        await seat.do("give-up")
    assert len(await log_of(ann, crew, "planet9")) == 1


async def test_the_migrations_make_the_tables_that_the_schema_says(tmp_path: Path) -> None:
    address = database_of(tmp_path)
    await upgrade(address)
    writing = engine.writing(address)
    try:
        async with writing.begin() as connection:
            await connection.run_sync(lambda c: command.check(config(c)))
    finally:
        await writing.dispose()
