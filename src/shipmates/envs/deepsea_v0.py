"""Deep Sea as a PettingZoo environment: `env`, `raw_env`, `parallel_env`."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypedDict, Unpack

from shipmates.deepsea import MISSIONS, Distress, HouseRule, Setup, epilogue, opening
from shipmates.deepsea.mission import Mission
from shipmates.deepsea.missions import EPILOGUE, EPILOGUE_STARTS
from shipmates.envs import options
from shipmates.envs.batched import BatchEnv, Rows
from shipmates.envs.cycles import CycleEnv
from shipmates.envs.deepsea.kind import KIND
from shipmates.envs.deepsea.layout import OWN
from shipmates.envs.kind import Plan
from shipmates.envs.making import Env, in_turns
from shipmates.envs.turns import TurnEnv
from shipmates.kernel import Illegal
from shipmates.notation import read_sea_mission


class Options(TypedDict, total=False):
    """What may be chosen; a mission of several is drawn whenever a game begins."""

    mission: options.Choice[Mission]
    """A number (33 is the epilogue), a mission, a file, or several: 1 if nothing is said."""
    players: int
    """Two to five: four if nothing is said."""
    timed: bool
    """As against the clock, where the mission has one; here it never runs down."""
    difficulty: int
    """Of the epilogue: 18 if nothing is said."""
    distress: str | Distress
    """`offered`, `active` or `off`."""
    tonoja: int
    """With two, the seat of Tonoja: 0, 1 or 2."""
    house: Iterable[str | HouseRule]
    """The house rules, by their names."""


def plan(
    *,
    mission: options.Choice[Mission] = 1,
    players: int = 4,
    timed: bool = False,
    difficulty: int = EPILOGUE_STARTS,
    distress: str | Distress = "offered",
    tonoja: int = 2,
    house: Iterable[str | HouseRule] = (),
) -> Plan[Any]:
    """What is played. Raises `ValueError` naming what was wrong and what was expected."""
    options.within("players", players, 2, 5)
    agreed = options.house(HouseRule, house)
    setups = [
        Setup(
            _mission(one, difficulty),
            players,
            bool(timed),
            options.distress(distress),
            options.seat("tonoja", tonoja),
            house=agreed,
        )
        for one in options.several(mission)
    ]
    return Plan(tuple(map(_opening, setups)), setups[0].people)


def _opening(setup: Setup) -> Any:
    number = setup.mission.number
    if setup.timed and setup.mission.clock is None:
        raise ValueError(f"timed is True and mission {number} has no clock: expected False")
    try:
        return opening(setup)
    except Illegal as illegal:
        raise ValueError(f"mission {number} cannot be played so: {illegal.note}") from None


def _mission(choice: options.One[Mission], difficulty: int) -> Mission:
    if isinstance(choice, Mission):
        found = choice
    elif isinstance(choice, str | Path):
        found = read_sea_mission(options.contents(choice))
    elif choice == EPILOGUE:
        found = epilogue(difficulty)
    else:
        found = options.numbered(choice, MISSIONS)
    if len(found.cards) > OWN:
        raise ValueError(
            f"the mission has {len(found.cards)} task cards of its own: expected at most {OWN}"
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
