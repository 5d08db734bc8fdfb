"""People who play on and on at one table, and remember what the server has acknowledged."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from shipmates.server.kits import KITS
from shipmates.server.people import COOKIE
from tests.patience import within

Message = dict[str, Any]


@dataclass(frozen=True)
class Kept:
    """An action that was acknowledged: where its line must stand, and what it must say."""

    attempt: str
    number: int
    line: str


@dataclass
class Crew:
    """The people of one table; bots have the other chairs."""

    plan: Mapping[str, Any]
    cookies: list[str]
    table: str
    dice: random.Random
    kept: list[Kept] = field(default_factory=list)
    begun: list[str] = field(default_factory=list)
    """The attempts that somebody was shown."""
    playing: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when somebody's action is acknowledged."""

    async def play(self, url: str, most: int | None = None) -> None:
        """Plays until the server is gone, or until so many actions were acknowledged."""
        until = None if most is None else len(self.kept) + most
        tasks = [
            asyncio.create_task(_Player(self, number, until).play(url))
            for number in range(len(self.cookies))
        ]
        try:
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def gather(url: str, plan: Mapping[str, Any], people: int, dice: random.Random) -> Crew:
    """So many people sit down at a new table and start."""
    cookies = list[str]()
    async with httpx.AsyncClient(
        base_url=url, trust_env=False, timeout=60, verify=False
    ) as http:
        for number in range(people):
            http.cookies.clear()
            answer = await http.post("/api/me", json={"name": f"Guest {number}"})
            cookies.append(str(answer.cookies[COOKIE]))
        http.cookies.clear()
        headers = {"cookie": f"{COOKIE}={cookies[0]}"}
        answer = await http.post("/api/tables", json={"plan": plan}, headers=headers)
        assert answer.status_code == 201, answer.text
    crew = Crew(plan, cookies, answer.json()["id"], dice)
    for number in range(1, people):
        await _ask(url, crew, number, {"type": "sit", "chair": number, "ref": 1})
    await _ask(url, crew, 0, {"type": "start", "ref": 1})
    return crew


async def _ask(url: str, crew: Crew, number: int, command: Message) -> None:
    what = f"the answer to {command}"
    async with _socket(url, crew, number) as wire, within(what):
        await wire.send(json.dumps(command))
        async for text in wire:
            message = json.loads(text)
            assert message["type"] != "refused", message
            if message["type"] == "done":
                return


def _socket(url: str, crew: Crew, number: int) -> connect:
    return connect(
        url.replace("http", "ws", 1) + f"/api/tables/{crew.table}/socket",
        additional_headers={"cookie": f"{COOKIE}={crew.cookies[number]}"},
        proxy=None,
        max_size=2**24,
        ping_interval=None,
    )


class _Player:
    """One of them: does any of what is legal, and starts anew when a game is over."""

    def __init__(self, crew: Crew, number: int, until: int | None) -> None:
        self._crew: Final = crew
        self._number: Final = number
        self._until: Final = until
        self._asked: dict[int, Kept | None] = {}
        self._at: tuple[str, int] | None = None
        self._now: Message = {}

    async def play(self, url: str) -> None:
        with suppress(OSError, WebSocketException):
            async with _socket(url, self._crew, self._number) as wire:
                async for text in wire:
                    await self._hear(wire, json.loads(text))
                    if self._until is not None and len(self._crew.kept) >= self._until:
                        return

    async def _hear(self, wire: ClientConnection, message: Message) -> None:
        match message["type"]:
            case "now":
                await self._see(wire, message)
            case "done":
                kept = self._asked.pop(message["ref"])
                if kept is not None:
                    self._crew.kept.append(kept)
                    self._crew.playing.set()
            case "refused":
                code = message["code"]
                assert code in ("stale", "not-playing", "while-playing", "away"), message
                self._asked.pop(message["ref"])
                if code == "away":
                    await asyncio.sleep(0.1)
                self._at = None
                await self._see(wire, self._now)

    async def _see(self, wire: ClientConnection, now: Message) -> None:
        self._now, table = now, now["table"]
        if table["attempt"] is not None and table["attempt"] not in self._crew.begun:
            self._crew.begun.append(table["attempt"])
        at = (str(table["attempt"]), int(now["ply"]))
        if table["status"] == "over":
            if self._number == 0 and self._at != (at[0], -1):
                self._at = (at[0], -1)
                await self._send(wire, None, {"type": "again"})
        elif at != self._at:
            await self._act(wire, now, at)

    async def _act(self, wire: ClientConnection, now: Message, at: tuple[str, int]) -> None:
        for view in now["views"]:
            if view["seat"] in view["awaited"] and view["legal"]:
                self._at = at
                action = self._crew.dice.choice(view["legal"])
                kit = KITS[self._crew.plan["game"]]
                line = kit.line(view["seat"], kit.actions.decode(action))
                command = {"type": "act", "ply": at[1], "seat": view["seat"], "action": action}
                await self._send(wire, Kept(at[0], at[1], line), command)
                return

    async def _send(self, wire: ClientConnection, kept: Kept | None, command: Message) -> None:
        ref = len(self._asked) + self._crew.dice.randrange(1, 2**30)
        self._asked[ref] = kept
        await wire.send(json.dumps({**command, "ref": ref}))
