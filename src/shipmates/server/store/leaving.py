"""Somebody goes for good: what was theirs is deleted, and their seats are somebody's."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shipmates.server.room import kept as kept_room
from shipmates.server.room import read as read_room
from shipmates.server.store import schema
from shipmates.server.store.clearing import clear
from shipmates.server.store.store import Store

_people, _members, _tables = schema.people.c, schema.members.c, schema.tables.c
_games, _sat = schema.attempts.c, schema.sat.c
SOMEBODY: Final = None
"""The name of whoever has gone: records say that somebody sat there, and no more."""


async def playing_of(store: Store, person: str) -> list[str]:
    """The tables where somebody sits in a game that goes on."""
    rows = await store.ask(
        select(_games.table_id)
        .join(schema.sat, _sat.attempt == _games.id)
        .where(_sat.person == person, _games.finished.is_(None))
        .distinct()
    )
    return [str(row.table_id) for row in rows]


async def forget(store: Store, person: str) -> None:
    """Name, keys, links, orders, memberships and all they wrote go, in one transaction."""

    async def work(connection: AsyncConnection) -> None:
        await _rename(connection, person)
        crews = select(_members.crew).where(_members.person == person)
        mine = [row.crew for row in await connection.execute(crews)]
        await clear(connection, schema.people, _people.id == person)
        for crew in mine:
            await _dissolve(connection, crew)

    await store.writer.write(work)


async def _rename(connection: AsyncConnection, person: str) -> None:
    """Takes somebody's name out of every record."""
    asked = select(_games.id, _games.names, _sat.chair)
    rows = await connection.execute(
        asked.join(schema.sat, _sat.attempt == _games.id).where(
            _sat.person == person, _sat.chair.is_not(None)
        )
    )
    for row in rows.all():
        names = msgspec.json.decode(row.names)
        names[row.chair]["name"] = SOMEBODY
        changed = msgspec.json.encode(names).decode()
        this = update(schema.attempts).where(_games.id == row.id)
        await connection.execute(this.values(names=changed))


async def _dissolve(connection: AsyncConnection, crew: str) -> None:
    """A crew without members goes, and its logbooks with it; its games belong to nobody."""
    left = select(_members.person).where(_members.crew == crew).limit(1)
    if (await connection.execute(left)).first() is not None:
        return
    kept = select(_tables.id, _tables.room).where(_tables.crew == crew)
    for row in (await connection.execute(kept)).all():
        room = read_room(row.room)
        room.crew, room.version = None, room.version + 1
        values = {"room": kept_room(room), "version": room.version, "crew": None}
        await connection.execute(
            update(schema.tables).where(_tables.id == row.id).values(**values)
        )
    logs = schema.log_lines
    await connection.execute(delete(logs).where(logs.c.crew == crew))
    games = update(schema.attempts).where(_games.crew == crew)
    await connection.execute(games.values(crew=None))
    await connection.execute(delete(schema.crews).where(schema.crews.c.id == crew))
