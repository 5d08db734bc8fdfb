"""The solo game: what to add where, and what to take, with the opponent's procedure in mind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from shipmates.bots.crewdeck.mind import Mind, Stack, Stacks, numbers, stacks_of, unseen
from shipmates.crewdeck.actions import Action, Add, Recruit
from shipmates.crewdeck.cards import KINDS
from shipmates.crewdeck.view import View
from shipmates.dice import Seeded

Key: TypeAlias = tuple[Stacks, Stack]
Guess: TypeAlias = Callable[[Stack], float]

_DEALS: Final = {1: 10, 2: 6, 3: 5, 4: 4}
"""How many deals of the covered cards are tried, by how many of them there are."""


class Table:
    """A round of the solo game as it may go on with one deal of the covered cards."""

    def __init__(self, mind: Mind, view: View, covered: Stack) -> None:
        self._mind: Final = mind
        self._size: Final = view.setup.stack_size
        self._payroll: Final = view.setup.edition.solo_payroll
        piles = (pile for pile, size in enumerate(view.covered) for _ in range(size))
        self._turns: Final = tuple(zip(covered, piles, strict=True))
        self._known: Final = dict[Key, float]()
        # With one card to come there are few ends, so they can be looked at closely.
        survey = mind.surveys[0]
        self._guess: Final[Guess] = survey.gain if len(covered) == 1 else survey.guess

    def after(self, stacks: Stacks, hand: Stack, turn: int = 0) -> float:
        """What is left to win once a card has been added: the opponent turns its next."""
        card, pile = self._turns[turn]
        at = pile if len(stacks[pile]) < self._size else self._rooms(stacks)[0]
        stacks = laid(stacks, at, card)
        if turn + 1 == len(self._turns):
            ends = takes(self._mind, stacks, self._payroll, self._guess)
            return max(worth for _, worth in ends)
        return self._best(stacks, hand, turn + 1)

    def _best(self, stacks: Stacks, hand: Stack, turn: int) -> float:
        key = (stacks, hand)
        if key not in self._known:
            rooms = self._rooms(stacks)
            self._known[key] = max(
                self.after(laid(stacks, at, card), left, turn)
                for card, left in each(hand)
                for at in rooms
            )
        return self._known[key]

    def _rooms(self, stacks: Stacks) -> list[int]:
        return [at for at, stack in enumerate(stacks) if len(stack) < self._size]


def takes(
    mind: Mind, stacks: Stacks, payroll: tuple[int, ...], guess: Guess
) -> Iterator[tuple[int, float]]:
    """What each work crew is worth taking: the gain, less payroll and the opponent's gain."""
    held = [mind.held(stack) for stack in stacks]
    for taken, stack in enumerate(stacks):
        others = [at for at in range(len(stacks)) if at != taken]
        claimed = max(others, key=held.__getitem__)
        yield taken, guess(stack) - payroll[taken] - mind.rival.gain(stacks[claimed])


def adds(view: View, mind: Mind, dice: Seeded, times: int = 1) -> dict[Action, float]:
    """What each card on each stack promises, over some deals of what is covered, or more."""
    hand, stacks, hidden = numbers(view.hand), stacks_of(view), unseen(view)
    count = sum(view.covered)
    deals = [dice.shuffled(hidden)[:count] for _ in range(times * _DEALS[count])]
    tables = [Table(mind, view, deal) for deal in deals]
    legal = {(action.card, action.stack) for action in view.legal if isinstance(action, Add)}
    worth = dict[Action, float]()
    for card, left in each(hand):
        for at in range(len(stacks)):
            if (KINDS[card], at) in legal:
                sums = sum(table.after(laid(stacks, at, card), left) for table in tables)
                worth[Add(KINDS[card], at)] = sums / len(tables)
    return worth


def recruits(view: View, mind: Mind) -> dict[Action, float]:
    """What each work crew is worth taking."""
    payroll, gain = view.setup.edition.solo_payroll, mind.surveys[0].gain
    ends = takes(mind, stacks_of(view), payroll, gain)
    return {Recruit(taken): worth for taken, worth in ends}


def laid(stacks: Stacks, at: int, card: int) -> Stacks:
    """The stacks with a card more, each in order, so that equals are equal."""
    stack = tuple(sorted((*stacks[at], card)))
    return (*stacks[:at], stack, *stacks[at + 1 :])


def each(hand: Stack) -> Iterator[tuple[int, Stack]]:
    """Every card of a hand once, and what is left without it."""
    for at, card in enumerate(hand):
        if card not in hand[:at]:
            yield card, (*hand[:at], *hand[at + 1 :])
