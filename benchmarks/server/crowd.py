"""People who play over real sockets, as fast as they are told to."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

GUESTS_AT_ONCE = 8


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
    """How long it went on, and how long the server's processor was busy meanwhile."""

    def clear(self) -> None:
        """Forgets everything."""
        self.spread.clear()
        self.acts = self.errors = self.finished = 0
        self.took = self.used = 0.0

    def add(self, more: Figures) -> None:
        """With what another sample has shown."""
        self.spread.extend(more.spread)
        self.acts += more.acts
        self.errors += more.errors
        self.finished += more.finished
        self.took += more.took
        self.used += more.used


@dataclass(slots=True)
class Player:
    """One socket, and the newest thing it was told."""

    socket: ClientConnection
    ply: int = -1
    now: dict[str, Any] = field(default_factory=dict)


class Table:
    """Four people at a table who act every so often, each at the next of the nodes."""

    def __init__(self, bases: Sequence[str], figures: Figures, people: int = 4) -> None:
        self._bases = bases
        self._figures = figures
        self._people = people
        self._players: list[Player] = []
        self._seen = asyncio.Event()
        self._wanted = -1
        self._tasks: list[asyncio.Task[None]] = []
        self.ended = deque[str](maxlen=3)
        """Its last attempts that are over."""

    async def sit(self, gate: asyncio.Semaphore, plan: dict[str, Any]) -> None:
        """The guests sit down, and the first of them starts the game; bots do the rest."""
        async with gate:
            async with httpx.AsyncClient(base_url=self._bases[0], timeout=60) as http:
                cookies = [await _guest(http, f"Guest {n}") for n in range(self._people)]
                made = await http.post(
                    "/api/tables", json={"plan": plan}, headers={"cookie": cookies[0]}
                )
                made.raise_for_status()
                table = made.json()["id"]
            for chair, cookie in enumerate(cookies):
                base = self._bases[chair % len(self._bases)].replace("http", "ws", 1)
                await self._join(f"{base}/api/tables/{table}/socket", cookie, chair)
            await self._seat_all()
            await self._until(0, self._send(0, {"type": "start"}))

    async def _join(self, address: str, cookie: str, chair: int) -> None:
        headers = {"cookie": cookie}
        socket = await connect(address, additional_headers=headers, compression=None)
        player = Player(socket)
        self._players.append(player)
        self._tasks.append(asyncio.create_task(self._listen(player)))
        if chair:
            await socket.send(msgspec.json.encode({"type": "sit", "chair": chair}).decode())

    async def _seat_all(self) -> None:
        """Waits until the first of them sees everybody: another node may be a moment behind."""
        async with asyncio.timeout(30):
            while not all(chair["person"] for chair in self._chairs()):
                await asyncio.sleep(0.005)

    def _chairs(self) -> list[dict[str, Any]]:
        now = self._players[0].now
        if not now:
            return [{"person": None}]
        chairs: list[dict[str, Any]] = now["table"]["chairs"][: self._people]
        return chairs

    async def _listen(self, player: Player) -> None:
        async for text in player.socket:
            message = msgspec.json.decode(text)
            if message["type"] == "now":
                player.now = message
                player.ply = message["ply"] if message["views"] else -1
                if min(each.ply for each in self._players) >= self._wanted:
                    self._seen.set()
            elif message["type"] in ("refused", "bye"):
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
        before = self._players[0].ply
        move = self._move()
        if move is None:
            self._figures.finished += 1
            self.ended.append(self._players[0].now["table"]["attempt"])
            # A new game begins with a small ply, so wait for it by its state.
            self._players[0].ply = -1
            for player in self._players:
                player.ply = -1
            await self._until(0, self._send(0, {"type": "again"}))
            return
        chair, message = move
        began = time.perf_counter()
        await self._until(before + 1, self._send(chair, message))
        self._figures.spread.append(time.perf_counter() - began)
        self._figures.acts += 1

    async def keep_busy(self, until: float) -> None:
        """One person who acts at once, so that the bots at this table never rest."""
        while time.perf_counter() < until:
            if self._players[0].now["table"]["status"] == "over":
                await self._act()
            elif (move := self._move()) is not None:
                await self._until(self._players[0].ply + 1, self._send(*move))
            else:
                await asyncio.sleep(0.01)

    def _move(self) -> tuple[int, dict[str, Any]] | None:
        for chair, player in enumerate(self._players):
            for view in player.now["views"]:
                if view["seat"] in view["awaited"] and view["legal"]:
                    ready = {"kind": "ready"}
                    action = ready if ready in view["legal"] else view["legal"][0]
                    return chair, {
                        "type": "act",
                        "ply": player.ply,
                        "seat": view["seat"],
                        "action": action,
                    }
        return None

    async def _send(self, chair: int, message: dict[str, Any]) -> None:
        await self._players[chair].socket.send(msgspec.json.encode(message).decode())

    async def _until(self, ply: int, sending: Any) -> None:
        self._wanted = ply
        self._seen.clear()
        await sending
        try:
            await asyncio.wait_for(self._seen.wait(), 30)
        except TimeoutError:
            self._figures.errors += 1

    async def leave(self) -> None:
        """Everybody goes home."""
        for player in self._players:
            await player.socket.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _guest(http: httpx.AsyncClient, name: str) -> str:
    answer = await http.post("/api/me", json={"name": name})
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
) -> list[Table]:
    """So many tables with so many people, each with its game begun."""
    gate = asyncio.Semaphore(GUESTS_AT_ONCE)
    turns = [
        [*bases[number % len(bases) :], *bases[: number % len(bases)]]
        for number in range(tables)
    ]
    made = [Table(turn, figures, people) for turn in turns]
    await asyncio.gather(*(table.sit(gate, plan) for table in made))
    return made
