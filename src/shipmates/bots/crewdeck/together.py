"""Two to four players: what to add where, what to pay, and which work crew to take."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import permutations
from typing import Final, TypeAlias

from shipmates.bots.crewdeck.alone import laid
from shipmates.bots.crewdeck.hull import NUMBER
from shipmates.bots.crewdeck.mind import Mind, Stacks, stacks_of
from shipmates.crewdeck.actions import Action, Add, Post, Recruit
from shipmates.crewdeck.view import View

Order: TypeAlias = tuple[int, ...]
"""The seats in the order in which they take a work crew."""
Shares: TypeAlias = tuple[tuple[int, ...], ...]
"""The stacks each seat has taken, rising."""
Posted: TypeAlias = tuple[tuple[int, int], ...]


def against(mine: int, gains: list[float]) -> float:
    """One's own gain, less what the others gain on average."""
    return gains[mine] - (sum(gains) - gains[mine]) / (len(gains) - 1)


def adds(view: View, mind: Mind) -> dict[Action, float]:
    """What each card on each stack promises, whoever may come to choose first."""
    stacks = stacks_of(view)
    return {
        action: _formed(view, mind, laid(stacks, action.stack, NUMBER[action.card]))
        for action in view.legal
        if isinstance(action, Add)
    }


def _formed(view: View, mind: Mind, stacks: Stacks) -> float:
    size = view.setup.stack_size
    wanted = [
        [survey.guess(stack) + (size - len(stack)) * survey.average() for stack in stacks]
        for survey in mind.surveys
    ]
    every = orders(view.setup.players, view.setup.posts)
    shared = [grabbed(order, wanted) for order in every]
    return sum(against(view.seat, gains) for gains in shared) / len(every)


@cache
def orders(players: int, posts: int) -> tuple[Order, ...]:
    """Every order in which so many players may come to choose."""
    return tuple(sorted(set(permutations(tuple(range(players)) * posts))))


def grabbed(order: Order, wanted: Sequence[Sequence[float]]) -> list[float]:
    """What everybody gains who takes what looks best."""
    left, gains = set(range(len(order))), [0.0] * len(wanted)
    for seat in order:
        mine = wanted[seat]
        best = max(left, key=mine.__getitem__)
        left.remove(best)
        gains[seat] += mine[best]
    return gains


class Draft:
    """The choosing of work crews: everybody takes what serves them best in the end."""

    def __init__(self, view: View, mind: Mind) -> None:
        self._mind: Final = mind
        self._me: Final = view.seat
        self._stacks: Final = stacks_of(view)
        self._players: Final = view.setup.players
        self._ends: Final = dict[tuple[Order, Shares], list[float]]()

    def gains(self, order: Order, shares: Shares) -> list[float]:
        """What everybody gains when these seats still take a work crew."""
        key = (order, shares)
        if key not in self._ends:
            self._ends[key] = self._end(order, shares)
        return self._ends[key]

    def _end(self, order: Order, shares: Shares) -> list[float]:
        if not order:
            return [self._gain(seat, share) for seat, share in enumerate(shares)]
        seat, *rest = order
        ends = [self.gains(tuple(rest), given(shares, seat, at)) for at in self._left(shares)]
        return max(ends, key=lambda gains: against(seat, gains))

    def _left(self, shares: Shares) -> list[int]:
        gone = {at for share in shares for at in share}
        return [at for at in range(len(self._stacks)) if at not in gone]

    def _gain(self, seat: int, share: tuple[int, ...]) -> float:
        cards = (card for at in share for card in self._stacks[at])
        return self._mind.surveys[seat].gain(cards)

    def none(self) -> Shares:
        """Before anybody has taken anything."""
        return ((),) * self._players


def given(shares: Shares, seat: int, stack: int) -> Shares:
    """The shares when a seat has taken one more."""
    share = tuple(sorted((*shares[seat], stack)))
    return (*shares[:seat], share, *shares[seat + 1 :])


def by_payroll(posted: Iterable[tuple[int, int]]) -> Order:
    """Who chooses when."""
    return tuple(seat for seat, _ in sorted(posted, key=lambda post: -post[1]))


class Auction:
    """The posting of payroll: the others are taken to post anything, oneself what is best."""

    def __init__(self, view: View, mind: Mind) -> None:
        assert view.first is not None
        self._draft: Final = Draft(view, mind)
        self._setup: Final = view.setup
        self._me: Final = view.seat
        self._first: Final = view.first

    def worth(self, posted: Posted) -> float:
        """What may be expected once so much is posted."""
        players = self._setup.players
        if len(posted) == players * self._setup.posts:
            return self._end(posted)
        seat = (self._first + len(posted)) % players
        gone = {amount for _, amount in posted}
        offers = [a for a in self._setup.edition.payroll if a not in gone]
        ends = [self.worth((*posted, (seat, amount))) for amount in offers]
        return max(ends) if seat == self._me else sum(ends) / len(ends)

    def _end(self, posted: Posted) -> float:
        gains = list(self._draft.gains(by_payroll(posted), self._draft.none()))
        for seat, amount in posted:
            gains[seat] -= amount
        return against(self._me, gains)


def posts(view: View, mind: Mind) -> dict[Action, float]:
    """What each payroll card on offer promises."""
    auction, posted = Auction(view, mind), tuple(view.posted)
    return {
        action: auction.worth((*posted, (view.seat, action.amount)))
        for action in view.legal
        if isinstance(action, Post)
    }


def recruits(view: View, mind: Mind) -> dict[Action, float]:
    """What each work crew left is worth taking."""
    draft = Draft(view, mind)
    shares = draft.none()
    for seat, stack in view.claims:
        shares = given(shares, seat, stack)
    rest = by_payroll(view.posted)[len(view.claims) + 1 :]
    return {
        action: against(view.seat, draft.gains(rest, given(shares, view.seat, action.stack)))
        for action in view.legal
        if isinstance(action, Recruit)
    }
