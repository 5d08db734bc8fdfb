"""A learner: one small net plays every seat of many games at once, and gets better at it.

    python examples/learner.py --mission 13 --minutes 3 --curve curve.csv

Plain NumPy: an actor and a critic on one hidden layer, taught by clipped policy gradients
(PPO). The crew shares its fate, so every decision is paid with how its game ended.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shipmates.envs import deepsea_v0, planet9_v0
from shipmates.envs.batched import BatchEnv

Floats = NDArray[Any]
"""Of 32 bits, all of them."""

STEPS = 64
"""Decisions of each game between two lessons."""
EPOCHS = 2
SHARE = 1024
"""Decisions learned from at a time."""
CLIP = 0.2
WORTH = 0.5
"""How much the critic's error counts."""
CURIOSITY = 0.005
"""How much it is worth to keep one's mind open."""


class Net:
    """A hidden layer, above it what to do and what to hope for; Adam moves the weights."""

    def __init__(
        self,
        used: NDArray[np.int64],
        actions: int,
        hidden: int = 64,
        rate: float = 2e-3,
        seed: int = 1,
    ) -> None:
        dice = np.random.default_rng(seed)
        self.used, self.rate, self.time = used, rate, 0
        self.weights: list[Floats] = [
            dice.normal(0, 0.1, (len(used), hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            dice.normal(0, 0.01, (hidden, actions)).astype(np.float32),
            np.zeros(actions, np.float32),
            np.zeros(hidden, np.float32),
            np.zeros(1, np.float32),
        ]
        self.first = [np.zeros_like(weight) for weight in self.weights]
        self.second = [np.zeros_like(weight) for weight in self.weights]

    def look(self, seen: Floats, mask: NDArray[np.int8]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, how likely each action is, and how likely the game is won."""
        inner, bias, outer, offset, worth, start = self.weights
        hidden = np.maximum(seen @ inner + bias, 0)
        scores = np.where(mask, hidden @ outer + offset, np.float32(-1e9))
        scores -= scores.max(1, keepdims=True)
        chances = np.exp(scores)
        chances /= chances.sum(1, keepdims=True)
        return hidden, chances, hidden @ worth + start

    def move(self, seen: Floats, hidden: Floats, to_scores: Floats, to_worth: Floats) -> None:
        """One step down these slopes of the loss."""
        _, _, outer, _, worth, _ = self.weights
        inside = to_scores @ outer.T + to_worth[:, None] * worth
        inside *= hidden > 0
        self._adam(
            [
                seen.T @ inside,
                inside.sum(0),
                hidden.T @ to_scores,
                to_scores.sum(0),
                hidden.T @ to_worth,
                to_worth.sum(0, keepdims=True),
            ]
        )

    def _adam(self, slopes: list[Floats]) -> None:
        self.time += 1
        pace = self.rate * (1 - 0.999**self.time) ** 0.5 / (1 - 0.9**self.time)
        moments = zip(self.weights, self.first, self.second, slopes, strict=True)
        for weight, first, second, slope in moments:
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            weight -= pace * first / (np.sqrt(second) + 1e-7)


@dataclass(frozen=True, slots=True)
class Lesson:
    """Decisions, what became of them, and how many games ended and were won meanwhile."""

    seen: NDArray[np.int8]
    mask: NDArray[np.int8]
    action: NDArray[np.int64]
    chance: Floats
    outcome: Floats
    gain: Floats
    games: int
    won: int


def play(env: BatchEnv, net: Net, dice: np.random.Generator) -> Lesson:
    """Some decisions in every game; what has not ended is paid with what the critic hopes."""
    rows, shape = env.rows, (STEPS, env.num_envs)
    seen = np.empty((*shape, len(net.used)), np.int8)
    mask = np.empty((*shape, rows.action_mask.shape[1]), np.int8)
    action = np.empty(shape, np.int64)
    chance, hope, reward = (np.empty(shape, np.float32) for _ in range(3))
    done = np.empty(shape, np.bool_)
    for step in range(STEPS):
        seen[step], mask[step] = rows.observation[:, net.used], rows.action_mask
        _, chances, hope[step] = net.look(seen[step].astype(np.float32), mask[step])
        action[step] = drawn(chances, mask[step], dice)
        chance[step] = chances[np.arange(env.num_envs), action[step]]
        env.step(action[step])
        reward[step], done[step] = rows.reward, rows.done
    outcome = np.empty(shape, np.float32)
    last = rows.observation[:, net.used].astype(np.float32)
    _, _, ahead = net.look(last, rows.action_mask)
    for step in reversed(range(STEPS)):
        ahead = outcome[step] = np.where(done[step], reward[step], ahead)
    return Lesson(
        seen.reshape(-1, seen.shape[2]),
        mask.reshape(-1, mask.shape[2]),
        action.ravel(),
        chance.ravel(),
        outcome.ravel(),
        (outcome - hope).ravel(),
        games=int(done.sum()),
        won=int(reward.sum()),
    )


def used(env: BatchEnv, seed: int) -> NDArray[np.int64]:
    """The numbers of an observation that are ever 1: a mission needs but some of them."""
    dice, rows = np.random.default_rng(seed), env.rows
    found = np.zeros(rows.observation.shape[1], np.bool_)
    env.reset(seed=seed)
    for _ in range(200):
        found |= rows.observation.any(0)
        env.step(drawn(rows.action_mask.astype(np.float32), rows.action_mask, dice))
    return np.flatnonzero(found)


def drawn(chances: Floats, mask: NDArray[np.int8], dice: np.random.Generator) -> Any:
    """One action for each game, as likely as it should be."""
    # The Gumbel trick: the greatest of the logarithms with such noise is a fair draw.
    noise = -np.log(-np.log(dice.random(chances.shape, np.float32) + 1e-12) + 1e-12)
    return np.where(mask, np.log(chances + 1e-12) + noise, -np.inf).argmax(1)


def learn(net: Net, lesson: Lesson, dice: np.random.Generator) -> None:
    """Makes what went better than hoped more likely, but not by much at a time."""
    gain = (lesson.gain - lesson.gain.mean()) / (lesson.gain.std() + 1e-6)
    for _ in range(EPOCHS):
        order = dice.permutation(len(gain))
        for start in range(0, len(order), SHARE):
            _learn(net, lesson, gain, order[start : start + SHARE])


def _learn(net: Net, lesson: Lesson, gain: Floats, part: NDArray[np.int64]) -> None:
    seen, rows = lesson.seen[part].astype(np.float32), np.arange(len(part))
    hidden, chances, hope = net.look(seen, lesson.mask[part])
    ratio = chances[rows, lesson.action[part]] / lesson.chance[part]
    far = np.where(gain[part] > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
    pull = np.where(far, 0, gain[part] * ratio).astype(np.float32)
    to_scores = chances * pull[:, None]
    to_scores[rows, lesson.action[part]] -= pull
    surprise = chances * np.log(chances + 1e-12)
    to_scores += CURIOSITY * (surprise - chances * surprise.sum(1, keepdims=True))
    to_worth = WORTH * (hope - lesson.outcome[part])
    net.move(seen, hidden, to_scores / len(part), to_worth / len(part))


def train(env: BatchEnv, net: Net, seconds: float, seed: int) -> Iterator[tuple[int, float]]:
    """After each lesson: how many games were played so far, and which share of them was won."""
    dice, games = np.random.default_rng(seed), 0
    env.reset(seed=seed)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        lesson = play(env, net, dice)
        learn(net, lesson, dice)
        games += lesson.games
        yield games, lesson.won / max(lesson.games, 1)


def smooth(points: list[tuple[int, float]], parts: int = 20) -> list[tuple[int, float]]:
    """So many points of the curve, each the mean of what lies around it."""
    found = list[tuple[int, float]]()
    for part in np.array_split(np.array(points), min(parts, len(points))):
        found.append((int(part[-1, 0]), float(part[:, 1].mean())))
    return found


def keep(points: list[tuple[int, float]], path: Path) -> None:
    """The curve as a table, for whatever draws."""
    path.write_text("games,won\n" + "".join(f"{at},{won:.4f}\n" for at, won in points))


def main(arguments: list[str] | None = None) -> list[tuple[int, float]]:
    """Learns for some minutes, tells the curve, and returns it."""
    parser = argparse.ArgumentParser(description="A crew that learns a mission.")
    parser.add_argument("--game", choices=("planet9", "deepsea"), default="planet9")
    parser.add_argument("--mission", type=int, default=13)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--games", type=int, default=128, help="at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="a CSV file to write")
    asked = parser.parse_args(arguments)
    make = planet9_v0.batch_env if asked.game == "planet9" else deepsea_v0.batch_env
    env = make(asked.games, mission=asked.mission, players=asked.players, distress="off")
    net = Net(used(env, asked.seed), env.rows.action_mask.shape[1], seed=asked.seed)
    points = list(train(env, net, 60 * asked.minutes, asked.seed))
    for games, won in smooth(points):
        print(f"{games:8} games {won:6.1%} {'#' * round(60 * won)}")
    if asked.curve is not None:
        keep(points, asked.curve)
    return points


if __name__ == "__main__":
    main()
