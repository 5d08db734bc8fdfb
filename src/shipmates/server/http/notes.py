"""Notes about moves and tricks of a finished game, by those who sat there."""

from __future__ import annotations

import time
from typing import Annotated, Any, Literal

from litestar import Request, delete, get, patch, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from shipmates.kernel import WATCHER
from shipmates.server import ids
from shipmates.server.hall import Hall
from shipmates.server.http.games import Word, finished_game, states_of
from shipmates.server.http.me import me, somebody
from shipmates.server.kits import KITS
from shipmates.server.people import BLANK, Person, clean_text
from shipmates.server.refusals import Forbidden, Wrong
from shipmates.server.store.rows import AttemptRow, NoteRow
from shipmates.tricks.scenes import Tricking

LONGEST = 500
Text = Annotated[str, Meta(max_length=LONGEST)]
About = Literal["move", "trick"]
NoteId = Annotated[str, PathParameter(max_length=32)]


class Note(Struct, frozen=True):
    """What somebody wrote about a move, by the moment after it, or about a trick."""

    id: str
    about: str
    number: int
    text: str
    name: str
    mine: bool


class Notes(Struct, frozen=True):
    """All notes about a game."""

    may: bool
    """Whether one may write some."""
    notes: list[Note]


class NewNote(Struct, forbid_unknown_fields=True, frozen=True):
    """A note to be written."""

    about: About
    number: Annotated[int, Meta(ge=1, le=100_000)]
    text: Text


class Wording(Struct, forbid_unknown_fields=True, frozen=True):
    """Other words for a note."""

    text: Text


@get("/api/games/{attempt:str}/notes", summary="What was written about a game")
async def notes(request: Request[Any, Any, Any], attempt: Word) -> Notes:
    """For everybody who may look at it."""
    await finished_game(request, attempt)
    return await _all(request, attempt, await somebody(request))


async def _all(request: Request[Any, Any, Any], attempt: str, person: Person | None) -> Notes:
    store = _hall(request).notes
    mine = person.id if person is not None else None
    return Notes(
        mine is not None and await store.sat(attempt, mine),
        [
            Note(row.id, row.about, row.number, row.text, name, row.person == mine)
            for row, name in await store.of(attempt)
        ],
    )


@post("/api/games/{attempt:str}/notes", summary="Write about a move or a trick")
async def write(
    request: Request[Any, Any, Any], attempt: Word, data: JSONBody[NewNote]
) -> Notes:
    """Only for those who sat there."""
    person = await _writer(request, attempt)
    row, lines = await finished_game(request, attempt)
    _check(row, lines, data)
    note = NoteRow(
        id=ids.token(),
        attempt=attempt,
        person=person.id,
        about=data.about,
        number=data.number,
        text=_clean(data.text),
        written=time.time_ns() // 1_000_000,
    )
    await _hall(request).notes.add(note)
    return await _changed(request, attempt, person)


@patch("/api/games/{attempt:str}/notes/{note:str}", summary="Write it in other words")
async def change(
    request: Request[Any, Any, Any], attempt: Word, note: NoteId, data: JSONBody[Wording]
) -> Notes:
    """Only one's own."""
    person = await _writer(request, attempt)
    text = _clean(data.text)
    await _hall(request).notes.change(attempt, note, person.id, text)
    return await _changed(request, attempt, person)


@delete("/api/games/{attempt:str}/notes/{note:str}", summary="Remove a note", status_code=200)
async def remove(request: Request[Any, Any, Any], attempt: Word, note: NoteId) -> Notes:
    """Only one's own."""
    person = await _writer(request, attempt)
    await _hall(request).notes.remove(attempt, note, person.id)
    return await _changed(request, attempt, person)


def _hall(request: Request[Any, Any, Any]) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def _writer(request: Request[Any, Any, Any], attempt: str) -> Person:
    """Whoever asks, if they sat there. Raises `Missing` while the game goes on."""
    await finished_game(request, attempt)
    person = await me(request)
    if not await _hall(request).notes.sat(attempt, person.id):
        raise Forbidden("not-at-game")
    return person


async def _changed(request: Request[Any, Any, Any], attempt: str, person: Person) -> Notes:
    """Those who look at it together hear of it."""
    _hall(request).circles.noted(attempt)
    return await _all(request, attempt, person)


def _clean(text: str) -> str:
    cleaned = clean_text(text)
    if not cleaned.strip(BLANK):
        raise Wrong("empty-note")
    return cleaned


def _check(row: AttemptRow, lines: tuple[str, ...], data: NewNote) -> None:
    """Raises `Wrong` for a move or a trick there was not."""
    if data.about == "move":
        if data.number > len(lines):
            raise Wrong("no-ply", ply=data.number, last=len(lines))
        return
    scene = getattr(
        KITS[row.game].rules.look(states_of(row.head, lines)[-1], WATCHER), "scene", None
    )
    last = 0
    if isinstance(scene, Tricking):
        last = len(scene.ledger.tricks) + bool(scene.trick.cards)
    if data.number > last:
        raise Wrong("no-trick", trick=data.number, last=last)


HANDLERS = [notes, write, change, remove]
