"""People who play: any legal move, and nothing said."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from typing import Any

from shipmates.notation import check, read_any
from tests.patience import Fitting, within
from tests.server.tables import Guest, Message, Server, Socket

Move = tuple[int, Message]
QUIET = ("ready", "call", "decline", "refuse")
"""What ends talk soonest, where it may be done."""

TIMED = """game = "deepsea"
title.en = "Quick"
difficulty = 2
clock = { seconds = 1 }
"""
OWN = """game = "planet9"
title.en = "Ours"
tasks = 1
"""


def pick(moves: Sequence[Move]) -> Move:
    """A quiet move if there is one, else the first: no distress, no signals."""
    quiet = [m for m in moves if m[1]["kind"] in QUIET and m[1].get("way") is None]
    return quiet[0] if quiet else moves[0]


def is_over(now: Message) -> bool:
    """Whether the game has ended."""
    return bool(now["table"]["status"] == "over")


def asked(now: Message) -> bool:
    """Whether this person is to act."""
    return any(view["seat"] in view["awaited"] and view["legal"] for view in now["views"])


async def play(
    seat: Socket,
    until: Callable[[Message], bool] = is_over,
    choose: Callable[[Sequence[Move]], Move] = pick,
) -> Message:
    """Plays on until a view fits. Somebody faster is no mistake."""
    done = -1

    def wanted(now: Message) -> bool:
        return until(now) or (now["ply"] > done and asked(now))

    async with within(Fitting(until), last=seat.last):
        while not until(now := await seat.until_now(wanted)):
            done = now["ply"]
            mover, action = choose(seat.moves())
            answer = await seat.ask("act", ply=done, seat=mover, action=action)
            assert answer["type"] == "done" or answer["code"] == "stale", answer
    return now


async def play_all(*seats: Socket, **how: Any) -> list[Message]:
    """Everybody plays on."""
    return list(await asyncio.gather(*(play(seat, **how) for seat in seats)))


async def until_asked(*seats: Socket) -> Socket:
    """Whoever is to act first, all having seen the newest view."""
    async with within("anybody to be asked", last=lambda: [seat.last() for seat in seats]):
        while True:
            # Not all hear equally often: whoever is slow is shown only the newest of several.
            newest = max(seat.now.get("ply", 0) for seat in seats)
            for seat in seats:
                await seat.until_ply(newest)
            for seat in seats:
                if asked(seat.now):
                    return seat
            await seats[0].hear()


async def seated(
    stack: AsyncExitStack, server: Server, plan: Message, people: int, **options: Any
) -> tuple[Message, list[Guest], list[Socket]]:
    """So many people at a table of the first, each on a chair."""
    guests = await server.guests(*("Ann", "Bob", "Cat", "Dan", "Eve")[:people])
    table = await guests[0].table(plan, **options)
    seats = [await stack.enter_async_context(guest.at(table)) for guest in guests]
    for chair, seat in enumerate(seats[1:], 1):
        await seat.do("sit", chair=chair)
    return table, guests, seats


async def record(guest: Guest, attempt: str) -> str:
    """The record of a finished game."""
    answer = await guest.http.get(f"/api/games/{attempt}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


def replayed(text: str) -> list[Any]:
    """Every state of a record, each move checked by the rules."""
    parsed: Any = read_any(text)
    return list(check(parsed))
