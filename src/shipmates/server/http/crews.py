"""Crews and their logbooks."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream
from msgspec import Raw

from shipmates.campaign import Logbook
from shipmates.server.crews import GAMES, INVITE_SECONDS, Crews, is_own, known_game
from shipmates.server.hall import Hall
from shipmates.server.http.crew_shapes import (
    Book,
    Crew,
    CrewInfo,
    Invitation,
    Joining,
    Logged,
    Member,
    MissionPage,
    NewCrew,
)
from shipmates.server.http.me import me
from shipmates.server.luggage import packed
from shipmates.server.messages import TableInfo
from shipmates.server.people import Person
from shipmates.server.refusals import Refusal
from shipmates.server.shows import info
from shipmates.server.statistics import Statistics, statistics_of
from shipmates.server.store.rows import CrewRow, LoggedRow
from shipmates.tricks.distress import Distress

LARGEST: Final = 4 * 2**20
"""The longest logbook that can be brought along: well over ten thousand attempts."""
PAGE: Final = 100
MOST_TABLES: Final = 10
LAST: Final = 10**9

Word = Annotated[str, PathParameter(max_length=64)]
Key = Annotated[str, PathParameter(max_length=12)]


def _crews(request: Request[Any, Any, Any]) -> Crews:
    hall: Hall = request.app.state.hall
    return hall.house.crews


async def _whole(request: Request[Any, Any, Any], crew: str) -> Crew:
    """Raises `Missing` for everybody else."""
    crews, person = _crews(request), await me(request)
    row, members = await crews.mine(crew, person)
    return Crew(
        id=row.id,
        name=row.name,
        own=is_own(row.id, person),
        members=[Member(*member) for member in members],
        books=[_book(await crews.logbook(row.id, game)) for game in GAMES],
        tables=await _tables(request.app.state.hall, row.id),
    )


async def _tables(hall: Hall, crew: str) -> list[TableInfo]:
    """Where something goes on, or somebody still sits."""
    since = int(time.time() - hall.house.settings.lapse_table)
    found = list[TableInfo]()
    for table in await hall.house.crews.store.tables(crew, since, MOST_TABLES):
        with suppress(Refusal):
            live = await hall.find(table)
            if live.room.status != "over" or live.outboxes:
                found.append(info(live))
    return found


def _named(row: CrewRow, person: Person) -> CrewInfo:
    return CrewInfo(row.id, row.name, is_own(row.id, person))


def _book(logbook: Logbook) -> Book:
    following = logbook.next_mission
    active = following is not None and logbook.distress(following) is Distress.ACTIVE
    pages = sorted(logbook.pages.items())
    return Book(
        game=logbook.game,
        attempts=len(logbook.counted),
        completed=len(logbook.completed),
        score=logbook.total,
        next_mission=following,
        distress=active,
        step=logbook.next_step if logbook.game == "deepsea" else None,
        missions=[MissionPage(n, p.tries, p.distress, p.done, p.score) for n, p in pages],
        last=logbook.counted[-1].when if logbook.counted else None,
    )


@get("/api/crews", summary="One's crews")
async def mine(request: Request[Any, Any, Any]) -> list[CrewInfo]:
    """Those one belongs to, by name."""
    person = await me(request)
    return [_named(row, person) for row in await _crews(request).store.of(person.id)]


@post("/api/crews", summary="Found a crew")
async def found(request: Request[Any, Any, Any], data: JSONBody[NewCrew]) -> CrewInfo:
    """A new crew; others join by invitation."""
    person = await me(request)
    return _named(await _crews(request).found(person, data.name), person)


@post("/api/crews/own", summary="One's own course, for playing with bots")
async def own(request: Request[Any, Any, Any]) -> CrewInfo:
    """A crew of one, founded when it is first asked for."""
    person = await me(request)
    return _named(await _crews(request).own(person), person)


@post("/api/crews/join", summary="Join a crew by its invitation")
async def join(request: Request[Any, Any, Any], data: JSONBody[Joining]) -> CrewInfo:
    """The crew one belongs to from now on."""
    person = await me(request)
    return _named(await _crews(request).join(data.token, person), person)


@get("/api/crews/{crew:str}", summary="One crew and its campaigns")
async def one(request: Request[Any, Any, Any], crew: Word) -> Crew:
    """For its members only."""
    return await _whole(request, crew)


@post("/api/crews/{crew:str}/invite", summary="Invite people to a crew")
async def invite(request: Request[Any, Any, Any], crew: Word) -> Invitation:
    """A token to pass on; an earlier one is void."""
    crews, person = _crews(request), await me(request)
    await crews.mine(crew, person)
    return Invitation(await crews.invite(crew, person), INVITE_SECONDS)


@post("/api/crews/{crew:str}/leave", summary="Leave a crew", status_code=204)
async def leave(request: Request[Any, Any, Any], crew: Word) -> None:
    """One belongs to it no longer."""
    crews, person = _crews(request), await me(request)
    await crews.mine(crew, person)
    await crews.leave(crew, person)


@get("/api/crews/{crew:str}/log/{game:str}", summary="What a crew has tried")
async def log(
    request: Request[Any, Any, Any],
    crew: Word,
    game: Key,
    before: Annotated[int, QueryParameter(ge=0, le=LAST)] = LAST,
    mission: Annotated[int | None, QueryParameter(ge=0, le=LAST)] = None,
) -> list[Logged]:
    """A hundred attempts before that number, the newest first; all, or those at a mission."""
    crews = _crews(request)
    await crews.mine(crew, await me(request))
    rows = await crews.store.listed(crew, known_game(game), before, PAGE, mission)
    return [_logged(row) for row in rows]


def _logged(row: LoggedRow) -> Logged:
    seconds = None
    if row.started is not None and row.finished is not None:
        seconds = (row.finished - row.started) // 1000
    return Logged(
        number=row.number,
        line=Raw(row.line.encode()),
        attempt=row.attempt,
        took_back=row.took_back,
        seconds=seconds,
        names=Raw(row.names.encode()) if row.names else None,
    )


@get("/api/crews/{crew:str}/stats/{game:str}", summary="A logbook in numbers")
async def stats(request: Request[Any, Any, Any], crew: Word, game: Key) -> Statistics:
    """What it adds up to: by mission, over time, by the size of the crew."""
    crews = _crews(request)
    await crews.mine(crew, await me(request))
    logbook = await crews.logbook(crew, known_game(game))
    played = await crews.store.played(crew, game)
    return await asyncio.to_thread(statistics_of, logbook, played)


@get(
    "/api/crews/{crew:str}/logbook/{game:str}",
    summary="Take a logbook home",
    responses={200: ResponseSpec(dict[str, Any], generate_examples=False)},
)
async def export(request: Request[Any, Any, Any], crew: Word, game: Key) -> Response[bytes]:
    """The file that `shipmates campaign` reads."""
    crews = _crews(request)
    row, _ = await crews.mine(crew, await me(request))
    raw = await crews.export(row, known_game(game))
    headers = {"content-disposition": 'attachment; filename="logbook.json"'}
    return Response(raw, headers=headers, media_type=MediaType.JSON)


@get(
    "/api/crews/{crew:str}/export",
    summary="All that belongs to a crew, as a zip archive",
    responses={200: ResponseSpec(bytes, generate_examples=False, media_type="application/zip")},
)
async def pack(request: Request[Any, Any, Any], crew: Word) -> Stream:
    """Logbooks, records, members' names and statistics."""
    hall: Hall = request.app.state.hall
    row, members = await hall.house.crews.mine(crew, await me(request))
    names = [name for _, name in members]
    return Stream(
        packed(hall.house.store, hall.house.crews, row, names),
        media_type="application/zip",
        headers={"content-disposition": 'attachment; filename="crew.zip"'},
    )


@post(
    "/api/crews/{crew:str}/logbook/{game:str}",
    summary="Bring a logbook along: the body is the file of a campaign",
    request_max_body_size=LARGEST,
)
async def bring(request: Request[Any, Any, Any], crew: Word, game: Key) -> Crew:
    """Only into an empty logbook."""
    crews = _crews(request)
    await crews.mine(crew, await me(request))
    await crews.take_in(crew, known_game(game), await request.body())
    return await _whole(request, crew)


HANDLERS = [mine, found, own, join, one, invite, leave, log, stats, export, pack, bring]
