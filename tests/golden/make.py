"""Writes the golden replays anew: `make golden`, then read the diff.

A replay that still holds is kept as it is; `--all` plays all of them again.
"""

from __future__ import annotations

import sys
from collections import Counter

from shipmates.kernel import Illegal, Record, replay
from shipmates.notation.faults import Faulty
from shipmates.notation.record import read_record
from shipmates.planet9.actions import Action
from shipmates.planet9.state import State
from tests.golden.files import ALL, RULES, WHOLE, Vector, in_full, written
from tests.golden.play import a_lost_game, a_won_game

Game = Record[State, Action]


def main() -> None:
    """Makes every missing or broken vector, and brings the views of the others up to date."""
    causes = Counter[str]()
    for vector in ALL:
        kept = None if "--all" in sys.argv else _kept(vector)
        game = kept or _found(vector, causes)
        causes[_cause(game)] += 1
        _write(vector, game)
        if kept is None:
            print(f"{vector.name}: {len(game.moves)} moves, {_cause(game)}", flush=True)
    print(f"{len(ALL)} replays: {dict(causes)}")


def _kept(vector: Vector) -> Game | None:
    if not vector.path.exists():
        return None
    try:
        game = read_record(vector.path.read_text(encoding="utf-8")).record
        *_, last = replay(RULES, game)
    except (Faulty, Illegal):
        return None
    outcome = RULES.outcome(last)
    won = outcome is not None and outcome.payoff[0] > 0
    return game if outcome is not None and won == (vector.end == "won") else None


def _found(vector: Vector, causes: Counter[str]) -> Game:
    first = vector.mission * 1000
    if vector.end == "won":
        for seed in range(first, first + 1000):
            game = a_won_game(vector.setup(seed), seed, budget=6000)
            if game is not None:
                return game
    losses = [a_lost_game(vector.setup(seed), seed) for seed in range(first, first + 12)]
    return min((g for g in losses if g is not None), key=lambda game: causes[_cause(game)])


def _cause(game: Game) -> str:
    *_, last = replay(RULES, game)
    outcome = RULES.outcome(last)
    assert outcome is not None
    return outcome.because.code


def _write(vector: Vector, game: Game) -> None:
    vector.path.parent.mkdir(parents=True, exist_ok=True)
    vector.path.write_text(written(game), encoding="utf-8")
    if vector.name in WHOLE:
        vector.whole_path.parent.mkdir(exist_ok=True)
        vector.whole_path.write_text(in_full(game), encoding="utf-8")


if __name__ == "__main__":
    main()
