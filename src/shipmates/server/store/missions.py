"""Missions people wrote, as they are kept: every version stays."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Select, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shipmates.server.refusals import Refusal
from shipmates.server.store import schema
from shipmates.server.store.rows import MissionRow, VersionRow
from shipmates.server.store.store import Store

_missions, _versions = schema.missions.c, schema.mission_versions.c
MOST_MISSIONS: Final = 200
"""So many missions one person may keep."""
MOST_VERSIONS: Final = 200


class MissionStore:
    """What the database knows of missions. Every method raises `Away` when it is not there."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def add(self, row: MissionRow) -> None:
        """A new mission with its first version. Raises `Refusal` for too many of them."""

        async def work(connection: AsyncConnection) -> None:
            mine = func.count(_missions.id)
            held = await connection.execute(select(mine).where(_missions.owner == row.owner))
            if int(held.scalar_one()) >= MOST_MISSIONS:
                raise Refusal("too-many-missions", most=MOST_MISSIONS)
            await connection.execute(
                insert(schema.missions).values(
                    id=row.id,
                    owner=row.owner,
                    game=row.game,
                    origin=row.origin,
                    changed=row.changed,
                )
            )
            await connection.execute(_version(row))

        await self._store.writer.write(work)

    async def save(self, row: MissionRow) -> None:
        """The next version. Raises `Clash` if there is one already, `Refusal` for too many."""
        if row.version > MOST_VERSIONS:
            raise Refusal("too-many-versions", most=MOST_VERSIONS)
        change = update(schema.missions).where(_missions.id == row.id)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(_version(row))
            await connection.execute(change.values(changed=row.changed, game=row.game))

        await self._store.writer.write(work)

    async def remove(self, mission: str) -> None:
        """Gone, with every version."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(
                delete(schema.mission_versions).where(_versions.mission == mission)
            )
            await connection.execute(delete(schema.missions).where(_missions.id == mission))

        await self._store.writer.write(work)

    async def get(self, mission: str, version: int | None = None) -> MissionRow | None:
        """A mission, as it is now or was in that version."""
        wanted = _newest() if version is None else _versions.number == version
        rows = await self._store.ask(_whole().where(_missions.id == mission, wanted))
        return MissionRow(*tuple(rows[0])) if rows else None

    async def of(self, person: str) -> list[MissionRow]:
        """What somebody wrote, the newest first."""
        rows = await self._store.ask(
            _whole()
            .where(_missions.owner == person, _newest())
            .order_by(_missions.changed.desc(), _missions.id)
        )
        return [MissionRow(*tuple(row)) for row in rows]

    async def versions(self, mission: str) -> list[VersionRow]:
        """All versions, the newest first."""
        rows = await self._store.ask(
            select(_versions.number, _versions.created)
            .where(_versions.mission == mission)
            .order_by(_versions.number.desc())
        )
        return [VersionRow(*tuple(row)) for row in rows]


def _whole() -> Select[Any]:
    return select(
        _missions.id,
        _missions.owner,
        _missions.game,
        _missions.origin,
        _missions.changed,
        _versions.number,
        _versions.text,
    ).join(schema.mission_versions, _versions.mission == _missions.id)


def _newest() -> Any:
    every = schema.mission_versions.alias("every").c
    last = select(func.max(every.number)).where(every.mission == _missions.id)
    return _versions.number == last.scalar_subquery()


def _version(row: MissionRow) -> Any:
    return insert(schema.mission_versions).values(
        mission=row.id, number=row.version, text=row.text, created=row.changed
    )
