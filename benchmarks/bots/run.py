"""Plays what is not on file yet, in processes, and appends as it goes."""

from __future__ import annotations

import multiprocessing
import platform
import signal
import subprocess
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TypeAlias

from benchmarks.bots.cells import Cell
from benchmarks.bots.games import CEILING_NODES, Game, played
from benchmarks.bots.rows import About, Row, line, read
from shipmates.bots.expert import EXPERT, STEADY

_PLANS = {"expert": EXPERT, "steady": STEADY}


Told: TypeAlias = Callable[[Row], None]
"""Hears of every game that is finished."""


def games(
    cells: Iterable[Cell], deals: int, level: str, radios: Sequence[bool]
) -> Iterator[Game]:
    """Every cell's first deal, then every cell's second: stopped early, all cells have some."""
    wanted = tuple(cells)
    for seed in range(deals):
        for cell in wanted:
            for radio in radios if cell.talks else (True,):
                yield Game(cell, seed, level, radio)


def missing(wanted: Iterable[Game], path: Path, crew: str) -> list[Game]:
    """Those this crew has not finished."""
    done = {row.key for row in read([path]).of(crew).rows}
    return [game for game in wanted if game.key not in done]


def run(todo: Sequence[Game], path: Path, crew: str, workers: int, told: Told) -> None:
    """Plays them all. Stopped by Ctrl-C, what is finished is on file."""
    if not todo:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    cut = path.exists() and not path.read_bytes().endswith(b"\n")
    with path.open("a", encoding="utf-8") as file, _processes(workers) as rows_of:
        if cut and file.tell():
            file.write("\n")
        file.write(line(about(todo[0].level, crew)) + "\n")
        for row in rows_of(todo, crew):
            file.write(line(row) + "\n")
            file.flush()
            told(row)


_Rows: TypeAlias = Callable[[Sequence[Game], str], Iterator[Row]]


@contextmanager
def _processes(workers: int) -> Iterator[_Rows]:
    if workers == 1:
        yield lambda todo, crew: (played(game, crew) for game in todo)
        return
    # Fresh processes: nothing of this one is shared, on any system.
    pool = multiprocessing.get_context("spawn").Pool(workers, _deaf)
    try:
        yield lambda todo, crew: pool.imap_unordered(partial(played, crew=crew), todo)
    finally:
        pool.terminate()
        pool.join()


def _deaf() -> None:
    """Ctrl-C is for the one who writes; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def about(level: str, crew: str) -> About:
    """This machine, today."""
    plan = _PLANS.get(level)
    thought = "no search" if plan is None else ", ".join(plan_words(plan))
    return About(
        crew=crew,
        level=level,
        date=datetime.now(UTC).strftime("%Y-%m-%d"),
        commit=_commit(),
        machine=f"{_processor()}, CPython {platform.python_version()}",
        plan=f"{thought}; ceiling within {CEILING_NODES:,} nodes",
    )


def plan_words(plan: object) -> Iterator[str]:
    """A plan's numbers by their names."""
    for name in getattr(plan, "__slots__", ()):
        yield f"{name} {getattr(plan, name)}"


def _processor() -> str:
    try:
        text = Path("/proc/cpuinfo").read_text("utf-8")
    except OSError:
        return platform.processor() or platform.machine()
    names = [row.partition(":")[2].strip() for row in text.splitlines() if "model name" in row]
    return f"{len(names)} × {names[0]}" if names else platform.machine()


def _commit() -> str:
    asked = ["git", "describe", "--always", "--dirty"]
    here = Path(__file__).parent
    try:
        told = subprocess.run(asked, capture_output=True, text=True, check=True, cwd=here)
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return told.stdout.strip()
