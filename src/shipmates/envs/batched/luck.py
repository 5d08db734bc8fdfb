"""The dice of the native core, for the rules in Python: the same seed, the same game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

Item = TypeVar("Item")

_WORD: Final = (1 << 64) - 1


class _Stream:
    """Numbers of 64 bits, one after the other (SplitMix64)."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _WORD

    def next(self) -> int:
        """The next number."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _WORD
        x = self._state
        x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & _WORD
        x = (x ^ x >> 27) * 0x94D049BB133111EB & _WORD
        return x ^ x >> 31

    def below(self, many: int) -> int:
        """One of so many."""
        return (self.next() >> 32) * many >> 32


class Luck:
    """Dice as `kernel.Dice` asks for them; every shuffle uses up one number, however long."""

    def __init__(self, seed: int) -> None:
        self._stream = _Stream(seed)

    def shuffled(self, items: Sequence[Item]) -> tuple[Item, ...]:
        """The same items in random order."""
        order, own = list(items), _Stream(self._stream.next())
        for i in range(len(order)):
            j = i + own.below(len(order) - i)
            order[i], order[j] = order[j], order[i]
        return tuple(order)

    def choice(self, items: Sequence[Item]) -> Item:
        """One of the items."""
        return items[self._stream.below(len(items))]


def after(seed: int) -> int:
    """The seed of the game that follows the one with this seed."""
    return _Stream(~seed).next()
