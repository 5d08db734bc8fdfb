"""All that belongs to a crew in one archive, made piece by piece as it is sent."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec

from shipmates.server.crews import GAMES, Crews
from shipmates.server.lines import folded
from shipmates.server.statistics import statistics_of
from shipmates.server.store import Store
from shipmates.server.store.luggage import games_after, of_crew
from shipmates.server.store.rows import CrewRow

TOGETHER: Final = 100


class _Pipe(io.RawIOBase):
    """Where the archive is written to, and taken from before it is whole."""

    def __init__(self) -> None:
        self._waiting: Final = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, some: Any) -> int:
        self._waiting.extend(some)
        return len(some)

    def taken(self) -> bytes:
        found = bytes(self._waiting)
        self._waiting.clear()
        return found


async def packed(
    store: Store, crews: Crews, crew: CrewRow, members: list[str]
) -> AsyncIterator[bytes]:
    """Logbooks, statistics, members' names, and the record of every game, as a zip archive."""
    pipe = _Pipe()
    with ZipFile(pipe, "w", ZIP_DEFLATED) as archive:
        about = {"crew": crew.name, "members": members}
        archive.writestr("crew.json", msgspec.json.encode(about))
        for game in GAMES:
            archive.writestr(f"{game}/logbook.json", await crews.export(crew, game))
            logbook = await crews.logbook(crew.id, game)
            numbers = statistics_of(logbook, await crews.store.played(crew.id, game))
            archive.writestr(f"{game}/statistics.json", msgspec.json.encode(numbers))
            yield pipe.taken()
        after = ""
        while some := await games_after(store, of_crew(crew.id), after, TOGETHER):
            for row in some:
                _, told = folded(row.lines)
                text = row.head + "".join(f"{line}\n" for line in told)
                archive.writestr(f"{row.game}/records/{row.id}.txt", text)
            after = some[-1].id
            yield pipe.taken()
    yield pipe.taken()
