"""One node among several: says that it lives, tells what changed, hears of the others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final, Protocol

import msgspec
import structlog
from litestar.channels.backends.base import ChannelsBackend

from shipmates.server import ids
from shipmates.server.fleet import notices
from shipmates.server.fleet.line import Line
from shipmates.server.fleet.notices import Looked, Moved, Noted, Notice, Renamed, Spoke, Visited
from shipmates.server.fleet.roster import SERVER, Roster
from shipmates.server.messages import Said
from shipmates.server.refusals import Away
from shipmates.server.store import Store
from shipmates.server.store.nodes import NodeStore

_log = structlog.get_logger()
BEAT: Final = 1.0
"""Seconds from one sign of life to the next."""
SILENCE: Final = 4_000
"""After so many milliseconds without one, a node counts as gone."""
LOOK: Final = 3
"""At every so many beats a node looks for itself, in case it missed a call."""
TIDY: Final = 60
GATHER: Final = 0.005
"""Seconds in which calls are gathered into one."""


class Hearer(Protocol):
    """What a node does when it hears something."""

    async def follow(self, notices: Sequence[Moved], store: NodeStore) -> list[Moved]:
        """Other nodes have written to tables: those where it takes more than their moves."""

    async def moved(self, notice: Moved) -> None:
        """Another node has written to a table."""

    async def elsewhere(self, people: Mapping[str, frozenset[str]]) -> None:
        """Who is at these tables by way of other nodes."""

    async def spoke(self, table: str, said: Said) -> None:
        """Something was said at a table."""

    async def renamed(self, person: str) -> None:
        """Somebody is called otherwise."""

    async def looked(self, looks: Mapping[str, list[bytes]]) -> None:
        """Who looks at these finished games by way of other nodes."""

    def noted(self, attempt: str) -> None:
        """Something was written about a finished game."""

    def reviewed(self) -> list[str]:
        """The finished games that somebody looks at here."""

    async def look(self, store: NodeStore) -> None:
        """Calls may have been missed: looks at every table in memory."""

    async def take_over(self) -> None:
        """Sees to the tables that are this node's now."""

    def tables(self) -> list[str]:
        """The tables in memory."""

    def knows(self, table: str) -> bool:
        """Whether a table is among them."""


