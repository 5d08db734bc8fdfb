"""What a hull becomes in the next round, over some deals of the cards that may come."""

from __future__ import annotations

from math import comb
from typing import Final, TypeAlias

from shipmates.bots.crewdeck.deals import Deals
from shipmates.bots.crewdeck.experience import hopes
from shipmates.bots.crewdeck.hull import Hull, Yard
from shipmates.bots.crewdeck.mind import Stack, Stacks
from shipmates.bots.crewdeck.outlook import Outlook
from shipmates.bots.crewdeck.stations import ways
from shipmates.crewdeck.editions import ROUNDS
from shipmates.crewdeck.view import View
from shipmates.dice import Seeded

Crews: TypeAlias = tuple[Stacks, ...]


class Futures:
    """Judges hulls by one sampled round more, the same deals for all of them."""

    def __init__(self, view: View, yard: Yard, dice: Seeded, deals: int) -> None:
        setup, left = view.setup, ROUNDS - view.round - 1
        cards = left * setup.stack_size * setup.posts
        self._outlook: Final = Outlook(yard, left, cards, hopes(setup, left))
        self._setup: Final = setup
        self._crews: Final = _crews(view, dice, deals)
        self._known: Final = dict[Hull, float]()

    def worth(self, hull: Hull) -> float:
        """What this hull may be expected to be worth a round later."""
        if hull not in self._known:
            ends = [self._end(hull, stacks) for stacks in self._crews]
            self._known[hull] = sum(ends) / len(ends)
        return self._known[hull]

    def _end(self, hull: Hull, stacks: Stacks) -> float:
        if self._setup.posts == 2:
            return self._two(hull, stacks)
        worth = [self._placed(hull, stack) for stack in stacks]
        if self._setup.solo:
            paid = self._setup.edition.solo_payroll
            return max(one - cost for one, cost in zip(worth, paid, strict=True))
        return _best_left(worth)

    def _two(self, hull: Hull, stacks: Stacks) -> float:
        """The best of three work crews, and the one that nobody wants."""
        *three, last = stacks
        best = max(three, key=lambda stack: self._placed(hull, stack))
        return self._placed(hull, best + last)

    def _placed(self, hull: Hull, cards: Stack) -> float:
        return ways(self._outlook, hull, cards, 1)[0].worth


def _crews(view: View, dice: Seeded, deals: int) -> Crews:
    source, setup = Deals(view, dice), view.setup
    sizes = (setup.stack_size,) * setup.stacks
    return tuple(source.hands(sizes) for _ in range(deals))


def _best_left(worth: list[float]) -> float:
    """What one gets on average who chooses first, second, … or last, others taking any."""
    n, falling = len(worth), sorted(worth, reverse=True)
    chances = (
        sum(comb(n - 1 - at, some - 1) / comb(n, some) for some in range(1, n + 1)) / n
        for at in range(n)
    )
    return sum(one * chance for one, chance in zip(falling, chances, strict=True))
