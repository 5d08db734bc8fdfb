"""Every deal and every course of it as clauses: no hand is given, all are found.

A propositional encoding for a SAT solver with assumptions (Eén and Sörensson, *Temporal
induction by incremental SAT solving*, 2003): one formula a crew, and a literal for every task
and seat that can be assumed.
"""

from __future__ import annotations

from typing import Final

from shipmates.solver.formula import FALSE, TRUE, Formula, Number
from shipmates.tricks.cards import CARDS, DECK, SUITED, TRUMPS, CardSet, Suit

SUITS: Final = tuple(Suit)
FOUR: Final = max(card.index for card in TRUMPS)
CAPTAIN: Final = 0
"""The first seat has submarine 4; all others are alike."""


class Game:
    """All ways forty cards can be dealt and laid; what is assumed narrows them down."""

    def __init__(self, seats: int) -> None:
        self.formula = Formula()
        self.seats = range(seats)
        self.tricks = range(len(DECK) // seats)
        self.cards = range(len(DECK))
        self.follow = [self.formula.new() for _ in self.seats]
        """Assumed: this seat follows suit. Left open, it may lay any card at any time."""
        self.spared = self.formula.new()
        """Assumed: the captain has not the card that is left over."""
        new = self.formula.new
        self.lays = [[[new() for _ in self.cards] for _ in self.seats] for _ in self.tricks]
        self.left = [self._left_over(seat) for seat in self.seats]
        self.falls = [[self._any(k, card) for card in self.cards] for k in self.tricks]
        self.leads = [[TRUE if seat == CAPTAIN else FALSE for seat in self.seats]]
        self.led = [{suit: new() for suit in SUITS} for _ in self.tricks]
        self.best = [[new() for _ in self.cards] for _ in self.tricks]
        self.suit_counts = [
            {suit: self.formula.count(self.of(SUITED[suit], k)) for suit in SUITS}
            for k in self.tricks
        ]
        self._taken = dict[tuple[int, int], int]()
        self._deal()
        for trick in self.tricks:
            self._trick(trick)
        for trick in self.tricks:
            self._follow(trick)

    def won(self, trick: int, seat: int) -> int:
        """Whether a seat wins a trick."""
        return self.leads[trick + 1][seat]

    def wins(self, seat: int) -> Number:
        """How many tricks a seat wins in all."""
        return self.formula.count(self.won(trick, seat) for trick in self.tricks)

    def taken(self, card: int, seat: int) -> int:
        """Whether a seat wins a card."""
        if (card, seat) not in self._taken:
            self._taken[card, seat] = found = self.formula.new()
            for trick in self.tricks:
                falls, own = self.falls[trick][card], self.won(trick, seat)
                self.formula.add(-falls, -own, found)
                self.formula.add(-falls, own, -found)
            self.formula.add(*[falls[card] for falls in self.falls], -found)
        return self._taken[card, seat]

    def of(self, cards: CardSet, trick: int) -> list[int]:
        """For each of these cards, whether it falls in a trick."""
        return [self.falls[trick][card.index] for card in cards]

    def _left_over(self, seat: int) -> list[int]:
        if len(self.seats) * len(self.tricks) == len(DECK):
            return [FALSE] * len(DECK)
        found = [self.formula.new() for _ in self.cards]
        if seat == CAPTAIN:
            for one in found:
                self.formula.add(-self.spared, -one)
        return found

    def _any(self, trick: int, card: int) -> int:
        return self.formula.any_of(self.lays[trick][seat][card] for seat in self.seats)

    def _one(self, literals: list[int]) -> None:
        self.formula.add(*literals)
        self.formula.at_most_one(literals)

    def _deal(self) -> None:
        for card in self.cards:
            places = [self.lays[k][seat][card] for k in self.tricks for seat in self.seats]
            self._one([*places, *[left[card] for left in self.left]])
        if self.left[0][0] != FALSE:
            self._one([one for left in self.left for one in left])
        for seat in self.seats:
            for trick in self.tricks:
                self._one(self.lays[trick][seat])
                if seat != CAPTAIN:
                    self.formula.add(-self.lays[trick][seat][FOUR])
            if seat != CAPTAIN:
                self.formula.add(-self.left[seat][FOUR])

    def _trick(self, trick: int) -> None:
        add, led, best = self.formula.add, self.led[trick], self.best[trick]
        self._one(list(led.values()))
        for seat in self.seats:
            for card in self.cards:
                own = led[CARDS[card].suit]
                add(-self.leads[trick][seat], -self.lays[trick][seat][card], own)
        trumped = self.formula.any_of(self.of(TRUMPS, trick))
        for card, wins in enumerate(best):
            add(-wins, self.falls[trick][card])
            if CARDS[card].suit is not Suit.TRUMP:
                add(-wins, led[CARDS[card].suit])
                add(-wins, -trumped)
            higher = CARDS[card].peers & ~(2 * CARDS[card].bit - 1)
            for falls in self.of(CardSet(higher), trick):
                add(-wins, -falls)
        self._one(best)
        self._suits(trick)
        winners = [self.formula.new() for _ in self.seats]
        self._one(winners)
        for seat in self.seats:
            for card in self.cards:
                add(-best[card], -self.lays[trick][seat][card], winners[seat])
        self.leads.append(winners)

    def _suits(self, trick: int) -> None:
        """A trick has as many cards as there are seats: needless, and counting needs it."""
        number: Number = []
        for suit in SUITS:
            number = self.formula.sum(number, self.suit_counts[trick][suit])[
                : len(self.seats) + 1
            ]
        self.formula.within(number, len(self.seats), len(self.seats))

    def _follow(self, trick: int) -> None:
        for seat in self.seats:
            for suit, led in self.led[trick].items():
                own = [card.index for card in DECK.suited(suit)]
                laid = [self.lays[trick][seat][card] for card in own]
                for card in own:
                    later = [self.lays[k][seat][card] for k in self.tricks[trick + 1 :]]
                    for held in (*later, self.left[seat][card]):
                        self.formula.add(-self.follow[seat], -led, *laid, -held)
