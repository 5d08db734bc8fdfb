"""Crews and their logbooks."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Raw, Struct

from shipmates.campaign import Logbook
from shipmates.server.crews import GAMES, INVITE_SECONDS, Crews, known_game
from shipmates.server.hall import Hall
from shipmates.server.http.me import me
from shipmates.server.store.rows import CrewRow, LoggedRow
from shipmates.tricks.distress import Distress

LARGEST: Final = 4 * 2**20
"""The longest logbook that can be brought along: well over ten thousand attempts."""
PAGE: Final = 100
LAST: Final = 10**9

Word = Annotated[str, PathParameter(max_length=64)]
Key = Annotated[str, PathParameter(max_length=12)]


class NewCrew(Struct, forbid_unknown_fields=True, frozen=True):
    """How a crew is to be called."""

    name: Annotated[str, Meta(max_length=200)]


class Joining(Struct, forbid_unknown_fields=True, frozen=True):
    """The token of an invitation."""

    token: Annotated[str, Meta(max_length=64)]


class Invitation(Struct, frozen=True):
    """A token that lets people join for so many seconds."""

    token: str
    seconds: int


class Member(Struct, frozen=True):
    """Somebody who belongs to a crew."""

    id: str
    name: str


class MissionPage(Struct, frozen=True):
    """How one mission stands."""

    mission: int
    tries: int
    distress: bool
    done: bool
    score: int | None


class Book(Struct, frozen=True):
    """How a campaign stands; `docs/guide/campaign.md` says how it is counted."""

    game: str
    attempts: int
    """All of them: own missions, and those that do not count any more."""
    completed: int
    score: int
    next_mission: int | None
    """None when all are won."""
    distress: bool
    """Whether the next mission begins with the distress signal active."""
    step: int | None
    """How hard the epilogue is next, in Deep Sea."""
    missions: list[MissionPage]
    """Those that were tried."""


class CrewInfo(Struct, frozen=True):
    """A crew."""

    id: str
    name: str


class Crew(Struct, frozen=True):
    """A crew, its members and its campaigns."""

    id: str
    name: str
    members: list[Member]
    books: list[Book]


class Logged(Struct, frozen=True):
    """A line of the logbook, and what the server knows of its game."""

    number: int
    line: Raw
    """The line as it stands in the file."""
    attempt: str | None
    """The finished game; none for what was played elsewhere."""
    took_back: int | None
    seconds: int | None
    """How long it took."""
    names: Raw | None
    """Who sat where."""


def _crews(request: Request[Any, Any, Any]) -> Crews:
    hall: Hall = request.app.state.hall
    return hall.house.crews


async def _whole(crews: Crews, row: CrewRow, members: list[tuple[str, str]]) -> Crew:
    books = [_book(await crews.logbook(row.id, game)) for game in GAMES]
    return Crew(row.id, row.name, [Member(*member) for member in members], books)


def _book(logbook: Logbook) -> Book:
    following = logbook.next_mission
    active = following is not None and logbook.distress(following) is Distress.ACTIVE
    pages = sorted(logbook.pages.items())
    return Book(
        game=logbook.game,
        attempts=len(logbook.attempts),
        completed=len(logbook.completed),
        score=logbook.total,
        next_mission=following,
        distress=active,
        step=logbook.next_step if logbook.game == "deepsea" else None,
        missions=[MissionPage(n, p.tries, p.distress, p.done, p.score) for n, p in pages],
    )


@get("/api/crews", summary="One's crews")
async def mine(request: Request[Any, Any, Any]) -> list[CrewInfo]:
    """Those one belongs to, by name."""
    person = await me(request)
    return [CrewInfo(row.id, row.name) for row in await _crews(request).store.of(person.id)]


@post("/api/crews", summary="Found a crew")
async def found(request: Request[Any, Any, Any], data: JSONBody[NewCrew]) -> CrewInfo:
    """A new crew; others join by invitation."""
    row = await _crews(request).found(await me(request), data.name)
    return CrewInfo(row.id, row.name)


@post("/api/crews/join", summary="Join a crew by its invitation")
async def join(request: Request[Any, Any, Any], data: JSONBody[Joining]) -> CrewInfo:
    """The crew one belongs to from now on."""
    row = await _crews(request).join(data.token, await me(request))
    return CrewInfo(row.id, row.name)


@get("/api/crews/{crew:str}", summary="One crew and its campaigns")
async def one(request: Request[Any, Any, Any], crew: Word) -> Crew:
    """For its members only."""
    crews = _crews(request)
    return await _whole(crews, *await crews.mine(crew, await me(request)))


@post("/api/crews/{crew:str}/invite", summary="Invite people to a crew")
async def invite(request: Request[Any, Any, Any], crew: Word) -> Invitation:
    """A token to pass on; an earlier one is void."""
    crews = _crews(request)
    await crews.mine(crew, await me(request))
    return Invitation(await crews.invite(crew), INVITE_SECONDS)


@post("/api/crews/{crew:str}/leave", summary="Leave a crew", status_code=204)
async def leave(request: Request[Any, Any, Any], crew: Word) -> None:
    """One belongs to it no longer."""
    crews, person = _crews(request), await me(request)
    await crews.mine(crew, person)
    await crews.store.leave(crew, person.id)


@get("/api/crews/{crew:str}/log/{game:str}", summary="What a crew has tried")
async def log(
    request: Request[Any, Any, Any],
    crew: Word,
    game: Key,
    before: Annotated[int, QueryParameter(ge=0, le=LAST)] = LAST,
) -> list[Logged]:
    """A hundred attempts before that number, the newest first."""
    crews = _crews(request)
    await crews.mine(crew, await me(request))
    rows = await crews.store.listed(crew, known_game(game), before, PAGE)
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


@post(
    "/api/crews/{crew:str}/logbook/{game:str}",
    summary="Bring a logbook along: the body is the file of a campaign",
    request_max_body_size=LARGEST,
)
async def bring(request: Request[Any, Any, Any], crew: Word, game: Key) -> Crew:
    """Only into an empty logbook."""
    crews = _crews(request)
    found = await crews.mine(crew, await me(request))
    await crews.take_in(crew, known_game(game), await request.body())
    return await _whole(crews, *found)


HANDLERS = [mine, found, join, one, invite, leave, log, export, bring]
