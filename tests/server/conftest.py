"""One server for each test that wants one, on every database there is.

A test that reaches for a server or a folder runs twice, on SQLite and on PostgreSQL, unless it
is about the embedded database and marked `embedded`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.postgres import drop_database, fresh_database, spoken
from tests.server.tables import ADDRESSES, Server, serving

DATABASES = ("sqlite", "postgres")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Asks for every database where a server is started."""
    served = {"server", "tmp_path"} & set(metafunc.fixturenames)
    if served and metafunc.definition.get_closest_marker("embedded") is None:
        if "database" not in metafunc.fixturenames:
            metafunc.fixturenames.append("database")
        metafunc.parametrize("database", DATABASES, indirect=True)


@pytest.fixture
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """Where servers in this test's folder keep everything: the kind of database."""
    kind: str = getattr(request, "param", "sqlite")
    if kind == "sqlite":
        yield kind
        return
    address, name = await fresh_database()
    ADDRESSES[tmp_path] = spoken(address)
    try:
        yield kind
    finally:
        del ADDRESSES[tmp_path]
        await drop_database(name)


@pytest.fixture
async def server(tmp_path: Path, database: str) -> AsyncIterator[Server]:
    """A server on one of them."""
    assert database in DATABASES
    async with serving(tmp_path) as running:
        yield running
