"""How hard a mission is: how often it could be won, and how often bots win it, by crew size."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Final

from shipmates import deepsea, planet9
from shipmates.lab.backends import Alone, Backend
from shipmates.lab.deals import Deal, play
from shipmates.lab.figures import Tally
from shipmates.lab.plan import (
    CREWS,
    SEED,
    Mission,
    check_bots,
    check_players,
    crew_setup,
    dealt,
)

BOTS: Final = ("steady",)
DEALS: Final = 100
_NONE: Final = Tally(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Standing:
    """What is known so far."""

    done: int
    total: int
    crews: Mapping[int, Tally]
    """By number of players, those of whom there is a game."""


def measure(
    mission: Mission,
    players: Sequence[int] = CREWS["planet9"],
    bots: Sequence[str] = BOTS,
    deals: int = DEALS,
    *,
    backend: Backend | None = None,
    seed: str = SEED,
) -> Generator[Standing, None, None]:
    """How it stands after every game, the last time when all are played.

    Whoever has seen enough stops asking: closing the generator ends the play. Two versions of a
    mission are measured on the same cards. Raises `Unfit` or `Illegal` at once.
    """
    game = "deepsea" if isinstance(mission, deepsea.mission.Mission) else "planet9"
    check_players(game, players)
    setups = [crew_setup(mission, count) for count in players]
    for setup in setups:
        _open(setup)
    check_bots(game, bots, max(setup.seats for setup in setups))
    todo = [
        deal
        for number in range(deals)
        for setup in setups
        for deal in dealt(game, setup, number, seed, bots)
    ]
    return _standings(todo, backend or Alone())


def _open(setup: planet9.Setup | deepsea.Setup) -> None:
    """Raises `Illegal` if it cannot be played."""
    if isinstance(setup, deepsea.Setup):
        deepsea.opening(setup)
    else:
        planet9.opening(setup)


def _standings(todo: Sequence[Deal], backend: Backend) -> Generator[Standing, None, None]:
    crews = dict[int, Tally]()
    with closing(backend.play(todo, play)) as rows:
        for done, row in enumerate(rows, 1):
            crews[row.players] = crews.get(row.players, _NONE).counting(row)
            yield Standing(done, len(todo), dict(sorted(crews.items())))
