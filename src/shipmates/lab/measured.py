"""How hard the printed missions are, as the laboratory has measured it: the figures we ship."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from shipmates.campaign.durable import put
from shipmates.games import DEEPSEA, PLANET9
from shipmates.kernel import Note
from shipmates.lab.figures import Tally
from shipmates.lab.report.sides import Side, sides
from shipmates.lab.store import Results
from shipmates.lab.unfit import Unfit

FILE: Final = Path(__file__).parent / "measured.json"
GAMES: Final = (PLANET9.key, DEEPSEA.key)


@dataclass(frozen=True, slots=True)
class Measured:
    """A campaign as one line-up played it: by mission and number of players."""

    bots: str
    date: str
    cells: Mapping[tuple[int, int], Tally]


def ship(results: Sequence[Results], file: Path) -> None:
    """Writes what the line-up that played most of each campaign has come to.

    Raises `Unfit` where a campaign was not played.
    """
    publish({game: _of(_best(results, game)) for game in GAMES}, file)


def publish(figures: Mapping[str, Measured], file: Path) -> None:
    """Writes figures by game, as `shipped` reads them."""
    whole = {game: _written(one) for game, one in figures.items()}
    put(file, (json.dumps(whole, separators=(",", ":")) + "\n").encode())


def _best(results: Sequence[Results], game: str) -> Side:
    played = sides(results, game)
    if not played:
        raise Unfit(Note("mistake-lab-unplayed", (("game", game),)))
    return max(played, key=lambda side: (len(side.missions), len(side.rows)))


def _of(side: Side) -> Measured:
    date = max((where.date for where in side.about.played), default="")
    return Measured(side.label, date, side.cells)


def _written(one: Measured) -> dict[str, Any]:
    return {
        "bots": one.bots,
        "date": one.date,
        "cells": [
            [*key, tally.games, tally.won, tally.winnable, tally.undecided]
            for key, tally in sorted(one.cells.items())
        ],
    }


@cache
def shipped(file: Path = FILE) -> Mapping[str, Measured]:
    """What was shipped, by game."""
    return {game: _read(told) for game, told in json.loads(file.read_bytes()).items()}


def _read(told: Mapping[str, Any]) -> Measured:
    cells = {(mission, players): Tally(*tally) for mission, players, *tally in told["cells"]}
    return Measured(told["bots"], told["date"], cells)
