"""The native core of Shipmates: what `shipmates.solver` and `shipmates.bots` ask.

A portable build on x86-64 holds the core once for each level of instructions, and the best this
processor can run is imported. All give the same answers.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shipmates_native import _core as core
else:
    try:
        level = import_module("shipmates_native._cpu").level()
    except ModuleNotFoundError:  # a tuned build, or another processor: there is one core
        level = 2
    core = import_module(
        f"shipmates_native._core_v{level}" if level > 2 else "shipmates_native._core"
    )

BUILD = core.BUILD
"""`portable` for a wheel that is given away, `tuned` for a build for this machine alone."""
LEVEL = core.LEVEL
"""The instructions in use: `x86-64-v2`, `x86-64-v3`, `x86-64-v4`, `baseline` or `native`."""
Batch = core.Batch
Faulty = core.Faulty
__version__ = core.VERSION
batch_sizes = core.batch_sizes
imagine = core.imagine
judge_cards = core.judge_cards
judge_shows = core.judge_shows
marks = core.marks
perft = core.perft
rehearse = core.rehearse
solve = core.solve
solve_all = core.solve_all
solve_by_clauses = core.solve_by_clauses

__all__ = [
    "BUILD",
    "LEVEL",
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
