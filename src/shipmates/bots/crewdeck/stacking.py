"""The forming of work crews to its end, with hands that the others may hold."""

from __future__ import annotations

from typing import Final, TypeAlias

from shipmates.bots.crewdeck.alone import each, laid
from shipmates.bots.crewdeck.deals import Deals
from shipmates.bots.crewdeck.hull import NUMBER
from shipmates.bots.crewdeck.mind import Mind, Stack, Stacks, numbers, stacks_of
from shipmates.bots.crewdeck.offers import offers, settled
from shipmates.bots.crewdeck.together import against, grabbed
from shipmates.crewdeck.actions import Action, Add
from shipmates.crewdeck.view import View

Wishes: TypeAlias = tuple[float, ...]
"""What a stack is worth to each seat."""

_ORDERS: Final = 8
"""So many orders of choosing are thought of while cards are added."""


class Stacking:
    """Everybody adds what looks best to them, then posts and takes what serves them best."""

    def __init__(self, view: View, mind: Mind) -> None:
        assert view.first is not None
        setup = view.setup
        self._mind: Final = mind
        self._me: Final = view.seat
        self._first: Final = view.first
        self._players: Final = setup.players
        self._size: Final = setup.stack_size
        self._adds: Final = setup.plays * setup.players
        payroll = setup.edition.payroll
        self._offers: Final = offers(setup.players, setup.posts, payroll, view.first)
        every = self._offers.orders
        self._orders: Final = every[:: -(-len(every) // _ORDERS)]
        self._wishes: Final = dict[Stack, Wishes]()
        self._ends: Final = dict[Stacks, float]()

    def end(self, stacks: Stacks, hands: Stacks) -> float:
        """What this seat gains on the others when all go on from here."""
        added = sum(map(len, stacks))
        while added < self._adds:
            seat = (self._first + added) % self._players
            stacks, hand = self._added(seat, stacks, hands[seat])
            hands = (*hands[:seat], hand, *hands[seat + 1 :])
            added += 1
        key = tuple(sorted(stacks))
        if key not in self._ends:
            self._ends[key] = against(self._me, self._posted(key))
        return self._ends[key]

    def _added(self, seat: int, stacks: Stacks, hand: Stack) -> tuple[Stacks, Stack]:
        """What looks best to a seat: the stacks then, and its hand."""
        wishes = [self._wish(stack) for stack in stacks]
        best, chosen = float("-inf"), (stacks, hand)
        for at in self._rooms(stacks):
            before = wishes[at]
            for card, left in each(hand):
                after = laid(stacks, at, card)
                wishes[at] = self._wish(after[at])
                worth = self._margin(seat, wishes)
                if worth > best:
                    best, chosen = worth, (after, left)
            wishes[at] = before
        return chosen

    def _rooms(self, stacks: Stacks) -> list[int]:
        """Where a card may go; of the stacks not begun, the first."""
        rooms = [at for at, stack in enumerate(stacks) if 0 < len(stack) < self._size]
        return rooms + [at for at, stack in enumerate(stacks) if not stack][:1]

    def _wish(self, stack: Stack) -> Wishes:
        found = self._wishes.get(stack)
        if found is None:
            more, surveys = self._size - len(stack), self._mind.surveys
            found = tuple(one.guess(stack) + more * one.average() for one in surveys)
            self._wishes[stack] = found
        return found

    def _margin(self, seat: int, wishes: list[Wishes]) -> float:
        wanted = list(zip(*wishes, strict=True))
        return sum(against(seat, grabbed(order, wanted)) for order in self._orders)

    def _posted(self, stacks: Stacks) -> list[float]:
        """What everybody gains who posts what serves them best."""
        wanted = list(zip(*map(self._wish, stacks), strict=True))
        return settled(self._offers.start, [grabbed(o, wanted) for o in self._offers.orders])


def adds(
    view: View, mind: Mind, likely: list[Action], deals: Deals, count: int
) -> dict[Action, float]:
    """What these cards on their stacks come to, over so many deals of the others' hands."""
    table, mine, stacks = Stacking(view, mind), view.seat, stacks_of(view)
    kept = dict(each(numbers(view.hand)))
    others = tuple(0 if seat == mine else size for seat, size in enumerate(view.sizes))
    sampled = [deals.hands(others) for _ in range(count)]
    worth = dict[Action, float]()
    for action in likely:
        assert isinstance(action, Add), "only cards are added"
        card = NUMBER[action.card]
        after = laid(stacks, action.stack, card)
        hands = ((*some[:mine], kept[card], *some[mine + 1 :]) for some in sampled)
        worth[action] = sum(table.end(after, dealt) for dealt in hands) / count
    return worth
