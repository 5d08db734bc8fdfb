"""Bots for the terminal: as strong as asked for, unless the machine is too small for that."""

from __future__ import annotations

import os
from typing import Any, Final

from shipmates.bots import make, thrifty
from shipmates.dice import Seeded

SIMPLE: Final = "SHIPMATES_SIMPLE_BOTS"
"""The variable that also tells the server so."""


def partner(game: Any, level: str, dice: Seeded) -> Any:
    """A bot of this level, or one that thinks little where the environment says so."""
    simple = os.environ.get(SIMPLE, "").lower() in ("1", "yes", "true", "on")
    return make(game, thrifty(game, level) if simple else level, dice)
