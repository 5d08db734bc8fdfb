"""Partners and opponents: a view in, an action out."""

from __future__ import annotations

from shipmates.bots.bot import Bot, DeckBot
from shipmates.bots.explain import hint
from shipmates.bots.levels import (
    check_level,
    every_level,
    lacking,
    levels,
    make,
    simple,
    thrifty,
)
from shipmates.bots.reasons import Advice

__all__ = [
    "Advice",
    "Bot",
    "DeckBot",
    "check_level",
    "every_level",
    "hint",
    "lacking",
    "levels",
    "make",
    "simple",
    "thrifty",
]
