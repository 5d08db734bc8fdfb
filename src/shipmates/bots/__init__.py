"""Partners: a view in, an action out."""

from __future__ import annotations

from shipmates.bots.bot import Bot
from shipmates.bots.levels import LEVELS, make

__all__ = ["LEVELS", "Bot", "make"]
