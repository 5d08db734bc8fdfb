"""The posting of payroll when everybody is taken to post what serves them best."""

from __future__ import annotations

from typing import Final

from shipmates.bots.crewdeck.mind import Mind
from shipmates.bots.crewdeck.together import Draft, Posted, against, by_payroll
from shipmates.crewdeck.actions import Action, Post
from shipmates.crewdeck.view import View


class Bidding:
    """Every way to post the rest, down to who takes which work crew."""

    def __init__(self, view: View, draft: Draft) -> None:
        assert view.first is not None
        self._draft: Final = draft
        self._setup: Final = view.setup
        self._first: Final = view.first

    def gains(self, posted: Posted) -> list[float]:
        """What everybody gains in the end, payroll deducted, once so much is posted."""
        players = self._setup.players
        if len(posted) == players * self._setup.posts:
            return self._end(posted)
        seat = (self._first + len(posted)) % players
        gone = {amount for _, amount in posted}
        offers = [a for a in self._setup.edition.payroll if a not in gone]
        ends = [self.gains((*posted, (seat, amount))) for amount in offers]
        return max(ends, key=lambda gains: against(seat, gains))

    def _end(self, posted: Posted) -> list[float]:
        gains = list(self._draft.gains(by_payroll(posted), self._draft.none()))
        for seat, amount in posted:
            gains[seat] -= amount
        return gains


def posts(view: View, mind: Mind) -> dict[Action, float]:
    """What each payroll card on offer promises."""
    bidding, posted = Bidding(view, Draft(view, mind)), tuple(view.posted)
    return {
        action: against(view.seat, bidding.gains((*posted, (view.seat, action.amount))))
        for action in view.legal
        if isinstance(action, Post)
    }