class Fleet:
    """The other nodes, and this one among them. A `Company` for the tables."""

    def __init__(
        self, store: Store, line: Callable[[], ChannelsBackend], kind: str = SERVER
    ) -> None:
        self.node: Final = ids.token()
        self._store: Final = NodeStore(store, self.node, kind)
        self._roster: Final = Roster(self.node)
        self._line: Final = Line(line, self._heard, self._look_soon)
        self._hearer: Hearer | None = None
        self._calls: Final[dict[Notice, None]] = {}
        self._moves: Final[dict[str, Moved]] = {}
        self._ahead: Final[dict[str, Moved]] = {}
        """What other nodes have written, and nobody has fetched yet."""
        self._following = False
        self._come: Final[set[tuple[str, str]]] = set()
        self._gone: Final[set[tuple[str, str]]] = set()
        self._looks: Final[dict[str, bytes | None]] = {}
        self._pending: Final = asyncio.Event()
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._look = True
        self._lead = 0
        """Milliseconds by which the database's clock is ahead of this node's steady one."""

    async def open(self, hearer: Hearer) -> None:
        """Joins the other nodes. Raises `Away`."""
        self._hearer = hearer
        await self._say_alive()
        self._roster.learn(await self._store.alive(SILENCE))
        _log.info("node", node=ids.label(self.node), nodes=len(self._roster.nodes))
        self._line.open()
        self._do(self._beat())
        self._do(self._tell())

    async def close(self) -> None:
        """Leaves, so that nobody waits for this node."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self._store.leave()
        except Away:
            _log.warning("node-left-silently")
        await self._line.call(self.node)
        await self._line.close()

    def _do(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Future[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Away):
            _log.error("fleet-failed", exc_info=error)

    # What tables tell

    def now(self) -> int:
        """The database's clock, as this node knows it."""
        return _steady() + self._lead

    def drives(self, table: str) -> bool:
        """Whether this node sees to the bots and the clock of a table."""
        return self._roster.drives(table)

    def moved(self, table: str, version: int, ply: int) -> None:
        """A table has come so far; of several calls the last one counts."""
        self._moves[table] = Moved(table, version, ply)
        self._pending.set()

    def came(self, table: str, person: str) -> None:
        """Somebody has opened a first socket at a table here."""
        self._gone.discard((table, person))
        self._come.add((table, person))
        self._pending.set()

    def left(self, table: str, person: str) -> None:
        """Somebody has closed their last socket at a table here."""
        self._come.discard((table, person))
        self._gone.add((table, person))
        self._pending.set()

    def renamed(self, person: str) -> None:
        """Somebody has another name, other orders or another key."""
        self._call(Renamed(person))

    def spoke(self, table: str, said: Said) -> None:
        """Something was said at a table; the words are kept, and only their key is called."""
        self._do(self._keep_saying(table, said))

    async def _keep_saying(self, table: str, said: Said) -> None:
        key = ids.token()
        await self._store.say(key, table, msgspec.json.encode(said))
        self._call(Spoke(key))

    def gathers(self, attempt: str) -> None:
        """Somebody here is the first to look at a finished game: who looks elsewhere?"""
        self._do(self._see_looks([attempt]))

    def looked(self, attempt: str, look: bytes | None) -> None:
        """Who looks at a finished game here, and at what; of several the last one counts."""
        self._looks[attempt] = look
        self._pending.set()

    def noted(self, attempt: str) -> None:
        """Something was written about a finished game."""
        self._call(Noted(attempt))

    def _call(self, notice: Notice) -> None:
        self._calls[notice] = None
        self._pending.set()

    async def _tell(self) -> None:
        """Calls out what there is, again and again."""
        while True:
            await self._pending.wait()
            await asyncio.sleep(GATHER)
            self._pending.clear()
            try:
                await self._tell_once()
            except Away:
                await asyncio.sleep(BEAT)
                self._pending.set()  # once more, with what has come meanwhile
            except Exception as error:
                _log.error("fleet-failed", exc_info=error)

    async def _tell_once(self) -> None:
        # Taken before anything is awaited: what is told meanwhile waits for the next turn.
        calls = [*self._moves.values(), *self._calls]
        self._moves.clear()
        self._calls.clear()
        for text in notices.written(self.node, calls):
            await self._line.call(text)
        kept = [*await self._note_visits(), *await self._keep_looks()]
        for text in notices.written(self.node, kept):
            await self._line.call(text)

    async def _note_visits(self) -> list[Notice]:
        come, gone = frozenset(self._come), frozenset(self._gone)
        if not come and not gone:
            return []
        await self._store.visit(come, gone)
        self._come.difference_update(come)
        self._gone.difference_update(gone)
        return [Visited(table) for table in sorted({table for table, _ in come | gone})]

    async def _keep_looks(self) -> list[Notice]:
        looks = dict(self._looks)
        if not looks:
            return []
        await self._store.look(looks)
        for attempt, look in looks.items():
            if self._looks[attempt] == look:
                del self._looks[attempt]
        return [Looked(attempt) for attempt in looks]

    # What others tell

    def _heard(self, text: str) -> None:
        node, heard = notices.read(text)
        if node == self.node or self._hearer is None:
            return
        known = self._hearer.knows
        visited = [notice.table for notice in heard if isinstance(notice, Visited)]
        if tables := [table for table in visited if known(table)]:
            self._do(self._see(tables))
        looked = {notice.attempt for notice in heard if isinstance(notice, Looked)}
        if games := sorted(looked.intersection(self._hearer.reviewed())):
            self._do(self._see_looks(games))
        for notice in heard:
            match notice:
                case Moved(table=table) if known(table) or self.drives(table):
                    self._ahead[table] = notice
                case Spoke(key):
                    self._do(self._fetch(key))
                case Renamed(person):
                    self._do(self._hearer.renamed(person))
                case Noted(attempt):
                    self._hearer.noted(attempt)
        if self._ahead and not self._following:
            self._following = True
            self._do(self._follow(self._hearer))

    async def _follow(self, hearer: Hearer) -> None:
        """Fetches what others have written; what is called meanwhile is fetched together."""
        try:
            while self._ahead:
                notices = list(self._ahead.values())
                self._ahead.clear()
                for left in await hearer.follow(notices, self._store):
                    self._do(hearer.moved(left))
        finally:
            self._following = False

    async def _see(self, tables: list[str]) -> None:
        assert self._hearer is not None
        await self._hearer.elsewhere(await self._store.elsewhere(tables, self._roster.nodes))

    async def _see_looks(self, games: list[str]) -> None:
        assert self._hearer is not None
        await self._hearer.looked(await self._store.looks(games, self._roster.nodes))

    async def _fetch(self, key: str) -> None:
        assert self._hearer is not None
        kept = await self._store.said(key)
        if kept is not None:
            table, said = kept
            await self._hearer.spoke(table, msgspec.json.decode(said, type=Said))

    def _look_soon(self) -> None:
        """The line is open anew: something may have been missed."""
        self._look = True

    async def _beat(self) -> None:
        beats = 0
        while True:
            await asyncio.sleep(BEAT)
            beats += 1
            try:
                await self._live_on(beats)
            except Away:
                self._look = True
            except Exception as error:
                _log.error("fleet-failed", exc_info=error)

    async def _say_alive(self) -> None:
        self._lead = await self._store.beat() - _steady()

    async def _live_on(self, beats: int) -> None:
        assert self._hearer is not None
        await self._say_alive()
        # A line that was cut without a word is found so; the heart does not wait for that.
        self._do(self._line.call(self.node))
        changed = self._roster.learn(await self._store.alive(SILENCE))
        if changed:
            _log.info("nodes", nodes=len(self._roster.nodes))
        if changed or self._look or beats % LOOK == 0:
            self._look = False
            await self._hearer.take_over()
            await self._hearer.look(self._store)
            await self._see(self._hearer.tables())
            await self._see_looks(self._hearer.reviewed())
        if beats % TIDY == 0:
            await self._store.tidy()


def _steady() -> int:
    """Milliseconds by a clock that nobody sets."""
    return time.monotonic_ns() // 1_000_000
