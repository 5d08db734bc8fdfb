"""What is kept: people, tables, games move by move, crews and their logbooks."""

from __future__ import annotations

from shipmates.server.store.store import Clash, Store, with_store

__all__ = ["Clash", "Store", "with_store"]
