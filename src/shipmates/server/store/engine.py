"""How the database is reached: SQLite by default, the same code for others."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, TypeAlias
from urllib.parse import quote

from sqlalchemy import URL, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

Connect: TypeAlias = Callable[[], Awaitable[Any]]
"""Opens a connection to PostgreSQL."""
_DRIVERS: Final = {"sqlite": "aiosqlite", "postgresql": "asyncpg"}
"""The databases there are, and the package that speaks with each."""


class NoAddress(Exception):
    """What cannot be the address of a database, shown without its password."""

    def __init__(self, code: str, shown: str, **params: str) -> None:
        self.code, self.shown, self.params = code, shown, params
        super().__init__(f"{shown}: {code}")


def address(text: str) -> str:
    """The full address of a file or a database. Raises `NoAddress`."""
    if "://" not in text:
        return of_file(Path(text).expanduser())
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise NoAddress("mistake-setting-database", text.partition("://")[0] + "://…") from None
    shown, backend = url.render_as_string(hide_password=True), url.get_backend_name()
    if backend not in _DRIVERS:
        raise NoAddress("mistake-setting-database", shown)
    if find_spec(_DRIVERS[backend]) is None:
        raise NoAddress("mistake-setting-driver", shown, package=_DRIVERS[backend])
    if backend == "sqlite" and (url.database or ":memory:") == ":memory:":
        raise NoAddress("mistake-setting-memory", shown)
    full = url.set(drivername=f"{backend}+{_DRIVERS[backend]}")
    return full.render_as_string(hide_password=False)


def of_file(path: Path) -> str:
    """The address of a SQLite file."""
    return URL.create("sqlite+aiosqlite", database=str(path)).render_as_string()


def is_sqlite(address: str) -> bool:
    """Whether this is an embedded database."""
    return make_url(address).get_backend_name() == "sqlite"


def file_of(address: str) -> Path:
    """Where an embedded database lies."""
    assert is_sqlite(address), "another database's name is no path: who opens it makes a file"
    database = make_url(address).database
    assert database is not None
    return Path(database)


def shown(address: str) -> str:
    """An address that may be told: a file's path, or without the password."""
    if is_sqlite(address):
        return str(file_of(address))
    return make_url(address).render_as_string(hide_password=True)


def anchor(address: str) -> Callable[[], None]:
    """A check that an embedded database still is the file it was; raises `OSError` if not.

    A file that was moved or deleted can be written to as long as it is open, but what is
    written then is not found again after a restart.
    """
    if not is_sqlite(address):
        return lambda: None
    path = file_of(address)
    first = path.stat()

    def check() -> None:
        found = path.stat()
        if (found.st_dev, found.st_ino) != (first.st_dev, first.st_ino):
            raise OSError("another file lies in the place of the database")

    return check


def writing(
    address: str, connect: Connect | None = None, *, create: bool = False
) -> AsyncEngine:
    """For what changes something. SQLite has one writer, which takes the lock at once."""
    if not is_sqlite(address):
        return _postgres(address, connect, pool_size=1)
    return _sqlite(address, "BEGIN IMMEDIATE", pool_size=1, mode="rwc" if create else "rw")


def reading(address: str, connect: Connect | None = None) -> AsyncEngine:
    """For questions, which never wait for the writer."""
    if not is_sqlite(address):
        return _postgres(address, connect, pool_size=4, isolation_level="AUTOCOMMIT")
    return _sqlite(address, None, pool_size=4, mode="rw")


def _postgres(
    address: str, connect: Connect | None, *, pool_size: int, **more: Any
) -> AsyncEngine:
    """A few connections: many nodes share what PostgreSQL allows."""
    return create_async_engine(
        address,
        async_creator=connect or partial(plain_postgres, address),
        pool_size=pool_size,
        max_overflow=0,
        pool_timeout=PATIENCE,
        pool_pre_ping=True,
        hide_parameters=True,
        **more,
    )


async def plain_postgres(address: str, **settings: str) -> Any:
    """A connection of asyncpg's own kind, without a pool."""
    import asyncpg

    url = make_url(address).set(drivername="postgresql")
    return await asyncpg.connect(
        url.render_as_string(hide_password=False),
        timeout=HANDSHAKE,
        command_timeout=PATIENCE,
        server_settings=_MANNERS | settings,
    )


def plain_sqlite(address: str) -> sqlite3.Connection:
    """A connection of Python's own kind, for one thread; every statement stands for itself."""
    file = f"file:{quote(str(file_of(address)))}?mode=rw"
    connection = sqlite3.connect(file, isolation_level=None, uri=True)
    try:
        for pragma in _PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _sqlite(address: str, begin: str | None, *, pool_size: int, mode: str) -> AsyncEngine:
    """Without `begin` every question stands for itself, which spares two trips to a thread."""
    url = make_url(address)
    file = f"file:{quote(str(file_of(address)))}?mode={mode}"
    # Parameters are names and hashes of secrets: nothing for a log.
    engine = create_async_engine(
        url.set(database=file, query={"uri": "true"}),
        pool_size=pool_size,
        max_overflow=0,
        hide_parameters=True,
        **({} if begin else {"isolation_level": "AUTOCOMMIT", "pool_reset_on_return": None}),
    )

    def prepare(connection: Any, _: object) -> None:
        # Python's driver would begin transactions by guesswork, and too late for savepoints.
        connection.isolation_level = None
        cursor = connection.cursor()
        try:
            for pragma in _PRAGMAS:
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()
        except Exception:
            connection.close()  # nobody else would: it has a thread of its own
            raise

    def start(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine.sync_engine, "connect", prepare)
    if begin:
        event.listen(engine.sync_engine, "begin", start)
    return engine


_PRAGMAS = (
    "busy_timeout = 5000",
    "journal_mode = WAL",
    "synchronous = FULL",  # what was acknowledged survives a power cut, too
    "foreign_keys = ON",
)


def is_no_text(error: Exception) -> bool:
    """Whether PostgreSQL was asked about a text it cannot hold: one with a null in it."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) == "22021"


PATIENCE: Final = 10.0
"""How long PostgreSQL may take to answer: a line that was cut says nothing by itself."""
HANDSHAKE: Final = 5.0
"""How long it may take to open a connection."""
_MANNERS: Final = {
    "application_name": "shipmates",
    # What a node holds when it is gone without a word, others get after this; milliseconds.
    # They wait for it no longer than the second, and take over its tables after four seconds.
    "idle_in_transaction_session_timeout": "3000",
    "statement_timeout": "9000",
    "tcp_user_timeout": "9000",
    # Nor does it wait longer for one that died in the middle of a question; seconds.
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}


BY_KEY: Final = dict.fromkeys(("enable_seqscan", "enable_hashjoin", "enable_mergejoin"), "off")
"""What is asked there goes by keys. A plan made while tables are small, and kept, would not."""


def _failures() -> tuple[type[Exception], ...]:
    known: list[type[Exception]] = [SQLAlchemyError, sqlite3.Error, OSError]
    if find_spec("asyncpg") is not None:
        import asyncpg

        known += asyncpg.PostgresError, asyncpg.InterfaceError
    return tuple(known)


FAILURES: tuple[type[Exception], ...] = _failures()
"""What goes wrong with a database, in SQLAlchemy's words or in those of what lies below."""
