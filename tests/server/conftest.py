"""One server for each test that wants one, on every database there is.

A test that reaches for a server or a folder runs twice, on SQLite and on PostgreSQL, unless it
is about the embedded database and marked `embedded`.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from shipmates.server import thinking
from tests.postgres import emptied_database, spoken
from tests.server.tables import ADDRESSES, Server, serving

DATABASES = ("sqlite", "postgres")
DEEP = bool(os.environ.get("SHIPMATES_DEEP"))
# What `make test` runs on PostgreSQL, beside the tests of the fleet; `make deep` runs them all.
BOTH = frozenset({"test_again", "test_storage", "test_swift"})


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Asks for every database where a server is started."""
    served = {"server", "tmp_path"} & set(metafunc.fixturenames)
    if served and metafunc.definition.get_closest_marker("embedded") is None:
        # First of all: other fixtures ask where it is.
        names = [name for name in metafunc.fixturenames if name != "database"]
        metafunc.fixturenames[:] = ["database", *names]
        both = DEEP or metafunc.module.__name__.rpartition(".")[2] in BOTH
        kinds = DATABASES if both else DATABASES[:1]
        metafunc.parametrize("database", kinds, indirect=True)


@pytest.fixture(autouse=True)
def workers_do_not_stand_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside other tests the machine is never idle, and bots would wait until it is."""
    monkeypatch.setattr(thinking, "IDLE", False)
    monkeypatch.setattr(thinking, "FAR_BACK", 0)
    monkeypatch.setattr(thinking, "BACK", 0)


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
