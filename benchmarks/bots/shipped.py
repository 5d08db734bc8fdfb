"""The figures that every server shows of the missions, from the games that are kept."""

from __future__ import annotations

from benchmarks.bots.cells import cells
from benchmarks.bots.figures import Tally, by_cell
from benchmarks.bots.report import latest
from benchmarks.bots.rows import Kept
from shipmates.lab.measured import GAMES, Measured


def measured(kept: Kept, level: str) -> dict[str, Measured]:
    """How a crew of this level fares in every mission it has played, as people play them."""
    return {game: _measured(latest(kept, level, game), level, game) for game in GAMES}


def _measured(kept: Kept, level: str, game: str) -> Measured:
    rows = by_cell(row for row in kept.rows if row.radio)
    date = max((about.date for about in kept.abouts), default="")
    found = {
        (cell.setup.mission.number, cell.setup.players): Tally.of(rows[cell.name])
        for cell in cells()
        if cell.game == game and cell.kind == "mission" and not cell.challenge
        if cell.name in rows
    }
    return Measured(level, date, found)
