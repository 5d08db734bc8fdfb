"""Luck that can be repeated: the same seed, the same game."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")


class Seeded:
    """Dice for the edges; a fork gives independent dice that depend only on seed and label."""

    def __init__(self, seed: int | str) -> None:
        self._seed = seed
        self._random = random.Random(f"shipmates {seed}")

    def shuffled(self, items: Sequence[Item]) -> tuple[Item, ...]:
        """The same items in random order."""
        # As `random.sample` does it, without a call for every item.
        pool, found, bits = list(items), list[Item](), self._random.getrandbits
        for left in range(len(pool), 0, -1):
            size = left.bit_length()
            place = bits(size)
            while place >= left:
                place = bits(size)
            found.append(pool[place])
            pool[place] = pool[left - 1]
        return tuple(found)

    def choice(self, items: Sequence[Item]) -> Item:
        """One of the items."""
        return self._random.choice(items)

    def fork(self, label: str) -> Seeded:
        """Dice of their own for somebody or something, by its name."""
        return Seeded(hashlib.sha256(f"{self._seed}/{label}".encode()).hexdigest())
