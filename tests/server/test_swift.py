"""Moves go a way of their own into the database: what is kept there is the same."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from shipmates.server.plans import Planet9Plan
from shipmates.server.room import Chair, Options, Room
from shipmates.server.store import Clash, Store
from shipmates.server.store.migrate import upgrade
from shipmates.server.store.rows import Append, AttemptRow
from shipmates.server.store.swift import SwiftLines, is_plain
from tests.server.tables import database_of

GAMES = ("one", "two", "six")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A database with a few games that have begun, each with one line."""
    address = database_of(tmp_path)
    await upgrade(address)
    kept = Store(address)
    kept.start()
    for number, game in enumerate(GAMES):
        room = Room(game, f"CODE{number}", None, Planet9Plan(), Options(), [Chair()])
        await kept.add_room(room)
        room.version, room.attempt = 1, game
        row = AttemptRow(game, game, 1, "planet9", "", "[]", 0)
        await kept.begin(row, room, Append(game, 0, ("nature deal",), 0))
    yield kept
    await kept.stop()


def watched(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many games each trip of the quick way was for."""
    swift: Any = store.writer._swift
    trips, append = list[int](), swift.append

    async def counted(moves: Sequence[Append]) -> frozenset[str]:
        trips.append(len(moves))
        kept: frozenset[str] = await append(moves)
        return kept

    monkeypatch.setattr(swift, "append", counted)
    return trips


async def together(store: Store, *appends: Append) -> list[type]:
    """What became of moves that wait at the same time."""
    work = [store.append(append) for append in appends]
    return [type(one) for one in await asyncio.gather(*work, return_exceptions=True)]


KEPT = type(None)


async def test_moves_that_wait_go_together(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    trips = watched(store, monkeypatch)
    moves = [Append(game, 1, (f"0 play {game}", "1 ready"), 7) for game in GAMES]
    assert await together(store, *moves) == [KEPT] * 3
    assert sum(trips) == 3
    for game in GAMES:
        assert await store.lines(game) == ["nature deal", f"0 play {game}", "1 ready"]


async def test_of_two_at_one_ply_one_is_kept_and_so_are_the_neighbours(store: Store) -> None:
    await store.append(Append("two", 1, ("0 first",), 7))
    late = Append("two", 1, ("0 second", "0 third"), 8)
    others = (Append("one", 1, ("0 a",), 8), late, Append("six", 1, ("0 b",), 8))
    assert await together(store, *others) == [KEPT, Clash, KEPT]
    assert await store.lines("two") == ["nature deal", "0 first"]
    assert (await store.lines("one"), await store.lines("six")) == (
        ["nature deal", "0 a"],
        ["nature deal", "0 b"],
    )


async def test_a_game_that_is_over_takes_no_more_moves(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.append(Append("two", 1, (), 7, finished=7, outcome="given-up"))
    trips = watched(store, monkeypatch)
    late = Append("two", 1, ("0 late",), 8)
    assert await together(store, Append("one", 1, ("0 a",), 8), late) == [KEPT, Clash]
    assert sum(trips) == 2
    assert await store.lines("two") == ["nature deal"]
    assert await store.lines("one") == ["nature deal", "0 a"]


async def test_only_moves_and_nothing_else_go_that_way() -> None:
    assert is_plain(Append("one", 1, ("0 a",), 7))
    for more in ({"finished": 7}, {"began": 7}, {"took_back": 1}, {"reopened": True}):
        changed: dict[str, Any] = more
        assert not is_plain(Append("one", 1, ("0 a",), 7, **changed))
    assert not is_plain(Append("one", 1, (), 7))


async def test_lines_of_many_games_come_in_one_answer(store: Store, database: str) -> None:
    if database == "sqlite":
        return  # one server has it for itself: nobody else writes
    moves = [Append(game, 1, (f"0 {game}", "1 ready"), 7) for game in GAMES]
    await together(store, *moves)
    assert store.wires is not None
    swift = SwiftLines(store.wires)
    found = await swift.since([("one", 1), ("two", 2), ("six", 3)])
    await swift.close()
    assert found == {"one": ["0 one", "1 ready"], "two": ["1 ready"]}
