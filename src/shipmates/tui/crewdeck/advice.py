"""What a choice is worth, point by point: the arithmetic of practice mode.

Every number is a difference of two score sheets. What other players may do, or what may be
dealt later, is not guessed at.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from shipmates.crewdeck.actions import Place, Stow
from shipmates.crewdeck.cards import Card, Trait, without
from shipmates.crewdeck.editions import Edition
from shipmates.crewdeck.scoring import Sheet, sheet
from shipmates.crewdeck.ship import Cell, Frame, Ship, open_cells

BEAM: Final = 120
"""How many beginnings are followed up; three cards rarely have more that differ."""


@dataclass(frozen=True, slots=True)
class Growth:
    """A set that is new, larger, or made of several."""

    trait: Trait
    was: tuple[int, ...]
    now: int
    points: int


@dataclass(frozen=True, slots=True)
class Option:
    """Something one could do with new cards, and what it brings."""

    ship: Ship
    """As it would be."""
    steps: tuple[Place | Stow, ...]
    growths: tuple[Growth, ...]
    crew: int
    """By the values printed on the cards in the ship."""
    hold: int

    @property
    def gain(self) -> int:
        """The points gained; it may be negative."""
        return sum(growth.points for growth in self.growths) + self.crew + self.hold


def gain(ship: Ship, step: Place | Stow, edition: Edition) -> int:
    """What one card brings."""
    return sheet(after(ship, step), edition).total - sheet(ship, edition).total


def after(ship: Ship, *steps: Place | Stow) -> Ship:
    """The ship with these cards placed."""
    for step in steps:
        ship = (
            ship.place(step.cell, step.card)
            if isinstance(step, Place)
            else ship.stow(step.card)
        )
    return ship


def weigh(ship: Ship, steps: tuple[Place | Stow, ...], edition: Edition) -> Option:
    """What these placements bring together, and by what."""
    done = after(ship, *steps)
    old, new = sheet(ship, edition), sheet(done, edition)
    growths = tuple(_growths(old, new))
    return Option(done, steps, growths, new.crew - old.crew, new.hold - old.hold)


def _growths(old: Sheet, new: Sheet) -> Iterator[Growth]:
    for found in new.sets:
        cells = set(found.cells)
        before = [s for s in old.sets if s.trait is found.trait and cells.issuperset(s.cells)]
        gained = found.points - sum(s.points for s in before)
        sizes = tuple(len(s.cells) for s in before)
        if sizes != (len(cells),):
            yield Growth(found.trait, sizes, len(cells), gained)


def best(
    ship: Ship, news: Sequence[Card], frame: Frame, edition: Edition, count: int
) -> tuple[Option, ...]:
    """The placements of all these cards that bring most at once, the best first.

    Of those that bring the same for the same reasons, mirrored ones above all, one is given.
    """
    found = dict[object, Option]()
    for steps in _search(ship, tuple(news), frame, edition):
        option = weigh(ship, steps, edition)
        found.setdefault((option.growths, option.crew, option.hold), option)
        if len(found) == count:
            break
    return tuple(found.values())


def _search(
    ship: Ship, news: tuple[Card, ...], frame: Frame, edition: Edition
) -> list[tuple[Place | Stow, ...]]:
    """All ways worth following, step by step; ways that end in the same ship are one."""
    ways: list[tuple[Place | Stow, ...]] = [()]
    for _ in news:
        found = dict[object, tuple[Place | Stow, ...]]()
        for way in ways:
            made = after(ship, *way)
            left = without(news, *(step.card for step in way))
            for step in _steps(made, left, frame):
                longer = (*way, step)
                found.setdefault(_end(longer), longer)
        worth = {key: _total(after(ship, *way), edition) for key, way in found.items()}
        ways = [found[key] for key in sorted(found, key=worth.__getitem__, reverse=True)]
        ways = ways[:BEAM]
    return ways


def _steps(ship: Ship, left: Iterable[Card], frame: Frame) -> Iterator[Place | Stow]:
    cells = open_cells(ship, frame)
    for card in dict.fromkeys(left):
        yield from (Place(card, cell) for cell in cells)
        if len(ship.hold) < frame.hold:
            yield Stow(card)


def _end(way: tuple[Place | Stow, ...]) -> frozenset[tuple[Card, Cell | int]]:
    """What lies where when all is done, whatever came first."""
    placed = [(s.card, s.cell) for s in way if isinstance(s, Place)]
    stowed = [s.card for s in way if isinstance(s, Stow)]
    return frozenset((*placed, *((card, stowed.count(card)) for card in stowed)))


def _total(ship: Ship, edition: Edition) -> int:
    return sheet(ship, edition).total
