"""The native core of Shipmates. `shipmates.solver` is what people call."""

from __future__ import annotations

from shipmates_native._core import Faulty, marks, perft, solve, solve_all, solve_by_clauses

__all__ = ["Faulty", "marks", "perft", "solve", "solve_all", "solve_by_clauses"]
