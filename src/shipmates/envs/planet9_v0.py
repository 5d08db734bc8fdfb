"""Planet Nine as a PettingZoo environment: `env`, `raw_env`, `parallel_env`."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypedDict, Unpack

from shipmates.envs import options
from shipmates.envs.batched import BatchEnv, Rows
from shipmates.envs.cycles import CycleEnv
from shipmates.envs.kind import Plan
from shipmates.envs.making import Env, in_turns
from shipmates.envs.planet9.index import DISPLAYED
from shipmates.envs.planet9.kind import KIND
from shipmates.envs.turns import TurnEnv
from shipmates.notation import read_mission
from shipmates.planet9 import MISSIONS, Distress, HouseRule, Setup, opening
from shipmates.planet9.mission import Change, Mission


class Options(TypedDict, total=False):
    """What may be chosen; a mission of several is drawn whenever a game begins."""

    mission: options.Choice[Mission]
    """A number, a mission, a file, or several of them: 1 if nothing is said."""
    players: int
    """Two to five: four if nothing is said."""
    challenge: bool
    """The three-player challenge."""
    distress: str | Distress
    """`offered`, `active` or `off`."""
    jarvis: int
    """With two, the seat of JARVIS: 0, 1 or 2."""
    house: Iterable[str | HouseRule]
    """The house rules, by their names."""


def plan(
    *,
    mission: options.Choice[Mission] = 1,
    players: int = 4,
    challenge: bool = False,
    distress: str | Distress = "offered",
    jarvis: int = 2,
    house: Iterable[str | HouseRule] = (),
) -> Plan[Any]:
    """What is played. Raises `ValueError` naming what was wrong and what was expected."""
    options.within("players", players, 2, 5)
    agreed = options.house(HouseRule, house)
    if challenge and players != 3:
        raise ValueError(f"challenge is True with {players} players: expected three of them")
    setups = [
        Setup(
            _mission(one),
            players,
            bool(challenge),
            options.distress(distress),
            options.seat("jarvis", jarvis),
            house=agreed,
        )
        for one in options.several(mission)
    ]
    return Plan(tuple(map(opening, setups)), setups[0].people)


def _mission(choice: options.One[Mission]) -> Mission:
    if isinstance(choice, Mission):
        found = choice
    elif isinstance(choice, str | Path):
        found = read_mission(options.contents(choice))
    else:
        found = options.numbered(choice, MISSIONS)
    if found.change is not Change.FIXED and found.tasks > DISPLAYED:
        raise ValueError(
            f"the mission has {found.tasks} tasks and lets tokens be changed: "
            f"expected at most {DISPLAYED} then"
        )
    return found


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


def batch_env(
    games: int,
    *,
    auto_reset: bool = True,
    threads: int = 1,
    out: Rows | None = None,
    **asked: Unpack[Options],
) -> BatchEnv:
    """So many games at once, played by the native core; see `shipmates.envs.batched`."""
    setups = [opening.setup for opening in plan(**asked).openings]
    return BatchEnv(setups, games, auto_reset=auto_reset, threads=threads, out=out)
