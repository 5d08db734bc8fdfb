"""Finished games, a few at a time: all of them, or those of a crew."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from sqlalchemy import ColumnElement, or_, select

from shipmates.server.store import schema
from shipmates.server.store.store import Store

_games, _logs, _moves = schema.attempts.c, schema.log_lines.c, schema.moves.c


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game: what was agreed before it, and every move."""

    id: str
    game: str
    head: str
    lines: list[str]


def counted() -> ColumnElement[bool]:
    """All games that count for something."""
    return ~_games.practice


def of_crew(crew: str) -> ColumnElement[bool]:
    """The games of a crew, those its logbooks name included."""
    logged = select(_logs.attempt).where(_logs.crew == crew, _logs.attempt.is_not(None))
    return or_(_games.crew == crew, _games.id.in_(logged))


async def games_after(
    store: Store, which: ColumnElement[bool], after: str, most: int
) -> list[GameRow]:
    """So many finished games after this id."""
    asked = select(_games.id, _games.game, _games.head).where(
        which, _games.finished.is_not(None), _games.id > after
    )
    rows = await store.ask(asked.order_by(_games.id).limit(most))
    lines = defaultdict[str, list[str]](list)
    moves = select(_moves.attempt, _moves.line).where(
        _moves.attempt.in_([row.id for row in rows])
    )
    for move in await store.ask(moves.order_by(_moves.attempt, _moves.number)):
        lines[move.attempt].append(move.line)
    return [GameRow(row.id, row.game, row.head, lines[row.id]) for row in rows]
