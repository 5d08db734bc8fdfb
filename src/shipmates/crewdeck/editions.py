"""The printed numbers, and which of them we had to infer.

The rulebook we have lacks its pictures and a part of its chart. What follows from what is left
is named in `assumed`, and every page that shows such a number says so. Of a list that is
assumed the rulebook may print some numbers: those are known.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from enum import Enum
from itertools import pairwise
from typing import Final

from shipmates.crewdeck.cards import (
    COPIES,
    GENERALISTS,
    HUMAN_GENERALIST,
    HUMANS,
    Card,
    Wild,
)
from shipmates.kernel import Illegal

SMALLEST_SET: Final = 2
LARGEST_SET: Final = 16
PAYROLL_CARDS: Final = 30
WILD_CARDS: Final = 14
POSTED_IN_A_ROUND: Final = 4
"""So many payroll cards are taken in a round by four players, and by two."""
ROUNDS: Final = 5
"""One payroll card of a value can go in each, so there must be as many copies."""
SOLO_STACKS: Final = 3
PRINTED_SETS: Final = {3: 9, 4: 16, 6: 35}
"""What the rulebook's example scores, by the size of the set."""

COUNTS: Final = {
    "chart": LARGEST_SET - SMALLEST_SET + 1,
    "values": 5,
    "solo_payroll": SOLO_STACKS,
}
"""How long a list must be."""
BOUNDS: Final = {
    "chart": (0, 999),
    "values": (0, 99),
    "human": (0, 99),
    "generalist": (0, 99),
    "human_generalist": (0, 99),
    "humans": (0, WILD_CARDS),
    "generalists": (0, WILD_CARDS),
    "human_generalists": (0, WILD_CARDS),
    "payroll": (0, 99),
    "payroll_copies": (ROUNDS, PAYROLL_CARDS),
    "solo_payroll": (0, 99),
    "solo_wilds": (1, WILD_CARDS),
    "most_players": (2, 4),
}
"""How low and how high a number, or each of a list, can be."""


class Species(Enum):
    """The names on the box, beside the colours."""

    ONDRIOX = "ondriox"
    KRAITH = "kraith"
    THAYMERIAN = "thaymerian"
    BURREL = "burrel"
    KANDRA = "kandra"


@dataclass(frozen=True, slots=True)
class Edition:
    """One printing of the game, in numbers. Costs are written as what is paid: 5, not -5."""

    chart: tuple[int, ...] = (4, 9, 16, 25, 35, 45, 55, 65, 75, 85, 95, 105, 115, 125, 135)
    """What a set of 2, 3, … 16 cards scores."""
    values: tuple[int, ...] = (5, 4, 3, 2, 1)
    """What a card is worth of which there is 1 copy, 2 copies, … 5 copies."""
    human: int = 5
    """What a Human costs in the ship, and brings in the hold."""
    generalist: int = 5
    human_generalist: int = 10
    humans: int = 1
    """How many copies of the Human of each faction there are."""
    generalists: int = 1
    """How many copies of the Generalist of each colour there are."""
    human_generalists: int = 4
    payroll: tuple[int, ...] = (1, 2, 3, 5, 7, 10)
    """The amounts, rising."""
    payroll_copies: int = 5
    solo_payroll: tuple[int, ...] = (1, 5, 10)
    """The three piles of the solo game, from left to right."""
    solo_wilds: int = 1
    """Up to how many wild cards of each type are shuffled in for the solo game."""
    most_players: int = 4
    species: tuple[Species, ...] = tuple(Species)
    """Which species has which colour: orange, purple, blue, red, green."""
    assumed: frozenset[str] = frozenset()
    """Which of these numbers are inferred."""

    def worth(self, size: int) -> int:
        """What a set of so many cards scores."""
        return self.chart[size - SMALLEST_SET] if size >= SMALLEST_SET else 0

    def assumes_set(self, size: int) -> bool:
        """Whether the points of a set of so many cards are inferred."""
        return "chart" in self.assumed and PRINTED_SETS.get(size) != self.worth(size)

    def assumes_amount(self, amount: int) -> bool:
        """Whether it is inferred that payroll has this amount: the solo piles show theirs."""
        shown = self.solo_payroll if "solo_payroll" not in self.assumed else ()
        return "payroll" in self.assumed and amount not in shown

    def value(self, card: Card) -> int:
        """What is printed on a card: wilds are negative."""
        match card.wild:
            case Wild.HUMAN:
                return -self.human
            case Wild.GENERALIST:
                return -self.generalist
            case Wild.HUMAN_GENERALIST:
                return -self.human_generalist
            case None:
                return self.values[COPIES[card] - 1]

    def wilds(self, wild: Wild) -> tuple[Card, ...]:
        """All wild cards of one type."""
        match wild:
            case Wild.HUMAN:
                return HUMANS * self.humans
            case Wild.GENERALIST:
                return GENERALISTS * self.generalists
            case Wild.HUMAN_GENERALIST:
                return (HUMAN_GENERALIST,) * self.human_generalists


