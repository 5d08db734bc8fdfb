"""People who play over real sockets, as fast as they are told to."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
import msgspec

from benchmarks.server.frames import Socket

GUESTS_AT_ONCE = 8
PATIENCE = 30.0
"""Seconds after which a view that has not come is an error."""


@dataclass(slots=True)
class Figures:
    """What was measured, in seconds, and what went wrong."""

    spread: list[float] = field(default_factory=list)
    """From sending an action to the last of the four new views."""
    acts: int = 0
    errors: int = 0
    finished: int = 0
    took: float = 0.0
    used: float = 0.0
    crowd: float = 0.0
    """How long it went on, and how long the server's processor and our own were busy."""

    def clear(self) -> None:
        """Forgets everything."""
        self.spread.clear()
        self.acts = self.errors = self.finished = 0
        self.took = self.used = self.crowd = 0.0

    def add(self, more: Figures) -> None:
        """With what another sample has shown."""
        self.spread.extend(more.spread)
        self.acts += more.acts
        self.errors += more.errors
        self.finished += more.finished
        self.took += more.took
        self.used += more.used
        self.crowd += more.crowd


class _Chosen(msgspec.Struct):
    """What is read of a view by whoever is to act."""

    seat: int
    awaited: list[int]
    legal: list[msgspec.Raw]


class _Chair(msgspec.Struct):
    person: str | None


class _Table(msgspec.Struct):
    status: str
    attempt: str | None
    awaited: list[int]
    chairs: list[_Chair]


class _Overview(msgspec.Struct):
    table: _Table


class _Own(msgspec.Struct):
    views: list[_Chosen]


_OVERVIEW: Final = msgspec.json.Decoder(_Overview)
_OWN: Final = msgspec.json.Decoder(_Own)
_NOW, _VIEWS = b'{"type":"now","ply":', b'"views":[{'
_TROUBLE: Final = (b'{"type":"refused"', b'{"type":"bye"')
_READY: Final = b'{"kind":"ready"}'
_SIT: Final = '{"type":"sit","chair":%d}'


class Player:
    """One socket, and the newest thing it was told: it is read only by who needs it."""

    def __init__(self, table: Table) -> None:
        self._table: Final = table
        self.socket: Final = Socket(self._hear, table.lost)
        self.now = b""
        self.ply = -1
        """The newest ply of which a view has come."""

    def _hear(self, text: bytes) -> None:
        if text.startswith(_NOW):
            self.now = text
            if _VIEWS in text:
                self.ply = int(text[len(_NOW) : text.index(b",", len(_NOW))])
                self._table.saw(self.ply)
        elif text.startswith(_TROUBLE):
            self._table.lost()

    @property
    def views(self) -> list[_Chosen]:
        """Its own, as far as they are needed to act."""
        return _OWN.decode(self.now).views


