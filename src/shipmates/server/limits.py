"""How many requests an address may make, whatever the clock of day does."""

from __future__ import annotations

import time

from litestar.middleware.rate_limit import CacheObject, RateLimitMiddleware
from litestar.stores.base import Store

MINUTE = 60


class Limit(RateLimitMiddleware):
    """Litestar's own goes by the clock of day: set back, it would lock people out for long."""

    async def retrieve_cached_history(self, key: str, store: Store) -> CacheObject:
        """The requests of this minute; a minute that begins later than now is none."""
        found = await super().retrieve_cached_history(key, store)
        ends = int(time.time()) + MINUTE
        return found if found.reset <= ends else CacheObject(history=[], reset=ends)
