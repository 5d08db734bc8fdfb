"""What may lie out of a seat's sight: deals of the hidden cards that fit all it has seen."""

from __future__ import annotations

from collections import Counter
from typing import Final

from shipmates.bots.crewdeck.mind import Stack, Stacks, numbers
from shipmates.crewdeck.cards import PLAIN, Card, Wild
from shipmates.crewdeck.setup import HAND
from shipmates.crewdeck.view import Phase, View
from shipmates.dice import Seeded


class Deals:
    """Deals hidden cards, the same ones for the same view and dice."""

    def __init__(self, view: View, dice: Seeded) -> None:
        self._dice: Final = dice
        self._setup: Final = view.setup
        self._seen: Final = _seen(view)
        self._again: Final = numbers(view.shed) if _reshuffled(view) else ()

    def hidden(self) -> Stack:
        """A pile of all cards in the game that are out of sight, in random order."""
        cards = Counter(PLAIN)
        for wild in Wild:
            cards.update(self._in_game(wild))
        cards.subtract(self._seen)
        return self._dice.shuffled((*numbers((+cards).elements()), *self._again))

    def _in_game(self, wild: Wild) -> tuple[Card, ...]:
        """Wilds of one type that may have been shuffled in: all that were seen, and others."""
        there = self._setup.edition.wilds(wild)
        seen = tuple(card for card in self._seen.elements() if card.wild is wild)
        rest = self._dice.shuffled(tuple((Counter(there) - Counter(seen)).elements()))
        return seen + rest[: max(0, self._setup.wild_count(wild) - len(seen))]

    def hands(self, sizes: tuple[int, ...]) -> Stacks:
        """Hands of these sizes."""
        hidden, hands = self.hidden(), list[Stack]()
        for size in sizes:
            hands.append(hidden[:size])
            hidden = hidden[size:]
        return tuple(hands)


def _seen(view: View) -> Counter[Card]:
    """Every card this seat knows the place of, also where a view shows it twice."""
    seen = Counter[Card](view.hand + view.shed + view.rival + view.aside)
    for ship in view.ships:
        seen.update((*ship.cells.values(), *ship.hold))
    if view.phase is not Phase.PLACE:
        seen.update(card for stack in view.stacks for card in stack)
        return seen
    seen.update(view.news)
    for seat, stack in view.claims:
        if seat != view.seat:
            seen.update(view.stacks[stack])
    return seen


def _reshuffled(view: View) -> bool:
    """Whether the discards have become the deck again, one's own among them."""
    shed = view.setup.players * (HAND - view.setup.plays) * (view.round - 1)
    return not view.setup.solo and view.pile < shed
