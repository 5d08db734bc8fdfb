"""Brings a database up to date, step by step."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from shipmates.server.store import engine

FOLDER: Final = Path(__file__).parent / "migrations"


def config(connection: Connection | None = None) -> Config:
    """What Alembic needs to know."""
    made = Config()
    made.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    made.attributes["connection"] = connection
    logging.getLogger("alembic").setLevel(logging.WARNING)
    return made


async def upgrade(address: str) -> None:
    """Makes the tables that are missing, and changes those that are old."""
    writing = engine.writing(address)
    try:
        async with writing.begin() as connection:
            await connection.run_sync(lambda c: command.upgrade(config(c), "head"))
    finally:
        await writing.dispose()


def upgrade_now(address: str) -> None:
    """The same, for the command line."""
    asyncio.run(upgrade(address))
