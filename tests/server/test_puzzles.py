"""Puzzles over HTTP: what is shown, what is asked, and what is right."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

from shipmates.puzzles import Kind, SignalPuzzle, shipped
from shipmates.server.http.puzzles import FIRST, of_the_day
from tests.server.tables import Guest, Server

ONE_OF_EACH = [next(p for p in shipped() if p.kind is kind) for kind in Kind]


async def asked(guest: Guest, path: str) -> Any:
    answer = await guest.http.get(f"/api/puzzles{path}")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_every_puzzle_can_be_looked_at_and_has_one_right_choice(server: Server) -> None:
    guest = await server.guest()
    shelf = await asked(guest, "")
    assert [one["number"] for one in shelf["puzzles"]] == [one.number for one in shipped()]
    assert shelf["today"] in {one.number for one in shipped()}
    assert (await asked(guest, "/1"))["parts"] == ["Orion: the named member"]
    for puzzle in (*ONE_OF_EACH, *shipped()[::40]):
        found = await asked(guest, f"/{puzzle.number}?words=fr")
        assert len(found["choices"]) == len(set(found["choices"])) == puzzle.legal
        right = [
            (await asked(guest, f"/{puzzle.number}/answer?choice={place}"))["right"]
            for place in range(puzzle.legal)
        ]
        assert right.count(True) == 1
        told = await asked(guest, f"/{puzzle.number}/answer?choice=0&words=fr")
        assert told["solution"] == right.index(True)
        assert found["choices"][told["solution"]] in told["told"]


async def test_a_signal_is_asked_of_one_who_sees_one_hand(server: Server) -> None:
    guest = await server.guest()
    for puzzle in shipped():
        if isinstance(puzzle, SignalPuzzle):
            found = await asked(guest, f"/{puzzle.number}")
            assert [view["seat"] for view in found["views"]] == [found["seat"]]


async def test_what_is_not_there_is_refused(server: Server) -> None:
    guest = await server.guest()
    for path, status, code in (
        ("/9999", 404, "no-puzzle"),
        ("/9999/answer?choice=0", 404, "no-puzzle"),
        ("/1/answer?choice=99", 400, "no-choice"),
        ("/1/answer?choice=-1", 400, "request"),
        ("/1/answer", 400, "request"),
    ):
        answer = await guest.http.get(f"/api/puzzles{path}")
        assert (answer.status_code, answer.json()["code"]) == (status, code), path


@pytest.mark.parametrize("start", [FIRST, date(2026, 11, 16), date(2030, 2, 28)])
def test_every_day_has_another_puzzle_until_all_had_their_turn(start: date) -> None:
    days = [of_the_day(start + timedelta(days)).number for days in range(len(shipped()))]
    assert sorted(days) == [one.number for one in shipped()]
