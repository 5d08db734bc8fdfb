"""Looks for puzzles in games, and says how hard each is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from math import ceil, log2
from typing import Final

from shipmates.dice import Seeded
from shipmates.puzzles.games import a_game
from shipmates.puzzles.puzzle import GRADES, Puzzle
from shipmates.solver.answer import Chance, Solution
from shipmates.solver.encode import Position
from shipmates.solver.reference import cards, outcome_of, played, silent, turn
from shipmates.solver.solver import Solver
from shipmates.tricks.cards import Card

LEAST: Final = 3
"""With fewer cards to choose from nothing is puzzling."""
TRIES: Final = 6
"""So often each losing card is played on, to see how long the loss stays hidden."""
STEPS: Final = (4.0, 6.5, 9.0, 12.0)
"""Where one grade ends and the next begins."""
MOST: Final = 0.25
"""No grade takes more than this share of a set."""


def made(count: int, seed: str, solver: Solver) -> tuple[Puzzle, ...]:
    """So many puzzles, at most one from each game, the easy ones first."""
    found, games, most = list[Puzzle](), 0, ceil(count * MOST)
    while len(found) < count:
        games += 1
        best = hardest(f"{seed}/{games}", solver)
        if best and [one.grade for one in found].count(best.grade) < most:
            found.append(best)
    found.sort(key=lambda puzzle: puzzle.grade)
    return tuple(replace(puzzle, number=i) for i, puzzle in enumerate(found, 1))


def hardest(seed: str, solver: Solver) -> Puzzle | None:
    """The hardest puzzle of a game, if there is any in it."""
    best, most = None, 0.0
    for puzzle in puzzles_in(seed, solver):
        if _hardness(puzzle) > most:
            best, most = puzzle, _hardness(puzzle)
    return best


def puzzles_in(seed: str, solver: Solver) -> Iterator[Puzzle]:
    """Every puzzle of a game, up to the card that loses it."""
    for position, card in a_game(seed):
        if position.ledger.tricks or not getattr(position.brief.mission, "draws", False):
            marks = solver.marks(position)
            puzzle = _puzzle(position, marks, seed)
            if puzzle is not None:
                yield puzzle
            if marks[card].chance is not Chance.WINNABLE:
                return


def _puzzle(position: Position, marks: Mapping[Card, Solution], seed: str) -> Puzzle | None:
    wins = [card for card, one in marks.items() if one.chance is Chance.WINNABLE]
    proved = all(one.chance is not Chance.UNDECIDED for one in marks.values())
    if len(wins) != 1 or len(marks) < LEAST or not proved or not position.brief.mission.number:
        return None
    others = [card for card in marks if card is not wins[0]]
    dice = Seeded(f"{seed}/{len(position.ledger.tricks)}")
    puzzle = Puzzle(
        number=1,
        grade=1,
        position=position,
        solution=wins[0],
        legal=len(marks),
        far=max(_far(position, card, dice) for card in others),
        nodes=sum(marks[card].nodes for card in others),
        seed=seed,
    )
    return replace(puzzle, grade=grade(puzzle))


def _far(position: Position, card: Card, dice: Seeded) -> int:
    """How many tricks a crew that lays this can go on before the rules say that it lost."""
    return max(_tricks(position, card, dice) for _ in range(TRIES))


def _tricks(position: Position, card: Card, dice: Seeded) -> int:
    state = played(silent(position), turn(position), card)
    while outcome_of(state) is None:
        state = played(state, turn(state), dice.choice(cards(state, turn(state))))
    return len(state.last.ledger.tricks) - len(position.ledger.tricks) - 1


def _hardness(puzzle: Puzzle) -> float:
    return log2(puzzle.legal) + puzzle.far + log2(1 + puzzle.nodes) / 2


def grade(puzzle: Puzzle) -> int:
    """From 1 to 5: how many choices, how late the loss shows, how long its proof is."""
    return min(GRADES, 1 + sum(_hardness(puzzle) >= step for step in STEPS))
