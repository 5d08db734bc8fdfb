"""What a hull is worth with rounds to come: its score, and what its groups may grow to."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from shipmates.bots.crewdeck.hull import Hull, Yard

Table: TypeAlias = tuple[tuple[float, ...], ...]

LARGEST: Final = 16
_OPEN: Final = 6
"""More open places around a group than this make no difference."""


@dataclass(frozen=True, slots=True)
class Hopes:
    """How far groups are hoped to grow. Tuned by playing alone and against itself."""

    share: float = 0.235
    """How many of the cards to come fit a group that has room all around."""
    tightness: float = 1.5
    """At so many open places around it a group grows at half that speed."""
    places: float = 0.95
    """How many cards come to lie at an open place, and behind it."""
    trust: tuple[float, ...] = (0.0, 1.2, 0.7, 0.7, 0.4)
    """How much of such a hope counts, with so many rounds to come."""
    pair: float = 1.0
    """How much growth makes it certain that a group which does not stand yet will."""
    loose: float = 1.0
    """How much of that counts."""
    hold: tuple[float, ...] = (0.0, 4.0, 4.5, 5.5, 6.5)
    """What it is worth to have a place left in the hold, with so many rounds to come."""
    edge: float = 0.0
    """What a place costs that lies open beside the ship: straggling ships grow badly."""


HOPES: Final = Hopes()


class Outlook:
    """Judges hulls of one yard with so many rounds to come after this one."""

    def __init__(self, yard: Yard, rounds: int, cards: int, hopes: Hopes = HOPES) -> None:
        self.yard: Final = yard
        self.rounds: Final = rounds
        standing, loose = _tables(yard.chart, rounds, cards, hopes)
        self._standing: Final = standing
        self._loose: Final = loose
        self._known: Final = dict[tuple[int, int, int], float]()
        self._hold: Final = hopes.hold[rounds]
        self._edge: Final = hopes.edge if rounds else 0.0

    def worth(self, hull: Hull) -> float:
        """The score to be expected at the end, payroll left out."""
        reach = self.yard.reach(hull)
        worth = hull.printed + hull.room * self._hold
        if self._edge:
            worth -= self._edge * self.yard.open(hull).bit_count()
        for cards in hull.colours:
            if cards:
                worth += self._hoped(cards, hull.humans, reach)
        for cards in hull.factions:
            if cards:
                worth += self._hoped(cards, hull.generalists, reach)
        return worth

    def _hoped(self, cards: int, wild: int, reach: int) -> float:
        """What one trait comes to: remembered, as most stay the same from try to try."""
        key = (cards, wild, reach)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._trait(cards, wild, reach)
        return found

    def _trait(self, cards: int, wild: int, reach: int) -> float:
        points, groups = self.yard.groups(cards, wild)
        hope = 0.0
        for size, stands, around in groups:
            places = min((around & reach).bit_count(), _OPEN)
            hope += (self._standing if stands else self._loose)[size][places]
        return points + hope


@cache
def _tables(
    chart: tuple[int, ...], rounds: int, cards: int, hopes: Hopes
) -> tuple[Table, Table]:
    """What growth brings, by size and open places, to groups that stand and to others."""
    standing = list[tuple[float, ...]]()
    loose = list[tuple[float, ...]]()
    trust, loosely = hopes.trust[rounds], hopes.trust[rounds] * hopes.loose
    for size in range(LARGEST + 1):
        growths = [_growth(places, cards, hopes) for places in range(_OPEN + 1)]
        ends = [_between(chart, size + growth) for growth in growths]
        standing.append(tuple(trust * (end - chart[size]) for end in ends))
        sure = [min(1.0, growth / hopes.pair) for growth in growths]
        loose.append(tuple(loosely * p * end for p, end in zip(sure, ends, strict=True)))
    return tuple(standing), tuple(loose)


def _growth(places: int, cards: int, hopes: Hopes) -> float:
    if not places:
        return 0.0
    free = hopes.share * cards * places / (places + hopes.tightness)
    return min(free, hopes.places * places + 1)


def _between(chart: tuple[int, ...], size: float) -> float:
    """The chart read between its sizes."""
    whole = min(int(size), LARGEST - 1)
    part = min(size - whole, 1.0)
    return chart[whole] + part * (chart[whole + 1] - chart[whole])
