"""The bot that tries what it has in mind on sampled deals before it does it."""

from __future__ import annotations

from typing import Final

from shipmates.bots.crewdeck import alone, bidding, stacking, together
from shipmates.bots.crewdeck.deals import Deals
from shipmates.bots.crewdeck.experience import hopes
from shipmates.bots.crewdeck.futures import Futures
from shipmates.bots.crewdeck.judging import plan_of
from shipmates.bots.crewdeck.mind import Mind, numbers
from shipmates.bots.crewdeck.stations import ways
from shipmates.crewdeck.actions import Action
from shipmates.crewdeck.editions import ROUNDS
from shipmates.crewdeck.view import Phase, View
from shipmates.dice import Seeded

# What it spends on a decision, counted and not clocked, so that a game can be repeated.
_WIDTH: Final = 24
"""So many ways to place are followed up,"""
_TRIED: Final = 8
"""so many of them are tried in the next round,"""
_ROUNDS: Final = 12
"""and so many next rounds are dealt."""
_ADDS: Final = 8
"""So many cards on stacks are tried"""
_HANDS: Final = 8
"""with so many deals of the others' hands,"""
_COVERED: Final = 3
"""and alone with so many times the deals of the covered cards that the planner looks at."""


class Expert:
    """Does what comes out best. The same view and dice of the same seed, the same action."""

    def __init__(self, dice: Seeded) -> None:
        self._dice = dice
        self._mind: Mind | None = None

    def choose(self, view: View) -> Action:
        """What comes out best."""
        if len(view.legal) == 1:
            return view.legal[0]
        mind = self._at(view)
        if view.phase is Phase.PLACE:
            return self._placed(view, mind)
        worth = self._judged(view, mind)
        return max(worth, key=worth.__getitem__)

    def _judged(self, view: View, mind: Mind) -> dict[Action, float]:
        solo = view.setup.solo
        match view.phase:
            case Phase.FORM:
                return self._covered(view, mind) if solo else self._formed(view, mind)
            case Phase.POST:
                return bidding.posts(view, mind)
            case _:
                return alone.recruits(view, mind) if solo else together.recruits(view, mind)

    def _covered(self, view: View, mind: Mind) -> dict[Action, float]:
        dice = self._dice.fork(f"{view.round} {view.covered}")
        return alone.adds(view, mind, dice, _COVERED)

    def _formed(self, view: View, mind: Mind) -> dict[Action, float]:
        worth = together.adds(view, mind)
        likely = sorted(worth, key=lambda action: -worth[action])[:_ADDS]
        deals = Deals(view, self._dice.fork(f"{view.round} {view.sizes}"))
        return stacking.adds(view, mind, likely, deals, _HANDS)

    def _placed(self, view: View, mind: Mind) -> Action:
        found = ways(mind.outlook, mind.hulls[view.seat], numbers(view.news), _WIDTH)
        if view.round < ROUNDS:
            futures = Futures(view, mind.yard, self._dice.fork(f"{view.round}"), _ROUNDS)
            found = sorted(found[:_TRIED], key=lambda way: -futures.worth(way.hull))
        return plan_of(mind.yard, view.ships[view.seat], found[0]).steps[0]

    def _at(self, view: View) -> Mind:
        """What it had in mind, as long as that fits."""
        if self._mind is None or not self._mind.fits(view):
            self._mind = Mind(view, hopes(view.setup, ROUNDS - view.round))
        return self._mind
