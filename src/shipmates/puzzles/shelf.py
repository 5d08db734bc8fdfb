"""The set of puzzles that travels with the package, and how such sets are made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from importlib.resources import files
from math import ceil
from typing import Final, assert_never

from shipmates.puzzles import cards, drafts, signals
from shipmates.puzzles.puzzle import (
    CardPuzzle,
    DraftPuzzle,
    Kind,
    Puzzle,
    SignalPuzzle,
    read_puzzle,
)
from shipmates.solver.solver import Solver

FOLDER: Final = "shipmates.puzzles"
SHELF: Final = "shelf.jsonl"
MOST: Final = 0.25
"""No grade takes more than this share of a set."""


@cache
def shipped() -> tuple[Puzzle, ...]:
    """Those that travel with the package, kind by kind, of each the easy ones first."""
    text = (files(FOLDER) / SHELF).read_text("utf-8")
    return tuple(read_puzzle(line) for line in text.splitlines())


def made(kind: Kind, count: int, seed: str, solver: Solver) -> tuple[Puzzle, ...]:
    """So many puzzles of a kind, at most one from each game, the easy ones first."""
    find, games = finder(kind, seed, solver), 0
    found, most = list[Puzzle](), ceil(count * MOST)
    while len(found) < count:
        games += 1
        best = find(games)
        if best and [one.grade for one in found].count(best.grade) < most:
            found.append(best)
    found.sort(key=lambda puzzle: puzzle.grade)
    return tuple(replace(puzzle, number=i) for i, puzzle in enumerate(found, 1))


def finder(kind: Kind, seed: str, solver: Solver) -> Callable[[int], Puzzle | None]:
    """What finds the hardest puzzle of the n-th game with this seed, if there is any in it."""
    match kind:
        case Kind.CARD:
            return lambda game: cards.hardest(f"{seed}/{game}", solver)
        case Kind.DRAFT:
            return lambda game: drafts.hardest(f"{seed}/draft/{game}", solver)
        case Kind.SIGNAL:
            return lambda game: signals.hardest(f"{seed}/signal/{game}")
        case _:
            assert_never(kind)


def is_right(puzzle: Puzzle, solver: Solver) -> bool:
    """Whether a puzzle is one: proved anew or, for a signal, estimated anew."""
    match puzzle:
        case CardPuzzle():
            return cards.is_right(puzzle, solver)
        case DraftPuzzle():
            return drafts.is_right(puzzle, solver)
        case SignalPuzzle():
            return signals.is_right(puzzle)
        case _:
            assert_never(puzzle)
