"""The two Crew games as one table sees them: their values side by side, and their rules."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, cast

from shipmates import deepsea, planet9
from shipmates.deepsea import actions as sea_actions
from shipmates.deepsea import brief as sea_brief
from shipmates.deepsea import mission as sea_mission
from shipmates.deepsea import state as sea_state
from shipmates.deepsea import view as sea_view
from shipmates.kernel import Game, Seat
from shipmates.planet9 import actions as nine_actions
from shipmates.planet9 import brief as nine_brief
from shipmates.planet9 import mission as nine_mission
from shipmates.planet9 import state as nine_state
from shipmates.planet9 import tokens as nine_tokens
from shipmates.planet9 import view as nine_view

NINE: Final = "planet9"
SEA: Final = "deepsea"
KEYS: Final = (NINE, SEA)

Mission: TypeAlias = nine_mission.Mission | sea_mission.Mission
Setup: TypeAlias = planet9.Setup | deepsea.Setup
State: TypeAlias = nine_state.State | sea_state.State
Action: TypeAlias = nine_actions.Action | sea_actions.Action
View: TypeAlias = nine_view.View | sea_view.View
Brief: TypeAlias = nine_brief.Brief | sea_brief.Brief
Duty: TypeAlias = nine_tokens.Duty | sea_brief.Duty
Rules: TypeAlias = Game[State, Action, View]

# Each game's rules take nothing but its own states, and a table never mixes two games.
_NINE: Final = cast("Rules", planet9.PlanetNine())
_SEA: Final = cast("Rules", deepsea.DeepSea())


def key_of(played: Mission | Setup) -> Literal["planet9", "deepsea"]:
    """Which game a mission or a setup belongs to."""
    return SEA if isinstance(played, sea_mission.Mission | deepsea.Setup) else NINE


def rules_of(setup: Setup) -> Rules:
    """The rules of the game this setup belongs to."""
    return _SEA if isinstance(setup, deepsea.Setup) else _NINE


def version_of(setup: Setup) -> int:
    """The version of those rules."""
    return deepsea.VERSION if isinstance(setup, deepsea.Setup) else planet9.VERSION


def opening(setup: Setup) -> State:
    """An attempt before the deal. Raises `Illegal` if the setup cannot be played."""
    if isinstance(setup, deepsea.Setup):
        return deepsea.opening(setup)
    return planet9.opening(setup)


def missions(game: str) -> tuple[Mission, ...]:
    """The missions of a game's logbook, in order."""
    return deepsea.MISSIONS if game == SEA else planet9.MISSIONS


def numbered(game: str, number: int, step: int) -> Mission:
    """The mission of that number; the epilogue comes last, as hard as its next step."""
    found = missions(game)
    return found[number - 1] if number <= len(found) else deepsea.epilogue(step)


def last_number(game: str) -> int:
    """The number of the last entry in a list of missions: Deep Sea has an epilogue."""
    return len(missions(game)) + (game == SEA)


def captain(brief: Brief) -> Seat:
    """Who leads the crew: the commander, or the captain."""
    return brief.captain if isinstance(brief, sea_brief.Brief) else brief.commander


def has_tasks(brief: Brief) -> bool:
    """Whether the mission has task cards."""
    if isinstance(brief, sea_brief.Brief):
        return brief.mission.has_tasks
    return brief.mission.tasks > 0
