"""The native environment: one game in a Python loop, and many at once."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator

import numpy as np

from shipmates.envs import deepsea_v0, planet9_v0
from shipmates.envs.batched import BatchEnv

Rate = Callable[[float], float]

GAMES = 128
"""So many at once: their arrays fit into the cache of one core."""
NINE, SEA = range(1, 51), range(1, 33)


def rows() -> Iterator[tuple[str, Rate]]:
    """Everything that is measured, in the order of the table."""
    yield "native planet9, mission 10, one game", _single(planet9_v0.batch_env(1, mission=10))
    yield (
        "native planet9, all missions, one game",
        _single(planet9_v0.batch_env(1, mission=NINE)),
    )
    yield (
        "native deepsea, all missions, one game",
        _single(deepsea_v0.batch_env(1, mission=SEA)),
    )
    yield "batched planet9, mission 10", _batched(planet9_v0.batch_env(GAMES, mission=10))
    yield "batched planet9, all missions", _batched(planet9_v0.batch_env(GAMES, mission=NINE))
    yield "batched deepsea, mission 5", _batched(deepsea_v0.batch_env(GAMES, mission=5))
    yield "batched deepsea, all missions", _batched(deepsea_v0.batch_env(GAMES, mission=SEA))


def _single(env: BatchEnv) -> Rate:
    """As with the neighbours, the choice among what is legal is part of the loop."""

    def rate(seconds: float) -> float:
        rng, decisions, action = random.Random(1), 0, np.zeros(1, np.int64)
        env.reset(seed=1)
        mask = env.rows.action_mask[0]
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            for _ in range(1_000):
                legal = mask.nonzero()[0]
                action[0] = legal[int(rng.random() * len(legal))]
                env.step(action)
            decisions += 1_000
        return decisions / spent

    return rate


def _batched(env: BatchEnv) -> Rate:
    """Only the steps count: how a policy chooses for all games at once is its own affair.

    By the clock on the wall: to ask for the processor's takes as long as ten decisions.
    """

    def rate(seconds: float) -> float:
        dice, decisions, spent = np.random.default_rng(1), 0, 0.0
        # Small, so that the games are not driven out of the cache between two steps.
        noise = dice.integers(1, 127, (64, env.rows.action_mask.shape[1]), np.int8)
        env.reset(seed=1)
        while spent < seconds:
            for turn in range(100):
                actions = (env.rows.action_mask * noise[turn % 64]).argmax(1)
                start = time.perf_counter()
                env.step(actions)
                spent += time.perf_counter() - start
            decisions += 100 * env.num_envs
        return decisions / spent

    return rate
