"""How often missions are tried and won: by everybody here, and by oneself."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get
from litestar.params import PathParameter
from msgspec import Struct

from shipmates.server.hall import Hall
from shipmates.server.http.me import me
from shipmates.server.kits import KITS
from shipmates.server.refusals import Missing
from shipmates.server.store.counts import Count, of_all, of_person


class MissionCount(Struct, frozen=True):
    """All games of one mission; 0 are own missions, and games that have none."""

    game: str
    mission: int
    attempts: int
    won: int
    seconds: int
    """How long they took, all together."""
    causes: dict[str, int]
    """Why those were lost that were lost."""


def _count(one: Count) -> MissionCount:
    return MissionCount(
        one.game, one.mission, one.attempts, one.won, one.seconds, dict(one.causes)
    )


@get("/api/stats/{game:str}", summary="What everybody here has tried, by mission")
async def everybody(
    request: Request[Any, Any, Any], game: Annotated[str, PathParameter(max_length=12)]
) -> list[MissionCount]:
    """Without names: any server has only one answer for all."""
    if game not in KITS:
        raise Missing("no-page")
    hall: Hall = request.app.state.hall
    return [_count(one) for one in await of_all(hall.house.store, game)]


@get("/api/me/stats", summary="What one has tried oneself, by game and mission")
async def mine(request: Request[Any, Any, Any]) -> list[MissionCount]:
    """At all tables, with friends or bots."""
    hall: Hall = request.app.state.hall
    person = await me(request)
    return [_count(one) for one in await of_person(hall.house.store, person.id)]


HANDLERS = [everybody, mine]
