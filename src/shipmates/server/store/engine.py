"""How the database is reached: SQLite by default, the same code for others."""

from __future__ import annotations

from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine


def is_sqlite(address: str) -> bool:
    """Whether this is an embedded database."""
    return make_url(address).get_backend_name() == "sqlite"


def writing(address: str) -> AsyncEngine:
    """For what changes something. SQLite has one writer, which takes the lock at once."""
    if not is_sqlite(address):
        return create_async_engine(address, pool_pre_ping=True)
    return _sqlite(address, begin="BEGIN IMMEDIATE", pool_size=1)


def reading(address: str) -> AsyncEngine:
    """For questions, which never wait for the writer."""
    if not is_sqlite(address):
        return create_async_engine(address, pool_pre_ping=True)
    return _sqlite(address, begin="BEGIN", pool_size=4)


def _sqlite(address: str, *, begin: str, pool_size: int) -> AsyncEngine:
    engine = create_async_engine(address, pool_size=pool_size, max_overflow=0)

    def prepare(connection: Any, _: object) -> None:
        # Python's driver would begin transactions by guesswork, and too late for savepoints.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in _PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def start(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine.sync_engine, "connect", prepare)
    event.listen(engine.sync_engine, "begin", start)
    return engine


_PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",  # what was acknowledged survives a power cut, too
    "busy_timeout = 5000",
    "foreign_keys = ON",
)
