"""The bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shipmates.bots.bot import Bot
from shipmates.bots.cautious import Cautious
from shipmates.bots.chance import Random
from shipmates.dice import Seeded

_MAKERS: Final[dict[str, Callable[[Seeded], Bot]]] = {"random": Random, "cautious": Cautious}
LEVELS: Final = tuple(_MAKERS)


def make(name: str, dice: Seeded) -> Bot:
    """A bot of that level with these dice. Raises `ValueError` for a level there is not."""
    if name not in _MAKERS:
        raise ValueError(f"there is no bot {name!r}: expected {' or '.join(LEVELS)}")
    return _MAKERS[name](dice)
