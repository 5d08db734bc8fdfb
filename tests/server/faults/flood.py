"""Somebody who asks for everything at once, and how long others wait meanwhile."""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from collections import Counter
from typing import Any, Final

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from shipmates.server.people import COOKIE

SOLO: Final = {"game": "crewdeck", "players": 1}
SOCKETS: Final = 30
"""More than one person may have."""
MESSAGES: Final = 100
REQUESTS: Final = 100
NONSENSE: Final = '{"type": "nonsense", "ref": 1}'


async def guest(url: str) -> tuple[str, str]:
    """Somebody new with a table of their own: a cookie, and the table's id."""
    async with httpx.AsyncClient(base_url=url, trust_env=False, verify=False) as http:
        cookie = (await http.post("/api/me", json={"name": "Guest"})).cookies[COOKIE]
        headers = {"cookie": f"{COOKIE}={cookie}"}
        made = await http.post("/api/tables", json={"plan": SOLO}, headers=headers)
        return str(cookie), str(made.json()["id"])


def socket(url: str, cookie: str, table: str) -> connect:
    """A socket at a table."""
    return connect(
        url.replace("http", "ws", 1) + f"/api/tables/{table}/socket",
        additional_headers={"cookie": f"{COOKIE}={cookie}"},
        proxy=None,
        ping_interval=None,
        close_timeout=0.2,
    )


async def waits(
    url: str, acts: int, pause: float = 0.0, known: tuple[str, str] | None = None
) -> list[float]:
    """Somebody plays alone: seconds from each action to its answer."""
    cookie, table = known or await guest(url)
    found, refs, sent = list[float](), itertools.count(1), 0.0
    async with socket(url, cookie, table) as wire:
        await wire.send('{"type": "start", "ref": 0}')
        asking, newest = True, dict[str, Any]()
        async for text in wire:
            said = json.loads(text)
            match said["type"]:
                case "now":
                    newest = said
                case "done" | "refused":
                    asking = False
            if said["type"] == "done" and said["ref"]:
                found.append(time.monotonic() - sent)
            if len(found) >= acts:
                break
            # The view may come before the answer: only with both is there something to do.
            if not asking and newest and newest["table"]["status"] != "gathering":
                await asyncio.sleep(pause)
                command = {**_next(newest), "ref": next(refs)}
                asking, newest, sent = True, {}, time.monotonic()
                await wire.send(json.dumps(command))
    return found


def _next(now: dict[str, Any]) -> dict[str, Any]:
    if now["table"]["status"] == "over":
        return {"type": "again"}
    view = now["views"][0]
    return {"type": "act", "ply": now["ply"], "seat": view["seat"], "action": view["legal"][0]}


async def wave(url: str, cookie: str, table: str) -> Counter[str]:
    """One person comes by many sockets and asks much by each; the answers, counted."""
    heard = Counter[str]()
    shouts = (_shout(url, cookie, table, heard) for _ in range(SOCKETS))
    await asyncio.gather(*shouts, _ask(url, heard))
    return heard


async def _shout(url: str, cookie: str, table: str, heard: Counter[str]) -> None:
    try:
        async with socket(url, cookie, table) as wire, asyncio.timeout(1):
            for _ in range(MESSAGES):
                await wire.send(NONSENSE)
            async for text in wire:
                said = json.loads(text)
                heard[said.get("code", said["type"])] += 1
    except (OSError, WebSocketException):  # a timeout is one
        heard["closed"] += 1


async def _ask(url: str, heard: Counter[str]) -> None:
    async with httpx.AsyncClient(base_url=url, trust_env=False, verify=False) as http:
        for _ in range(REQUESTS):
            heard[str((await http.get("/api/tables")).status_code)] += 1
