"""Everything that is kept, and how it is asked for."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

from sqlalchemy import Executable, Row, bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shipmates.server.refusals import Away
from shipmates.server.room import Room
from shipmates.server.room import kept as kept_room
from shipmates.server.room import read as read_room
from shipmates.server.store import engine, results, schema
from shipmates.server.store.logbooks import log
from shipmates.server.store.migrate import unusable
from shipmates.server.store.pulse import Pulse, Wires
from shipmates.server.store.rows import Append, AttemptRow, PersonRow
from shipmates.server.store.swift import is_plain, swift
from shipmates.server.store.writer import Clash, Writer

Result = TypeVar("Result")
ATTEMPT: Final = tuple(
    schema.attempts.c[name]
    for name in (
        "id",
        "table_id",
        "number",
        "game",
        "head",
        "names",
        "started",
        "began",
        "finished",
        "outcome",
        "took_back",
        "deal",
        "practice",
        "crew",
    )
)
"""What an `AttemptRow` is made of."""
PERSON: Final = tuple(schema.people.c[name] for name in ("id", "name", "language", "orders"))
"""What a `PersonRow` is made of."""


class Store:
    """The database, which must be there. Every method raises `Away` when it does not answer."""

    def __init__(self, address: str) -> None:
        self.address: Final = address
        self.wires: Final = None if engine.is_sqlite(address) else Wires(address)
        connect = None if self.wires is None else self.wires.connect
        self._pulse: Final = None if self.wires is None else Pulse(self.wires)
        self._reading: Final = engine.reading(address, connect)
        self._writing: Final = engine.writing(address, connect)
        quick, check = swift(address, self.wires), engine.anchor(address)
        self.writer: Final = Writer(self._writing, check, quick, self._doubt)

    def start(self) -> None:
        """Begins to write; the tables must be there."""
        self.writer.start()
        if self._pulse is not None:
            self._pulse.start()

    async def stop(self) -> None:
        """Writes what waits and lets go of the database."""
        await self.writer.stop()
        if self._pulse is not None:
            await self._pulse.stop()
        await self._reading.dispose()
        await self._writing.dispose()

    async def ask(self, question: Executable) -> Sequence[Row[Any]]:
        """The rows that answer a question."""
        try:
            async with self._reading.connect() as connection:
                return (await connection.execute(question)).all()
        except engine.FAILURES as error:
            self._doubt(error)
            if engine.is_no_text(error):
                return []  # nothing is called so
            raise Away("away") from error

    def _doubt(self, error: Exception) -> None:
        if self.wires is not None:
            self.wires.doubt(error)

    async def check(self) -> None:
        """Raises `Away` if it cannot be asked, or could not be written to of late."""
        await self.ask(select(1))
        if self.writer.away:
            raise Away("away")

    async def _one(self, question: Executable) -> Row[Any] | None:
        rows = await self.ask(question)
        return rows[0] if rows else None

    # People

    async def add_person(self, row: PersonRow, secret: str, now: int) -> None:
        """Somebody new."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(
                insert(schema.people).values(
                    id=row.id,
                    name=row.name,
                    language=row.language,
                    orders=row.orders,
                    created=now,
                )
            )
            await _add_key(connection, row.id, secret, now)

        await self.writer.write(work)

    async def person(self, person: str) -> PersonRow | None:
        """Somebody by id."""
        row = await self._one(select(*PERSON).where(schema.people.c.id == person))
        return PersonRow(*tuple(row)) if row else None

    async def keys(self, person: str) -> frozenset[str]:
        """What is kept of somebody's secrets: one for each device."""
        rows = await self.ask(
            select(schema.keys.c.secret).where(schema.keys.c.person == person)
        )
        return frozenset(secret for (secret,) in rows)

    async def add_key(self, person: str, secret: str, now: int) -> None:
        """A secret for one more device."""
        await self.writer.write(lambda c: _add_key(c, person, secret, now))

    async def change_person(self, person: str, name: str, language: str, orders: str) -> None:
        """Another name, language or orders."""
        people = schema.people
        change = update(people).where(people.c.id == person)
        values = change.values(name=name, language=language, orders=orders)
        await self.writer.write(lambda c: c.execute(values))

    async def seen(self, person: str, now: int) -> None:
        """Somebody is here; to the day is near enough."""
        people = schema.people
        long_ago = people.c.seen.is_(None) | (people.c.seen < now - 86_400)
        change = update(people).where(people.c.id == person, long_ago).values(seen=now)
        await self.writer.write(lambda c: c.execute(change))

    async def add_link(self, token: str, person: str, expires: int) -> None:
        """A way for somebody to come in from another device."""
        row = insert(schema.links).values(token=token, person=person, expires=expires)
        await self.writer.write(lambda c: c.execute(row))

    async def use_link(self, token: str, now: int) -> str | None:
        """Whose link this is, if it is good; it is good once."""
        links = schema.links

        async def work(connection: AsyncConnection) -> str | None:
            gone = links.delete().where(links.c.token == token)
            row = (
                await connection.execute(gone.returning(links.c.person, links.c.expires))
            ).first()
            return str(row.person) if row is not None and row.expires >= now else None

        return await self.writer.write(work)

    # Tables

    async def add_room(self, room: Room) -> None:
        """A new table. Raises `Clash` if its code is in use."""
        row = insert(schema.tables).values(id=room.id, code=room.code, **_listed(room))
        await self.writer.write(lambda c: c.execute(row))

    async def save_room(self, room: Room) -> None:
        """A table as it is now: the next version. Raises `Clash` if it is not the next."""
        await self.writer.write(lambda c: _save_room(c, room))

    async def room(self, table: str) -> Room | None:
        """A table by id."""
        tables = schema.tables.c
        row = await self._one(select(tables.room).where(tables.id == table))
        return read_room(row.room) if row else None

    async def table_of_code(self, code: str) -> str | None:
        """The id of the table with this code."""
        tables = schema.tables.c
        row = await self._one(select(tables.id).where(tables.code == code))
        return str(row.id) if row else None

    async def public_rooms(self, since: int, most: int) -> list[Room]:
        """The tables that are listed, the newest first."""
        tables = schema.tables.c
        question = (
            select(tables.room)
            .where(tables.public, tables.status != "over", tables.touched >= since)
            .order_by(tables.touched.desc())
            .limit(most)
        )
        return [read_room(row.room) for row in await self.ask(question)]

    async def live_tables(self) -> list[str]:
        """The tables where a game goes on."""
        tables = schema.tables.c
        rows = await self.ask(select(tables.id).where(tables.status == "playing"))
        return [str(row.id) for row in rows]

    # Games

    async def begin(self, attempt: AttemptRow, room: Room, append: Append) -> None:
        """A new game at a table, with its first moves. Raises `Clash`."""

        async def work(connection: AsyncConnection) -> None:
            await _save_room(connection, room)
            await connection.execute(
                insert(schema.attempts).values(
                    id=attempt.id,
                    table_id=attempt.table,
                    number=attempt.number,
                    game=attempt.game,
                    head=attempt.head,
                    names=attempt.names,
                    started=attempt.started,
                    deal=attempt.deal,
                    practice=attempt.practice,
                    crew=attempt.crew,
                )
            )
            await _seat(connection, attempt.id, room)
            await _append(connection, append)

        await self.writer.write(work)

    async def append(self, append: Append, room: Room | None = None) -> None:
        """Moves, and the table if they change it. Raises `Clash` if others were faster."""

        async def work(connection: AsyncConnection) -> None:
            if room is not None:
                await _save_room(connection, room)
            await _append(connection, append)

        alone = append if room is None and is_plain(append) else None
        await self.writer.write(work, alone)

    async def attempt(self, attempt: str) -> AttemptRow | None:
        """A game by id."""
        row = await self._one(select(*ATTEMPT).where(schema.attempts.c.id == attempt))
        return AttemptRow(*tuple(row)) if row else None

    async def lines(self, attempt: str, since: int = 0) -> list[str]:
        """Every line of a game from this number on, in turn."""
        moves = schema.moves.c
        rows = await self.ask(
            select(moves.line)
            .where(moves.attempt == attempt, moves.number >= since)
            .order_by(moves.number)
        )
        return [str(line) for (line,) in rows]


