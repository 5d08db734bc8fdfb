"""Exact answers for open positions of the Crew games: won, lost, or not known."""

from __future__ import annotations

from shipmates.solver.answer import Chance, Solution
from shipmates.solver.encode import Position, encode
from shipmates.solver.solver import Native, Solver, Twin, best, is_native

__all__ = [
    "Chance",
    "Native",
    "Position",
    "Solution",
    "Solver",
    "Twin",
    "best",
    "encode",
    "is_native",
]
