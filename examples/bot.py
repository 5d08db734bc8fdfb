"""An example bot: sits down at a table by its code, and plays one game to the end.

    python examples/bot.py http://localhost:8000 ABC234 --name Robbie

Replace `choose` by whatever you think is clever. A view has everything the seat may know
and, in `legal`, everything it may do.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from shipmates.bots import levels, make
from shipmates.client import (
    Action,
    Client,
    Memory,
    Now,
    Place,
    Stale,
    Unsure,
    View,
    is_complete,
)
from shipmates.dice import Seeded

Choose = Callable[[View], Action]


async def play(client: Client, code: str, level: str | None = None) -> Now:
    """Takes a free chair at a table, and acts whenever it is asked until the game is over."""
    async with client.sit(await client.find(code)) as place:
        if place.now.you.chair is None:
            await place.take(_free_chair(place.now))
        choose = chooser(place.now.table.game, level)
        memory = Memory()
        async for heard in place:
            now = memory.recall(heard)
            if now.table.status == "over":
                return now
            if now.asked is not None:
                await _move(place, now.asked, choose)
        raise AssertionError("a place is left by returning, or by an exception")


async def _move(place: Place, view: View, choose: Choose) -> None:
    # If somebody was faster, or the connection broke at that very moment, the next view shows
    # how it stands, and asks again where it must.
    with suppress(Stale, Unsure):
        # `seat` matters with two players, where the leader also plays the third hand.
        await place.act(choose(view), view.seat)


def chooser(game: Any, level: str | None = None) -> Choose:
    """How the moves are chosen: by a bot of the package, the best there is if none is named."""
    bot: Any = make(game, level or levels(game)[-1], Seeded(secrets.token_hex(8)))

    def choose(view: View) -> Action:
        # Where nobody may look back, a bot that came late lacks tricks that others remember.
        chosen: Action = bot.choose(view) if is_complete(view) else secrets.choice(view.legal)
        return chosen

    return choose


def _free_chair(now: Now) -> int:
    chairs = enumerate(now.table.chairs)
    return next(number for number, chair in chairs if chair.person is None)


async def _main(address: str, code: str, name: str, level: str | None) -> None:
    async with Client(address) as client:
        await client.introduce(name)
        now = await play(client, code, level)
        assert now.table.attempt is not None
        game = await client.game(now.table.attempt)
        print(f"{game.game}, game {game.number}: {game.outcome} after {game.plies} moves")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Plays one game at a table of a server.")
    parser.add_argument("address")
    parser.add_argument("code")
    parser.add_argument("--name", default="Robbie")
    parser.add_argument("--level", default=None)
    given = parser.parse_args()
    asyncio.run(_main(given.address, given.code, given.name, given.level))
