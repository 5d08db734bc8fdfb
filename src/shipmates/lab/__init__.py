"""Many games, measured: on one core, on all, or on a Ray cluster."""

from __future__ import annotations

from shipmates.lab.backends import Alone, Backend, Processes, processes
from shipmates.lab.difficulty import Standing, measure
from shipmates.lab.figures import Tally
from shipmates.lab.plan import Plan
from shipmates.lab.rows import Row
from shipmates.lab.run import run
from shipmates.lab.store import Results, read
from shipmates.lab.unfit import Unfit

__all__ = [
    "Alone",
    "Backend",
    "Plan",
    "Processes",
    "Results",
    "Row",
    "Standing",
    "Tally",
    "Unfit",
    "measure",
    "processes",
    "read",
    "run",
]
