"""Campaigns of one's own: put together, shared, and played by a crew."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, delete, get, post
from litestar.params import FromQuery, JSONBody, PathParameter
from msgspec import Struct

from shipmates import deepsea, planet9
from shipmates.deepsea.missions import EPILOGUE, EPILOGUE_STARTS
from shipmates.server.campaigns import Campaigns, NewCampaign
from shipmates.server.checking import title_of
from shipmates.server.hall import Hall
from shipmates.server.http.crew_shapes import MissionPage
from shipmates.server.http.me import me, somebody
from shipmates.server.people import Language
from shipmates.server.store.rows import CampaignRow, StopRow
from shipmates.words import Words
from shipmates.words import deepsea as sea
from shipmates.words import planet9 as nine

Word = Annotated[str, PathParameter(max_length=64)]


class CampaignInfo(Struct, frozen=True):
    """A campaign on the shelf."""

    id: str
    name: str
    game: str


class StopInfo(Struct, frozen=True):
    """One mission of it."""

    title: str
    mission: int
    """The number of a printed one, 0 for an own one."""


class CampaignSheet(Struct, frozen=True):
    """A campaign and its missions."""

    info: CampaignInfo
    own: bool
    author: str
    stops: list[StopInfo]


class CampaignProgress(Struct, frozen=True):
    """How a crew stands in it, counted as in a printed logbook."""

    stops: list[MissionPage]
    """For each stop; `mission` is its place, from 0."""
    following: int | None
    """The place that comes next; none when all is won."""
    completed: int
    score: int


def _campaigns(request: Request[Any, Any, Any]) -> Campaigns:
    hall: Hall = request.app.state.hall
    return hall.house.campaigns


def _info(row: CampaignRow) -> CampaignInfo:
    return CampaignInfo(row.id, row.name, row.game)


def _stop(language: str, game: str, stop: StopRow) -> StopInfo:
    if stop.text:
        return StopInfo(title_of(language, stop.text), 0)
    words = Words(language)
    if game == "planet9":
        return StopInfo(nine.title(words, planet9.MISSIONS[stop.mission - 1]), stop.mission)
    if stop.mission == EPILOGUE:
        return StopInfo(sea.title(words, deepsea.epilogue(EPILOGUE_STARTS)), stop.mission)
    return StopInfo(sea.title(words, deepsea.MISSIONS[stop.mission - 1]), stop.mission)


async def _sheet(
    request: Request[Any, Any, Any], row: CampaignRow, language: str
) -> CampaignSheet:
    hall: Hall = request.app.state.hall
    person, author = await somebody(request), await hall.people.get(row.owner)
    stops = await _campaigns(request).store.stops(row.id)
    return CampaignSheet(
        _info(row),
        person is not None and person.id == row.owner,
        "" if author is None else author.name,
        [_stop(language, row.game, stop) for stop in stops],
    )


@get("/api/campaigns", summary="The campaigns one has put together")
async def mine(request: Request[Any, Any, Any]) -> list[CampaignInfo]:
    """The newest first."""
    person = await me(request)
    return [_info(row) for row in await _campaigns(request).store.of(person.id)]


@post("/api/campaigns", summary="Put a campaign together")
async def add(
    request: Request[Any, Any, Any],
    data: JSONBody[NewCampaign],
    words: FromQuery[Language] = "en",
) -> CampaignSheet:
    """Own missions are taken as they are now: a campaign never changes."""
    row = await _campaigns(request).add(await me(request), data)
    return await _sheet(request, row, words)


@get("/api/campaigns/{campaign:str}", summary="One campaign")
async def one(
    request: Request[Any, Any, Any], campaign: Word, words: FromQuery[Language] = "en"
) -> CampaignSheet:
    """For whoever has its link."""
    return await _sheet(request, await _campaigns(request).find(campaign), words)


@delete("/api/campaigns/{campaign:str}", summary="Throw a campaign away")
async def remove(request: Request[Any, Any, Any], campaign: Word) -> None:
    """What was played of it stays in the logbooks."""
    await _campaigns(request).remove(await me(request), campaign)


@get("/api/crews/{crew:str}/campaigns/{campaign:str}", summary="How a crew stands in it")
async def progress(
    request: Request[Any, Any, Any], crew: Word, campaign: Word
) -> CampaignProgress:
    """For members of the crew."""
    hall: Hall = request.app.state.hall
    await hall.house.crews.mine(crew, await me(request))
    found = await _campaigns(request).progress(campaign, crew)
    pages = [
        MissionPage(place, page.tries, page.distress, page.done, page.score)
        for place, page in enumerate(found.pages)
    ]
    won = [page.score or 0 for page in pages if page.done]
    return CampaignProgress(pages, found.following, len(won), sum(won))


HANDLERS: Final[list[Any]] = [mine, add, one, remove, progress]
