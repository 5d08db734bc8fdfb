"""Learns the weights of card sense: `python -m benchmarks.bots.learn --minutes 20`.

Crews play deals by card sense alone, every hand from what its seat could know. What the games
that were won did differently from the other games of the same deal is made likelier: a policy
gradient, by the native core. The same number of steps gives the same weights.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Final

import shipmates.bots
from benchmarks.bots.climb import Climb
from benchmarks.bots.lessons import Lesson, lessons
from shipmates.bots.levels import CrewGame
from shipmates.bots.mind import Core, core

FEATURES: Final = 32
MODES: Final = 9
"""As in `native/src/sense.hpp`."""
BATCH: Final = 400
GAMES: Final = 12
"""Of each deal, at each step."""
EASE: Final = 0.003
"""How much it is worth to keep choices open."""
EXAM_GAMES: Final = 20
EXAM_EVERY: Final = 10
"""Every tenth deal is kept for the exam, and not learned from."""
REPORTS: Final = 30
"""Seconds from one line to the next."""
SOLVED: Final = 3000
LOST: Final = 1
SEED: Final = 1

_RUIN, _GAIN, _CHANCE, _DANGER, _HEIGHT = range(5)
_TRUMP, _WINNING, _GLAD, _EARLY = 7, 10, 15, 17
_BEGIN: Final = {_RUIN: -5.0, _GAIN: 3.0, _CHANCE: 1.5, _DANGER: -2.0, _GLAD: 1.0, _EARLY: -1.0}


def main(arguments: Sequence[str]) -> None:
    """Learns until the time is up, and writes the weights."""
    options = _options(arguments)
    built = core()
    if built is None:
        raise SystemExit("The native core was not built: make native")
    school = School(built, list(lessons(options.game, options.deals, options.missions)))
    start = getattr(options, "from")
    climb = Climb(json.loads(start.read_text("utf-8")) if start else beginning())
    target = options.out or _shipped(options.game)
    print(
        f"{len(school.train)} deals to learn from, {len(school.exam)} for the exam", flush=True
    )
    try:
        _learn(school, climb, target, options)
    except KeyboardInterrupt:
        print("stopped")
    write(climb.weights, target)
    print(f"{climb.steps} steps: {school.marks(climb.weights)}")
    for kind, share in school.by_kind(climb.weights).items():
        print(f"  {kind}  {100 * share:5.1f}")
    print(f"written: {target}")


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="benchmarks.bots.learn", description=__doc__)
    parser.add_argument("--game", default="planet9", choices=("planet9", "deepsea"))
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--steps", type=int, help="end after so many, whatever the time")
    parser.add_argument("--from", type=Path, metavar="FILE", help="weights to begin with")
    parser.add_argument("--deals", type=int, default=2400)
    parser.add_argument(
        "--missions",
        type=float,
        default=0.0,
        help="share of missions with clauses of their own",
    )
    parser.add_argument("--out", type=Path, help="instead of the weights that are shipped")
    return parser.parse_args(arguments)


def _learn(school: School, climb: Climb, target: Path, options: argparse.Namespace) -> None:
    began = told = monotonic()
    while climb.steps != options.steps:
        climb.step(school.slope(climb.weights))
        now = monotonic()
        if options.steps is None and now - began > 60 * options.minutes:
            return
        if now - told > REPORTS:
            told = now
            print(f"{climb.steps:>5} steps: {school.marks(climb.weights)}", flush=True)
            write(climb.weights, target)


class School:
    """The deals that are not lost, and a seat at each."""

    def __init__(self, built: Core, every: Sequence[Lesson]) -> None:
        self._core: Final = built
        self._dice: Final = random.Random(SEED)
        told = built.solve_all([one.words for one in every], SOLVED, 1)
        kept = [
            (number, one)
            for number, (one, (verdict, _, _)) in enumerate(zip(every, told, strict=True))
            if verdict != LOST
        ]
        self.exam: Final = [one for number, one in kept if number % EXAM_EVERY == 0]
        self.train: Final = [one for number, one in kept if number % EXAM_EVERY]

    def slope(self, weights: Sequence[float]) -> list[float]:
        """Which way the weights should go, by some of the deals."""
        batch = self._dice.sample(self.train, min(BATCH, len(self.train)))
        seed = self._dice.getrandbits(60)
        _, slope = self._rehearse(batch, weights, GAMES, 1.0, EASE, seed)
        return [one / len(batch) for one in slope]

    def marks(self, weights: Sequence[float]) -> str:
        """The share of exam games won, by chance as it learns and as sharply as it plays."""
        shares = [self._share(weights, keen) for keen in (1.0, 2.0)]
        return f"exam {100 * shares[0]:.1f} %, played sharply {100 * shares[1]:.1f} %"

    def by_kind(self, weights: Sequence[float]) -> dict[str, float]:
        """The same for each kind of deal, played sharply."""
        won, _ = self._rehearse(self.exam, weights, EXAM_GAMES, 2.0, 0.0, SEED)
        kinds = dict[str, list[int]]()
        for one, wins in zip(self.exam, won, strict=True):
            kinds.setdefault(one.kind, []).append(wins)
        return {k: sum(w) / len(w) / EXAM_GAMES for k, w in sorted(kinds.items())}

    def _share(self, weights: Sequence[float], keen: float) -> float:
        won, _ = self._rehearse(self.exam, weights, EXAM_GAMES, keen, 0.0, SEED)
        return sum(won) / (EXAM_GAMES * len(self.exam))

    def _rehearse(
        self,
        deals: Sequence[Lesson],
        weights: Sequence[float],
        games: int,
        keen: float,
        ease: float,
        seed: int,
    ) -> tuple[list[int], list[float]]:
        rows, opens = [one.words for one in deals], [one.open for one in deals]
        return self._core.rehearse(rows, opens, weights, games, keen, ease, seed)


def beginning() -> list[float]:
    """What anybody would say first: win tasks, ruin nothing, keep high cards."""
    weights = [0.0] * (MODES * FEATURES)
    for mode in range(MODES):
        for feature, value in _BEGIN.items():
            weights[mode * FEATURES + feature] = value
    weights[_HEIGHT] = weights[_TRUMP] = -1.0  # when leading
    weights[FEATURES + _WINNING] = -0.5
    return weights


def write(weights: Sequence[float], path: Path) -> None:
    """A line for each mode."""
    rows = [weights[at : at + FEATURES] for at in range(0, len(weights), FEATURES)]
    lines = [", ".join(f"{weight:.4f}" for weight in row) for row in rows]
    path.write_text("[\n  " + ",\n  ".join(lines) + "\n]\n", "utf-8")


def _shipped(game: CrewGame) -> Path:
    return Path(shipmates.bots.__file__).parent / f"sense_{game}.json"


if __name__ == "__main__":
    main(sys.argv[1:])
