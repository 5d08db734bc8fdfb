"""Partners and opponents: a view in, an action out."""

from __future__ import annotations

from shipmates.bots.bot import Bot, DeckBot
from shipmates.bots.explain import hint
from shipmates.bots.levels import levels, make, simple, thrifty
from shipmates.bots.reasons import Advice

__all__ = ["Advice", "Bot", "DeckBot", "hint", "levels", "make", "simple", "thrifty"]
