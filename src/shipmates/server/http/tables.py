"""Tables: make one, find one, see what is open."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from shipmates.server import room as rooms
from shipmates.server.hall import Hall
from shipmates.server.http.me import me
from shipmates.server.messages import TableInfo
from shipmates.server.plans import Leg, Plan
from shipmates.server.refusals import Wrong
from shipmates.server.room import Options
from shipmates.server.shows import info


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    """What is to be played, and how."""

    plan: Plan
    options: Options = Options()
    crew: Annotated[str, Meta(max_length=64)] | None = None
    """The crew whose campaign it is, for one of its members."""
    leg: Leg | None = None
    """A place in a campaign of one's own: its mission is played, for the crew's logbook."""


class Found(Struct, frozen=True):
    """A table's id: the end of its link."""

    id: str


Word = Annotated[str, PathParameter(max_length=64)]


@post("/api/tables", summary="Make a table; the first chair is one's own")
async def create(request: Request[Any, Any, Any], data: JSONBody[NewTable]) -> TableInfo:
    """The new table."""
    hall: Hall = request.app.state.hall
    host = await me(request)
    if data.leg is not None and data.crew is None:
        raise Wrong("leg-for-crews")
    return info(await hall.create(host, data.plan, data.options, data.crew, leg=data.leg))


@get("/api/tables", summary="The public tables")
async def listed(request: Request[Any, Any, Any]) -> list[TableInfo]:
    """What can be joined or watched, the newest first."""
    hall: Hall = request.app.state.hall
    return [info(live) for live in await hall.listed()]


@get("/api/tables/{table:str}", summary="One table")
async def one(request: Request[Any, Any, Any], table: Word) -> TableInfo:
    """A table by the id in its link."""
    hall: Hall = request.app.state.hall
    live = await hall.find(table)
    rooms.admit(live.room, (await me(request)).id)
    return info(live)


@get("/api/codes/{code:str}", summary="Find a table by its short code")
async def by_code(request: Request[Any, Any, Any], code: Word) -> Found:
    """The table's id."""
    hall: Hall = request.app.state.hall
    await me(request)
    return Found(await hall.find_code(code))


HANDLERS = [create, listed, one, by_code]
