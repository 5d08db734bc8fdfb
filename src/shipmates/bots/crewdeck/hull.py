"""A ship in bits, for fast counting: bit 2·column + row, the first card in the middle column.

While only one row is taken, the other may be above or below. The two are mirror images, so one
bit stands for both.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from shipmates.crewdeck.cards import KINDS, Colour, Faction
from shipmates.crewdeck.editions import SMALLEST_SET, Edition
from shipmates.crewdeck.scoring import in_hold
from shipmates.crewdeck.ship import Cell, Frame, Ship

NUMBER: Final = {card: number for number, card in enumerate(KINDS)}
"""Cards as small numbers: hashing them is what would cost most."""

_COLOURS: Final = tuple(Colour)
_FACTIONS: Final = tuple(Faction)
COLOUR: Final = tuple(None if c.colour is None else _COLOURS.index(c.colour) for c in KINDS)
"""The number of each card's colour; `None` for Humans."""
FACTION: Final = tuple(None if c.faction is None else _FACTIONS.index(c.faction) for c in KINDS)
"""The number of each card's faction; `None` for Generalists."""

_UPPER: Final = int("01" * 20, 2)
_LOWER: Final = _UPPER << 1


def spread(bits: int) -> int:
    """All places that touch one of these."""
    return bits << 2 | bits >> 2 | (bits & _UPPER) << 1 | (bits & _LOWER) >> 1


def singly(bits: int) -> Iterator[int]:
    """The bits one by one."""
    while bits:
        bit = bits & -bits
        bits ^= bit
        yield bit


class Group(NamedTuple):
    """Cards of one trait that touch, wilds included, and the places around them."""

    size: int
    stands: bool
    """Whether it scores: two touching cards of it are not wild."""
    around: int


class Hull(NamedTuple):
    """A ship that can be counted quickly. Its payroll is left out."""

    taken: int
    low: int
    high: int
    colours: tuple[int, ...]
    factions: tuple[int, ...]
    humans: int
    generalists: int
    printed: int
    """The printed values in ship and hold."""
    room: int
    """How many more crew cards the hold takes."""


class Yard:
    """Builds and counts hulls of one frame and one edition, and remembers what it counted."""

    def __init__(self, frame: Frame, edition: Edition) -> None:
        self.frame: Final = frame
        self.value: Final = tuple(edition.value(card) for card in KINDS)
        self.held: Final = tuple(in_hold(card, edition) for card in KINDS)
        self.middle: Final = frame.columns - 1
        self.chart: Final = (0,) * SMALLEST_SET + edition.chart
        self._known: Final = dict[tuple[int, int], tuple[int, tuple[Group, ...]]]()

    def empty(self) -> Hull:
        """A hull before its first card."""
        nothing = (0,) * len(_COLOURS)
        return Hull(0, self.middle, self.middle, nothing, nothing, 0, 0, 0, self.frame.hold)

    def build(self, ship: Ship) -> Hull:
        """The same ship in bits."""
        hull = self.empty()
        for cell, card in ship.placed:
            hull = self.place(hull, NUMBER[card], self.bit(ship, cell))
        for card in ship.hold:
            hull = self.stow(hull, NUMBER[card])
        return hull

    def bit(self, ship: Ship, cell: Cell) -> int:
        """The bit of a cell."""
        if self.frame.fixed:
            return 1 << 2 * (self.middle + cell.column) + cell.row
        first = ship.placed[0][0] if ship.placed else cell
        return 1 << 2 * (self.middle + cell.column - first.column) + (cell.row != first.row)

    def place(self, hull: Hull, card: int, bit: int) -> Hull:
        """The hull with a card more in it."""
        colours, factions, humans, generalists = hull[3:7]
        at = COLOUR[card]
        if at is None:
            humans |= bit
        else:
            colours = (*colours[:at], colours[at] | bit, *colours[at + 1 :])
        at = FACTION[card]
        if at is None:
            generalists |= bit
        else:
            factions = (*factions[:at], factions[at] | bit, *factions[at + 1 :])
        column = bit.bit_length() - 1 >> 1
        first = not hull.taken
        return Hull(
            hull.taken | bit,
            column if first or column < hull.low else hull.low,
            column if first or column > hull.high else hull.high,
            colours,
            factions,
            humans,
            generalists,
            hull.printed + self.value[card],
            hull.room,
        )

    def stow(self, hull: Hull, card: int) -> Hull:
        """The hull with a card more in its hold."""
        printed = hull.printed + self.held[card]
        return hull._replace(printed=printed, room=hull.room - 1)

    def reach(self, hull: Hull) -> int:
        """All places the ship may still come to take, whether or not they touch it."""
        if self.frame.fixed:
            low, high = self.middle, self.middle + self.frame.columns - 1
        else:
            low, high = hull.high - self.frame.columns + 1, hull.low + self.frame.columns - 1
        return ((1 << 2 * (high - low + 1)) - 1 << 2 * low) & ~hull.taken

    def open(self, hull: Hull) -> int:
        """The places where the next card may lie."""
        if hull.taken:
            return spread(hull.taken) & self.reach(hull)
        return self.reach(hull) if self.frame.fixed else 1 << 2 * self.middle

    def groups(self, natural: int, wild: int) -> tuple[int, tuple[Group, ...]]:
        """The points of one trait, and its groups that hold a card of their own."""
        key = (natural, wild)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._count(natural, wild)
        return found

    def _count(self, natural: int, wild: int) -> tuple[int, tuple[Group, ...]]:
        fitting, rest, points, found = natural | wild, natural, 0, list[Group]()
        while rest:
            group, grown = 0, rest & -rest
            while grown != group:
                group, grown = grown, (grown | spread(grown)) & fitting
            rest &= ~group
            own = group & natural
            stands = spread(own) & own != 0
            points += self.chart[group.bit_count()] if stands else 0
            found.append(Group(group.bit_count(), stands, spread(group) & ~group))
        return points, tuple(found)

    def in_sets(self, hull: Hull) -> int:
        """The points of all sets."""
        colours = sum(self.groups(cards, hull.humans)[0] for cards in hull.colours)
        return colours + sum(self.groups(cards, hull.generalists)[0] for cards in hull.factions)

    def score(self, hull: Hull) -> int:
        """All that a sheet counts but payroll."""
        return hull.printed + self.in_sets(hull)
