"""The native core of Shipmates: what `shipmates.solver` and `shipmates.bots` ask."""

from __future__ import annotations

from shipmates_native._core import (
    Batch,
    Faulty,
    batch_sizes,
    imagine,
    judge_cards,
    judge_shows,
    marks,
    perft,
    rehearse,
    solve,
    solve_all,
    solve_by_clauses,
)

__all__ = [
    "Batch",
    "Faulty",
    "batch_sizes",
    "imagine",
    "judge_cards",
    "judge_shows",
    "marks",
    "perft",
    "rehearse",
    "solve",
    "solve_all",
    "solve_by_clauses",
]
