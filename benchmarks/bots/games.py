"""Plays one deal to its end with a crew of one level."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from benchmarks.bots.cells import Cell, Setup
from benchmarks.bots.rows import Row, step_of
from shipmates import deepsea, planet9
from shipmates.bots import make
from shipmates.dice import Seeded
from shipmates.games import DEEPSEA, PLANET9
from shipmates.lab import play
from shipmates.lab.play import Course, fault_of, winnable


@dataclass(frozen=True, slots=True)
class Game:
    """One deal for one crew: what the processes are asked to play."""

    cell: Cell
    seed: int
    level: str
    radio: bool

    @property
    def key(self) -> tuple[str, int, str, bool]:
        """By which a finished game is known again."""
        return self.cell.name, self.seed, self.level, self.radio


def played(game: Game, crew: str) -> Row:
    """The game's row. All but its times is the same on every machine.

    A bot that fails has lost: the rest of a long night is played all the same.
    """
    try:
        return _row(game, crew, _played(game))
    except Exception as fault:
        return Row(
            cell=game.cell.name,
            seed=game.seed,
            level=game.level,
            radio=game.radio,
            crew=crew,
            won=False,
            cause=fault_of(fault),
            tricks=0,
            winnable="undecided",
            seconds=0.0,
            slowest=0.0,
            thought={},
        )


def _row(game: Game, crew: str, course: Course) -> Row:
    outcome = course.over.outcome
    won = outcome.payoff[0] > 0
    return Row(
        cell=game.cell.name,
        seed=game.seed,
        level=game.level,
        radio=game.radio,
        crew=crew,
        won=won,
        cause=outcome.because.code,
        tricks=len(course.over.last.ledger.tricks),
        winnable="yes" if won else winnable(course.first or course.over.last),
        seconds=round(sum(course.spent), 3),
        slowest=round(1000 * max(course.spent, default=0.0), 1),
        thought=dict(sorted(Counter(map(step_of, course.spent)).items())),
        decisions=len(course.spent),
    )


def _played(game: Game) -> Course:
    cell = game.cell
    setup = cell.setup if game.radio else cell.silent
    rules, opening = _opened(setup)
    dice = Seeded(f"strength {cell.name} {game.seed}")
    seats = range(setup.seats)
    bots: Any = [make(cell.game, game.level, dice.fork(f"seat {seat}")) for seat in seats]
    return play.played(rules, opening, bots, dice)


def _opened(setup: Setup) -> tuple[Any, Any]:
    if isinstance(setup, deepsea.Setup):
        return DEEPSEA.rules, deepsea.opening(setup)
    return PLANET9.rules, planet9.opening(setup)
