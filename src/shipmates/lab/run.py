"""Plays what is not on file yet, and keeps it as it goes."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

from shipmates.lab import store
from shipmates.lab.backends import Backend
from shipmates.lab.deals import play
from shipmates.lab.plan import Plan
from shipmates.lab.rows import Row
from shipmates.lab.unfit import needed

Told: TypeAlias = Callable[[Row | None, int, int], None]
"""Hears of every game that is finished: how many are, of how many; first of none."""


def run(plan: Plan, folder: Path, backend: Backend, told: Told) -> int:
    """Plays them all, and says how many were played. Stopped, what is finished is on file.

    Raises `Unfit`.
    """
    needed("pyarrow.parquet", "lab")
    with store.opened(folder, plan) as kept:
        asked = list(plan.games())
        finished = kept.keys
        todo = [deal for deal in asked if deal.key not in finished]
        done = len(asked) - len(todo)
        told(None, done, len(asked))
        try:
            with closing(backend.play(todo, play)) as rows:
                for row in rows:
                    kept.add(row)
                    done += 1
                    told(row, done, len(asked))
        finally:
            kept.flush()
        kept.finish()
    return len(todo)
