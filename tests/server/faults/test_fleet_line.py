"""A node whose line to the others hangs or fails lives on, and goes on telling."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from shipmates.server.fleet import fleet as fleets
from tests.patience import within
from tests.server.peek import rows
from tests.server.tables import Server
from tests.server.test_fleet import fleet, table_of_two

pytestmark = pytest.mark.embedded  # they bring their own databases


def fleet_of(node: Server) -> fleets.Fleet:
    """A node's company."""
    company = node.hall.house.fleet
    assert isinstance(company, fleets.Fleet)
    return company


async def test_a_line_that_hangs_does_not_stop_the_heart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fleets, "BEAT", 0.05)
    async with fleet(tmp_path, nodes=1) as (one,):
        question = "SELECT seen FROM nodes"

        async def hangs(_: str) -> None:
            await asyncio.Event().wait()

        with monkeypatch.context() as patched:
            patched.setattr(fleet_of(one)._line, "call", hangs)
            await asyncio.sleep(0.1)
            before = rows(one.settings.database, question)
            async with within("another beat of the heart", last=lambda: before):
                while rows(one.settings.database, question) == before:
                    await asyncio.sleep(0.05)


async def test_what_fails_once_is_no_end_of_telling(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fleets, "LOOK", 10**9)
    async with fleet(tmp_path) as (one, other):
        failed = asyncio.Event()

        async def fails(*_: Any) -> None:
            failed.set()
            raise ZeroDivisionError

        with monkeypatch.context() as patched:
            patched.setattr(fleet_of(one)._store, "visit", fails)
            fleet_of(one).came("nowhere", "nobody")
            await failed.wait()
        ann, ben, table = await table_of_two(one, other)
        async with ann.at(table) as here, ben.at(table) as there:
            await there.until_now(lambda now: now["table"]["chairs"][0]["here"])
            await here.until_now(lambda now: now["table"]["chairs"][1]["here"])
