"""What is played: one mission and one crew a cell, and what issue 8 asks of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from shipmates import deepsea, planet9
from shipmates.bots.levels import CrewGame
from shipmates.deepsea.mission import Mission as SeaMission
from shipmates.deepsea.mission import Sonar
from shipmates.planet9.mission import Mission as NineMission
from shipmates.tricks.signals import NEVER

Setup: TypeAlias = planet9.Setup | deepsea.Setup
Kind: TypeAlias = Literal["plain", "mission"]

PEERS_GAMES: Final = 2000
"""So many games stand behind each figure of a peer."""


@dataclass(frozen=True, slots=True)
class Goal:
    """The best honest peer, and what an expert crew should reach, of 100 games."""

    peer: float
    reach: float


@dataclass(frozen=True, slots=True)
class Cell:
    """A kind of game. `row` and `column` are its place in the report's table."""

    game: CrewGame
    kind: Kind
    row: str
    column: str
    setup: Setup
    goal: Goal | None = None

    @property
    def name(self) -> str:
        """As `--only` and the result files know it."""
        return f"{self.game} {self.row} {self.column}"

    @property
    def silent(self) -> Setup:
        """The same without radio or sonar."""
        setup = self.setup
        if isinstance(setup, planet9.Setup):
            return replace(setup, mission=replace(setup.mission, radio=NEVER))
        mission = replace(
            setup.mission, sonar=Sonar.NONE, clock=None, difficulty=setup.difficulty
        )
        return replace(setup, mission=mission)

    @property
    def challenge(self) -> bool:
        """Whether three play with a fourth hand on the table."""
        return isinstance(self.setup, planet9.Setup) and self.setup.challenge

    @property
    def talks(self) -> bool:
        """Whether there is any radio that could be left out."""
        if isinstance(self.setup, planet9.Setup):
            return self.setup.mission.radio != NEVER
        return self.setup.sonar is not Sonar.NONE


TASKS: Final = (1, 2, 3, 4, 6)
DIFFICULTIES: Final = (4, 6, 8, 10, 12)
_Asked: TypeAlias = Mapping[int, Sequence[tuple[float, float]]]
_NINE: Final[_Asked] = {
    3: ((96.6, 99), (90.9, 96), (86.3, 95), (84.4, 93), (69.7, 90)),
    4: ((92.7, 97), (76.8, 88), (64.5, 84), (53.3, 72), (37.9, 60)),
    5: ((89.4, 95), (62.7, 80), (43.1, 62), (26.6, 45), (13.0, 25)),
}
_SEA: Final[_Asked] = {4: ((88.5, 94), (77.2, 86), (64.0, 76), (49.1, 62), (35.4, 48))}
_PLAYERS: Final = (2, 3, 4, 5)
_CREWS: Final = (
    (2, False, "2p"),
    (3, False, "3p"),
    (3, True, "3p-challenge"),
    (4, False, "4p"),
    (5, False, "5p"),
)


def cells() -> Iterator[Cell]:
    """All of them, plain games first."""
    yield from _plain_nine()
    yield from _plain_sea()
    yield from _missions_nine()
    yield from _missions_sea()


def named(words: str) -> list[Cell]:
    """Those with all of these words in their names: `deepsea mission 3p`."""
    wanted = set(words.split())
    return [cell for cell in cells() if wanted <= set(cell.name.split())]


def _plain_nine() -> Iterator[Cell]:
    for players in _PLAYERS:
        for tasks, goal in zip(TASKS, _goals(_NINE, players), strict=True):
            setup = _nine(NineMission(0, tasks=tasks), players)
            row = f"{tasks} task{'s' if tasks > 1 else ''}"
            yield Cell("planet9", "plain", row, f"{players}p", setup, goal)


def _plain_sea() -> Iterator[Cell]:
    for players in _PLAYERS:
        for difficulty, goal in zip(DIFFICULTIES, _goals(_SEA, players), strict=True):
            setup = _sea(SeaMission(0, difficulty=difficulty), players)
            row = f"difficulty {difficulty}"
            yield Cell("deepsea", "plain", row, f"{players}p", setup, goal)


def _goals(known: _Asked, players: int) -> list[Goal | None]:
    """With so many players; no peer was measured with every number of them."""
    return [Goal(*goal) for goal in known.get(players, ())] or [None] * len(TASKS)


def _missions_nine() -> Iterator[Cell]:
    for mission in planet9.MISSIONS:
        for players, challenge, column in _CREWS:
            setup = _nine(mission, players, challenge=challenge)
            yield Cell("planet9", "mission", f"mission {mission.number}", column, setup)


def _missions_sea() -> Iterator[Cell]:
    for mission in deepsea.MISSIONS:
        for players, challenge, column in _CREWS:
            if not challenge:
                setup = _sea(mission, players)
                yield Cell("deepsea", "mission", f"mission {mission.number}", column, setup)


def _nine(mission: NineMission, players: int, *, challenge: bool = False) -> planet9.Setup:
    return planet9.Setup(mission, players, challenge, distress=planet9.Distress.OFF)


def _sea(mission: SeaMission, players: int) -> deepsea.Setup:
    return deepsea.Setup(mission, players, distress=deepsea.Distress.OFF)
