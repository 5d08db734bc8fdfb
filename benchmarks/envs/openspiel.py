"""OpenSpiel's trick games through Python: decisions a second, as JSON.

Runs in a virtual environment of its own and knows nothing of Shipmates:
`python openspiel.py SECONDS GAME...`. A decision is what it is for us: the mask and the
observation of whoever acts, a random legal action, and its effect.
"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any

import pyspiel  # type: ignore[import-not-found]  # it lives elsewhere


def play(state: Any, rng: random.Random, *, observe: bool, informed: bool) -> int:
    """One random game; how many decisions it took."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, odds)[0])
            continue
        legal = state.legal_actions()
        if observe:
            state.legal_actions_mask()
            player = state.current_player()
            (state.information_state_tensor if informed else state.observation_tensor)(player)
        state.apply_action(legal[int(rng.random() * len(legal))])
        decisions += 1
    return decisions


def rate(name: str, seconds: float, *, observe: bool) -> float:
    """Decisions a second in random games of one kind."""
    game, rng, decisions = pyspiel.load_game(name), random.Random(1), 0
    informed = not game.get_type().provides_observation_tensor
    start = time.process_time()
    while time.process_time() - start < seconds:
        decisions += play(game.new_initial_state(), rng, observe=observe, informed=informed)
    return decisions / (time.process_time() - start)


def main(seconds: float, names: list[str]) -> None:
    """Prints what each game reaches, with observations and bare."""
    rates = {
        name: [rate(name, seconds, observe=True), rate(name, seconds / 2, observe=False)]
        for name in names
    }
    print(json.dumps(rates))


if __name__ == "__main__":
    main(float(sys.argv[1]), sys.argv[2:])
