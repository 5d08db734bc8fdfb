"""Whether a node has company: PostgreSQL is shared, SQLite belongs to one server alone."""

from __future__ import annotations

from functools import partial

from shipmates.server.fleet.company import Alone
from shipmates.server.fleet.fleet import Fleet
from shipmates.server.fleet.hearing import Hearing
from shipmates.server.fleet.line import over_postgres, over_redis
from shipmates.server.fleet.roster import SERVER
from shipmates.server.hall import Hall
from shipmates.server.settings import Settings
from shipmates.server.store import Store


def company(settings: Settings, store: Store, kind: str = SERVER) -> Alone | Fleet:
    """The other nodes on this database."""
    if store.wires is None:
        return Alone()
    if settings.line:
        return Fleet(store, lambda: over_redis(settings.line), kind)
    return Fleet(store, partial(over_postgres, store.wires), kind)


async def join(company: Alone | Fleet, hall: Hall) -> None:
    """Begins to hear of the others."""
    if isinstance(company, Fleet):
        await company.open(Hearing(hall))


async def leave(company: Alone | Fleet) -> None:
    """Says goodbye to them."""
    if isinstance(company, Fleet):
        await company.close()
