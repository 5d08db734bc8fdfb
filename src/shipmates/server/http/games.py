"""Finished games: to look back at, ply by ply, and to take home."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.params import FromQuery, PathParameter, QueryParameter
from msgspec import Raw, Struct

from shipmates.kernel import WATCHER, Seat
from shipmates.notation import read_any
from shipmates.server.course import Step
from shipmates.server.hall import Hall
from shipmates.server.kits import KITS, Setup, State, View, replayed
from shipmates.server.lines import folded
from shipmates.server.names import NOBODY, seat_names
from shipmates.server.news import news
from shipmates.server.people import Language
from shipmates.server.refusals import Missing, Wrong
from shipmates.server.store.rows import AttemptRow
from shipmates.server.telling import Telling, telling
from shipmates.words import Words

Word = Annotated[str, PathParameter(max_length=64)]
PRACTICE: Final = "# practice"
"""What stands in a record whose game was practice."""


class Finished(Struct, frozen=True):
    """A game that is over."""

    id: str
    game: str
    number: int
    names: Raw
    """Who sat on which chair, and the level of a bot."""
    seats: list[str]
    """What everybody was called, by seat of the game, the dummy included."""
    started: int
    finished: int
    outcome: str
    plies: int
    took_back: int
    practice: bool
    """Whether it was practice, which no logbook counts."""


class Moment(Struct, frozen=True):
    """A finished game at one ply, as a seat saw it."""

    ply: int
    view: Raw
    words: Telling | None
    """The view in words, if a language was asked for."""


class Made(Struct, frozen=True):
    """One move of a finished game; nature's is of seat -1."""

    seat: int
    action: Raw
    said: list[str]
    """What was told of it, if a language was asked for."""
    settled: list[tuple[int, str]]
    """The tasks it decided, by their place in `brief.duties`, and how."""


async def finished_game(
    request: Request[Any, Any, Any], attempt: str
) -> tuple[AttemptRow, tuple[str, ...]]:
    """A game and the moves that count.

    Raises `Missing` while it goes on: nobody looks into hands before the end.
    """
    row, lines = await _finished(request, attempt)
    return row, tuple(folded(lines)[0])


async def _finished(
    request: Request[Any, Any, Any], attempt: str
) -> tuple[AttemptRow, list[str]]:
    hall: Hall = request.app.state.hall
    row = await hall.house.store.attempt(attempt)
    if row is None or row.finished is None:
        raise Missing("no-game")
    return row, await hall.house.store.lines(attempt)


class _Chair(Struct):
    name: str | None
    bot: str | None


def seated(row: AttemptRow, setup: Setup) -> list[str]:
    """What everybody was called, by seat of the game."""
    chairs = msgspec.json.decode(row.names, type=list[_Chair])
    names = [chair.name or NOBODY for chair in chairs]
    hands = getattr(setup, "seats", setup.players)
    return seat_names(row.game, setup.people, names, hands)


@get("/api/games/{attempt:str}", summary="A finished game")
async def game(request: Request[Any, Any, Any], attempt: Word) -> Finished:
    """What is known of it."""
    row, lines = await _finished(request, attempt)
    assert row.finished is not None
    return Finished(
        row.id,
        row.game,
        row.number,
        Raw(row.names.encode()),
        seated(row, replayed(row.head, ())[0].setup),
        row.started,
        row.finished,
        row.outcome or "",
        len(folded(lines)[0]),
        row.took_back,
        row.practice,
    )


@get("/api/games/{attempt:str}/record", summary="Its record", media_type=MediaType.TEXT)
async def record(request: Request[Any, Any, Any], attempt: Word) -> Response[str]:
    """The record as text, moves that were taken back as comments."""
    row, lines = await _finished(request, attempt)
    _, told = folded(lines)
    ending = _ending(row, lines)
    marked = (PRACTICE,) if row.practice else ()
    text = row.head + "".join(f"{line}\n" for line in (*marked, *told, *ending))
    name = f'attachment; filename="{row.game}-{row.id[:8]}.txt"'
    return Response(text, headers={"content-disposition": name}, media_type=MediaType.TEXT)


def _ending(row: AttemptRow, lines: list[str]) -> tuple[str, ...]:
    kit = KITS[row.game]
    outcome = kit.rules.outcome(replayed(row.head, folded(lines)[0])[-1])
    return () if outcome is None else (kit.end(outcome),)


@get("/api/games/{attempt:str}/plies/{ply:int}", summary="One moment of it")
async def moment(
    request: Request[Any, Any, Any],
    attempt: Word,
    ply: Annotated[int, PathParameter(le=100_000)],
    seat: Annotated[int | None, QueryParameter(ge=0, le=9)] = None,
    words: FromQuery[Language | None] = None,
) -> Moment:
    """What a seat saw then; without a seat, what lay in the open. In words, if wanted."""
    row, lines = await finished_game(request, attempt)
    states = states_of(row.head, lines)
    if not 0 <= ply < len(states):
        raise Wrong("no-ply", ply=ply, last=len(states) - 1)
    kit = KITS[row.game]
    seats = kit.codec.seats(states[0])
    if seat is not None and seat >= seats:
        raise Wrong("no-seat", seat=seat, last=seats - 1)
    view = kit.rules.look(states[ply], WATCHER if seat is None else Seat(seat))
    told = telling(Words(words), view, seated(row, states[0].setup)) if words else None
    return Moment(ply, Raw(msgspec.json.encode(kit.views.encode(view))), told)


@get("/api/games/{attempt:str}/moves", summary="All its moves")
async def moves(
    request: Request[Any, Any, Any], attempt: Word, words: FromQuery[Language | None] = None
) -> list[Made]:
    """One for each ply, as everybody saw them. In words, if wanted."""
    row, lines = await finished_game(request, attempt)
    kit = KITS[row.game]
    parsed: Any = read_any(row.head + "".join(f"{line}\n" for line in lines))
    states = states_of(row.head, lines)
    names = seated(row, states[0].setup)
    views = [kit.rules.look(state, WATCHER) for state in states]
    told = Words(words) if words else None
    return [
        Made(
            int(seat),
            Raw(msgspec.json.encode(kit.actions.encode(action))),
            news(told, [Step(seat, action, was, now)], names) if told else [],
            _settled(was, now),
        )
        for (seat, action), (was, now) in zip(parsed.record.moves, pairwise(views), strict=True)
    ]


def _settled(was: View, now: View) -> list[tuple[int, str]]:
    before: tuple[Any, ...] = getattr(getattr(was, "scene", None), "verdicts", ())
    after: tuple[Any, ...] = getattr(getattr(now, "scene", None), "verdicts", ())
    both = zip(before, after, strict=False)
    return [(at, one.value) for at, (old, one) in enumerate(both) if old is not one]


@lru_cache(maxsize=16)
def states_of(head: str, lines: tuple[str, ...]) -> tuple[State, ...]:
    """Whoever looks back asks for one moment after the other."""
    return replayed(head, lines)


HANDLERS = [game, record, moment, moves]
