"""Logbooks that are taken home, brought along and grow."""

from __future__ import annotations

import json
from pathlib import Path

from shipmates.campaign import Logbook, append, codec, load
from tests.server.campaigns import book_of, campaign_of, crew_table, founded, joined, log_of
from tests.server.games import play, play_all
from tests.server.tables import Server, serving


async def test_the_terminal_reads_what_is_taken_home(server: Server, tmp_path: Path) -> None:
    ann = await server.guest("Ann")
    crew = await founded(ann)
    table = await crew_table(ann, crew, {"game": "deepsea"})
    async with ann.at(table) as seat:
        await seat.do("start")
        await play(seat)
    answer = await ann.http.get(f"/api/crews/{crew}/logbook/deepsea")
    assert "attachment" in answer.headers["content-disposition"]
    path = tmp_path / "logbook.json"
    path.write_bytes(answer.content)
    logbook = load(path)
    assert (logbook.game, logbook.crew, len(logbook.attempts)) == ("deepsea", "Ada & Zoé", 1)
    assert codec.write(logbook) == answer.content
    grown = append(path, logbook.attempts[0])
    assert len(grown.attempts) == 2


async def test_a_campaign_of_the_terminal_goes_on_here_byte_for_byte(
    server: Server, tmp_path: Path
) -> None:
    path = tmp_path / "logbook.json"
    blank = Logbook("planet9", "Others")
    for attempt in campaign_of().attempts:
        append(path, attempt, record="a record\n", blank=blank)
    ann = await server.guest("Ann")
    crew = await founded(ann, "Others")
    where = f"/api/crews/{crew}/logbook/planet9"
    answer = await ann.http.post(where, content=path.read_bytes())
    assert answer.status_code == 201, answer.text
    book = answer.json()["books"][0]
    assert (book["attempts"], book["next_mission"], book["score"]) == (3, 2, 2)
    assert (await ann.http.get(where)).content == path.read_bytes()
    lines = await log_of(ann, crew, "planet9")
    assert [line["number"] for line in lines] == [2, 1, 0]
    assert [line["attempt"] for line in lines] == [None] * 3
    assert [line["number"] for line in await log_of(ann, crew, "planet9", before=1)] == [0]


async def test_what_cannot_be_brought_along_is_refused_and_changes_nothing(
    server: Server,
) -> None:
    ann = await server.guest("Ann")
    crew = await founded(ann)
    raw = codec.write(campaign_of())
    newer = raw.replace(b'"version": 1', b'"version": 9')
    cases = [
        ("planet9", raw[:-40], 400, "logbook-corrupt"),
        ("planet9", newer, 400, "logbook-newer"),
        ("planet9", b"", 400, "logbook-corrupt"),
        ("planet9", b'{"a": 1}', 400, "logbook-foreign"),
        ("planet9", b"\xff\xfe\x00", 400, "logbook-foreign"),
        ("deepsea", raw, 400, "logbook-other-game"),
        ("crewdeck", raw, 404, "no-logbook"),
        ("planet9", b"[" * 5_000_000, 413, "request"),
    ]
    for game, content, status, code in cases:
        answer = await ann.http.post(f"/api/crews/{crew}/logbook/{game}", content=content)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert (await book_of(ann, crew, "planet9"))["attempts"] == 0
    where = f"/api/crews/{crew}/logbook/planet9"
    assert (await ann.http.post(where, content=raw)).status_code == 201
    answer = await ann.http.post(where, content=raw)
    assert (answer.status_code, answer.json()["code"]) == (409, "logbook-not-empty")
    assert (await book_of(ann, crew, "planet9"))["attempts"] == 3


async def test_two_tables_of_a_crew_end_at_once_and_both_are_entered(server: Server) -> None:
    ann, bob = await server.guests("Ann", "Bob")
    crew = await founded(ann)
    await joined(ann, crew, bob)
    one = await crew_table(ann, crew, {"game": "planet9"})
    other = await crew_table(bob, crew, {"game": "planet9"})
    async with ann.at(one) as a, bob.at(other) as b:
        await a.do("start")
        await b.do("start")
        await play_all(a, b)
    lines = await log_of(ann, crew, "planet9")
    assert [line["number"] for line in lines] == [1, 0]
    assert len({line["attempt"] for line in lines}) == 2


async def test_crew_deck_is_played_by_a_crew_and_has_no_logbook(server: Server) -> None:
    ann = await server.guest("Ann")
    crew = await founded(ann)
    table = await crew_table(ann, crew, {"game": "crewdeck", "players": 1})
    async with ann.at(table) as seat:
        await seat.do("start")
        await seat.do("give-up")
        now = await seat.until_now(lambda now: now["table"]["status"] == "over")
        assert now["table"]["attempt"]
    assert [
        (await book_of(ann, crew, game))["attempts"] for game in ("planet9", "deepsea")
    ] == [
        0,
        0,
    ]


async def test_ten_thousand_attempts_are_brought_along_read_once_and_grow(
    server: Server,
) -> None:
    ann = await server.guest("Ann")
    crew = await founded(ann)
    raw = codec.write(campaign_of(attempts=100))
    data = json.loads(raw)
    data["attempts"] = [row for _ in range(100) for row in data["attempts"]]
    where = f"/api/crews/{crew}/logbook/planet9"
    answer = await ann.http.post(where, content=json.dumps(data).encode())
    assert answer.json()["books"][0]["attempts"] == 10_000
    crews = server.hall.house.crews
    known = await crews.logbook(crew, "planet9")
    assert await crews.logbook(crew, "planet9") is known
    table = await crew_table(ann, crew, {"game": "planet9"})
    async with ann.at(table) as seat:
        await seat.do("start")
        await seat.do("give-up")
    grown = await crews.logbook(crew, "planet9")
    assert len(grown.attempts) == 10_001
    assert grown.attempts[0] is known.attempts[0]


async def test_the_logbook_outlives_the_server(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.guest("Ann")
        crew = await founded(ann)
        table = await crew_table(ann, crew, {"game": "planet9"})
        async with ann.at(table) as seat:
            await seat.do("start")
            await seat.do("give-up")
    async with serving(tmp_path) as server:
        logbook = await server.hall.house.crews.logbook(crew, "planet9")
        assert [attempt.given_up for attempt in logbook.attempts] == [True]
