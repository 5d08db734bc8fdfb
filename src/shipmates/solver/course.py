"""The rest of a deal as clauses: which card falls in which trick, who leads and who wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shipmates.solver.formula import FALSE, TRUE, Formula, Number
from shipmates.solver.problem import Problem
from shipmates.tricks.cards import CARDS, TRUMPS, CardSet, Suit

SUITS: Final = tuple(Suit)


class Course:
    """Every way the cards of a problem may fall by the rules, and no other.

    Tricks are counted from the running one, which is 0.
    """

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.formula = Formula()
        self.seats = range(problem.seats)
        self.tricks = range(problem.total - problem.played)
        self.cards = _cards(problem)
        self.holder = {card: seat for seat in self.seats for card in self.cards[seat]}
        self.falls = {card: self._falls(seat, card) for card, seat in self.holder.items()}
        self.gone = {card: self._gone(falls) for card, falls in self.falls.items()}
        """Whether a card has fallen before a trick; one entry more than there are tricks."""
        self.leads = [[TRUE if s == problem.leader else FALSE for s in self.seats]]
        self.led = list[dict[Suit, int]]()
        self.best = list[dict[int, int]]()
        """Which card wins a trick."""
        self._won = dict[tuple[int, int], int]()
        self._taken = dict[tuple[int, int], int]()
        self._hands()
        for trick in self.tricks:
            self._trick(trick)

    def won(self, trick: int, owners: int) -> int:
        """Whether one of these seats, given as bits, wins a trick."""
        found = self._won.get((trick, owners))
        if found is None:
            leads = self.leads[trick + 1]
            found = self.formula.any_of(leads[s] for s in self.seats if owners >> s & 1)
            self._won[trick, owners] = found
        return found

    def taken(self, card: int, owners: int) -> int:
        """Whether one of these seats wins a card."""
        if (card, owners) in self._taken:
            return self._taken[card, owners]
        self._taken[card, owners] = found = self.formula.new()
        for trick, falls in enumerate(self.falls[card]):
            own = self.won(trick, owners)
            self.formula.add(-falls, -own, found)
            self.formula.add(-falls, own, -found)
        self.formula.add(self.gone[card][-1], -found)
        return found

    def out(self, mask: int) -> list[int]:
        """Those of a set of cards that have not fallen yet."""
        return [card for card in self.holder if mask >> card & 1]

    def of(self, mask: int, trick: int) -> list[int]:
        """For each of these cards, whether it falls in this trick."""
        return [self.falls[card][trick] for card in self.out(mask)]

    def running(self, seat: int) -> list[Number]:
        """How many tricks a seat wins up to each of those to come."""
        counts = list[Number]()
        now: Number = []
        for trick in self.tricks:
            now = self.formula.sum(now, [self.won(trick, 1 << seat)])
            counts.append(now)
        return counts

    def _falls(self, seat: int, card: int) -> list[int]:
        laid = self.problem.table
        if card in laid:
            return [TRUE, *[FALSE] * (len(self.tricks) - 1)]
        place = (seat - self.problem.leader) % self.problem.seats
        found = [self.formula.new() for _ in self.tricks]
        return [FALSE, *found[1:]] if place < len(laid) else found

    def _gone(self, falls: Sequence[int]) -> list[int]:
        gone = [FALSE]
        for one in falls:
            self.formula.add(-gone[-1], -one)
            gone.append(self.formula.any_of((gone[-1], one)))
        return gone

    def _hands(self) -> None:
        for up, down in self.problem.under:
            for trick in self.tricks:
                self.formula.add(-self.falls[down][trick], self.gone[up][trick])
        for cards in self.cards:
            for trick in self.tricks:
                laid = [self.falls[card][trick] for card in cards]
                self.formula.add(*laid)
                self.formula.at_most_one(laid)
            if len(cards) == len(self.tricks):
                for card in cards:
                    self.formula.add(*self.falls[card])

    def _trick(self, trick: int) -> None:
        add = self.formula.add
        led = {suit: self.formula.new() for suit in SUITS}
        self.formula.at_most_one(list(led.values()))
        self.led.append(led)
        for seat in self.seats:
            for card in self.cards[seat]:
                own = led[CARDS[card].suit]
                add(-self.leads[trick][seat], -self.falls[card][trick], own)
            for suit in SUITS:
                self._follow(trick, seat, suit)
        self._won_by(trick)

    def _follow(self, trick: int, seat: int, suit: Suit) -> None:
        own = [card for card in self.cards[seat] if CARDS[card].suit is suit]
        covered = {down: up for up, down in self.problem.under}
        laid = [self.falls[card][trick] for card in own]
        for card in own:
            # Whoever lays no card of the suit led has none that can be played.
            hidden = -self.gone[covered[card]][trick] if card in covered else FALSE
            gone = self.gone[card][trick]
            self.formula.add(-self.led[trick][suit], *laid, gone, hidden)

    def _won_by(self, trick: int) -> None:
        add, best = self.formula.add, dict[int, int]()
        trumped = self.formula.any_of(self.of(TRUMPS.mask, trick))
        for card in self.holder:
            best[card] = wins = self.formula.new()
            add(-wins, self.falls[card][trick])
            if CARDS[card].suit is not Suit.TRUMP:
                add(-wins, self.led[trick][CARDS[card].suit])
                add(-wins, -trumped)
            higher = CARDS[card].peers & ~(2 * CARDS[card].bit - 1)
            for falls in self.of(higher, trick):
                add(-wins, -falls)
        add(*best.values())
        self.best.append(best)
        winners = [
            self.formula.any_of(best[card] for card in self.cards[seat]) for seat in self.seats
        ]
        self.formula.at_most_one(winners)
        self.leads.append(winners)


def _cards(problem: Problem) -> list[list[int]]:
    """What each seat has, the card it has laid and those it has covered included."""
    found = [[card.index for card in CardSet(hand)] for hand in problem.hands]
    for place, card in enumerate(problem.table):
        found[(problem.leader + place) % problem.seats].append(card)
    if problem.dummy >= 0:
        found[problem.dummy] += [down for _, down in problem.under]
    return found
