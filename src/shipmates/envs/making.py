"""One environment for both ways of asking: in turns, or all in every cycle."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils.conversions import parallel_to_aec

from shipmates.envs.cycles import CycleEnv
from shipmates.envs.kind import Action, Kind, Plan, State, View
from shipmates.envs.turns import TurnEnv

Env = AECEnv[str, dict[str, Any], Any]


def in_turns(
    kind: Kind[State, Action, View],
    plan: Plan[State],
    max_cycles: int | None,
    render_mode: str | None,
    locale: str,
) -> Env:
    """One agent at a time; with `max_cycles` every agent once in every cycle."""
    if max_cycles is None:
        return TurnEnv(kind, plan, render_mode, locale)
    return parallel_to_aec(CycleEnv(kind, plan, max_cycles, render_mode, locale))
