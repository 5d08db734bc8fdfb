"""Plays one deal to its end with a crew of one level."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from time import process_time
from typing import Any, Final

from benchmarks.bots.cells import Cell, Setup
from benchmarks.bots.rows import FAULT, Row, Winnable, step_of
from shipmates import deepsea, planet9
from shipmates.bots import make
from shipmates.dice import Seeded
from shipmates.games import DEEPSEA, PLANET9
from shipmates.kernel import NATURE
from shipmates.solver import Chance, best
from shipmates.solver.encode import draws_yet
from shipmates.tricks.rounds import Playing

CEILING_NODES: Final = 1_000_000
"""Cards laid by the solver before a deal is called undecided."""
_TOLD: Final[dict[Chance, Winnable]] = {
    Chance.WINNABLE: "yes",
    Chance.LOST: "no",
    Chance.UNDECIDED: "undecided",
}


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


class _Luck:
    """The same cards whatever the crew does: each draw has dice of its own."""

    def __init__(self, dice: Seeded) -> None:
        self._dice: Final = dice
        self._drawn: Final = Counter[str]()

    def dice(self, state: Any) -> Seeded:
        label = f"{type(state).__name__} {type(getattr(state, 'stage', None)).__name__}"
        self._drawn[label] += 1
        return self._dice.fork(f"{label} {self._drawn[label]}")


@dataclass(frozen=True, slots=True)
class _Course:
    """How a game went."""

    first: Any
    """Before the first trick."""
    over: Any
    spent: tuple[float, ...]
    """Seconds of each decision in which there was a choice."""


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
            cause=f"{FAULT}{type(fault).__name__}: {fault}",
            tricks=0,
            winnable="undecided",
            seconds=0.0,
            slowest=0.0,
            thought={},
        )


def _row(game: Game, crew: str, course: _Course) -> Row:
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
        winnable="yes" if won else _winnable(course.first),
        seconds=round(sum(course.spent), 3),
        slowest=round(1000 * max(course.spent, default=0.0), 1),
        thought=dict(sorted(Counter(map(step_of, course.spent)).items())),
    )


def _played(game: Game) -> _Course:
    cell = game.cell
    setup = cell.setup if game.radio else cell.silent
    rules, state = _opened(setup)
    dice = Seeded(f"strength {cell.name} {game.seed}")
    luck = _Luck(dice)
    seats = range(setup.seats)
    bots: Any = [make(cell.game, game.level, dice.fork(f"seat {seat}")) for seat in seats]
    first, spent = None, list[float]()
    while rules.outcome(state) is None:
        if first is None and isinstance(state, Playing):
            first = state
        nature = rules.chance(state, luck.dice(state))
        if nature is not None:
            state = rules.apply(state, NATURE, nature)
            continue
        seat = rules.awaited(state)[0]
        view = rules.look(state, seat)
        began = process_time()
        action = bots[seat].choose(view)
        if len(view.legal) > 1:
            spent.append(process_time() - began)
        state = rules.apply(state, seat, action)
    return _Course(first or state.last, state, tuple(spent))


def _opened(setup: Setup) -> tuple[Any, Any]:
    if isinstance(setup, deepsea.Setup):
        return DEEPSEA.rules, deepsea.opening(setup)
    return PLANET9.rules, planet9.opening(setup)


def _winnable(position: Playing[Any]) -> Winnable:
    """Whether open cards could have won, after the crew's own draft."""
    if draws_yet(position):
        return "undecided"
    return _TOLD[best(CEILING_NODES).solve(position).chance]
