"""Finished Crew games with open cards: was it winnable, where was it lost, and what if?"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get
from litestar.params import FromQuery, PathParameter, QueryParameter
from msgspec import Raw, Struct

from shipmates.kernel import Seat
from shipmates.server.hall import Hall
from shipmates.server.http.games import Word, finished_game, seated, states_of
from shipmates.server.kits import KITS
from shipmates.server.people import Language
from shipmates.server.refusals import Wrong
from shipmates.server.store.rows import AttemptRow
from shipmates.server.studies import Document, awaited, followed
from shipmates.server.telling import telling
from shipmates.words import Words

LONGEST = 80
"""Cards in one line of play, with room to spare."""


class Judged(Struct, frozen=True):
    """A card that was laid: `winnable`, `lost`, `undecided`, or nothing where none can tell."""

    ply: int
    """The moment after it."""
    trick: int
    seat: int
    card: str
    legal: int
    before: str | None
    after: str | None
    kept: list[str]
    """Cards after which it was winnable."""
    undecided: list[str]


class Reviewed(Struct, frozen=True):
    """A finished game with open cards."""

    start: str | None
    """How it stood before the first card."""
    cards: list[Judged]
    turn: int | None
    """The ply after the card up to which it was winnable, if it was not to the end."""
    sure: bool
    """Whether that card has lost it for certain."""
    line: list[tuple[int, list[str]]]
    """Tricks that would have won from there: who leads, and the cards."""
    turning: str | None
    """What there is to say of that card, or of a start that was lost, in the same language."""
    told: list[str]
    """What there is to say of it all, if a language was asked for."""
    plies: list[int | None]
    """The moment each of these belongs to."""


class WhatIf(Struct, frozen=True):
    """A game that went another way from some moment on, with all hands open."""

    awaited: int | None
    """Who lays the next card; nobody once it is over, or cards are drawn."""
    marks: dict[str, str]
    """For each card that may be laid, whether it can be won then."""
    views: list[Raw]
    """By seat of the game."""
    because: str | None
    """How it ended, in words, if a language was asked for."""


@get("/api/games/{attempt:str}/review", summary="Where it was won and lost")
async def review(
    request: Request[Any, Any, Any],
    attempt: Word,
    words: FromQuery[Language | None] = None,
    whole: FromQuery[bool] = False,  # noqa: FBT002 - a name in the address
) -> Reviewed:
    """A first look within a second; `whole` settles what it leaves undecided."""
    row, lines = await crew_game(request, attempt)
    found = await looked_at(request, row, lines, whole=whole)
    turn, told = found["turn"], found["told"][words] if words else ()
    return Reviewed(
        found["start"],
        [_judged(card) for card in found["cards"]],
        None if turn is None else turn + 1,
        turn is not None and turn == found["first_losing"],
        found["line"],
        found["turning"][words] if words else None,
        [said.text for said in told],
        [said.ply for said in told],
    )


async def crew_game(
    request: Request[Any, Any, Any], attempt: str
) -> tuple[AttemptRow, tuple[str, ...]]:
    """A finished game of the Crew and its moves. Raises `Missing` or `Wrong`."""
    row, lines = await finished_game(request, attempt)
    if row.game == "crewdeck":
        raise Wrong("no-review")
    return row, lines


async def looked_at(
    request: Request[Any, Any, Any], row: AttemptRow, lines: tuple[str, ...], *, whole: bool
) -> Document:
    """What its review found out."""
    hall: Hall = request.app.state.hall
    text = row.head + "".join(f"{line}\n" for line in lines)
    names = seated(row, states_of(row.head, lines)[0].setup)
    return await hall.studies.review(row.id, text, names, whole=whole)


def _judged(card: dict[str, Any]) -> Judged:
    return Judged(
        card["move"] + 1,
        card["trick"],
        card["seat"],
        card["card"],
        card["legal"],
        card["before"],
        card["after"],
        card["kept"],
        card["undecided"],
    )


@get("/api/games/{attempt:str}/plies/{ply:int}/if", summary="Had it gone another way")
async def what_if(
    request: Request[Any, Any, Any],
    attempt: Word,
    ply: Annotated[int, PathParameter(le=100_000)],
    cards: Annotated[str, QueryParameter(max_length=3 * LONGEST)] = "",
    words: FromQuery[Language | None] = None,
) -> WhatIf:
    """After these cards, `B4.G2.P9`, laid from that moment on by whoever's turn it is."""
    hall: Hall = request.app.state.hall
    row, lines = await crew_game(request, attempt)
    states, kit = states_of(row.head, lines), KITS[row.game]
    if not 0 <= ply < len(states):
        raise Wrong("no-ply", ply=ply, last=len(states) - 1)
    state = followed(kit, states[ply], [card for card in cards.split(".") if card])
    seats = range(kit.codec.seats(states[0]))
    views = [kit.rules.look(state, Seat(seat)) for seat in seats]
    over = kit.rules.outcome(state) is not None
    names = seated(row, states[0].setup)
    return WhatIf(
        awaited(state),
        await hall.studies.marks(state),
        [Raw(msgspec.json.encode(kit.views.encode(view))) for view in views],
        telling(Words(words), views[0], names).because if words and over else None,
    )


HANDLERS = [review, what_if]
