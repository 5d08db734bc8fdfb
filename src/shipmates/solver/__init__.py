"""Exact answers for open positions of the Crew games: won, lost, or not known."""

from __future__ import annotations

from shipmates.solver.answer import Chance, Solution
from shipmates.solver.core import CoreStatus, NeedsCore, core_status, is_native
from shipmates.solver.encode import Position, encode
from shipmates.solver.solver import Native, Solver, Twin, best

__all__ = [
    "Chance",
    "CoreStatus",
    "Native",
    "NeedsCore",
    "Position",
    "Solution",
    "Solver",
    "Twin",
    "best",
    "core_status",
    "encode",
    "is_native",
]
