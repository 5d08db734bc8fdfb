"""What is old and belongs to nobody goes: all of it in one transaction, or nothing."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from functools import partial
from typing import Final

from sqlalchemy import ColumnElement, Delete, Update, delete, exists, func, or_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shipmates.server.store import schema
from shipmates.server.store.clearing import clear, references
from shipmates.server.store.store import Store, with_store

_people, _keys, _links = schema.people.c, schema.keys.c, schema.links.c
_crews, _tables, _deals = schema.crews.c, schema.tables.c, schema.deals.c
_games, _logs = schema.attempts.c, schema.log_lines.c


@dataclass(frozen=True, slots=True)
class Pruned:
    """How much has gone, or would go."""

    games: int
    tables: int
    people: int
    links: int


class _Undone(Exception):
    """Takes back what was only tried."""

    def __init__(self, done: Pruned) -> None:
        self.done: Final = done
        super().__init__()


async def prune(store: Store, before: int, now: int, *, really: bool) -> Pruned:
    """Lets go what nobody has touched since `before`, in seconds.

    What is only tried is done and taken back, so its figures are those of the real thing.
    """

    async def work(connection: AsyncConnection) -> Pruned:
        done = await _pruned(connection, before, now)
        if not really:
            raise _Undone(done)
        return done

    try:
        return await store.writer.write(work)
    except _Undone as tried:
        return tried.done


def prune_now(address: str, age: int, *, really: bool) -> Pruned:
    """The same for what is so many seconds old, for the command line. Raises `Unusable`."""
    now = int(time.time())
    work = partial(prune, before=now - age, now=now, really=really)
    return asyncio.run(with_store(address, work))


async def _pruned(connection: AsyncConnection, before: int, now: int) -> Pruned:
    async def gone(what: Delete | Update) -> int:
        return (await connection.execute(what)).rowcount

    games = await clear(connection, schema.attempts, _old(before))
    unplayed = _quiet(before) & ~exists().where(_games.deal == _deals.id)
    await clear(connection, schema.deals, unplayed)
    played = exists().where(_games.table_id == _tables.id)
    tables = await gone(delete(schema.tables).where(_idle(before), ~played))
    links = await gone(delete(schema.links).where(_links.expires < now))
    void = update(schema.crews).where(_crews.invite_ends < now)
    links += await gone(void.values(invite=None, invite_ends=None))
    people = await clear(connection, schema.people, _unseen(before))
    return Pruned(games, tables, people, links)


def _idle(before: int) -> ColumnElement[bool]:
    """Tables of no crew that nobody has touched."""
    asleep = (_tables.status != "playing") & (_tables.touched < before)
    return asleep & _tables.crew.is_(None)


def _old(before: int) -> ColumnElement[bool]:
    """Games that ended long ago, of no crew, that nothing refers to."""
    return (
        (_games.finished < before * 1000)
        & _games.crew.is_(None)
        & exists().where(_tables.id == _games.table_id, _idle(before))
        & ~exists().where(_logs.attempt == _games.id)
        & ~exists().where(_deals.source == _games.id, ~_quiet(before))
        & ~exists().where(_deals.id == _games.deal, ~_quiet(before))
    )


def _quiet(before: int) -> ColumnElement[bool]:
    """Deals that nobody plays any more."""
    others = schema.attempts.alias("others")
    last = func.coalesce(others.c.finished, before * 1000)
    return (_deals.created < before * 1000) & ~exists().where(
        others.c.deal == _deals.id, last >= before * 1000
    )


def _unseen(before: int) -> ColumnElement[bool]:
    """People not seen for long, of whom nothing is left but what lets them come in."""
    seen = func.coalesce(_people.seen, _people.created)
    lately = exists().where(_keys.person == _people.id, _keys.created >= before)
    ties = [
        exists().where(column == _people.id)
        for table, column, _ in references(schema.people)
        if table not in (schema.keys, schema.links, schema.peeks)
    ]
    return (seen < before) & ~lately & ~or_(*ties)
