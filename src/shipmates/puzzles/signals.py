"""Moments at which one signal helps far more than any other, as bots judge it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import log2
from typing import Any, Final

from shipmates.bots.mind import Mind, Plan, core_for
from shipmates.puzzles.games import a_talk
from shipmates.puzzles.moments import Moment, moment
from shipmates.puzzles.puzzle import SignalPuzzle, graded
from shipmates.tricks.signals import Signal

LEAST: Final = 3
"""With fewer signals nothing is puzzling."""
GAIN: Final = 0.10
"""So much the signal must help, in shares of the deals that fit."""
LEAD: Final = 0.05
"""So much more than the next best one."""
SKETCH: Final = 60
"""Deals imagined at first."""
NEARLY: Final = 0.02
"""So much less is enough in a sketch, and for a puzzle to stay one when bots learn."""
WORLDS: Final = 1_500
"""Deals imagined anew: they decide, whatever the first ones promised."""
STEPS: Final = (0.55, 1.15, 1.35, 1.7)
"""Where one grade ends and the next begins."""


@dataclass(frozen=True, slots=True)
class Heard:
    """What is expected of the best signal, beside silence and the next best one."""

    signal: Signal
    share: float
    silence: float
    other: float

    def is_clear(self, less: float = 0.0) -> bool:
        """Whether it helps by far the most, or nearly so."""
        gain, lead = self.share - self.silence, self.share - self.other
        return gain >= GAIN - less and lead >= LEAD - less


def heard(view: Any, worlds: int, dice: int) -> Heard:
    """The best signal of those a seat may give, by so many deals that fit what it knows."""
    built = core_for("a puzzle about signals")
    signals = _signals(view)
    silence, *told = Mind(built, Plan(worlds=worlds, listening=1)).shows(view, signals, dice)
    ranked = sorted(zip(told, signals, strict=True), key=lambda pair: -pair[0].value)
    best, other = ranked[:2]
    return Heard(best[1], best[0].value, silence.value, other[0].value)


def _signals(view: Any) -> list[Signal]:
    return [action for action in view.legal if isinstance(action, Signal)]


def hardest(seed: str) -> SignalPuzzle | None:
    """The hardest signal puzzle of a game, if there is any in it."""
    return max(puzzles_in(seed), key=hardness, default=None)


def puzzles_in(seed: str) -> Iterator[SignalPuzzle]:
    """Every signal puzzle of a game: what a sketch promises is judged by other deals anew."""
    for opening, moves, _, seat, _ in a_talk(seed):
        here = moment(opening, moves, seat)
        count = len(_signals(here.view))
        if count < LEAST:
            continue
        place = 2 * len(moves)
        sketch = heard(here.view, SKETCH, place)
        if sketch.is_clear(NEARLY):
            found = heard(here.view, WORLDS, place + 1)
            if found.is_clear() and found.signal == sketch.signal:
                yield _puzzle(here, found, place + 1, seed)


def _puzzle(here: Moment, found: Heard, dice: int, seed: str) -> SignalPuzzle:
    silence, share, other = (
        round(1000 * part) for part in (found.silence, found.share, found.other)
    )
    puzzle = SignalPuzzle(
        number=1,
        grade=1,
        moment=here,
        solution=found.signal,
        legal=len(_signals(here.view)),
        silence=silence,
        share=share,
        other=other,
        worlds=WORLDS,
        dice=dice,
        seed=seed,
    )
    return replace(puzzle, grade=graded(hardness(puzzle), STEPS))


def hardness(puzzle: SignalPuzzle) -> float:
    """How many signals there are, and how little the next best one is behind."""
    return log2(puzzle.legal) - log2((puzzle.share - puzzle.other) / (1000 * LEAD))


def is_right(puzzle: SignalPuzzle) -> bool:
    """Whether as many deals, imagined anew by the same dice, still say so."""
    found = heard(puzzle.moment.view, puzzle.worlds, puzzle.dice)
    return found.is_clear(NEARLY) and found.signal == puzzle.solution