async def with_store(address: str, work: Callable[[Store], Awaitable[Result]]) -> Result:
    """Opens a database for one piece of work. Raises `Unusable` if it does not answer."""
    store = Store(address)
    store.start()
    try:
        return await work(store)
    except Away as away:
        raise unusable(address, away) from away
    finally:
        await store.stop()


def _listed(room: Room) -> dict[str, Any]:
    return {
        "version": room.version,
        "room": kept_room(room),
        "public": room.options.public,
        "status": room.status,
        "touched": int(time.time()),
        "crew": room.crew,
    }


async def _add_key(connection: AsyncConnection, person: str, secret: str, now: int) -> None:
    row = insert(schema.keys).values(secret=secret, person=person, created=now)
    await connection.execute(row)


async def _save_room(connection: AsyncConnection, room: Room) -> None:
    tables = schema.tables
    this = (tables.c.id == room.id) & (tables.c.version == room.version - 1)
    result = await connection.execute(update(tables).where(this).values(**_listed(room)))
    if result.rowcount != 1:
        raise Clash(f"table {room.id} is not at version {room.version - 1}")


async def _seat(connection: AsyncConnection, attempt: str, room: Room) -> None:
    """Remembers who sat there: people stand up, and tables are used again."""
    rows = [
        {"attempt": attempt, "person": chair.person, "chair": number}
        for number, chair in enumerate(room.chairs)
        if chair.person is not None
    ]
    if rows:
        await connection.execute(insert(schema.sat), rows)


_FINISHED: Final = (
    select(schema.attempts.c.finished)
    .where(schema.attempts.c.id == bindparam("attempt"))
    .with_for_update()
)
_MOVE: Final = insert(schema.moves)
"""Made once: every move of every table asks for them."""


async def _still_going_on(connection: AsyncConnection, attempt: str) -> None:
    """Raises `Clash` if another node has ended this game; holds it until this is written."""
    found = await connection.execute(_FINISHED, {"attempt": attempt})
    if found.scalar_one() is not None:
        raise Clash(f"attempt {attempt} is over")


async def _append(connection: AsyncConnection, append: Append) -> None:
    if not append.reopened:
        await _still_going_on(connection, append.attempt)
    if append.lines:
        rows = [
            {"attempt": append.attempt, "number": number, "line": line, "at": append.at}
            for number, line in enumerate(append.lines, start=append.first)
        ]
        await connection.execute(_MOVE, rows)
    changes: dict[str, Any] = {
        key: value
        for key, value in (
            ("began", append.began),
            ("finished", append.finished),
            ("outcome", append.outcome),
        )
        if value is not None
    }
    games = schema.attempts
    if append.reopened:
        changes.update(finished=None, outcome=None)
    if append.took_back:
        changes["took_back"] = games.c.took_back + append.took_back
    if changes:
        this = games.c.id == append.attempt
        await connection.execute(update(games).where(this).values(**changes))
    if append.log is not None:
        await log(connection, append.log, append.attempt)
    if append.result is not None:
        await results.keep(connection, append.attempt, append.result)


__all__ = ["Clash", "Store", "with_store"]
