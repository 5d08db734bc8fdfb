"""The arrays a batch is written to: one row, or one number, for each game."""

from __future__ import annotations

from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import NDArray

from shipmates.envs.blocks import Numbers


@dataclass(frozen=True, slots=True, eq=False)
class Rows:
    """What is told of every game after each step; the arrays stay the same throughout."""

    observation: Numbers
    action_mask: Numbers
    reward: NDArray[np.float32]
    """What the last step brought: 1 for a mission won, and else 0."""
    done: NDArray[np.bool_]
    """Whether the last step ended a game."""
    agent: NDArray[np.int8]
    """Whose decision it is: a seat, and for the dummy its commander's."""
    mission: NDArray[np.int32]
    """Which of the setups is played."""
    seed: NDArray[np.uint64]
    """The seed of the game being played."""

    @staticmethod
    def blank(games: int, observation: int, actions: int) -> Rows:
        """New arrays for so many games, of observations and masks so long."""
        return Rows(
            np.zeros((games, observation), np.int8),
            np.zeros((games, actions), np.int8),
            np.zeros(games, np.float32),
            np.zeros(games, np.bool_),
            np.zeros(games, np.int8),
            np.zeros(games, np.int32),
            np.zeros(games, np.uint64),
        )

    def check(self, like: Rows) -> None:
        """Raises `ValueError` unless these arrays are shaped and typed like the others."""
        for field in fields(self):
            own, other = getattr(self, field.name), getattr(like, field.name)
            if not isinstance(own, np.ndarray) or own.dtype != other.dtype:
                kind = getattr(own, "dtype", type(own).__name__)
                raise ValueError(f"{field.name} is of {kind}: expected {other.dtype}")
            if own.shape != other.shape:
                raise ValueError(f"{field.name} has shape {own.shape}: expected {other.shape}")
            if not own.flags.c_contiguous or not own.flags.writeable:
                raise ValueError(f"{field.name} is not one writeable piece of memory")
