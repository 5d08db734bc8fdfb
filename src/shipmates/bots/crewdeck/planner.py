"""The bot that plans its ship: what it will be worth decides what it takes, pays and adds."""

from __future__ import annotations

from shipmates.bots.crewdeck.judging import judged, planned
from shipmates.bots.crewdeck.mind import Mind
from shipmates.crewdeck.actions import Action
from shipmates.crewdeck.view import Phase, View
from shipmates.dice import Seeded


class Planner:
    """Does what promises most. The same view and dice of the same seed, the same action."""

    def __init__(self, dice: Seeded) -> None:
        self._dice = dice
        self._mind: Mind | None = None

    def choose(self, view: View) -> Action:
        """What promises most."""
        if len(view.legal) == 1:
            return view.legal[0]
        mind = self._at(view)
        if view.phase is Phase.PLACE:
            return planned(view, mind)[0].steps[0]
        worth = judged(view, mind, self._dice.fork(f"{view.round} {view.covered}"))
        return max(worth, key=worth.__getitem__)

    def _at(self, view: View) -> Mind:
        """What it had in mind, as long as that fits."""
        if self._mind is None or not self._mind.fits(view):
            self._mind = Mind(view)
        return self._mind
