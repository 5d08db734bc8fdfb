"""The solo game's opponent: it decides nothing, it follows a procedure."""

from __future__ import annotations

from dataclasses import replace

from shipmates.crewdeck.editions import Edition
from shipmates.crewdeck.rulings import RIVAL_TAKES_LEFT_OF_EQUAL_STACKS
from shipmates.crewdeck.scoring import in_hold
from shipmates.crewdeck.state import Cards, Forming, laid

_PILES = (2, 2, 1)


def cover(cards: Cards) -> tuple[Cards, ...]:
    """Lays its cards face down over the payroll piles, from left to right."""
    piles = list[Cards]()
    for size in _PILES:
        piles.append(cards[:size])
        cards = cards[size:]
    return tuple(piles)


def play(state: Forming) -> Forming:
    """Turns its leftmost card into the stack below it, or the first that has room."""
    pile = next(i for i, cards in enumerate(state.covered) if cards)
    size = state.table.setup.stack_size
    rooms = [i for i, cards in enumerate(state.stacks) if len(cards) < size]
    stack = pile if pile in rooms else rooms[0]
    card, *under = state.covered[pile]
    covered = (*state.covered[:pile], tuple(under), *state.covered[pile + 1 :])
    return replace(state, stacks=laid(state.stacks, stack, card), covered=covered)


def choose(stacks: tuple[Cards, ...], taken: int, edition: Edition) -> int:
    """Which of the stacks left it takes: the one of highest value, wilds as positive."""
    left = [stack for stack in range(len(stacks)) if stack != taken]
    worth = {i: sum(in_hold(card, edition) for card in stacks[i]) for i in left}
    ordered = left if RIVAL_TAKES_LEFT_OF_EQUAL_STACKS else left[::-1]
    return max(ordered, key=worth.__getitem__)
