"""What cards would bring to one hull. Counted once each, as long as the hull stays as it is."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from shipmates.bots.crewdeck.hull import NUMBER, Hull
from shipmates.bots.crewdeck.outlook import Outlook
from shipmates.bots.crewdeck.stations import ways
from shipmates.crewdeck.cards import PLAIN

_QUICK: Final = 2
_EXACT: Final = 3
_DECK: Final = tuple(NUMBER[card] for card in PLAIN)


class Survey:
    """The gain of cards, pairs and whole work crews, with the rest of the game in mind."""

    def __init__(self, outlook: Outlook, hull: Hull) -> None:
        self._outlook: Final = outlook
        self._hull: Final = hull
        self._now: Final = outlook.worth(hull)
        self._known: Final = dict[tuple[int, ...], float]()
        self._exact: Final = dict[tuple[int, ...], float]()
        self._average: float | None = None

    def gain(self, cards: Iterable[int]) -> float:
        """What these cards bring together, placed as well as can be."""
        key = tuple(sorted(cards))
        if key not in self._exact:
            self._exact[key] = self._searched(key, _EXACT)
        return self._exact[key]

    def guess(self, cards: Iterable[int]) -> float:
        """Much the same, from what they bring singly and in pairs."""
        key = tuple(sorted(cards))
        found = self._known.get(key)
        if found is None:
            alone = sum(self._single(card) for card in key)
            found = alone + sum(self._extra(pair) for pair in combinations(key, 2))
            self._known[key] = found
        return found

    def average(self) -> float:
        """What a card that nobody has seen yet may bring."""
        if self._average is None:
            self._average = sum(map(self._single, _DECK)) / len(_DECK)
        return self._average

    def _single(self, card: int) -> float:
        key = (card,)
        if key not in self._exact:
            self._exact[key] = self._searched(key, 1)
        return self._exact[key]

    def _extra(self, pair: tuple[int, ...]) -> float:
        if pair not in self._exact:
            self._exact[pair] = self._searched(pair, _QUICK)
        return self._exact[pair] - self._single(pair[0]) - self._single(pair[1])

    def _searched(self, cards: tuple[int, ...], width: int) -> float:
        return ways(self._outlook, self._hull, cards, width)[0].worth - self._now
