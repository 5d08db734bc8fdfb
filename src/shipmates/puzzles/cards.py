"""Positions in which exactly one card keeps the mission winnable."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from math import log2
from typing import Final

from shipmates.dice import Seeded
from shipmates.puzzles.games import a_game
from shipmates.puzzles.puzzle import CardPuzzle, graded
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


def hardest(seed: str, solver: Solver) -> CardPuzzle | None:
    """The hardest puzzle of a game, if there is any in it."""
    return max(puzzles_in(seed, solver), key=hardness, default=None)


def puzzles_in(seed: str, solver: Solver) -> Iterator[CardPuzzle]:
    """Every puzzle of a game, up to the card that loses it."""
    for position, card in a_game(seed):
        if position.ledger.tricks or not getattr(position.brief.mission, "draws", False):
            marks = solver.marks(position)
            puzzle = _puzzle(position, marks, seed)
            if puzzle is not None:
                yield puzzle
            if marks[card].chance is not Chance.WINNABLE:
                return


def _puzzle(position: Position, marks: Mapping[Card, Solution], seed: str) -> CardPuzzle | None:
    wins = [card for card, one in marks.items() if one.chance is Chance.WINNABLE]
    proved = all(one.chance is not Chance.UNDECIDED for one in marks.values())
    if len(wins) != 1 or len(marks) < LEAST or not proved or not position.brief.mission.number:
        return None
    others = [card for card in marks if card is not wins[0]]
    dice = Seeded(f"{seed}/{len(position.ledger.tricks)}")
    puzzle = CardPuzzle(
        number=1,
        grade=1,
        position=position,
        solution=wins[0],
        legal=len(marks),
        far=max(_far(position, card, dice) for card in others),
        nodes=sum(marks[card].nodes for card in others),
        seed=seed,
    )
    return replace(puzzle, grade=graded(hardness(puzzle), STEPS))


def _far(position: Position, card: Card, dice: Seeded) -> int:
    """How many tricks a crew that lays this can go on before the rules say that it lost."""
    return max(_tricks(position, card, dice) for _ in range(TRIES))


def _tricks(position: Position, card: Card, dice: Seeded) -> int:
    state = played(silent(position), turn(position), card)
    while outcome_of(state) is None:
        state = played(state, turn(state), dice.choice(cards(state, turn(state))))
    return len(state.last.ledger.tricks) - len(position.ledger.tricks) - 1


def hardness(puzzle: CardPuzzle) -> float:
    """How many choices, how late the loss shows, how long its proof is."""
    return log2(puzzle.legal) + puzzle.far + log2(1 + puzzle.nodes) / 2


def is_right(puzzle: CardPuzzle, solver: Solver) -> bool:
    """Whether the card is the only one that can win, and the others are proved to lose."""
    chances = {card: one.chance for card, one in solver.marks(puzzle.position).items()}
    if chances.pop(puzzle.solution, None) is not Chance.WINNABLE:
        return False
    return set(chances.values()) == {Chance.LOST}
