"""One server for each test that wants one, on every database there is.

A test that reaches for a server or a folder runs twice, on SQLite and on PostgreSQL, unless it
is about the embedded database and marked `embedded`.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.postgres import emptied_database, spoken
from tests.server.tables import ADDRESSES, Server, serving

DATABASES = ("sqlite", "postgres")
DEEP = bool(os.environ.get("SHIPMATES_DEEP"))
# They ask the database little that others do not: on PostgreSQL `make deep` runs them.
ALIKE = frozenset(
    {
        "test_circles",
        "test_estimates",
        "test_fairness",
        "test_front",
        "test_fuzz",
        "test_gate",
        "test_guided",
        "test_metrics",
        "test_operate",
        "test_play",
        "test_play_chairs",
        "test_practice",
        "test_proxies",
        "test_puzzles",
        "test_review",
        "test_roles",
        "test_unseen",
    }
)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Asks for every database where a server is started."""
    served = {"server", "tmp_path"} & set(metafunc.fixturenames)
    if served and metafunc.definition.get_closest_marker("embedded") is None:
        if "database" not in metafunc.fixturenames:
            metafunc.fixturenames.append("database")
        alike = metafunc.module.__name__.rpartition(".")[2] in ALIKE and not DEEP
        kinds = DATABASES[:1] if alike else DATABASES
        metafunc.parametrize("database", kinds, indirect=True)


@pytest.fixture
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """Where servers in this test's folder keep everything: the kind of database."""
    kind: str = getattr(request, "param", "sqlite")
    if kind == "sqlite":
        yield kind
        return
    ADDRESSES[tmp_path] = spoken(await emptied_database())
    yield kind
    del ADDRESSES[tmp_path]


@pytest.fixture
async def server(tmp_path: Path, database: str) -> AsyncIterator[Server]:
    """A server on one of them."""
    assert database in DATABASES
    async with serving(tmp_path) as running:
        yield running
