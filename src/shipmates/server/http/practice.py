"""Practice: advice at a table, and a table at any moment of a finished game."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter
from msgspec import Raw, Struct

from shipmates.guides import GUIDES
from shipmates.server import hints
from shipmates.server.coach import past_of
from shipmates.server.course import resumed
from shipmates.server.decisions import done, reasons
from shipmates.server.hall import Hall
from shipmates.server.http.games import Word, finished_game
from shipmates.server.http.me import me
from shipmates.server.messages import Ply, TableInfo
from shipmates.server.people import Language
from shipmates.server.refusals import Missing, Wrong
from shipmates.server.room import Number
from shipmates.server.shows import info
from shipmates.words import Words

MOST_AGO: Final = 1000
"""No game has as many decisions."""


class Hint(Struct, frozen=True):
    """What an expert would do in one's seat, and why."""

    ply: int
    """It was asked for at this moment."""
    seat: int
    """For whom one would do it: the own seat, or that of the dummy one leads."""
    action: Raw
    """One of `legal`."""
    told: list[str]
    """What to do first, then why."""


class From(Struct, forbid_unknown_fields=True, frozen=True):
    """A moment of a finished game, and the seat one wants."""

    ply: Ply
    seat: Number | None = None
    """Without one, that of whoever has to decide."""


@get("/api/tables/{table:str}/hint", summary="In practice: what an expert would do, and why")
async def hint(
    request: Request[Any, Any, Any], table: Word, words: FromQuery[Language] = "en"
) -> Hint:
    """By what one's own seat knows. Raises `Refusal` at other tables."""
    hall: Hall = request.app.state.hall
    person = await me(request)
    live = await hall.find(table)
    asked = hints.asked(live, person)
    action, told = await hall.studies.hint(asked, words)
    plain = asked.course.kit.actions.encode(action)
    return Hint(asked.course.ply, int(asked.seat), Raw(msgspec.json.encode(plain)), told)


class Why(Struct, frozen=True):
    """What a bot did, and why."""

    ply: int
    """The moment after it."""
    seat: int
    told: list[str]
    """What it did first, then its reasons."""
    earlier: bool
    """Whether bots decided anything before."""


@get("/api/tables/{table:str}/why", summary="In practice: why a bot did what it did")
async def why(
    request: Request[Any, Any, Any],
    table: Word,
    words: FromQuery[Language] = "en",
    ago: Annotated[int, QueryParameter(ge=0, le=MOST_AGO)] = 0,
) -> Why:
    """By what that bot could know then: its last decision, or one so many before it."""
    hall: Hall = request.app.state.hall
    person = await me(request)
    asked = done(await hall.find(table), person, ago)
    key, found = (asked.attempt, hash(asked.past)), asked.found
    decision = await hall.studies.judged(key, found)
    given = await hall.studies.why(key, found, decision)
    told = reasons(Words(words), asked.names, found, decision, given)
    return Why(found.place + 1, int(found.view.seat), told, asked.earlier)


@post("/api/games/{attempt:str}/practice", summary="Practise from a moment of a finished game")
async def practise(
    request: Request[Any, Any, Any], attempt: Word, data: JSONBody[From]
) -> TableInfo:
    """A new table for practice, with bots on the other chairs."""
    hall: Hall = request.app.state.hall
    person = await me(request)
    row, lines = await finished_game(request, attempt)
    past = resumed(row.game, row.head, lines)
    if data.ply > len(lines):
        raise Wrong("no-ply", ply=data.ply, last=len(lines))
    return info(await hall.practise(person, past, data.ply, data.seat))


class GuideInfo(Struct, frozen=True):
    """A guided table there is."""

    key: str
    game: str
    title: str
    about: str
    """What a convention says; nothing for the first mission of a game."""
    topic: str
    steps: int


@get("/api/guides", summary="The guided first missions, and the conventions one can play")
async def guides(words: FromQuery[Language] = "en") -> list[GuideInfo]:
    """In the order in which they are told."""
    said = Words(words)
    return [
        GuideInfo(
            one.key,
            one.game,
            said.text(f"guide-{one.key}-title"),
            said.text(f"guide-{one.key}-about") if one.topic else "",
            one.topic,
            len(one.steps),
        )
        for one in GUIDES.values()
    ]


@post("/api/guides/{guide:str}", summary="A guided table: a fixed deal, and a coach")
async def guided(request: Request[Any, Any, Any], guide: Word) -> TableInfo:
    """A new table for practice; its partners play by the guide while one follows it."""
    hall: Hall = request.app.state.hall
    person = await me(request)
    found = GUIDES.get(guide)
    if found is None:
        raise Missing("no-guide")
    past = past_of(found)
    return info(await hall.practise(person, past, found.start, found.seat, found.key))


HANDLERS = [hint, why, practise, guides, guided]