class Table:
    """Four people at a table who act every so often, each at the next of the nodes."""

    def __init__(self, bases: Sequence[str], figures: Figures, people: int = 4) -> None:
        self._bases = bases
        self._figures = figures
        self._people = people
        self._players: list[Player] = []
        self._wanted = -1
        self._seen: asyncio.Future[bool] | None = None
        self._leaving = False
        self.ended = deque[str](maxlen=3)
        """Its last attempts that are over."""

    async def sit(self, http: httpx.AsyncClient, plan: dict[str, Any], query: str) -> None:
        """The guests sit down, and the first of them starts the game; bots do the rest."""
        base = self._bases[0]
        cookies = [await _guest(http, base, f"Guest {n}") for n in range(self._people)]
        made = await http.post(
            f"{base}/api/tables", json={"plan": plan}, headers={"cookie": cookies[0]}
        )
        made.raise_for_status()
        table = made.json()["id"]
        for chair, cookie in enumerate(cookies):
            base = self._bases[chair % len(self._bases)]
            await self._join(f"{base}/api/tables/{table}/socket?{query}", cookie, chair)
        await self._seat_all()
        await self._until(0, 0, b'{"type":"start"}')

    async def _join(self, address: str, cookie: str, chair: int) -> None:
        player = Player(self)
        self._players.append(player)
        await player.socket.knock(address, cookie)
        if chair:
            player.socket.send((_SIT % chair).encode())

    async def _seat_all(self) -> None:
        """Waits until the first of them sees everybody: another node may be a moment behind."""
        first = self._players[0]
        async with asyncio.timeout(30):
            while not first.now or any(
                chair.person is None for chair in self._table.chairs[: self._people]
            ):
                await asyncio.sleep(0.005)

    @property
    def _table(self) -> _Table:
        return _OVERVIEW.decode(self._players[0].now).table

    def saw(self, ply: int) -> None:
        """One of them has a new view: maybe the last of them."""
        waiting = self._seen
        if waiting is None or ply < self._wanted or waiting.done():
            return
        if all(player.ply >= self._wanted for player in self._players):
            waiting.set_result(True)

    def lost(self) -> None:
        """Something was refused, or a line was cut."""
        if not self._leaving:
            self._figures.errors += 1

    async def play(self, every: float, until: float, offset: float) -> None:
        """Acts every so many seconds; a game that is over is begun anew."""
        await asyncio.sleep(offset)
        due = time.perf_counter()
        while time.perf_counter() < until:
            await self._act()
            due += every
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async def _act(self) -> None:
        table = self._table
        move = self._move(table)
        if move is None:
            await self._again(table)
            return
        before = self._players[0].ply
        began = time.perf_counter()
        if await self._until(before + 1, *move):
            self._figures.spread.append(time.perf_counter() - began)
            self._figures.acts += 1

    async def _again(self, table: _Table) -> None:
        self._figures.finished += 1
        if table.attempt is not None:
            self.ended.append(table.attempt)
        for player in self._players:
            player.ply = -1  # a new game begins with a small one
        await self._until(0, 0, b'{"type":"again"}')

    async def keep_busy(self, until: float) -> None:
        """One person who acts at once, so that the bots at this table never rest."""
        while time.perf_counter() < until:
            table = self._table
            if table.status == "over":
                await self._again(table)
            elif (move := self._move(table)) is not None:
                await self._until(self._players[0].ply + 1, *move)
            else:
                await asyncio.sleep(0.01)

    def _move(self, table: _Table) -> tuple[int, bytes] | None:
        """Who acts, and how: the first who is asked says ready, or does the first thing."""
        for chair in table.awaited:
            if chair >= len(self._players):
                continue
            player = self._players[chair]
            for view in player.views:
                if view.seat in view.awaited and view.legal:
                    legal = [bytes(one) for one in view.legal]
                    action = _READY if _READY in legal else legal[0]
                    told = (player.ply, view.seat, action)
                    return chair, b'{"type":"act","ply":%d,"seat":%d,"action":%s}' % told
        return None

    async def _until(self, ply: int, chair: int, message: bytes) -> bool:
        """Says something, and waits until everybody has a view of that ply or a later one."""
        loop = asyncio.get_running_loop()
        self._wanted, self._seen = ply, loop.create_future()
        late = loop.call_later(PATIENCE, self._give_up, self._seen)
        self._players[chair].socket.send(message)
        seen = await self._seen
        late.cancel()
        return seen

    def _give_up(self, waiting: asyncio.Future[bool]) -> None:
        if not waiting.done():
            self._figures.errors += 1
            waiting.set_result(False)

    def leave(self) -> None:
        """Everybody goes home."""
        self._leaving = True
        for player in self._players:
            player.socket.close()


async def _guest(http: httpx.AsyncClient, base: str, name: str) -> str:
    answer = await http.post(f"{base}/api/me", json={"name": name})
    answer.raise_for_status()
    cookie = f"shipmates={answer.cookies['shipmates']}"
    http.cookies.clear()
    return cookie


async def seated(
    bases: Sequence[str],
    tables: int,
    figures: Figures,
    plan: dict[str, Any],
    people: int = 4,
    query: str = "",
) -> list[Table]:
    """So many tables with so many people, each with its game begun.

    With the query `words=en` they ask for words beside their views, as browsers do.
    """
    turns = [
        [*bases[number % len(bases) :], *bases[: number % len(bases)]]
        for number in range(tables)
    ]
    made = [Table(turn, figures, people) for turn in turns]
    waiting = iter(made)

    async def usher() -> None:
        async with httpx.AsyncClient(timeout=60) as http:
            for table in waiting:
                await table.sit(http, plan, query)

    await asyncio.gather(*(usher() for _ in range(GUESTS_AT_ONCE)))
    return made
