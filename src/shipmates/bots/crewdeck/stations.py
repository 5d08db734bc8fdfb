"""Where new cards go: the best few ways to place them all, going on from the best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from shipmates.bots.crewdeck.hull import Hull, singly
from shipmates.bots.crewdeck.outlook import Outlook

Step: TypeAlias = tuple[int, int]
"""A card and the bit of its place; 0 is the hold."""

IN_HOLD = 0


class Way(NamedTuple):
    """A way to place cards, step by step, and what comes of it."""

    worth: float
    hull: Hull
    left: tuple[int, ...]
    steps: tuple[Step, ...]


def ways(outlook: Outlook, hull: Hull, cards: Sequence[int], width: int) -> list[Way]:
    """The best ways to place all these cards, best first; so many are followed up."""
    found = [Way(outlook.worth(hull), hull, tuple(sorted(cards)), ())]
    for _ in cards:
        nexts = dict[tuple[Hull, tuple[int, ...]], Way]()
        for way in found:
            _go_on(outlook, way, nexts)
        found = sorted(nexts.values(), key=_by_worth)[:width]
    return found


def _go_on(outlook: Outlook, way: Way, nexts: dict[tuple[Hull, tuple[int, ...]], Way]) -> None:
    yard, hull = outlook.yard, way.hull
    places = tuple(singly(yard.open(hull)))
    for at, card in enumerate(way.left):
        if at and way.left[at - 1] == card:
            continue
        left = (*way.left[:at], *way.left[at + 1 :])
        for bit in places:
            after = yard.place(hull, card, bit)
            if (after, left) not in nexts:
                steps = (*way.steps, (card, bit))
                nexts[after, left] = Way(outlook.worth(after), after, left, steps)
        if hull.room:
            after = yard.stow(hull, card)
            if (after, left) not in nexts:
                steps = (*way.steps, (card, IN_HOLD))
                nexts[after, left] = Way(outlook.worth(after), after, left, steps)


def _by_worth(way: Way) -> tuple[float, tuple[Step, ...]]:
    return -way.worth, way.steps
