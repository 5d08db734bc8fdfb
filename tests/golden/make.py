"""Writes the golden replays anew: `make golden`, then read the diff.

A replay that still holds is kept as it is; `--all` plays all of them again.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import TypeVar

from shipmates.kernel import Illegal, Record
from shipmates.notation.faults import Faulty
from tests.golden.files import Vector
from tests.golden.shelf import DECK, SEA, SPACE, Shelf

State = TypeVar("State")
Action = TypeVar("Action")
View = TypeVar("View")


def main() -> None:
    """Makes every missing or broken vector, and brings the views of the others up to date."""
    fill(SPACE)
    fill(SEA)
    fill(DECK)


def fill(shelf: Shelf[State, Action, View]) -> None:
    """The replays of one game."""
    causes = Counter[str]()
    for vector in shelf.vectors:
        kept = None if "--all" in sys.argv else _kept(shelf, vector)
        game = kept or _found(shelf, vector, causes)
        causes[_cause(shelf, game)] += 1
        _write(shelf, vector, game)
        if kept is None:
            print(f"{vector.game} {vector.name}: {_cause(shelf, game)}", flush=True)
    print(f"{len(shelf.vectors)} replays: {dict(causes)}")


def _kept(shelf: Shelf[State, Action, View], vector: Vector) -> Record[State, Action] | None:
    if not vector.path.exists():
        return None
    try:
        game = shelf.read(vector.path.read_text(encoding="utf-8"))
        outcome = shelf.outcome(game)
    except (Faulty, Illegal):
        return None
    return game if vector.fits(outcome) else None


def _found(
    shelf: Shelf[State, Action, View], vector: Vector, causes: Counter[str]
) -> Record[State, Action]:
    first = 1000 * (vector.mission or shelf.vectors.index(vector))
    if vector.end != "lost":
        for seed in range(first, first + 1000):
            game = shelf.won(vector, seed)
            if game is not None:
                return game
    losses = [shelf.lost(vector, seed) for seed in range(first, first + 12)]
    found = [game for game in losses if game is not None]
    return min(found, key=lambda game: causes[_cause(shelf, game)])


def _cause(shelf: Shelf[State, Action, View], game: Record[State, Action]) -> str:
    outcome = shelf.outcome(game)
    assert outcome is not None
    return outcome.because.code


def _write(
    shelf: Shelf[State, Action, View], vector: Vector, game: Record[State, Action]
) -> None:
    vector.path.parent.mkdir(parents=True, exist_ok=True)
    vector.path.write_text(shelf.written(vector, game), encoding="utf-8")
    if vector.is_whole:
        vector.whole_path.parent.mkdir(exist_ok=True)
        vector.whole_path.write_text(shelf.in_full(vector, game), encoding="utf-8")


if __name__ == "__main__":
    main()
