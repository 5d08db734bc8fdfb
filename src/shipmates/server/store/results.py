"""How games ended, one row each: written with the last move, or anew from the records."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shipmates.server.store import schema
from shipmates.server.store.rows import ResultRow

_games: Final = schema.attempts.c
_sat: Final = schema.sat.c


async def keep(connection: AsyncConnection, attempt: str, result: ResultRow) -> None:
    """The result of a game that has ended; an earlier one is replaced."""
    times = select(_games.started, _games.finished).where(_games.id == attempt)
    row = (await connection.execute(times)).one()
    results = schema.results
    await connection.execute(delete(results).where(results.c.attempt == attempt))
    await connection.execute(
        insert(results).values(
            attempt=attempt,
            game=result.game,
            mission=result.mission,
            players=result.players,
            won=any(result.won),
            cause=result.cause,
            score=msgspec.json.encode(result.score).decode(),
            seconds=max(0, (row.finished or row.started) - row.started) // 1000,
        )
    )
    for won in (True, False):
        chairs = [chair for chair, one in enumerate(result.won) if one is won]
        await connection.execute(
            update(schema.sat)
            .where(_sat.attempt == attempt, _sat.chair.in_(chairs))
            .values(won=won)
        )


async def keep_all(connection: AsyncConnection, found: Iterable[tuple[str, ResultRow]]) -> None:
    """The results of many games."""
    for attempt, result in found:
        await keep(connection, attempt, result)
