"""Who has played a deal, how it went, and who has looked before."""

from __future__ import annotations

from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import msgspec
from sqlalchemy import func, insert, or_, select

from shipmates.server.store import schema
from shipmates.server.store.deals import DealRow
from shipmates.server.store.store import Clash, Store

_games, _sat, _ends = schema.attempts.c, schema.sat.c, schema.results.c
_peeks: Final = schema.peeks.c


@dataclass(frozen=True, slots=True)
class TryRow:
    """A game that was begun with a deal; what it came to, if it is over."""

    attempt: str
    table: str
    names: str
    started: int
    finished: int | None
    took_back: int
    won: bool | None
    cause: str | None
    score: tuple[int, ...]
    seconds: int | None
    people: frozenset[str]


async def tries(store: Store, deal: DealRow) -> list[TryRow]:
    """Every game of a deal, the one it comes from included, in the order they were begun."""
    these = or_(_games.deal == deal.id, _games.id == deal.source)
    people = defaultdict[str, set[str]](set)
    seated = select(_sat.attempt, _sat.person).join(schema.attempts, _games.id == _sat.attempt)
    for row in await store.ask(seated.where(these)):
        people[row.attempt].add(row.person)
    rows = await store.ask(
        select(
            _games.id,
            _games.table_id,
            _games.names,
            _games.started,
            _games.finished,
            _games.took_back,
            _ends.won,
            _ends.cause,
            _ends.score,
            _ends.seconds,
        )
        .outerjoin(schema.results, _ends.attempt == _games.id)
        .where(these)
        .order_by(_games.started, _games.id)
    )
    return [
        TryRow(
            attempt=row.id,
            table=row.table_id,
            names=row.names,
            started=row.started,
            finished=row.finished,
            took_back=row.took_back,
            won=row.won,
            cause=row.cause,
            score=msgspec.json.decode(row.score or "[]", type=tuple[int, ...]),
            seconds=row.seconds,
            people=frozenset(people[row.id]),
        )
        for row in rows
    ]


async def peeked(store: Store, deal: str) -> dict[str, int]:
    """Who has looked at the results without having finished, and when."""
    rows = await store.ask(select(_peeks.person, _peeks.at).where(_peeks.deal == deal))
    return {row.person: row.at for row in rows}


async def peek(store: Store, deal: str, person: str, now: int) -> None:
    """Notes that somebody looks; the first time counts."""
    row = insert(schema.peeks).values(deal=deal, person=person, at=now)
    with suppress(Clash):
        await store.writer.write(lambda c: c.execute(row))


async def finishes(store: Store, deals: list[str]) -> dict[str, int]:
    """How often these deals were played to the end."""
    rows = await store.ask(
        select(_games.deal, func.count().label("ended"))
        .where(_games.deal.in_(deals), _games.finished.is_not(None))
        .group_by(_games.deal)
    )
    return {str(row.deal): int(row.ended) for row in rows}


async def secret(store: Store, name: str, fresh: str) -> str:
    """A secret of this server, which is made once."""
    asked = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
    rows = await store.ask(asked)
    if not rows:
        row = insert(schema.secrets).values(name=name, value=fresh)
        with suppress(Clash):  # another node was faster
            await store.writer.write(lambda c: c.execute(row))
        rows = await store.ask(asked)
    return str(rows[0].value)
