"""Measures a restart: `python -m benchmarks.server.restart [--tables 300]`.

Games of all three kinds are under way in a database when a server is started on it; four
people a table come back at once, and one of them acts. The clock runs from the start of the
process to the last acknowledgement.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import resource
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import connect

from benchmarks.server.host import Host
from shipmates.bots import levels, make
from shipmates.dice import Seeded
from shipmates.server import ids, kits
from shipmates.server.course import Course, begin
from shipmates.server.people import COOKIE
from shipmates.server.plans import (
    CrewDeckPlan,
    DeepSeaPlan,
    Plan,
    Planet9Plan,
    game_of,
    setup_of,
)
from shipmates.server.room import Chair, Options, Room
from shipmates.server.store import Store
from shipmates.server.store.migrate import upgrade
from shipmates.server.store.rows import Append, AttemptRow, PersonRow

PLANS: tuple[Plan, ...] = (Planet9Plan(mission=18), DeepSeaPlan(mission=12), CrewDeckPlan())
PEOPLE = 4


@dataclass(frozen=True, slots=True)
class Left:
    """A table that was left in the middle of a game, and the cookies of those who sat there."""

    table: str
    cookies: list[str]


def played(plan: Plan, seed: int) -> Course:
    """A game somewhere in the middle, played by the weakest bots there are."""
    game: Any = game_of(plan)
    dice = random.Random(seed)
    course = begin(game, setup_of(plan), kits.opening(setup_of(plan)))
    bot, last = make(game, levels(game)[0], Seeded(seed)), dice.randrange(10, 50)
    while True:
        course = course.fated()
        seat = course.awaited[0][0]
        after = course.move(seat, bot.choose(course.view(seat)))
        if course.ply >= last or after.fated().outcome is not None:
            return course
        course = after


async def leave(store: Store, number: int) -> Left:
    """Writes down a table with a game under way."""
    plan, now = PLANS[number % len(PLANS)], int(time.time())
    people, secrets = [ids.token() for _ in range(PEOPLE)], [ids.token() for _ in range(PEOPLE)]
    for person, secret in zip(people, secrets, strict=True):
        await store.add_person(PersonRow(person, "Guest", "en", "{}"), ids.digest(secret), now)
    chairs = [Chair(person=person) for person in people]
    room = Room(ids.token(), ids.code(), people[0], plan, Options(), chairs)
    await store.add_room(room)
    course, attempt = played(plan, number), ids.token()
    head = course.kit.head(kits.opening(course.setup))
    room.status, room.attempt, room.number, room.version = "playing", attempt, 1, 1
    row = AttemptRow(attempt, room.id, 1, game_of(plan), head, "[]", now)
    await store.begin(row, room, Append(attempt, 0, course.fresh, now))
    cookies = [f"{COOKIE}={p}.{s}" for p, s in zip(people, secrets, strict=True)]
    return Left(room.id, cookies)


async def come_back(base: str, left: Left, seen: list[float]) -> None:
    """All four come back; whoever is asked acts, and it is acknowledged."""
    address = base.replace("http", "ws", 1) + f"/api/tables/{left.table}/socket"
    acted = asyncio.Event()

    async def one(cookie: str) -> None:
        headers = {"cookie": cookie}
        async with connect(
            address, additional_headers=headers, compression=None, open_timeout=60
        ) as socket:
            now = msgspec.json.decode(await socket.recv())
            seen.append(time.perf_counter())
            move = _move(now)
            if move is not None and not acted.is_set():
                await socket.send(msgspec.json.encode(move).decode())
                async for text in socket:
                    message = msgspec.json.decode(text)
                    if message["type"] in ("done", "refused"):
                        assert message["type"] == "done" or message["code"] == "stale", message
                        acted.set()
                        break
            await acted.wait()

    await asyncio.gather(*(one(cookie) for cookie in left.cookies))


def _move(now: dict[str, Any]) -> dict[str, Any] | None:
    for view in now["views"]:
        if view["seat"] in view["awaited"] and view["legal"]:
            action = view["legal"][0]
            return {"type": "act", "ply": now["ply"], "seat": view["seat"], "action": action}
    return None


async def run(folder: Path, tables: int) -> None:
    """Leaves the tables, starts a server, and comes back to all of them."""
    host = Host(folder, bot_workers="0")
    address = f"sqlite+aiosqlite:///{folder / 'bench.db'}"
    await upgrade(address)
    store = Store(address)
    store.start()
    left = await asyncio.gather(*(leave(store, number) for number in range(tables)))
    await store.stop()
    began, seen = time.perf_counter(), list[float]()
    answers = await asyncio.to_thread(host.start)
    used = [host.processor()]
    try:
        await asyncio.gather(*(come_back(host.base, each, seen) for each in left))
    finally:
        took = time.perf_counter() - began
        used.append(host.processor())
        host.kill()
    print(
        f"{tables} live tables, {tables * PEOPLE} people: answers after {answers:.2f} s, "
        f"everybody has seen their table after {max(seen) - began:.2f} s, "
        f"somebody has acted at every table after {took:.2f} s; the server's processor time "
        f"was {used[0]:.2f} s by the first answer, {used[1]:.2f} s by the last"
    )


def main() -> None:
    """Reads the arguments and measures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=300)
    given = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(Path(folder), given.tables))


if __name__ == "__main__":
    main()
