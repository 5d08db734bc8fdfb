"""Small runs, and rows that nobody played."""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from shipmates.lab import Backend, Plan, Row, run
from shipmates.lab.backends import Played
from shipmates.lab.deals import Deal, play
from shipmates.lab.store import GAMES, About, Results, Where

SMALL = Plan("planet9", (1, 2, 12), (2, 4), ("cautious", "random"), 2)


def games(plan: Plan, folder: Path, backend: Backend) -> bytes:
    """What a run comes to, byte for byte."""
    run(plan, folder, backend, lambda *_: None)
    return (folder / GAMES).read_bytes()


def fatal(deal: Deal, mark: str, number: int) -> Row:
    """Plays, but the first worker that meets this deal is killed in the middle."""
    if deal.number == number and not Path(mark).exists():
        Path(mark).write_text("killed", "utf-8")
        os.kill(os.getpid(), signal.SIGKILL)
    return play(deal)


def deadly(_: object) -> None:
    """Kills whoever does it."""
    os.kill(os.getpid(), signal.SIGKILL)


@dataclass(frozen=True)
class Fatal:
    """A backend, one of whose workers is killed on the way."""

    backend: Backend
    mark: Path
    number: int = 1

    def play(self, todo: Any, _: Any) -> Played[Any]:
        return self.backend.play(todo, partial(fatal, mark=str(self.mark), number=self.number))


def a_row(mission: int, players: int, deal: int, *, won: bool, **other: Any) -> Row:
    usual: dict[str, Any] = {
        "seats": ",".join(["expert"] * players),
        "outcome": "won" if won else "lost",
        "payoff": (float(won),) * players,
        "points": (),
        "cause": "tasks-done" if won else "task-taken",
        "tricks": 9,
        "decisions": 30,
        "winnable": "yes",
        "seed": f"lab planet9 {mission} {players}p {deal}",
    }
    known = {"game": "planet9", "mission": mission, "players": players, "deal": deal}
    return Row(**{**usual, **known, **other})


def results(bots: str, rows: list[Row], game: str = "planet9") -> Results:
    seats = tuple(bots.split(","))
    where = Where("2026-11-16", "abc", "a core")
    named = tuple(replace(row, game=game) for row in rows)
    return Results(About(game, seats, "lab", "us", (where,)), named)
