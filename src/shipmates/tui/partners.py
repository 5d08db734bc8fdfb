"""Bots for the terminal: as strong as asked for, or with a notice that says why not."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, Final

from shipmates.bots import lacking, levels, make, simple, thrifty
from shipmates.dice import Seeded
from shipmates.solver.core import core_status
from shipmates.tui.crew import Partner, Player
from shipmates.words import Words
from shipmates.words.lists import both

SIMPLE: Final = "SHIPMATES_SIMPLE_BOTS"
"""The variable that also tells the server so."""


def partner(game: Any, level: str, dice: Seeded) -> Any:
    """A bot of this level, or one that thinks little where the environment says so.

    An attempt may have been left on a machine that could do more: `notice` says who is weaker.
    """
    little = os.environ.get(SIMPLE, "").lower() in ("1", "yes", "true", "on")
    weaker = little or level in lacking(game)
    return make(game, thrifty(game, level) if weaker else level, dice)


def notice(words: Words, game: str, players: Sequence[Player]) -> str | None:
    """What the people should know about their bots: that stronger ones cannot play here."""
    away, bots = lacking(game), [one for one in players if isinstance(one, Partner)]
    if not away or not bots:
        return None
    install = core_status().install
    weaker = [bot for bot in bots if bot.level in away]
    if not weaker:
        return words.text("tui-core-best", level=levels(game)[-1], install=install)
    return words.text(
        "tui-core-instead",
        names=both(words, [bot.name for bot in weaker]),
        level=weaker[0].level,
        instead=simple(game),
        install=install,
    )
