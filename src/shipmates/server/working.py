"""A node without a door: bots think and clocks run there for the servers on its database."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Callable

from shipmates.server.fleet.roster import WORKER
from shipmates.server.logs import configure_logs
from shipmates.server.opening import open_hall
from shipmates.server.settings import Settings
from shipmates.server.store import engine
from shipmates.server.store.migrate import Unusable


def work(settings: Settings, say: Callable[[str], None]) -> None:
    """Works until a signal comes; says on which database. Raises `Unusable`."""
    if engine.is_sqlite(settings.database):
        raise Unusable("database-embedded", database=engine.shown(settings.database))
    configure_logs(settings)
    asyncio.run(_work(settings, say))


async def _work(settings: Settings, say: Callable[[str], None]) -> None:
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        if sys.platform == "win32":
            signal.signal(sign, lambda *_: loop.call_soon_threadsafe(told.set))
        else:
            loop.add_signal_handler(sign, told.set)
    async with open_hall(settings, WORKER) as hall:
        hall.house.thinkers.warm()
        say(engine.shown(settings.database))
        await told.wait()
