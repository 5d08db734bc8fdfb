"""The same deal for others: a challenge by its link, and the deal of the day."""

from __future__ import annotations

import time
from typing import Annotated, Any, Literal

from litestar import Request, get, post
from litestar.params import PathParameter
from msgspec import Raw, Struct

from shipmates.server import challenges
from shipmates.server.challenges import Weighed, may_see, weighed
from shipmates.server.hall import Hall
from shipmates.server.http.games import finished_game
from shipmates.server.http.me import me, somebody
from shipmates.server.messages import TableInfo
from shipmates.server.plans import Plan, plan_of
from shipmates.server.room import Options
from shipmates.server.shows import info
from shipmates.server.store import Store
from shipmates.server.store.challenges import finishes, peek, peeked, tries
from shipmates.server.store.deals import DealRow

Word = Annotated[str, PathParameter(max_length=64)]


class DealLink(Struct, frozen=True):
    """A deal's id: the end of its link."""

    id: str


class Tried(Struct, frozen=True):
    """A game of a deal that is over."""

    attempt: str
    names: Raw
    """Who sat on which chair, and the level of a bot."""
    mine: bool
    won: bool
    cause: str
    score: list[int]
    """The points of every ship, in Crew Deck."""
    seconds: int
    took_back: int
    finished: int
    first: bool
    """Whether nobody at the table had seen these cards before."""
    shown: bool
    """Whether somebody had looked at the others' games before."""


class DealInfo(Struct, frozen=True):
    """A deal that others play too. Nothing in it tells a card."""

    id: str
    game: str
    plan: Plan
    day: str | None
    """The day it is for everybody; none for a challenge."""
    by: Raw
    """Who played it first, for a challenge."""
    finished: int
    """How often it was played to the end."""
    open: bool
    """Whether one may see how the others did."""
    table: str | None
    """Where one plays it now."""
    tries: list[Tried]
    """One's own games; those of all once it is open."""


class Daily(Struct, frozen=True):
    """The deal of the day of one game."""

    id: str
    game: str
    plan: Plan
    day: str
    finished: int
    mine: Literal["new", "playing", "won", "lost"]


def _store(request: Request[Any, Any, Any]) -> Store:
    hall: Hall = request.app.state.hall
    return hall.house.store


@post("/api/games/{attempt:str}/deal", summary="Let others play the deal of a finished game")
async def share(request: Request[Any, Any, Any], attempt: Word) -> DealLink:
    """The same link however often one asks."""
    await me(request)
    row, lines = await finished_game(request, attempt)
    return DealLink((await challenges.shared(_store(request), row, lines)).id)


@get("/api/deals/{deal:str}", summary="A deal, and how those did who have played it")
async def one(request: Request[Any, Any, Any], deal: Word) -> DealInfo:
    """One sees how others did after having finished it oneself, or asked to be shown."""
    row = await challenges.found(_store(request), deal)
    person = await somebody(request)
    return await _shown(_store(request), row, person.id if person else None)


@post("/api/deals/{deal:str}/show", summary="See how others did without playing; it is noted")
async def show(request: Request[Any, Any, Any], deal: Word) -> DealInfo:
    """From now on one's own games of it do not count."""
    person, store = await me(request), _store(request)
    row = await challenges.found(store, deal)
    rows = await tries(store, row)
    if not may_see(rows, await peeked(store, row.id), person.id):
        await peek(store, row.id, person.id, time.time_ns() // 1_000_000)
    return await _shown(store, row, person.id)


@post("/api/deals/{deal:str}/tables", summary="A table where this deal is played")
async def sit(request: Request[Any, Any, Any], deal: Word) -> TableInfo:
    """The first chair is one's own; nobody looks on who might play it later."""
    hall: Hall = request.app.state.hall
    host = await me(request)
    row = await challenges.found(_store(request), deal)
    plan = plan_of(row.opened[0])
    return info(await hall.create(host, plan, Options(watchers=False), deal=row.id))


@get("/api/daily", summary="The deals of the day, one for each game")
async def daily(request: Request[Any, Any, Any]) -> list[Daily]:
    """The same for everybody, by universal time."""
    store, person = _store(request), await somebody(request)
    day = challenges.today()
    rows = [await challenges.daily(store, game, day) for game in challenges.GAMES]
    ended = await finishes(store, [row.id for row in rows])
    return [
        Daily(
            row.id,
            row.game,
            plan_of(row.opened[0]),
            day.isoformat(),
            ended.get(row.id, 0),
            await _state(store, row, person.id if person else None),
        )
        for row in rows
    ]


async def _state(
    store: Store, row: DealRow, person: str | None
) -> Literal["new", "playing", "won", "lost"]:
    """How somebody's first game of a deal stands."""
    if person is None:
        return "new"
    mine = [one for one in await tries(store, row) if person in one.people]
    if not mine:
        return "new"
    if mine[0].finished is None:
        return "playing"
    return "won" if mine[0].won else "lost"


async def _shown(store: Store, row: DealRow, person: str | None) -> DealInfo:
    rows, peeks = await tries(store, row), await peeked(store, row.id)
    opened = may_see(rows, peeks, person)
    over = [one for one in weighed(rows, peeks) if one.row.finished is not None]
    mine = [one for one in rows if person in one.people and one.finished is None]
    source = next((one for one in rows if one.attempt == row.source), None)
    return DealInfo(
        id=row.id,
        game=row.game,
        plan=plan_of(row.opened[0]),
        day=row.day,
        by=Raw(source.names.encode() if source else b"[]"),
        finished=len(over),
        open=opened,
        table=mine[-1].table if mine else None,
        tries=[_tried(one, person) for one in over if opened or person in one.row.people],
    )


def _tried(one: Weighed, person: str | None) -> Tried:
    row = one.row
    return Tried(
        attempt=row.attempt,
        names=Raw(row.names.encode()),
        mine=person in row.people,
        won=bool(row.won),
        cause=row.cause or "",
        score=list(row.score),
        seconds=row.seconds or 0,
        took_back=row.took_back,
        finished=row.finished or 0,
        first=one.first,
        shown=one.shown,
    )


HANDLERS = [share, one, show, sit, daily]
