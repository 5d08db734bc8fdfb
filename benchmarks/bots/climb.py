"""Gradient steps with Adam's memory, on plain lists: there are a few hundred weights."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

PACE: Final = 0.04
SLOWEST: Final = 0.01
SLOWING: Final = 0.999
MEMORY: Final = 0.9
LONG_MEMORY: Final = 0.99
CALM: Final = 0.7
"""Weights that seldom matter would leap: a step is divided by this much of the mean as well."""


class Climb:
    """Weights on their way up."""

    def __init__(self, weights: Sequence[float]) -> None:
        self.weights = list(map(float, weights))
        self.steps = 0
        self.pace = PACE
        self._mean = [0.0] * len(self.weights)
        self._square = [0.0] * len(self.weights)

    def step(self, slope: Sequence[float]) -> None:
        """One step up this slope."""
        self.steps += 1
        pairs = tuple(zip(self._mean, self._square, slope, strict=True))
        self._mean = [MEMORY * m + (1 - MEMORY) * g for m, _, g in pairs]
        self._square = [LONG_MEMORY * v + (1 - LONG_MEMORY) * g * g for _, v, g in pairs]
        young, younger = 1 - MEMORY**self.steps, 1 - LONG_MEMORY**self.steps
        sizes = [sqrt(v / younger) for v in self._square]
        floor = CALM * sum(sizes) / len(sizes)
        if floor:
            self.weights = [
                w + self.pace * m / young / (size + floor)
                for w, m, size in zip(self.weights, self._mean, sizes, strict=True)
            ]
        self.pace = max(SLOWEST, self.pace * SLOWING)
