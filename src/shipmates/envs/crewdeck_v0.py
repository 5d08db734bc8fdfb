"""Crew Deck as a PettingZoo environment: `env`, `raw_env`, `parallel_env`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypedDict, Unpack

from shipmates.crewdeck import USUAL, Edition, HouseRule, Setup, opening
from shipmates.envs import options
from shipmates.envs.crewdeck.kind import KIND
from shipmates.envs.cycles import CycleEnv
from shipmates.envs.kind import Plan
from shipmates.envs.making import Env, in_turns
from shipmates.envs.turns import TurnEnv
from shipmates.kernel import Illegal


class Options(TypedDict, total=False):
    """What may be chosen."""

    players: int
    """One to four: three if nothing is said."""
    wilds: bool
    """With the wild cards."""
    fixed: bool
    """With a frame that lies fixed from the start."""
    edition: Edition
    """The printed numbers."""
    house: Iterable[str | HouseRule]
    """The house rules, by their names."""


def plan(
    *,
    players: int = 3,
    wilds: bool = True,
    fixed: bool = False,
    edition: Edition = USUAL,
    house: Iterable[str | HouseRule] = (),
) -> Plan[Any]:
    """What is played. Raises `ValueError` naming what was wrong and what was expected."""
    options.within("players", players, 1, edition.most_players)
    setup = Setup(players, bool(wilds), bool(fixed), edition, options.house(HouseRule, house))
    try:
        return Plan((opening(setup),), setup.people)
    except Illegal as illegal:
        raise ValueError(f"the edition cannot be played: {illegal.note}") from None


def env(
    *,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    locale: str = "en",
    **asked: Unpack[Options],
) -> Env:
    """One agent at a time; an illegal action ends the game."""
    return in_turns(KIND, plan(**asked), max_cycles, render_mode, locale)


def raw_env(
    *, render_mode: str | None = None, locale: str = "en", **asked: Unpack[Options]
) -> Env:
    """The same, but an illegal action raises `ValueError`, and nothing has happened."""
    return TurnEnv(KIND, plan(**asked), render_mode, locale, strict=True)


def parallel_env(
    *,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    locale: str = "en",
    **asked: Unpack[Options],
) -> CycleEnv[Any, Any, Any]:
    """All agents at once, cycle by cycle."""
    return CycleEnv(KIND, plan(**asked), max_cycles, render_mode, locale)
