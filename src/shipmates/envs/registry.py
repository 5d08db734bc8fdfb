"""The names by which PettingZoo and Gymnasium find the environments."""

from __future__ import annotations

from typing import Final

import gymnasium
import pettingzoo

GAMES: Final = ("planet9", "deepsea", "crewdeck")
"""`shipmates/planet9_v0` is PettingZoo's, `shipmates/planet9-v0` Gymnasium's."""


def register() -> None:
    """Makes the names known; nothing is imported before one is asked for."""
    for game in GAMES:
        name, module = f"shipmates/{game}_v0", f"shipmates.envs.{game}_v0"
        pettingzoo.register("aec", name, entry_point=f"{module}:env")
        pettingzoo.register("parallel", name, entry_point=f"{module}:parallel_env")
        gymnasium.register(f"shipmates/{game}-v0", f"shipmates.envs.learners:{game}")
