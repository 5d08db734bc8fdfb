"""Crews and their logbooks, as they are kept."""

from __future__ import annotations

import time
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shipmates.server.refusals import Refusal
from shipmates.server.store import schema
from shipmates.server.store.logbooks import begins, book, next_number
from shipmates.server.store.rows import CrewRow, LoggedRow, PlayedRow
from shipmates.server.store.store import Store

_crews, _members, _log = schema.crews.c, schema.members.c, schema.log_lines.c
_games: Final = schema.attempts.c
MOST_CREWS: Final = 50
"""So many crews one person may belong to."""
MOST_MEMBERS: Final = 20


class CrewStore:
    """What the database knows of crews. Every method raises `Away` when it is not there."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def add(self, crew: CrewRow, person: str, now: int) -> None:
        """A new crew with its first member. Raises `Refusal` for somebody with too many."""
        row = insert(schema.crews).values(id=crew.id, name=crew.name, created=now)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(row)
            await _join(connection, crew.id, person)

        await self._store.writer.write(work)

    async def get(self, crew: str) -> CrewRow | None:
        """A crew by id."""
        rows = await self._store.ask(select(_crews.id, _crews.name).where(_crews.id == crew))
        return CrewRow(*tuple(rows[0])) if rows else None

    async def of(self, person: str) -> list[CrewRow]:
        """The crews somebody belongs to, by name."""
        mine = select(_members.crew).where(_members.person == person)
        rows = await self._store.ask(
            select(_crews.id, _crews.name)
            .where(_crews.id.in_(mine))
            .order_by(_crews.name, _crews.id)
        )
        return [CrewRow(*tuple(row)) for row in rows]

    async def members(self, crew: str) -> list[tuple[str, str]]:
        """Who belongs to a crew, the oldest member first: ids and names."""
        people = schema.people.c
        rows = await self._store.ask(
            select(people.id, people.name)
            .join(schema.members, _members.person == people.id)
            .where(_members.crew == crew)
            .order_by(_members.since, people.id)
        )
        return [(str(row.id), str(row.name)) for row in rows]

    async def invite(self, crew: str, token: str, ends: int) -> None:
        """The token that lets people join from now on; any earlier one is void."""
        change = update(schema.crews).where(_crews.id == crew)
        values = change.values(invite=token, invite_ends=ends)
        await self._store.writer.write(lambda c: c.execute(values))

    async def join(self, token: str, person: str, now: int) -> CrewRow | None:
        """The crew somebody has joined by this token; `None` if it is not a good one."""
        good = (_crews.invite == token) & (_crews.invite_ends >= now)

        async def work(connection: AsyncConnection) -> CrewRow | None:
            found = await connection.execute(select(_crews.id, _crews.name).where(good))
            row = found.first()
            if row is None:
                return None
            await _join(connection, row.id, person)
            return CrewRow(row.id, row.name)

        return await self._store.writer.write(work)

    async def leave(self, crew: str, person: str) -> None:
        """Somebody goes; with the last one the invitation goes too."""
        gone = delete(schema.members).where(_members.crew == crew, _members.person == person)
        left = select(_members.person).where(_members.crew == crew).exists()
        void = update(schema.crews).where(_crews.id == crew, ~left).values(invite=None)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(gone)
            await connection.execute(void)

        await self._store.writer.write(work)

    async def tables(self, crew: str, since: int, most: int) -> list[str]:
        """The tables of a crew, the newest first."""
        tables = schema.tables.c
        rows = await self._store.ask(
            select(tables.id)
            .where(tables.crew == crew, tables.touched >= since)
            .order_by(tables.touched.desc())
            .limit(most)
        )
        return [str(table) for (table,) in rows]

    # Logbooks

    async def lines(self, crew: str, game: str, since: int = 0) -> list[str]:
        """The lines of a logbook from this number on."""
        rows = await self._store.ask(
            select(_log.line)
            .where(*book(crew, game), _log.number >= since)
            .order_by(_log.number)
        )
        return [str(line) for (line,) in rows]

    async def listed(
        self, crew: str, game: str, before: int, most: int, mission: int | None = None
    ) -> list[LoggedRow]:
        """So many lines before this number, the newest first, with their games."""
        wanted = [*book(crew, game), _log.number < before]
        if mission is not None:
            wanted.append(_log.line.startswith(begins(mission)))
        rows = await self._store.ask(
            select(
                _log.number,
                _log.line,
                _log.attempt,
                _games.took_back,
                _games.started,
                _games.finished,
                _games.names,
            )
            .outerjoin(schema.attempts, _games.id == _log.attempt)
            .where(*wanted)
            .order_by(_log.number.desc())
            .limit(most)
        )
        return [LoggedRow(*tuple(row)) for row in rows]

    async def played(self, crew: str, game: str) -> list[PlayedRow]:
        """How long the games of a logbook took, those that were played here."""
        rows = await self._store.ask(
            select(_log.number, _games.started, _games.finished, _games.took_back)
            .join(schema.attempts, _games.id == _log.attempt)
            .where(*book(crew, game), ~_games.practice)
            .order_by(_log.number)
        )
        return [PlayedRow(*tuple(row)) for row in rows]

    async def fill(self, crew: str, game: str, lines: list[str]) -> None:
        """All lines of a logbook at once. Raises `Refusal` if it is not empty."""
        rows = [
            {"crew": crew, "game": game, "number": number, "line": line}
            for number, line in enumerate(lines)
        ]

        async def work(connection: AsyncConnection) -> None:
            if await next_number(connection, crew, game):
                raise Refusal("logbook-not-empty", game=game)
            if rows:
                await connection.execute(insert(schema.log_lines), rows)

        await self._store.writer.write(work)


async def _join(connection: AsyncConnection, crew: str, person: str) -> None:
    """Raises `Refusal` if there are too many; somebody who belongs to it stays."""

    async def count(condition: Any) -> int:
        asked = select(func.count()).select_from(schema.members).where(condition)
        return int((await connection.execute(asked)).scalar_one())

    await connection.execute(select(_crews.id).where(_crews.id == crew).with_for_update())

    if await count((_members.crew == crew) & (_members.person == person)):
        return
    if await count(_members.person == person) >= MOST_CREWS:
        raise Refusal("too-many-crews", most=MOST_CREWS)
    if await count(_members.crew == crew) >= MOST_MEMBERS:
        raise Refusal("crew-full", most=MOST_MEMBERS)
    since = time.time_ns() // 1_000_000
    row = insert(schema.members).values(crew=crew, person=person, since=since)
    await connection.execute(row)
