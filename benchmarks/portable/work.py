"""What every build is asked to do: each piece tells its digest and the seconds it took."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from hashlib import blake2b
from time import process_time
from typing import Any, NamedTuple

import numpy as np

from benchmarks.solver.deals import Maker, planet, sea
from shipmates import deepsea, planet9
from shipmates.bots import make
from shipmates.dice import Seeded
from shipmates.envs import deepsea_v0, planet9_v0
from shipmates.envs.batched import BatchEnv
from shipmates.games import DEEPSEA, PLANET9
from shipmates.lab.play import played
from shipmates.solver import encode
from shipmates.solver.core import native


class Done(NamedTuple):
    """Equal digests are equal answers, bit for bit."""

    digest: str
    seconds: float


Work = Callable[[], Done]

NODES = 200_000
GAMES = 128
"""Games in a batch."""


def pieces(share: float = 1.0) -> dict[str, Work]:
    """Everything that is measured, in the order of the table; or a share of each piece."""
    deals, steps, games = (max(1, int(share * full)) for full in (60, 5_000, 2))
    return {
        "solver, Planet Nine, 6 tasks": _solving(planet(4, 6), deals),
        "solver, Deep Sea, difficulty 12": _solving(sea(4, 12), deals),
        "clauses, Planet Nine, 8 tasks": _solving(planet(4, 8), deals, by="solve_by_clauses"),
        "expert, Planet Nine, mission 10": partial(_games, PLANET9, planet9, 10, games),
        "expert, Deep Sea, mission 8": partial(_games, DEEPSEA, deepsea, 8, games),
        "batch, Planet Nine": _steps(planet9_v0.batch_env(GAMES, mission=range(1, 51)), steps),
        "batch, Deep Sea": _steps(deepsea_v0.batch_env(GAMES, mission=range(1, 33)), steps),
    }


def _digest(parts: Iterable[object]) -> str:
    found = blake2b(digest_size=8)
    for part in parts:
        found.update(part if isinstance(part, bytes) else repr(part).encode())
    return found.hexdigest()


def _solving(deal: Maker, deals: int, by: str = "solve") -> Work:
    """Answers to open deals, each with a line and the number of nodes it took."""
    answer = getattr(native(), by)
    problems = [list(encode(deal(seed)).words) for seed in range(deals)]

    def solved() -> Done:
        began = process_time()
        answers = [answer(words, NODES) for words in problems]
        return Done(_digest(answers), process_time() - began)

    return solved


def _games(game: Any, package: Any, mission: int, games: int) -> Done:
    """Games of a crew of experts: every card that was laid, and how the games ended."""
    ends, seconds = list[object](), 0.0
    for seed in range(games):
        dice = Seeded(f"portable {seed}")
        setup = package.Setup(package.MISSIONS[mission - 1], players=4)
        bots = [make(game.key, "expert", dice.fork(f"seat {seat}")) for seat in range(4)]
        course = played(game.rules, package.opening(setup), bots, dice)
        ends += [course.over.outcome, course.over.last.ledger.tricks]
        seconds += sum(course.spent)
    return Done(_digest(ends), seconds)


def _steps(env: BatchEnv, steps: int) -> Work:
    """Many games in step. Only the steps are timed, not the choice of actions."""
    rows = env.rows
    order = np.arange(rows.action_mask.shape[1], dtype=np.int64) * 53

    def stepped() -> Done:
        env.reset(seed=7)
        seen, seconds = list[bytes](), 0.0
        for step in range(steps):
            actions = (rows.action_mask * (1 + (step * 31 + order) % 97)).argmax(1)
            began = process_time()
            env.step(actions)
            seconds += process_time() - began
            if step % 50 == 0:
                seen += [rows.observation.tobytes(), rows.reward.tobytes(), rows.done.tobytes()]
        return Done(_digest(seen), seconds)

    return stepped
