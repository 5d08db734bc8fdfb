"""A logbook in numbers, the tables of a crew, and one's own course."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection

from shipmates.campaign import Attempt, Logbook, codec
from shipmates.server.statistics import MINUTES, statistics_of
from shipmates.server.store import engine
from shipmates.server.store.migrate import config, upgrade
from shipmates.server.store.rows import PlayedRow
from tests.server.campaigns import campaign_of, crew_table, founded, joined, log_of
from tests.server.games import play
from tests.server.tables import Guest, Message, Server


def _tried(mission: int, players: int = 3, **how: Any) -> Attempt:
    return Attempt(mission, players, because="-", **{"won": False, "when": "2031", **how})


BOOK = Logbook(
    "deepsea",
    "",
    (
        _tried(1),
        _tried(1, won=True, distress=True, when="2032"),
        _tried(1, won=True, when="2033"),
        _tried(0, won=True),
        _tried(4, 5, given_up=True),
        _tried(2, 5, won=True, when="2034"),
        _tried(33, 5, won=True, difficulty=18),
    ),
)


def test_attempts_are_counted_by_mission_crew_and_distress() -> None:
    found = statistics_of(BOOK, [])
    assert (found.all.attempts, found.all.won, found.all.distress) == (7, 5, 1)
    assert found.given_up == 1
    rows = [(m.mission, m.attempts, m.won, m.distress, m.last) for m in found.missions]
    assert rows[:2] == [(0, 1, 1, 0, "2031"), (1, 3, 2, 1, "2033")]
    assert [m.mission for m in found.missions] == [0, 1, 2, 4, 33]
    assert [(p.players, p.attempts, p.won) for p in found.players] == [(3, 4, 3), (5, 3, 2)]
    assert [(d.attempts, d.won) for d in found.distress] == [(6, 4), (1, 1)]


def test_progress_is_made_by_first_successes_only() -> None:
    strides = [
        (s.attempt, s.when, s.mission, s.completed) for s in statistics_of(BOOK, []).progress
    ]
    assert strides == [(2, "2032", 1, 1), (6, "2034", 2, 2)]


def test_durations_stand_in_bars_and_their_middle_is_known() -> None:
    lasted = [0, 119, 120, 3600, 90_000]
    rows = [PlayedRow(n, 1000, 1000 + s * 1000, 1) for n, s in enumerate(lasted)]
    found = statistics_of(BOOK, [*rows, PlayedRow(9, 5, None, 0)]).durations
    assert [bar.minutes for bar in found.bars] == list(MINUTES)
    assert [bar.attempts for bar in found.bars] == [2, 1, 0, 0, 0, 0, 0, 2]
    assert found.bars[-1].until is None
    assert (found.attempts, found.median, found.took_back) == (5, 120, 5)
    assert statistics_of(BOOK, []).durations.median == 0


async def _stats(guest: Guest, crew: str, game: str = "planet9") -> Message:
    answer = await guest.http.get(f"/api/crews/{crew}/stats/{game}")
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()
    return found


async def test_what_was_played_is_in_the_numbers(server: Server) -> None:
    ann = await server.guest("Ann")
    crew = await founded(ann)
    assert (await _stats(ann, crew))["all"]["attempts"] == 0
    table = await crew_table(ann, crew, {"game": "planet9"})
    async with ann.at(table) as seat:
        await seat.do("start")
        await play(seat)
    found = await _stats(ann, crew)
    assert (found["all"]["attempts"], found["durations"]["attempts"]) == (1, 1)
    assert found["missions"][0]["mission"] == 1
    answer = await ann.http.get(f"/api/crews/{crew}/stats/crewdeck")
    assert answer.json()["code"] == "no-logbook"


async def test_the_lines_of_one_mission_can_be_asked_for(server: Server) -> None:
    ann = await server.guest("Ann")
    crew = await founded(ann)
    book = campaign_of(attempts=24)
    ten = replace(book.attempts[0], mission=11)
    raw = codec.write(replace(book, attempts=(ten, *book.attempts)))
    await ann.http.post(f"/api/crews/{crew}/logbook/planet9", content=raw)
    lines = await log_of(ann, crew, "planet9", mission=1)
    assert [line["number"] for line in lines] == [2, 1]
    lines = await log_of(ann, crew, "planet9", mission=11)
    assert [line["number"] for line in lines] == [22, 21, 0]
    assert [
        line["number"] for line in await log_of(ann, crew, "planet9", mission=11, before=22)
    ]
    assert await log_of(ann, crew, "planet9", mission=50) == []


async def test_members_find_the_tables_of_their_crew(server: Server) -> None:
    ann, bob = await server.guests("Ann", "Bob")
    crew = await founded(ann)
    await joined(ann, crew, bob)
    whole = (await bob.http.get(f"/api/crews/{crew}")).json()
    assert (whole["tables"], whole["own"]) == ([], False)
    old = await crew_table(ann, crew, {"game": "deepsea"})
    new = await crew_table(ann, crew, {"game": "planet9", "players": 2})
    await ann.table()
    async with ann.at(old) as seat:
        await seat.do("start")
        tables = (await bob.http.get(f"/api/crews/{crew}")).json()["tables"]
        assert {table["id"] for table in tables} == {old["id"], new["id"]}
        await seat.do("give-up")
        tables = (await bob.http.get(f"/api/crews/{crew}")).json()["tables"]
        assert {table["id"] for table in tables} == {old["id"], new["id"]}
    tables = (await bob.http.get(f"/api/crews/{crew}")).json()["tables"]
    assert [table["id"] for table in tables] == [new["id"]]


async def test_ones_own_course_is_founded_once_and_stays_ones_own(server: Server) -> None:
    ann, bob = await server.guests("Ann", "Bob")
    both = await asyncio.gather(*(ann.http.post("/api/crews/own") for _ in range(2)))
    own = both[0].json()
    assert [answer.json() for answer in both] == [own, own]
    assert own["own"] is True
    assert (await ann.http.get("/api/crews")).json() == [own]
    for verb in ("invite", "leave"):
        answer = await ann.http.post(f"/api/crews/{own['id']}/{verb}")
        assert (answer.status_code, answer.json()["code"]) == (409, "own-course")
    assert (await bob.http.get(f"/api/crews/{own['id']}")).json()["code"] == "no-crew"
    table = await crew_table(ann, own["id"], {"game": "planet9"})
    async with ann.at(table) as seat:
        await seat.do("start")
        await seat.do("give-up")
    assert len(await log_of(ann, own["id"], "planet9")) == 1


@pytest.mark.embedded
async def test_tables_made_before_are_found_by_their_crew(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    address = f"sqlite+aiosqlite:///{path}"
    await upgrade(address)
    writing = engine.writing(address)

    def back(connection: Connection) -> None:
        command.downgrade(config(connection), "0001")

    try:
        async with writing.begin() as connection:
            await connection.run_sync(back)
    finally:
        await writing.dispose()
    with sqlite3.connect(path) as database:
        rows = [("a", "A", b'{"crew": "C"}'), ("b", "B", b'{"crew": null}')]
        database.executemany("INSERT INTO tables VALUES (?, ?, 0, ?, 0, 'over', 0)", rows)
    await upgrade(address)
    with sqlite3.connect(path) as database:
        assert database.execute("SELECT id, crew FROM tables ORDER BY id").fetchall() == [
            ("a", "C"),
            ("b", None),
        ]
