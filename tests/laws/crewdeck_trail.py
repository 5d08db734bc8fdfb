"""Where every single crew card has gone in a game, and who has seen it, from the moves alone.

Written from the rule book, for the laws alone: shares nothing with `look`, the rules or a bot.
Cards that look alike get numbers, so that each can be followed.
"""

from __future__ import annotations

from shipmates.crewdeck import Setup
from shipmates.crewdeck.actions import Action, Add, Open, Place, Post, Reshuffle, Stow
from shipmates.crewdeck.cards import Card
from shipmates.kernel import Seat

HAND = 5
ROUNDS = 5
TAKEN = {1: 3, 2: 8, 3: 9, 4: 12}
"""How many cards are placed in a round, by the number of players."""
ADDED = {1: 4, 2: 8, 3: 9, 4: 12}
"""How many cards the players add to the stacks in a round."""


class Trail:
    """Follows a game move by move, with the eyes of one seat."""

    def __init__(self, setup: Setup, eyes: Seat) -> None:
        self.setup, self.players, self.eyes = setup, setup.players, eyes
        self.faces: list[Card] = []
        """What is on each card of the opening deck, by its number."""
        self.seen: set[int] = set()
        self.shuffled: list[int] = []
        """The cards of the last shuffle but the first, if there was one."""
        self.seen_since: set[int] = set()
        """What was seen after that: where in the deck it lay is then known."""
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[] for _ in setup.people]
        self.covered: list[int] = []
        self.old: list[list[int]] = [[] for _ in setup.people]
        """What each has discarded before the last shuffle."""
        self.new: list[list[int]] = [[] for _ in setup.people]
        """What each has discarded since."""
        self._first, self._round, self._added, self._dealt, self._placed = 0, 1, 0, 0, 0
        self._posted: list[tuple[int, int]] = []

    def follow(self, seat: Seat, action: Action) -> None:
        """One move more."""
        match action:
            case Open(first, deck):
                self._first, self.faces = first, list(deck)
                self.deck = list(range(len(deck)))
                self._deal()
            case Reshuffle(deck):
                self._shuffle(deck)
            case Add(card):
                self._add(seat, card)
            case Post(amount):
                self._posted.append((amount, seat))
            case Place() | Stow():
                self._placed += 1
                if self._placed == TAKEN[self.players] and self._round < ROUNDS:
                    self._next_round()

    def _taken(self, cards: list[int], face: Card) -> int:
        number = next(n for n in cards if self.faces[n] == face)
        cards.remove(number)
        return number

    def _see(self, number: int) -> None:
        self.seen.add(number)
        self.seen_since.add(number)

    def _next_round(self) -> None:
        if self._posted:
            self._first = max(self._posted)[1]
        self._round += 1
        self._posted, self._placed, self._added, self._dealt = [], 0, 0, 0
        self._deal()

    def _shuffle(self, deck: tuple[Card, ...]) -> None:
        discards = [number for cards in self.new for number in cards]
        self.deck = [self._taken(discards, card) for card in deck]
        self.shuffled, self.seen_since = list(self.deck), set()
        self.old = [old + new for old, new in zip(self.old, self.new, strict=True)]
        self.new = [[] for _ in self.new]
        self._deal()

    def _deal(self) -> None:
        while self.deck and self._dealt < HAND * self.players:
            seat = (self._first + self._dealt) % self.players
            self.hands[seat].append(self.deck.pop(0))
            self._dealt += 1
            if seat == self.eyes:
                self._see(self.hands[seat][-1])
        if self.players == 1:
            self.covered, self.deck = self.deck[:HAND], self.deck[HAND:]
            self._see(self.covered.pop(0))

    def _add(self, seat: Seat, card: Card) -> None:
        self._see(self._taken(self.hands[seat], card))
        self._added += 1
        if self.players == 1:
            self._see(self.covered.pop(0))
        if self._added == ADDED[self.players]:
            self.new = [new + hand for new, hand in zip(self.new, self.hands, strict=True)]
            self.hands = [[] for _ in self.hands]
