"""Which bots play on this server, and which one plays in the place of one that cannot."""

from __future__ import annotations

from collections.abc import Sequence

from shipmates.bots import lacking, levels, simple
from shipmates.server.refusals import Wrong
from shipmates.server.settings import Settings
from shipmates.solver.core import core_status


def offered(game: str, settings: Settings) -> tuple[str, ...]:
    """The levels that can really play here, the weakest first."""
    known = levels(game)
    return known[: known.index(simple(game)) + 1] if settings.simple_bots else known


def playing(game: str, level: str, settings: Settings) -> str:
    """The level that plays where this one was asked for, perhaps on a better machine.

    A table that was kept may name a bot that needs the native core, and find none.
    """
    return level if level in offered(game, settings) else simple(game)


def check_level(game: str, level: str, known: Sequence[str]) -> None:
    """Raises `Wrong` for a level of bots that is not among these, and says why."""
    if level in known:
        return
    told = ", ".join(known)
    if level in lacking(game):
        raise Wrong("level-core", level=level, levels=told, install=core_status().install)
    raise Wrong("no-level", level=level[:40], levels=told)
