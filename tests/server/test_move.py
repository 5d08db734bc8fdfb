"""Everything goes from one database into another, and nothing is lost on the way."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from shipmates.cli.app import run
from shipmates.server.store import engine
from shipmates.server.store.migrate import Unusable
from shipmates.server.store.move import kept_tables, move
from tests.postgres import drop_database, fresh_database, spoken
from tests.server.campaigns import crew_table, founded
from tests.server.games import play
from tests.server.tables import serving

pytestmark = pytest.mark.embedded  # it brings its own databases


@pytest.fixture
async def target() -> AsyncIterator[str]:
    """An empty PostgreSQL."""
    address, name = await fresh_database(empty=True)
    yield spoken(address)
    await drop_database(name)


async def a_used_database(folder: Path) -> str:
    """A SQLite file with people, a crew, a finished game and its logbook."""
    async with serving(folder) as server:
        ann = await server.guest("Ann ✨ Zoë")
        table = await crew_table(ann, await founded(ann), {"game": "planet9", "players": 3})
        async with ann.at(table) as seat:
            await seat.do("start")
            await play(seat)
        return server.settings.database


async def everything(address: str) -> Mapping[str, Sequence[Any]]:
    """Every row of every table."""
    reading = engine.reading(address)
    try:
        async with reading.connect() as connection:
            return {
                table.name: [
                    tuple(row)
                    for row in await connection.execute(
                        select(table).order_by(*table.primary_key.columns)
                    )
                ]
                for table in kept_tables()
            }
    finally:
        await reading.dispose()


async def test_everything_arrives_there_and_back_again(tmp_path: Path, target: str) -> None:
    source = await a_used_database(tmp_path)
    before = await everything(source)
    counts = await move(source, target)
    assert await everything(target) == before
    assert counts == {name: len(rows) for name, rows in before.items()}
    assert counts["moves"] > 5
    assert counts["log_lines"] == counts["crews"] == 1
    back = engine.of_file(tmp_path / "back.db")
    await move(target, back)
    assert await everything(back) == before
    async with serving(tmp_path, database=target) as server:
        assert (await server.stranger().http.get("/health")).status_code == 200


async def test_a_database_that_is_not_empty_stays_as_it_is(tmp_path: Path, target: str) -> None:
    source = await a_used_database(tmp_path)
    await move(source, target)
    before = await everything(target)
    with pytest.raises(Unusable, match="database-not-empty"):
        await move(source, target)
    assert await everything(target) == before


async def test_what_fails_half_way_leaves_nothing(
    tmp_path: Path, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = await a_used_database(tmp_path)

    async def count(*_: object) -> int:
        raise OSError("the line is cut")

    with monkeypatch.context() as patched:
        patched.setattr("shipmates.server.store.move._count", count)
        with pytest.raises(Unusable, match="the line is cut"):
            await move(source, target)
    counts = await move(source, target)
    assert counts["people"] == 1


def test_the_command_says_how_much_was_moved(
    tmp_path: Path,
    target: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SHIPMATES_HOME", str(tmp_path))
    file, plain = tmp_path / "one.db", target.replace("+asyncpg", "")
    assert run(["db", "move", plain, "--database", str(file), "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith(f"0 rows of {file} are in ")


def test_a_worker_needs_a_database_that_is_shared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "one.db"
    assert run(["worker", "--database", str(file), "--lang", "en"]) == 2
    assert capsys.readouterr().err == (
        f"{file} is a SQLite file, which belongs to one server: a worker needs a PostgreSQL.\n"
    )
