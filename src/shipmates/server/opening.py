"""Opens a hall on its database, for a server or for a worker, and closes it in good order."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from shipmates.server.campaigns import campaigns_on
from shipmates.server.crews import Crews
from shipmates.server.fleet.joining import company, join, leave
from shipmates.server.fleet.roster import SERVER
from shipmates.server.hall import Hall
from shipmates.server.live import House
from shipmates.server.people import People
from shipmates.server.settings import Settings
from shipmates.server.store import Store
from shipmates.server.store.migrate import upgrade
from shipmates.server.thinking import Thinkers


@asynccontextmanager
async def open_hall(settings: Settings, kind: str = SERVER) -> AsyncIterator[Hall]:
    """A hall whose tables go on, as long as this lasts."""
    await upgrade(settings.database)
    store = Store(settings.database)
    store.start()
    thinkers = Thinkers(settings.bot_workers, simple=settings.simple_bots)
    fleet = company(settings, store, kind)
    crews, campaigns = Crews(store), campaigns_on(store)
    hall = Hall(House(settings, store, thinkers, crews, campaigns, People(store), fleet))
    try:
        await join(fleet, hall)
        await hall.open()
        yield hall
    finally:
        await hall.close()
        await leave(fleet)
        thinkers.close()
        await store.stop()
