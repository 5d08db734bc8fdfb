"""A bot from outside, in twenty lines: no class, no registration, only views and actions.

    python examples/outside.py

`frugal` sees what its seat may know, and does one of `view.legal`. It plays three seats of a
crew; at the fourth sits whoever learns, who gets the same as numbers: here, by the dice.
"""

from __future__ import annotations

import sys
from typing import Any

from shipmates.envs.learners import planet9
from shipmates.tricks.moves import Play


def frugal(view: Any) -> Any:
    """Lays the lowest card it may, and otherwise does what stands first."""
    plays = [action for action in view.legal if isinstance(action, Play)]
    return min(plays, key=lambda play: play.card.value, default=view.legal[0])


def main(games: int) -> float:
    """How often such a crew wins the second mission."""
    env, won = planet9(mission=2, players=4, partners=frugal), 0.0
    env.action_space.seed(1)
    for seed in range(games):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            action = env.action_space.sample(seen["action_mask"])
            seen, reward, over, _, _ = env.step(action)
            won += reward
    return won / games


if __name__ == "__main__":
    print(f"{main(int(sys.argv[1]) if len(sys.argv) > 1 else 100):.0%} won")
