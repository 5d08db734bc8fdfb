"""Many games at once, for a server that takes them up again."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
import structlog
from sqlalchemy import select

from shipmates.server.deals import Deal
from shipmates.server.room import Room
from shipmates.server.room import read as read_room
from shipmates.server.store import schema
from shipmates.server.store.deals import deals_of
from shipmates.server.store.rows import AttemptRow, PersonRow
from shipmates.server.store.store import ATTEMPT, PERSON, Store

_log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Going:
    """A table with the game that lies on it, as they are kept."""

    room: Room
    attempt: AttemptRow | None
    lines: list[str]
    deal: Deal | None = None


async def going_on(store: Store, tables: Sequence[str]) -> list[Going]:
    """These tables with their games, in few questions."""
    kept, games, moves = schema.tables.c, schema.attempts.c, schema.moves.c
    found = await store.ask(select(kept.room).where(kept.id.in_(tables)))
    rooms = [room for row in found if (room := _read(row.room)) is not None]
    wanted = [room.attempt for room in rooms if room.attempt is not None]
    lines = defaultdict[str, list[str]](list)
    for row in await store.ask(
        select(moves.attempt, moves.line)
        .where(moves.attempt.in_(wanted))
        .order_by(moves.attempt, moves.number)
    ):
        lines[row.attempt].append(row.line)
    # After the moves: a clock that another node starts in between would never run here.
    rows = await store.ask(select(*ATTEMPT).where(games.id.in_(wanted)))
    attempts = {row.id: AttemptRow(*tuple(row)) for row in rows}
    deals = await deals_of(store, [row.deal for row in attempts.values() if row.deal])
    return [
        Going(room, row, lines[room.attempt or ""], deals.get(row.deal or "") if row else None)
        for room in rooms
        for row in [attempts.get(room.attempt or "")]
    ]


def _read(kept: bytes) -> Room | None:
    try:
        return read_room(kept)
    except msgspec.MsgspecError as error:
        _log.error("table-broken", reason=str(error))
        return None


async def known(store: Store, people: Sequence[str]) -> list[tuple[PersonRow, frozenset[str]]]:
    """These people, each with what is kept of their secrets, in two questions."""
    keys = defaultdict[str, set[str]](set)
    rows = select(schema.keys.c.person, schema.keys.c.secret)
    for row in await store.ask(rows.where(schema.keys.c.person.in_(people))):
        keys[row.person].add(row.secret)
    found = await store.ask(select(*PERSON).where(schema.people.c.id.in_(people)))
    return [(PersonRow(*tuple(row)), frozenset(keys[row.id])) for row in found]
