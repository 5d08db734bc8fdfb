"""A PostgreSQL is copied while people play, and put back, as docs/guide/fleet.md says."""

from __future__ import annotations

import asyncio
import re
import shlex
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.postgres import drop_database, fresh_database, programs, spoken
from tests.server.tables import serving
from tests.server.test_crash import check_records
from tests.server.test_fleet import elsewhere, play_on
from tests.server.test_move import everything

pytestmark = pytest.mark.embedded  # it brings its own databases
GUIDE = Path("docs/guide/fleet.md")


@pytest.fixture
async def databases() -> AsyncIterator[list[str]]:
    """One with all tables, and an empty one."""
    made = [await fresh_database(), await fresh_database(empty=True)]
    yield [address for address, _ in made]
    for _, name in made:
        await drop_database(name)


async def as_the_guide_says(program: str, address: str, file: Path) -> None:
    """Runs the guide's own line with these names in it."""
    found = re.search(rf"^{program} [^#\n]*", GUIDE.read_text(), re.MULTILINE)
    assert found is not None
    line = found[0].replace("postgresql://…", address).replace("shipmates.dump", str(file))
    name, *given = shlex.split(line)
    command = [str(programs() / name), *given]
    await asyncio.to_thread(lambda: subprocess.run(command, check=True))


async def test_a_copy_of_running_servers_is_put_back_and_played_on(
    tmp_path: Path, databases: list[str]
) -> None:
    file, (first, second) = tmp_path / "copy", databases
    async with serving(tmp_path, database=spoken(first)) as server:
        ann = await server.guest("Ann ✨ Zoë")
        table = await ann.table({"game": "planet9", "players": 3, "mission": 1})
        async with ann.at(table) as seat:
            await seat.do("start")
            await seat.until_now(lambda _: bool(seat.moves()))
            await as_the_guide_says("pg_dump", first, file)
            kept, ply = await everything(spoken(first)), seat.now["ply"]
            await play_on(seat)
        later = await everything(spoken(first))
    await as_the_guide_says("pg_restore", second, file)
    assert await everything(spoken(second)) == kept
    async with serving(tmp_path, database=spoken(second)) as server:
        again = elsewhere(ann, server)
        async with again.at(table) as seat:
            assert (await seat.until_now())["ply"] == ply
            await play_on(seat)
    assert check_records(spoken(second)) == 1
    # Over a database that has moved on, too: it is then what it was.
    assert later != kept
    await as_the_guide_says("pg_restore", first, file)
    assert await everything(spoken(first)) == kept
