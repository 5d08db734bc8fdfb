"""What this server is, and what can be played on it."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from msgspec import Struct

from shipmates import __version__
from shipmates.bots import lacking
from shipmates.deepsea.missions import EPILOGUE
from shipmates.games import GAMES
from shipmates.server.hall import Hall
from shipmates.server.offered import offered
from shipmates.server.talk import PHRASES
from shipmates.solver.core import core_status
from shipmates.wire import PROTOCOL


class Health(Struct, frozen=True):
    """Whether all is well."""

    status: str
    version: str


class GameInfo(Struct, frozen=True):
    """A game that can be played."""

    key: str
    fewest: int
    most: int
    missions: int
    """How many missions it has; in Deep Sea the last is the epilogue."""
    levels: list[str]
    """The bots that can play here, the weakest first."""
    lacking: list[str]
    """The bots that cannot, because this server runs without the native core."""
    house: list[str]
    """Its house rules, which a plan may name."""


class About(Struct, frozen=True):
    """What a client needs to know first."""

    protocol: int
    games: list[GameInfo]
    phrases: list[str]
    core: str | None
    """Which build of the native core bots and solver use here; nothing without one."""


@get("/health", summary="Whether the server and its database answer")
async def health(request: Request[Any, Any, Any]) -> Health:
    """Raises `Away` if the database does not answer."""
    hall: Hall = request.app.state.hall
    await hall.house.store.check()
    return Health("ok", __version__)


@get("/api/about", summary="The games and their bots")
async def about(request: Request[Any, Any, Any]) -> About:
    """What can be played here."""
    hall: Hall = request.app.state.hall
    status = core_status()
    games = [
        GameInfo(
            entry.key,
            entry.fewest,
            entry.most,
            EPILOGUE if entry.key == "deepsea" else len(entry.missions),
            list(offered(entry.key, hall.house.settings)),
            list(lacking(entry.key)),
            list(entry.house),
        )
        for entry in GAMES
    ]
    build = status.build if status.standing == "ready" else None
    return About(PROTOCOL, games, list(PHRASES), build)


HANDLERS = [health, about]
