"""The games there are: one literal row each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from shipmates.planet9 import MISSIONS, VERSION, PlanetNine
from shipmates.planet9.mission import Mission


@dataclass(frozen=True, slots=True)
class Entry:
    """What an edge needs to know to offer a game."""

    key: str
    rules: PlanetNine
    version: int
    fewest: int
    most: int
    missions: tuple[Mission, ...]


PLANET9: Final = Entry("planet9", PlanetNine(), VERSION, 2, 5, MISSIONS)
GAMES: Final = (PLANET9,)
