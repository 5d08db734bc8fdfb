"""Counts all results anew, from the records of the games."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Final

import structlog

from shipmates.notation import Faulty
from shipmates.server import ids
from shipmates.server.course import resumed
from shipmates.server.results import result_of
from shipmates.server.store import Store, with_store
from shipmates.server.store.luggage import GameRow, counted, games_after
from shipmates.server.store.results import keep_all
from shipmates.server.store.rows import ResultRow

_log = structlog.get_logger()
TOGETHER: Final = 200
"""So many games are counted in one transaction."""


async def recount(store: Store) -> tuple[int, int]:
    """How many games were counted, and how many could not be read any more."""
    after, done, broken = "", 0, 0
    while games := await games_after(store, counted(), after, TOGETHER):
        found = _results(games)
        await store.writer.write(partial(keep_all, found=found))
        after, done = games[-1].id, done + len(found)
        broken += len(games) - len(found)
    return done, broken


def _results(games: Sequence[GameRow]) -> list[tuple[str, ResultRow]]:
    found = list[tuple[str, ResultRow]]()
    for row in games:
        try:
            found.append((row.id, result_of(resumed(row.game, row.head, row.lines))))
        except Faulty:
            _log.error("game-broken", game=ids.label(row.id))
    return found


def recount_now(address: str) -> tuple[int, int]:
    """The same, for the command line."""
    return asyncio.run(with_store(address, recount))
