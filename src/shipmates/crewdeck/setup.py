"""What is agreed before the first card is dealt."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from shipmates.crewdeck import editions
from shipmates.crewdeck.cards import PLAIN, Card, Wild
from shipmates.crewdeck.editions import SOLO_STACKS, USUAL, Edition
from shipmates.crewdeck.house import HouseRule
from shipmates.crewdeck.ship import Frame
from shipmates.kernel import Illegal, Seat

HAND = 5
"""Cards dealt to each player in a round; the solo opponent plays as many."""

_STACKS: Final = {1: SOLO_STACKS, 2: 4}


@dataclass(frozen=True, slots=True)
class Setup:
    """How many play, and which of the variants."""

    players: int
    wilds: bool = True
    fixed: bool = False
    """Whether the frame of a ship lies fixed from the start (or floats with its cards)."""
    edition: Edition = USUAL
    house: frozenset[HouseRule] = frozenset()
    """The house rules of this table."""

    @property
    def people(self) -> tuple[Seat, ...]:
        """Every seat: the solo opponent needs none."""
        return _people(self.players)

    @property
    def solo(self) -> bool:
        """Whether one person plays against the solo opponent."""
        return self.players == 1

    @property
    def frame(self) -> Frame:
        """How large a ship is, and how many crew cards its hold takes."""
        return _frame(self.players, fixed=self.fixed)

    @property
    def stacks(self) -> int:
        """How many work crews are formed in a round."""
        return _STACKS.get(self.players, self.players)

    @property
    def stack_size(self) -> int:
        """How many cards make a work crew."""
        return 2 if self.players == 2 else 3

    @property
    def plays(self) -> int:
        """How many cards each player adds to the work crews; the rest are discarded."""
        return 4 if self.players <= 2 else 3

    @property
    def posts(self) -> int:
        """How many payroll cards each player takes in a round, and how many stacks."""
        return 2 if self.players == 2 else 1

    def wild_count(self, wild: Wild) -> int:
        """How many wild cards of one type are shuffled in."""
        there = len(self.edition.wilds(wild))
        if not self.wilds:
            return 0
        if self.players == 2 or (self.solo and HouseRule.ALL_WILDS_ALONE in self.house):
            return there
        return min(self.edition.solo_wilds, there) if self.solo else self.players


@lru_cache(maxsize=16)
def _people(players: int) -> tuple[Seat, ...]:
    return tuple(map(Seat, range(players)))


@lru_cache(maxsize=16)
def _frame(players: int, *, fixed: bool) -> Frame:
    two = players == 2
    return Frame(columns=8 if two else 7, hold=4 if two else 1, fixed=fixed)


def checked(setup: Setup) -> Setup:
    """The setup, if it can be played. Raises `Illegal` with what is wrong."""
    editions.checked(setup.edition)
    if not 1 <= setup.players <= setup.edition.most_players:
        raise Illegal(
            "setup-crewdeck-players", players=setup.players, most=setup.edition.most_players
        )
    return setup


def unused_wilds(setup: Setup, deck: tuple[Card, ...]) -> tuple[Card, ...]:
    """The wild cards that stay in the box. Raises `Illegal` if this deck cannot be."""
    if Counter(card for card in deck if card.wild is None) != Counter(PLAIN):
        raise Illegal("not-the-deck")
    unused = list[Card]()
    for wild in Wild:
        there = Counter(setup.edition.wilds(wild))
        used = Counter(card for card in deck if card.wild is wild)
        if used.total() != setup.wild_count(wild) or not used <= there:
            raise Illegal("not-the-deck")
        unused.extend((there - used).elements())
    return tuple(unused)
