"""Deals that are played at many tables, as they are kept."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import insert, select

from shipmates.server.deals import Deal
from shipmates.server.kits import Setup, State, replayed
from shipmates.server.store import schema
from shipmates.server.store.store import Clash, Store

_deals: Final = schema.deals.c
_ROW: Final = tuple(
    _deals[name] for name in ("id", "game", "head", "seed", "lines", "created", "source", "day")
)


@dataclass(frozen=True, slots=True)
class DealRow:
    """A deal: what was agreed before it, and what nature does."""

    id: str
    game: str
    head: str
    deal: Deal
    created: int
    source: str | None = None
    """The game it was played in first."""
    day: str | None = None
    """The day it is for everybody, as 2031-05-04."""

    @property
    def opened(self) -> tuple[Setup, State]:
        """What was agreed, and the game before its first move."""
        state = replayed(self.head, ())[0]
        return state.setup, state


def _read(row: Any) -> DealRow:
    id, game, head, seed, lines, *rest = tuple(row)
    return DealRow(id, game, head, Deal(seed, tuple(lines.splitlines())), *rest)


class DealStore:
    """What the database knows of deals. Every method raises `Away` when it is not there."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def get(self, deal: str) -> DealRow | None:
        """A deal by id."""
        return await self._one(_deals.id == deal)

    async def of_source(self, attempt: str) -> DealRow | None:
        """The deal that was made of a game."""
        return await self._one(_deals.source == attempt)

    async def of_day(self, day: str, game: str) -> DealRow | None:
        """The deal everybody plays that day."""
        return await self._one((_deals.day == day) & (_deals.game == game))

    async def _one(self, which: Any) -> DealRow | None:
        rows = await self._store.ask(select(*_ROW).where(which))
        return _read(rows[0]) if rows else None

    async def add(self, row: DealRow) -> None:
        """A new deal; nothing happens if it is there already."""
        values = insert(schema.deals).values(
            id=row.id,
            game=row.game,
            head=row.head,
            seed=row.deal.seed,
            lines="\n".join(row.deal.lines),
            created=row.created,
            source=row.source,
            day=row.day,
        )
        with suppress(Clash):  # somebody else was faster
            await self._store.writer.write(lambda c: c.execute(values))


async def deals_of(store: Store, deals: Sequence[str]) -> dict[str, Deal]:
    """What nature does in these deals."""
    if not deals:
        return {}
    rows = await store.ask(select(*_ROW).where(_deals.id.in_(deals)))
    return {row.id: _read(row).deal for row in rows}