NUMBERS: Final = tuple(field.name for field in fields(Edition) if field.name != "assumed")

INFERRED: Final = frozenset(NUMBERS) - {"solo_payroll", "solo_wilds"}
"""Both solo numbers follow from the printed rules; of chart and payroll only some do."""

USUAL: Final = Edition(assumed=INFERRED)
"""What we play by unless somebody knows better."""


def checked(edition: Edition) -> Edition:
    """The edition, if it can be played. Raises `Illegal` with what is wrong."""
    for wrong in mistakes(edition):
        raise wrong
    return edition


def mistakes(edition: Edition) -> Iterator[Illegal]:
    """Everything that is wrong with an edition."""
    alone = tuple(_alone(edition))
    yield from alone
    if set(edition.species) != set(Species) or len(edition.species) != len(Species):
        yield Illegal("edition-species")
    if not alone:
        yield from _payroll(edition)
        yield from _wilds(edition)


def _alone(edition: Edition) -> Iterator[Illegal]:
    """What can be seen by looking at one number, or at one list."""
    for name, count in COUNTS.items():
        given = len(getattr(edition, name))
        if given != count:
            yield Illegal("edition-count", field=name, count=count, given=given)
    for name, (low, high) in BOUNDS.items():
        value: int | tuple[int, ...] = getattr(edition, name)
        for number in (value,) if isinstance(value, int) else value:
            if not low <= number <= high:
                yield Illegal("edition-range", field=name, low=low, high=high, given=number)
    for name in ("chart", "payroll", "solo_payroll"):
        if any(one >= next_one for one, next_one in pairwise(getattr(edition, name))):
            yield Illegal("edition-rising", field=name)
    if any(rare < common for rare, common in pairwise(edition.values)):
        yield Illegal("edition-falling", field="values")


def _payroll(edition: Edition) -> Iterator[Illegal]:
    made = len(edition.payroll) * edition.payroll_copies
    if made != PAYROLL_CARDS:
        yield Illegal("edition-payroll-cards", cards=made, printed=PAYROLL_CARDS)
    if len(edition.payroll) < POSTED_IN_A_ROUND:
        yield Illegal("edition-payroll-few", least=POSTED_IN_A_ROUND)
    for amount in edition.solo_payroll:
        if amount not in edition.payroll:
            yield Illegal("edition-solo-payroll", amount=amount)


def _wilds(edition: Edition) -> Iterator[Illegal]:
    sizes = {wild: len(edition.wilds(wild)) for wild in Wild}
    if sum(sizes.values()) != WILD_CARDS:
        yield Illegal("edition-wild-cards", cards=sum(sizes.values()), printed=WILD_CARDS)
    for wild, size in sizes.items():
        if size < edition.most_players:
            yield Illegal("edition-wild-few", wild=wild.value, least=edition.most_players)
