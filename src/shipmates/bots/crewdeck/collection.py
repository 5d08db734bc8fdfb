"""What the solo opponent's collection may come to."""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

from shipmates.bots.crewdeck.hull import COLOUR, FACTION, Yard
from shipmates.dice import Seeded

Growth: TypeAlias = tuple[int, int, int, int, int]

_TRAITS: Final = 5
_FUTURES: Final = 12
_WILD: Final = 9
"""It takes what is valuable: of so many cards it takes, two fit any collection."""


class Collection:
    """Judges collections with so many rounds to come after this one."""

    def __init__(self, yard: Yard, rounds: int, cards: tuple[int, ...]) -> None:
        self._yard: Final = yard
        self._futures: Final = _futures(rounds)
        self._cards: Final = cards
        self._known: Final = dict[tuple[int, ...], float]()
        self.now: Final = self._worth(cards)

    def gain(self, cards: tuple[int, ...]) -> float:
        """What it would get from these cards."""
        key = tuple(sorted(cards))
        if key not in self._known:
            self._known[key] = self._worth((*self._cards, *key)) - self.now
        return self._known[key]

    def _worth(self, cards: tuple[int, ...]) -> float:
        values = sum(self._yard.held[card] for card in cards)
        return values + self._best(cards, COLOUR) + self._best(cards, FACTION)

    def _best(self, cards: tuple[int, ...], trait: tuple[int | None, ...]) -> float:
        chart, counts, wilds = self._yard.chart, [0] * _TRAITS, 0
        for card in cards:
            at = trait[card]
            if at is None:
                wilds += 1
            else:
                counts[at] += 1
        a, b, c, d, e = counts
        most, total = len(chart) - 1, 0
        for (u, v, w, x, y), more in self._futures:
            size = max(a + u, b + v, c + w, d + x, e + y) + wilds + more
            total += chart[min(size, most)]
        return total / _FUTURES


@cache
def _futures(rounds: int) -> tuple[tuple[Growth, int], ...]:
    """Some ways its collections may grow: by colour or faction, and by wilds."""
    dice, futures = Seeded(f"futures {rounds}"), list[tuple[Growth, int]]()
    for _ in range(_FUTURES):
        drawn = [dice.choice(range(_WILD)) for _ in range(3 * rounds)]
        traits = [dice.choice(range(_TRAITS)) for fit in drawn if fit >= 2]
        a, b, c, d, e = (traits.count(trait) for trait in range(_TRAITS))
        futures.append(((a, b, c, d, e), len(drawn) - len(traits)))
    return tuple(futures)
