"""Signal puzzles: an estimate of what one seat could know, not a proof."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shipmates.puzzles import SignalPuzzle, is_right, shipped
from shipmates.puzzles.signals import GAIN, LEAD, LEAST, WORLDS, Heard, puzzles_in
from shipmates.solver import best, is_native
from shipmates.tricks.cards import Card
from shipmates.tricks.signals import Meaning, Signal

SIGNALS = [puzzle for puzzle in shipped() if isinstance(puzzle, SignalPuzzle)]
P9 = Signal(Card.parse("P9"), Meaning.HIGHEST)

native = pytest.mark.skipif(not is_native(), reason="nobody imagines deals without the core")


@pytest.mark.parametrize("puzzle", SIGNALS, ids=lambda puzzle: puzzle.number)
def test_one_signal_is_clearly_better(puzzle: SignalPuzzle) -> None:
    signals = [action for action in puzzle.moment.view.legal if isinstance(action, Signal)]
    assert puzzle.solution in signals
    assert len(signals) == puzzle.legal >= LEAST
    assert puzzle.worlds == WORLDS
    assert puzzle.share - puzzle.silence >= 1000 * GAIN - 1
    assert puzzle.share - puzzle.other >= 1000 * LEAD - 1


@pytest.mark.parametrize(
    ("share", "silence", "other", "clear"),
    [(0.5, 0.4, 0.45, True), (0.5, 0.41, 0.3, False), (0.5, 0.3, 0.46, False)],
    ids=["clear", "helps too little", "another helps as well"],
)
def test_what_is_clear(
    share: float, silence: float, other: float, clear: bool
) -> None:  # a case says it
    assert Heard(P9, share + 1e-9, silence, other).is_clear() is clear


@native
def test_another_solution_is_none() -> None:
    puzzle = SIGNALS[0]
    signals = [action for action in puzzle.moment.view.legal if isinstance(action, Signal)]
    other = next(signal for signal in signals if signal != puzzle.solution)
    assert not is_right(replace(puzzle, solution=other), best())


@native
@pytest.mark.slow
def test_a_puzzle_is_found_anew_in_its_game() -> None:
    puzzle = SIGNALS[0]
    found = {one.moment: one.solution for one in puzzles_in(puzzle.seed)}
    assert found[puzzle.moment] == puzzle.solution
