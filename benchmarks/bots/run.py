"""Plays what is not on file yet, in processes, and appends as it goes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TypeAlias

from benchmarks.bots.cells import Cell
from benchmarks.bots.games import Game, played
from benchmarks.bots.rows import About, Crews, Row, line, read
from shipmates.bots.expert import EXPERT, STEADY
from shipmates.lab.backends import processes
from shipmates.lab.machine import commit, machine, today
from shipmates.lab.play import CEILING_NODES

_PLANS = {"expert": EXPERT, "steady": STEADY}


Told: TypeAlias = Callable[[Row], None]
"""Hears of every game that is finished."""


def games(
    cells: Iterable[Cell], deals: int, level: str, radios: Sequence[bool]
) -> Iterator[Game]:
    """Every cell's first deal, then every cell's second: stopped early, all cells have some."""
    wanted = tuple(cells)
    for seed in range(deals):
        for cell in wanted:
            for radio in radios if cell.talks else (True,):
                yield Game(cell, seed, level, radio)


def missing(wanted: Iterable[Game], files: Iterable[Path], crews: Crews) -> list[Game]:
    """Those these crews have not finished."""
    kept = read(files)
    done = {row.key for game, crew in crews.items() for row in kept.of(crew).in_game(game).rows}
    return [game for game in wanted if game.key not in done]


def run(todo: Sequence[Game], path: Path, crews: Crews, workers: int, told: Told) -> None:
    """Plays them all. Stopped by Ctrl-C, what is finished is on file."""
    if not todo:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    cut = path.exists() and not path.read_bytes().endswith(b"\n")
    rows = processes(workers).play(todo, partial(played_by, crews=crews))
    with path.open("a", encoding="utf-8") as file, closing(rows):
        if cut and file.tell():
            file.write("\n")
        for game in dict.fromkeys(one.cell.game for one in todo):
            file.write(line(about(todo[0].level, game, crews[game])) + "\n")
        for row in rows:
            file.write(line(row) + "\n")
            file.flush()
            told(row)


def played_by(game: Game, crews: Crews) -> Row:
    """A game's row, under the name of the crew that plays it."""
    return played(game, crews[game.cell.game])


def about(level: str, game: str, crew: str) -> About:
    """This machine, today."""
    plan = _PLANS.get(level)
    if plan is not None and game == "deepsea":
        plan = plan.at_sea
    thought = "no search" if plan is None else ", ".join(plan_words(plan))
    return About(
        crew=crew,
        level=level,
        date=today(),
        commit=commit(),
        machine=machine(),
        plan=f"{thought}; ceiling within {CEILING_NODES:,} nodes",
    )


def plan_words(plan: object) -> Iterator[str]:
    """A plan's numbers by their names."""
    for name in getattr(plan, "__slots__", ()):
        yield f"{name} {getattr(plan, name)}"
