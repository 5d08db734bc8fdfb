"""The games there are: one literal row each."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, Generic, Never, TypeVar

from shipmates import crewdeck, deepsea, planet9

Rules = TypeVar("Rules")
Mission = TypeVar("Mission")


@dataclass(frozen=True, slots=True)
class Entry(Generic[Rules, Mission]):
    """What an edge needs to know to offer a game."""

    key: str
    rules: Rules
    version: int
    fewest: int
    most: int
    missions: tuple[Mission, ...]
    house: tuple[str, ...] = ()
    """The names of its house rules."""


def _names(house: type[Enum]) -> tuple[str, ...]:
    return tuple(str(rule.value) for rule in house)


PLANET9: Final = Entry(
    "planet9",
    planet9.PlanetNine(),
    planet9.VERSION,
    2,
    5,
    planet9.MISSIONS,
    _names(planet9.HouseRule),
)
DEEPSEA: Final = Entry(
    "deepsea",
    deepsea.DeepSea(),
    deepsea.VERSION,
    2,
    5,
    deepsea.MISSIONS,
    _names(deepsea.HouseRule),
)
CREWDECK: Final[Entry[crewdeck.CrewDeck, Never]] = Entry(
    "crewdeck",
    crewdeck.CrewDeck(),
    crewdeck.VERSION,
    1,
    crewdeck.USUAL.most_players,
    (),
    _names(crewdeck.HouseRule),
)
GAMES: Final = (PLANET9, DEEPSEA, CREWDECK)
