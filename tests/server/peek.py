"""The database behind a server's back, whichever it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import text

from shipmates.server.store import engine
from tests.postgres import alone


def rows(database: str, statement: str, **given: object) -> Sequence[Any]:
    """Asks or changes it, on a connection of its own."""

    async def ask() -> Sequence[Any]:
        asks = statement.lstrip().startswith(("SELECT", "PRAGMA"))
        opened = (engine.reading if asks else engine.writing)(database)
        try:
            async with opened.begin() as connection:
                result = await connection.execute(text(statement), given)
                return result.all() if result.returns_rows else []
        finally:
            await opened.dispose()

    found: Sequence[Any] = alone(ask())
    return found
