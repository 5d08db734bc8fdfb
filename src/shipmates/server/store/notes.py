"""Notes about finished games, as they are kept."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shipmates.server.refusals import Missing, Refusal
from shipmates.server.store import schema
from shipmates.server.store.rows import NoteRow
from shipmates.server.store.store import Store

_notes, _sat, _people = schema.notes.c, schema.sat.c, schema.people.c
MOST_NOTES: Final = 60
"""So many one person may write about one game."""
_COLUMNS: Final = tuple(
    _notes[name] for name in ("id", "attempt", "person", "about", "number", "text", "written")
)


class NoteStore:
    """What the database knows of notes. Every method raises `Away` when it is not there."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def sat(self, attempt: str, person: str) -> bool:
        """Whether somebody sat at this game."""
        asked = select(_sat.person).where(_sat.attempt == attempt, _sat.person == person)
        return bool(await self._store.ask(asked))

    async def of(self, attempt: str) -> list[tuple[NoteRow, str]]:
        """All notes about a game, the oldest first, and what their writers are called."""
        rows = await self._store.ask(
            select(*_COLUMNS, _people.name)
            .join(schema.people, _people.id == _notes.person)
            .where(_notes.attempt == attempt)
            .order_by(_notes.written, _notes.id)
        )
        return [(NoteRow(*tuple(row)[:-1]), str(row.name)) for row in rows]

    async def add(self, note: NoteRow) -> None:
        """One more. Raises `Refusal` if somebody has written too many."""
        own = (_notes.attempt == note.attempt) & (_notes.person == note.person)
        count = select(func.count()).select_from(schema.notes).where(own)
        row = insert(schema.notes).values(
            id=note.id,
            attempt=note.attempt,
            person=note.person,
            about=note.about,
            number=note.number,
            text=note.text,
            written=note.written,
        )

        async def work(connection: AsyncConnection) -> None:
            if int((await connection.execute(count)).scalar_one()) >= MOST_NOTES:
                raise Refusal("too-many-notes", most=MOST_NOTES)
            await connection.execute(row)

        await self._store.writer.write(work)

    async def change(self, attempt: str, note: str, person: str, text: str) -> None:
        """Other words. Raises `Missing` for what is not one's own."""
        await self._one(
            update(schema.notes).where(_own(attempt, note, person)).values(text=text)
        )

    async def remove(self, attempt: str, note: str, person: str) -> None:
        """Away with it. Raises `Missing` for what is not one's own."""
        await self._one(delete(schema.notes).where(_own(attempt, note, person)))

    async def _one(self, change: Any) -> None:
        async def work(connection: AsyncConnection) -> None:
            if (await connection.execute(change)).rowcount != 1:
                raise Missing("no-note")

        await self._store.writer.write(work)


def _own(attempt: str, note: str, person: str) -> ColumnElement[bool]:
    return (_notes.id == note) & (_notes.attempt == attempt) & (_notes.person == person)
