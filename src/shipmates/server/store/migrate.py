"""Brings a database up to date, step by step."""

from __future__ import annotations

import asyncio
import logging
from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import DatabaseError, DBAPIError

from shipmates.kernel import Note
from shipmates.server.store import engine
from shipmates.server.store.engine import FAILURES

_UPGRADING: Final = 0x5417_3A7E
"""Whoever changes the tables of a PostgreSQL holds this lock."""
FOLDER: Final = Path(__file__).parent / "migrations"


class Unusable(Exception):
    """A database that cannot be used; the note says why."""

    def __init__(self, code: str, **params: str | int) -> None:
        self.note: Final = Note(code, tuple(params.items()))
        super().__init__(str(self.note))


def config(connection: Connection | None = None) -> Config:
    """What Alembic needs to know."""
    made = Config()
    made.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    made.attributes["connection"] = connection
    logging.getLogger("alembic").setLevel(logging.WARNING)
    return made


@cache
def _steps() -> tuple[str, ...]:
    """All revisions, the newest first."""
    script = ScriptDirectory.from_config(config())
    return tuple(step.revision for step in script.walk_revisions())


def known(revision: str | None) -> bool:
    """Whether this version of Shipmates knows such a database; `None` is an empty one."""
    return revision is None or revision in _steps()


async def upgrade(address: str) -> None:
    """Makes the tables that are missing, and changes those that are old. Raises `Unusable`."""
    writing = engine.writing(address, create=True)
    try:
        async with writing.begin() as connection:
            await connection.run_sync(_upgrade, engine.shown(address))
    except FAILURES as error:
        raise unusable(address, error) from error
    finally:
        await writing.dispose()


def _upgrade(connection: Connection, shown: str) -> None:
    if connection.dialect.name == "postgresql":
        # Several nodes may start at once; the lock ends with the transaction.
        connection.execute(select(func.pg_advisory_xact_lock(_UPGRADING)))
    revision = MigrationContext.configure(connection).get_current_revision()
    if not known(revision):
        raise Unusable("database-newer", database=shown)
    if revision != _steps()[0]:
        command.upgrade(config(connection), "head")


def unusable(address: str, error: Exception) -> Unusable:
    """Why a database did not answer, in the words of whoever refused."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    shown = engine.shown(address)
    if isinstance(error, DatabaseError) and "not a database" in str(cause):
        return Unusable("database-none", database=shown)
    return Unusable("database-refused", database=shown, why=str(cause))


def upgrade_now(address: str) -> None:
    """The same, for the command line."""
    asyncio.run(upgrade(address))
