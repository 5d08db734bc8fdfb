"""The workshop: missions of one's own, checked, kept, shared and taken home."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, delete, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from msgspec import Struct

from shipmates.server.checking import (
    USUAL_CREW,
    Checked,
    TaskInfo,
    Written,
    checked,
    task_cards,
    title_of,
)
from shipmates.server.hall import Hall
from shipmates.server.http.me import me, somebody
from shipmates.server.people import Language, Person
from shipmates.server.store.rows import MissionRow
from shipmates.server.workshop import Workshop
from shipmates.words import Words

Word = Annotated[str, PathParameter(max_length=64)]
Players = Annotated[int, QueryParameter(ge=2, le=5)]
Version = Annotated[int | None, QueryParameter(ge=1, le=100_000)]


class MissionInfo(Struct, frozen=True):
    """A mission on the bench."""

    id: str
    game: str
    title: str
    version: int
    changed: int
    """When it was saved, in seconds."""


class VersionInfo(Struct, frozen=True):
    """A version, and when it was saved."""

    number: int
    created: int


class MissionSheet(Struct, frozen=True):
    """One mission and its file."""

    info: MissionInfo
    text: str
    own: bool
    """Whether one may change it."""
    author: str
    origin: str | None
    """The mission it was made from."""
    versions: list[VersionInfo]
    """For its author, the newest first."""


def _workshop(request: Request[Any, Any, Any]) -> Workshop:
    hall: Hall = request.app.state.hall
    return hall.workshop


def _info(row: MissionRow, language: str) -> MissionInfo:
    title = title_of(language, row.text)
    return MissionInfo(row.id, row.game, title, row.version, row.changed)


async def _sheet(
    request: Request[Any, Any, Any], row: MissionRow, person: Person | None, language: str
) -> MissionSheet:
    hall: Hall = request.app.state.hall
    own = person is not None and row.owner == person.id
    author = await hall.people.get(row.owner)
    versions = await hall.workshop.store.versions(row.id) if own else []
    return MissionSheet(
        _info(row, language),
        row.text,
        own,
        "" if author is None else author.name,
        row.origin,
        [VersionInfo(one.number, one.created) for one in versions],
    )


@post(
    "/api/workshop/check",
    summary="What is wrong with a mission, or what it says",
    status_code=200,
)
async def check(
    data: JSONBody[Written], words: FromQuery[Language] = "en", players: Players = USUAL_CREW
) -> Checked:
    """Nothing is kept."""
    return checked(Words(words), data, players)


@get("/api/workshop/cards", summary="The task cards of Deep Sea, in words")
async def cards(
    words: FromQuery[Language] = "en", players: Players = USUAL_CREW
) -> list[TaskInfo]:
    """All ninety-six, as they read for so many people."""
    return task_cards(words, players)


@get("/api/workshop", summary="The missions one has written")
async def mine(
    request: Request[Any, Any, Any], words: FromQuery[Language] = "en"
) -> list[MissionInfo]:
    """The newest first."""
    person = await me(request)
    return [_info(row, words) for row in await _workshop(request).store.of(person.id)]


@post("/api/workshop", summary="Keep a mission")
async def add(
    request: Request[Any, Any, Any],
    data: JSONBody[Written],
    words: FromQuery[Language] = "en",
) -> MissionSheet:
    """A new one, in its first version; it must be without fault."""
    person = await me(request)
    row = await _workshop(request).add(person, data)
    return await _sheet(request, row, person, words)


@get("/api/workshop/{mission:str}", summary="One mission")
async def one(
    request: Request[Any, Any, Any],
    mission: Word,
    words: FromQuery[Language] = "en",
    version: Version = None,
) -> MissionSheet:
    """For whoever has its link, as it is now; its author may look at earlier versions."""
    person, workshop = await somebody(request), _workshop(request)
    if version is None:
        row = await workshop.find(mission)
    else:
        row = await workshop.mine(mission, await me(request), version)
    return await _sheet(request, row, person, words)


@post("/api/workshop/{mission:str}", summary="Save a new version", status_code=200)
async def save(
    request: Request[Any, Any, Any],
    mission: Word,
    data: JSONBody[Written],
    words: FromQuery[Language] = "en",
) -> MissionSheet:
    """Earlier ones stay; if nothing has changed there is no new one."""
    person = await me(request)
    row = await _workshop(request).save(person, mission, data)
    return await _sheet(request, row, person, words)


@post("/api/workshop/{mission:str}/fork", summary="Make one's own mission of this one")
async def fork(
    request: Request[Any, Any, Any], mission: Word, words: FromQuery[Language] = "en"
) -> MissionSheet:
    """A new mission of one's own, which begins as this one is."""
    person = await me(request)
    row = await _workshop(request).fork(person, mission)
    return await _sheet(request, row, person, words)


@delete("/api/workshop/{mission:str}", summary="Throw a mission away")
async def remove(request: Request[Any, Any, Any], mission: Word) -> None:
    """With every version, for good."""
    await _workshop(request).remove(await me(request), mission)


@get(
    "/api/workshop/{mission:str}/file",
    summary="Take a mission home",
    responses={200: ResponseSpec(str, generate_examples=False, media_type=MediaType.TEXT)},
)
async def export(request: Request[Any, Any, Any], mission: Word) -> Response[str]:
    """The file that `shipmates play --mission-file` reads."""
    row = await _workshop(request).find(mission)
    headers = {"content-disposition": 'attachment; filename="mission.toml"'}
    return Response(row.text, headers=headers, media_type=MediaType.TEXT)


HANDLERS: Final[list[Any]] = [check, cards, mine, add, one, save, fork, remove, export]
