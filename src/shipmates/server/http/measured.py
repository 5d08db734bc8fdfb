"""How hard the printed missions are, as the laboratory has measured it."""

from __future__ import annotations

from typing import Any, Final

from litestar import get
from msgspec import Struct

from shipmates.lab.measured import shipped
from shipmates.server.crews import known_game
from shipmates.server.http.crews import Key
from shipmates.server.http.estimates import CrewEstimate, crew_estimate


class MeasuredMission(Struct, frozen=True):
    """One mission with one number of people."""

    mission: int
    crew: CrewEstimate


class MeasuredGame(Struct, frozen=True):
    """All missions of a game."""

    bots: str
    """The level of the bots who played."""
    date: str
    missions: list[MeasuredMission]


@get("/api/measured/{game:str}", summary="How hard the missions of a game are")
async def measured(game: Key) -> MeasuredGame:
    """By mission and number of people, as bots played them."""
    found = shipped()[known_game(game)]
    missions = [
        MeasuredMission(mission, crew_estimate(players, tally))
        for (mission, players), tally in found.cells.items()
    ]
    return MeasuredGame(found.bots, found.date, missions)


HANDLERS: Final[list[Any]] = [measured]
