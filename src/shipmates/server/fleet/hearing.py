"""What a hall does when it hears of other nodes."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from shipmates.server.course import Course
from shipmates.server.fleet.notices import Moved
from shipmates.server.hall import Hall
from shipmates.server.live import Live
from shipmates.server.messages import Said
from shipmates.server.refusals import Away, Refusal
from shipmates.server.store.nodes import NodeStore


@dataclass(frozen=True, slots=True, eq=False)
class _Mere:
    """A table, and the game on it before the moves that are new."""

    live: Live
    course: Course
    attempt: str


class Hearing:
    """The ears of a hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall: Final = hall

    def tables(self) -> list[str]:
        """The tables in memory."""
        return [live.room.id for live in self._hall.tables]

    def knows(self, table: str) -> bool:
        """Whether a table is among them."""
        return self._hall.known(table) is not None

    async def follow(self, notices: Sequence[Moved], store: NodeStore) -> list[Moved]:
        """Takes over mere moves, of many tables at once; what takes more than that is left."""
        ahead = {notice: self._mere(notice) for notice in notices}
        since = [(one.attempt, one.course.ply) for one in ahead.values() if one is not None]
        lines = await store.lines_since(since) if since else {}
        left = list[Moved]()
        for notice, one in ahead.items():
            # Whoever changes a table holds its lock while it waits; here nothing waits.
            if one is not None and self._took_over(one, notice, lines.get(one.attempt, ())):
                one.live.changed()
            else:
                left.append(notice)
        return left

    def _took_over(self, one: _Mere, notice: Moved, lines: Sequence[str]) -> bool:
        now = self._mere(notice)
        return now is not None and now.course is one.course and now.live.follow(lines)

    def _mere(self, notice: Moved) -> _Mere | None:
        """A table to which nothing else has happened than that somebody has moved."""
        live = self._hall.known(notice.table)
        if live is None or live.course is None or live.room.attempt is None:
            return None
        same = live.room.version == notice.version and not live.lock.locked()
        further = notice.ply > live.course.ply
        return _Mere(live, live.course, live.room.attempt) if same and further else None

    async def moved(self, notice: Moved) -> None:
        """Another node has written to a table: takes it over, and shows it."""
        live = self._hall.known(notice.table)
        if live is None:
            # Its bots and its clock are this node's to see to.
            with suppress(Refusal):
                (await self._hall.find(notice.table)).go_on()
        elif _behind(live, notice.version, notice.ply):
            await self._renew(live, notice.version, notice.ply)

    async def _renew(self, live: Live, version: int, ply: int) -> None:
        async with live.lock:
            if not _behind(live, version, ply):
                return
            with suppress(Away):  # it is looked for again soon
                await live.reload()
            live.changed()

    async def elsewhere(self, people: Mapping[str, frozenset[str]]) -> None:
        """Who is at these tables by way of other nodes."""
        for table, there in people.items():
            live = self._hall.known(table)
            if live is None or live.elsewhere == there:
                continue
            before, live.elsewhere = live.elsewhere, there
            for person in before - there:
                live.gone[person] = time.monotonic()
            live.changed()

    async def spoke(self, table: str, said: Said) -> None:
        """Something was said at a table."""
        live = self._hall.known(table)
        for outbox in live.outboxes if live is not None else ():
            outbox.put(said)

    async def renamed(self, person: str) -> None:
        """Somebody is called otherwise, or has another key."""
        self._hall.people.forget(person)
        known = await self._hall.people.get(person)
        if known is not None:
            await self._hall.heed(known)

    async def looked(self, looks: Mapping[str, list[bytes]]) -> None:
        """Who looks at these finished games by way of other nodes."""
        self._hall.circles.hear(looks)

    def noted(self, attempt: str) -> None:
        """Something was written about a finished game."""
        self._hall.circles.heard_note(attempt)

    def reviewed(self) -> list[str]:
        """The finished games that somebody looks at here."""
        return self._hall.circles.games

    async def look(self, store: NodeStore) -> None:
        """Calls may have been missed: renews every table that has moved on."""
        lives = self._hall.tables
        versions = await store.versions(self.tables())
        games = [live.room.attempt for live in lives if live.room.attempt is not None]
        plies = await store.plies(games)
        for live in lives:
            version = versions.get(live.room.id, 0)
            ply = plies.get(live.room.attempt or "", 0)
            if _behind(live, version, ply):
                await self._renew(live, version, ply)

    async def take_over(self) -> None:
        """Nodes have come or gone: drives the tables that are this node's now."""
        await self._hall.take_over()


def _behind(live: Live, version: int, ply: int) -> bool:
    """Whether a table in memory is older than this; an older call says nothing."""
    if version != live.room.version:
        return version > live.room.version
    return live.course is not None and ply > live.course.ply
