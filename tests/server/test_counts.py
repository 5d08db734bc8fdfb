"""Every game is counted when it ends, and can be counted anew from its record."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select, update

from shipmates.server.recount import recount, recount_now
from shipmates.server.statistics import statistics_of
from shipmates.server.store import schema
from tests.server.campaigns import campaign_of
from tests.server.games import play, play_all, seated
from tests.server.tables import Server, serving

PLANS: list[tuple[dict[str, Any], int]] = [
    ({"game": "planet9", "players": 3, "mission": 2}, 2),
    ({"game": "deepsea", "players": 2, "mission": 1}, 1),
    ({"game": "crewdeck", "players": 1}, 1),
    ({"game": "crewdeck", "players": 3}, 2),
]


async def _kept(server: Server) -> list[Any]:
    store = server.hall.house.store
    ends = await store.ask(select(schema.results).order_by(schema.results.c.attempt))
    sat = schema.sat.c
    seats = await store.ask(
        select(sat.attempt, sat.chair, sat.won).order_by(sat.attempt, sat.chair)
    )
    return [*map(tuple, ends), *map(tuple, seats)]


async def _played(server: Server) -> list[str]:
    """A few games, and one that is given up."""
    attempts = list[str]()
    for plan, people in PLANS:
        async with AsyncExitStack() as stack:
            _, _, seats = await seated(stack, server, plan, people)
            await seats[0].do("start")
            ends = await play_all(*seats)
            attempts.append(ends[0]["table"]["attempt"])
    ann = await server.guest()
    async with ann.at(await ann.table()) as seat:
        await seat.do("start")
        await seat.do("give-up")
    return attempts


@pytest.mark.slow
async def test_what_is_counted_anew_is_what_was_kept(server: Server) -> None:
    await _played(server)
    store, kept = server.hall.house.store, await _kept(server)
    assert len(kept) == 5 + 7
    await store.writer.write(lambda c: c.execute(delete(schema.results)))
    await store.writer.write(lambda c: c.execute(update(schema.sat).values(won=None)))
    assert await _kept(server) != kept
    assert await recount(store) == (5, 0)
    assert await _kept(server) == kept
    assert await recount(store) == (5, 0)
    assert await _kept(server) == kept


async def test_a_game_that_cannot_be_read_is_said_and_the_rest_counted(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, attempt = await server.guest(), ""
        for _ in range(2):
            async with ann.at(await ann.table({"game": "crewdeck", "players": 1})) as seat:
                await seat.do("start")
                attempt = (await play(seat))["table"]["attempt"]
        moves = schema.moves
        broken = update(moves).where(moves.c.attempt == attempt).values(line="0 nonsense")
        await server.hall.house.store.writer.write(lambda c: c.execute(broken))
        address = server.settings.database
    assert await asyncio.to_thread(recount_now, address) == (1, 1)


async def test_everybody_and_oneself_are_counted_by_mission(server: Server) -> None:
    ann, bob = await server.guests("Ann", "Bob")
    for guest, ends in ((ann, 2), (bob, 1)):
        table = await guest.table({"game": "planet9", "mission": 4})
        async with guest.at(table) as seat:
            for number in range(ends):
                await seat.do("again" if number else "start")
                await seat.until_now(lambda now: bool(now["table"]["status"] == "playing"))
                await seat.do("give-up")
                await seat.until_now(lambda now: bool(now["table"]["status"] == "over"))
    (all_of_it,) = (await server.stranger().http.get("/api/stats/planet9")).json()
    assert (all_of_it["mission"], all_of_it["attempts"], all_of_it["won"]) == (4, 3, 0)
    assert all_of_it["causes"] == {"given-up": 3}
    (mine,) = (await ann.http.get("/api/me/stats")).json()
    assert (mine["game"], mine["attempts"], mine["causes"]) == ("planet9", 2, {"given-up": 2})
    assert (await bob.http.get("/api/stats/deepsea")).json() == []
    assert (await bob.http.get("/api/stats/chess")).status_code == 404


async def test_in_crew_deck_each_ship_wins_for_itself(server: Server) -> None:
    async with AsyncExitStack() as stack:
        _, guests, seats = await seated(stack, server, {"game": "crewdeck", "players": 2}, 2)
        await seats[0].do("start")
        ends = await play_all(*seats)
        payoff = ends[0]["views"][0]["outcome"]["payoff"]
        for guest, share in zip(guests, payoff, strict=True):
            (mine,) = (await guest.http.get("/api/me/stats")).json()
            assert mine["won"] == int(share > 0)


def test_a_logbook_says_why_attempts_were_lost() -> None:
    found = statistics_of(campaign_of(attempts=5), [])
    assert [(one.cause, one.attempts) for one in found.causes] == [("tasks-done", 3)]
