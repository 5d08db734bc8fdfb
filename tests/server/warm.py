"""Loaded into the process that servers are forked from: all that takes time, done once."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

import pytest

from shipmates.server.serve import config, with_database
from shipmates.server.settings import Settings
from shipmates.server.store.migrate import upgrade

with tempfile.TemporaryDirectory() as folder:
    settings = with_database(Settings(), Path(folder))
    asyncio.run(upgrade(settings.database))
    config(settings).load()
assert pytest  # it is the main module of every child, and slow to load
