"""Nothing acknowledged is ever lost: the server is killed again and again while people play."""

from __future__ import annotations

import asyncio
import os
import random
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from shipmates.server.kits import KITS, replayed
from shipmates.server.lines import folded
from shipmates.server.settings import Settings
from shipmates.server.store import engine
from tests.patience import within
from tests.server.crew import Crew, gather
from tests.server.peek import rows
from tests.server.process import running, settings

PLANS = (
    {"game": "planet9", "players": 3, "mission": 5},
    {"game": "planet9", "players": 2, "mission": 12},
    {"game": "deepsea", "players": 4, "mission": 9},
    {"game": "deepsea", "players": 2, "mission": 3},
    {"game": "crewdeck", "players": 3},
    {"game": "crewdeck", "players": 2},
)


# In one question: a server that still plays may end a game between two.
_RECORDS = """
SELECT attempts.id, game, head, finished, moves.number, line
FROM attempts LEFT JOIN moves ON moves.attempt = attempts.id ORDER BY attempts.id, moves.number
"""


def lines_of(database: str) -> dict[str, list[str]]:
    """Every game's lines; that they are numbered without a gap is checked here."""
    found = defaultdict[str, list[str]](list)
    question = "SELECT attempt, number, line FROM moves ORDER BY attempt, number"
    for attempt, number, line in rows(database, question):
        assert number == len(found[attempt]), (attempt, number)
        found[attempt].append(line)
    return found


def check_kept(database: str, crews: Sequence[Crew]) -> None:
    """Every acknowledged action stands where it was made, and every game that was shown."""
    lines = lines_of(database)
    for crew in crews:
        assert set(crew.begun) <= lines.keys()
        for kept in crew.kept:
            assert lines[kept.attempt][kept.number :][:1] == [kept.line]


def check_records(database: str) -> int:
    """Every record replays, and is finished exactly if its game is; how many there are."""
    if engine.is_sqlite(database):
        assert rows(database, "PRAGMA integrity_check") == [("ok",)]
    games = defaultdict[tuple[str, str, str, int | None], list[str]](list)
    for attempt, game, head, finished, number, line in rows(database, _RECORDS):
        lines = games[attempt, game, head, finished]
        if line is not None:
            assert number == len(lines), (attempt, number)
            lines.append(line)
    for (_, game, head, finished), lines in games.items():
        last = replayed(head, folded(lines)[0])[-1]
        assert (KITS[game].rules.outcome(last) is None) == (finished is None)
    return len(games)


async def _round(chosen: Settings, crews: list[Crew], dice: random.Random) -> None:
    """Starts a server, lets everybody play for a moment, and kills it."""
    with running(chosen) as server:
        url = await server.up()
        for crew in crews:
            crew.playing.clear()
        play = [asyncio.create_task(crew.play(url)) for crew in crews]
        async with within("an action of everybody", last=lambda: [c.kept[-1:] for c in crews]):
            while not all(crew.playing.is_set() for crew in crews):
                assert not any(task.done() for task in play), "the server is gone, or a player"
                await asyncio.sleep(0.005)
        await asyncio.sleep(dice.uniform(0.0, 0.4))
        server.kill()
        await asyncio.gather(*play)


async def kill_again_and_again(folder: Path, rounds: int, **given: Any) -> tuple[int, int]:
    """How many actions were acknowledged, and how many games begun."""
    dice = random.Random(rounds)
    chosen = settings(folder, **given)
    with running(chosen) as server:
        url = await server.up()
        crews = [await gather(url, plan, 2, dice) for plan in PLANS]
    for _ in range(rounds):
        await _round(chosen, crews, dice)
        check_kept(chosen.database, crews)
    with running(chosen) as server:
        url = await server.up()
        async with within("three more actions of everybody"):
            await asyncio.gather(*(crew.play(url, most=3) for crew in crews))
    check_kept(chosen.database, crews)
    games = check_records(chosen.database)
    return sum(len(crew.kept) for crew in crews), games


@pytest.mark.slow
async def test_what_was_acknowledged_survives_kill_after_kill(
    tmp_path: Path, database: str
) -> None:
    """Fifty times in the deep sweep."""
    assert database
    rounds = 50 if os.environ.get("SHIPMATES_DEEP") else 4
    kept, games = await kill_again_and_again(tmp_path, rounds)
    assert kept > rounds
    assert games >= len(PLANS)


@pytest.mark.deep
async def test_the_same_for_long_with_bots_in_their_own_process(tmp_path: Path) -> None:
    kept, _ = await kill_again_and_again(tmp_path, 200, bot_workers=1)
    assert kept > 200
