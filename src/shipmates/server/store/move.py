"""Everything from one database into another, which may be of another kind. All or nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from shipmates.server.store import engine, schema
from shipmates.server.store.migrate import Unusable, unusable, upgrade

PASSING: Final = frozenset({"nodes", "visits", "sayings", "looks"})
"""What only means something while servers run."""
CHUNK: Final = 500


def kept_tables() -> list[Table]:
    """What is moved, each after all that it refers to."""
    return [table for table in schema.META.sorted_tables if table.name not in PASSING]


async def move(source: str, target: str) -> Mapping[str, int]:
    """Copies every row; how many of each table. Raises `Unusable`; nothing is kept then.

    Nobody writes to a SQLite file meanwhile; servers on a PostgreSQL must be stopped before.
    """
    await upgrade(source)
    await upgrade(target)
    reading, writing = engine.writing(source), engine.writing(target)
    try:
        async with reading.begin() as old, writing.begin() as new:
            await _be_patient(old)
            await _be_patient(new)
            await _check_empty(new, target)
            return {table.name: await _copy(table, old, new) for table in kept_tables()}
    except engine.FAILURES as error:
        raise unusable(target, error) from error
    finally:
        await reading.dispose()
        await writing.dispose()


async def _be_patient(connection: AsyncConnection) -> None:
    """While one side is busy, the other waits with its transaction open."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))


async def _check_empty(connection: AsyncConnection, address: str) -> None:
    for table in kept_tables():
        if await _count(connection, table):
            raise Unusable("database-not-empty", database=engine.shown(address))


async def _copy(table: Table, old: AsyncConnection, new: AsyncConnection) -> int:
    async for rows in _rows(table, old):
        await new.execute(insert(table), rows)
    there, here = await _count(old, table), await _count(new, table)
    if there != here:
        raise OSError(f"{table.name}: {here} of {there} rows arrived")
    return here


async def _rows(table: Table, old: AsyncConnection) -> AsyncIterator[Sequence[dict[str, Any]]]:
    keys = list(table.primary_key.columns)
    result = await old.stream(select(table).order_by(*keys))
    async for some in result.partitions(CHUNK):
        yield [dict(row._mapping) for row in some]


async def _count(connection: AsyncConnection, table: Table) -> int:
    return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())
