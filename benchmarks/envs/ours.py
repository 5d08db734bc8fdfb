"""Our environments, one row each: a name, and decisions a second in random games."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from typing import Any

from benchmarks.envs import native
from shipmates.envs import crewdeck_v0, deepsea_v0, planet9_v0
from shipmates.solver import is_native

Rate = Callable[[float], float]
"""How many decisions a second, measured for so many seconds of one core."""

NINE, SEA = range(1, 51), range(1, 33)


def rows() -> Iterator[tuple[str, Rate]]:
    """Everything that is measured, in the order of the table."""
    yield "planet9_v0, all missions, 4 players", _in_turns(planet9_v0.env(mission=NINE))
    yield "planet9_v0, mission 10, 4 players", _in_turns(planet9_v0.env(mission=10))
    yield (
        "planet9_v0, all missions, 2 players",
        _in_turns(planet9_v0.env(mission=NINE, players=2)),
    )
    yield "deepsea_v0, all missions, 4 players", _in_turns(deepsea_v0.env(mission=SEA))
    yield "deepsea_v0, mission 5, 4 players", _in_turns(deepsea_v0.env(mission=5))
    yield "crewdeck_v0, 3 players", _in_turns(crewdeck_v0.env())
    if is_native():
        yield from native.rows()


def _in_turns(env: Any) -> Rate:
    """PettingZoo's loop: look, choose by the mask, act."""

    def rate(seconds: float) -> float:
        rng, decisions = random.Random(1), 0
        env.reset(seed=1)
        start = time.process_time()
        while True:
            seen, _, over, _, _ = env.last()
            if over:
                if time.process_time() - start >= seconds:
                    return decisions / (time.process_time() - start)
                env.reset()
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(legal.item(int(rng.random() * legal.size)))
            decisions += 1

    return rate
