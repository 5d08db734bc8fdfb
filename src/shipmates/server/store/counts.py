"""How often every mission was tried and won, counted from the results of games."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import ColumnElement, case, func, select

from shipmates.server.store import schema
from shipmates.server.store.store import Store

_ends, _sat = schema.results.c, schema.sat.c


@dataclass(slots=True)
class Count:
    """All games of one mission; 0 are own missions, and games that have none."""

    game: str
    mission: int
    attempts: int = 0
    won: int = 0
    seconds: int = 0
    causes: Counter[str] = field(default_factory=Counter)
    """Why those were lost that were lost."""


async def of_all(store: Store, game: str) -> list[Count]:
    """What everybody on this server has tried."""
    return await _counted(store, _ends.won, schema.results, _ends.game == game)


async def of_person(store: Store, person: str) -> list[Count]:
    """What somebody has tried, of all games; in Crew Deck it is the own ship that wins."""
    joined = schema.results.join(schema.sat, _sat.attempt == _ends.attempt)
    return await _counted(store, _sat.won, joined, _sat.person == person)


_KEY: Final = (_ends.game, _ends.mission, _ends.cause)


async def _counted(
    store: Store, won: ColumnElement[bool | None], rows: Any, *which: ColumnElement[bool]
) -> list[Count]:
    question = (
        select(
            *_KEY,
            func.count().label("attempts"),
            func.sum(case((won, 1), else_=0)).label("won"),
            func.sum(_ends.seconds).label("seconds"),
        )
        .select_from(rows)
        .where(*which)
        .group_by(*_KEY)
        .order_by(*_KEY)
    )
    found = dict[tuple[str, int], Count]()
    for row in await store.ask(question):
        one = found.setdefault((row.game, row.mission), Count(row.game, row.mission))
        one.attempts += row.attempts
        one.won += row.won
        one.seconds += int(row.seconds)
        if row.attempts > row.won:
            one.causes[row.cause] += row.attempts - row.won
    return list(found.values())
