"""Rows go with all that hangs on them, whichever table it is in."""

from __future__ import annotations

from sqlalchemy import Column, ColumnElement, Table, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shipmates.server.store import schema


def references(table: Table) -> list[tuple[Table, Column[str], Column[str]]]:
    """Every column that refers to a table, whoever added it, and what it refers to."""
    return [
        (other, key.parent, key.column)
        for other in schema.META.sorted_tables
        for key in sorted(other.foreign_keys, key=lambda key: key.parent.name)
        if key.column.table is table
    ]


async def clear(connection: AsyncConnection, table: Table, which: ColumnElement[bool]) -> int:
    """Deletes rows and what belongs to them; what only mentions them forgets them."""
    for other, column, target in references(table):
        theirs = column.in_(select(target).where(which))
        if column.nullable:
            await connection.execute(update(other).where(theirs).values({column: None}))
        else:
            await clear(connection, other, theirs)
    return (await connection.execute(delete(table).where(which))).rowcount
