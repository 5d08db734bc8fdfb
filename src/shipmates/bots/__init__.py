"""Partners and opponents: a view in, an action out."""

from __future__ import annotations

from shipmates.bots.bot import Bot, DeckBot
from shipmates.bots.levels import levels, make, simple

__all__ = ["Bot", "DeckBot", "levels", "make", "simple"]
