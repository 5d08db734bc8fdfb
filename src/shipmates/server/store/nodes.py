"""What nodes keep for one another: who is alive, who sits where, what was said."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from sqlalchemy import (
    ARRAY,
    BigInteger,
    ColumnElement,
    Text,
    any_,
    cast,
    delete,
    func,
    insert,
    literal,
    select,
    tuple_,
)
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from shipmates.server.refusals import Away
from shipmates.server.store import schema
from shipmates.server.store.engine import FAILURES
from shipmates.server.store.store import Store
from shipmates.server.store.swift import SwiftLines

_nodes, _visits, _sayings = schema.nodes, schema.visits, schema.sayings
_looks = schema.looks
_KEPT: Final = 60_000
"""How long something said is kept for other nodes to fetch, in milliseconds."""
_FORGOTTEN: Final = 60_000
"""After so many milliseconds nobody expects a silent node back."""


def _now() -> ColumnElement[int]:
    """The database's own clock, in milliseconds: the nodes' clocks may differ."""
    return cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


def _among(column: ColumnElement[str], values: Sequence[str]) -> ColumnElement[bool]:
    """One parameter for all of them: a thousand would be read anew every few seconds."""
    return column == any_(literal(list(values), ARRAY(Text)))


class NodeStore:
    """The rows of one node, on a PostgreSQL that several nodes share."""

    def __init__(self, store: Store, node: str, kind: str) -> None:
        assert store.wires is not None, "a SQLite file is not shared"
        self._store: Final = store
        self._swift: Final = SwiftLines(store.wires)
        self._node: Final = node
        self._kind: Final = kind

    async def beat(self) -> int:
        """Says that this node is alive; what the database's clock says."""
        row = upsert(_nodes).values(id=self._node, kind=self._kind, seen=_now())
        again = row.on_conflict_do_update(
            index_elements=["id"], set_={"seen": row.excluded.seen}
        ).returning(_nodes.c.seen)

        async def work(connection: AsyncConnection) -> int:
            return int((await connection.execute(again)).scalar_one())

        return await self._store.writer.write(work)

    async def alive(self, within: int) -> Mapping[str, str]:
        """The nodes heard of in so many milliseconds, and the kind of each.

        Nor after now: if the database's clock was set back, the dead would live on till then.
        """
        lately = _nodes.c.seen.between(_now() - within, _now() + within)
        rows = await self._store.ask(select(_nodes.c.id, _nodes.c.kind).where(lately))
        return {row.id: row.kind for row in rows}

    async def leave(self) -> None:
        """This node is no more, nor anybody at it."""
        await self._swift.close()

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(_visits).where(_visits.c.node == self._node))
            await connection.execute(delete(_looks).where(_looks.c.node == self._node))
            await connection.execute(delete(_nodes).where(_nodes.c.id == self._node))

        await self._store.writer.write(work)

    async def tidy(self) -> None:
        """Forgets nodes that are long gone, who was there, and what everybody has heard."""
        lately = _nodes.c.seen.between(_now() - _FORGOTTEN, _now() + _FORGOTTEN)
        gone = select(_nodes.c.id).where(~lately)

        async def work(connection: AsyncConnection) -> None:
            known = select(_nodes.c.id)
            await connection.execute(delete(_sayings).where(_sayings.c.at < _now() - _KEPT))
            await connection.execute(delete(_nodes).where(_nodes.c.id.in_(gone)))
            await connection.execute(delete(_visits).where(_visits.c.node.not_in(known)))
            await connection.execute(delete(_looks).where(_looks.c.node.not_in(known)))

        await self._store.writer.write(work)

    # Who is where

    async def visit(
        self, come: Collection[tuple[str, str]], gone: Collection[tuple[str, str]]
    ) -> None:
        """These people have come to tables at this node, or left them."""
        rows = [
            {"table_id": table, "person": person, "node": self._node}
            for table, person in sorted(come)
        ]
        left = tuple_(_visits.c.table_id, _visits.c.person).in_(sorted(gone))

        async def work(connection: AsyncConnection) -> None:
            if rows:
                await connection.execute(upsert(_visits).on_conflict_do_nothing(), rows)
            if gone:
                here = _visits.c.node == self._node
                await connection.execute(delete(_visits).where(left, here))

        await self._store.writer.write(work)

    async def elsewhere(
        self, tables: Sequence[str], alive: Collection[str]
    ) -> Mapping[str, frozenset[str]]:
        """Who sits at these tables by way of other nodes."""
        others = [node for node in alive if node != self._node]
        found: dict[str, set[str]] = {table: set() for table in tables}
        rows = await self._store.ask(
            select(_visits.c.table_id, _visits.c.person).where(
                _among(_visits.c.table_id, tables), _visits.c.node.in_(others)
            )
        )
        for row in rows:
            found[row.table_id].add(row.person)
        return {table: frozenset(people) for table, people in found.items()}

    # What was said

    async def say(self, key: str, table: str, said: bytes) -> None:
        """Keeps something for the other nodes to fetch."""
        row = insert(_sayings).values(id=key, table_id=table, said=said, at=_now())
        await self._store.writer.write(lambda c: c.execute(row))

    async def said(self, key: str) -> tuple[str, bytes] | None:
        """At which table, and what."""
        kept = _sayings.c
        rows = await self._store.ask(select(kept.table_id, kept.said).where(kept.id == key))
        return (rows[0].table_id, bytes(rows[0].said)) if rows else None

    async def lines_since(
        self, games: Sequence[tuple[str, int]]
    ) -> Mapping[str, Sequence[str]]:
        """The lines of these games from these numbers on."""
        try:
            return await self._swift.since(games)
        except FAILURES as error:
            raise Away("away") from error

    # Who looks at finished games together

    async def look(self, looks: Mapping[str, bytes | None]) -> None:
        """Who looks at these games here, and at what; nothing for nobody."""
        rows = [
            {"attempt": attempt, "node": self._node, "look": look}
            for attempt, look in sorted(looks.items())
            if look is not None
        ]
        gone = sorted(attempt for attempt, look in looks.items() if look is None)
        row = upsert(_looks)
        again = row.on_conflict_do_update(
            index_elements=["attempt", "node"], set_={"look": row.excluded.look}
        )

        async def work(connection: AsyncConnection) -> None:
            if rows:
                await connection.execute(again, rows)
            if gone:
                here = _looks.c.node == self._node
                await connection.execute(delete(_looks).where(_looks.c.attempt.in_(gone), here))

        await self._store.writer.write(work)

    async def looks(
        self, attempts: Sequence[str], alive: Collection[str]
    ) -> Mapping[str, list[bytes]]:
        """Who looks at these games by way of other nodes."""
        others = [node for node in alive if node != self._node]
        found: dict[str, list[bytes]] = {attempt: [] for attempt in attempts}
        rows = await self._store.ask(
            select(_looks.c.attempt, _looks.c.look)
            .where(_looks.c.attempt.in_(attempts), _looks.c.node.in_(others))
            .order_by(_looks.c.node)
        )
        for row in rows:
            found[row.attempt].append(bytes(row.look))
        return found

    # How far tables have come

    async def versions(self, tables: Sequence[str]) -> Mapping[str, int]:
        """How often each of these tables was changed."""
        kept = schema.tables.c
        rows = await self._store.ask(
            select(kept.id, kept.version).where(_among(kept.id, tables))
        )
        return {row.id: row.version for row in rows}

    async def plies(self, attempts: Sequence[str]) -> Mapping[str, int]:
        """How many lines each of these games has."""
        games, moves = schema.attempts.c, schema.moves.c
        last = select(func.max(moves.number)).where(moves.attempt == games.id)
        rows = await self._store.ask(
            select(games.id, last.scalar_subquery().label("last")).where(
                _among(games.id, attempts)
            )
        )
        return {row.id: 0 if row.last is None else row.last + 1 for row in rows}
