"""What a ship is worth, set by set, so that a person can check it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from shipmates.crewdeck.cards import TRAITS, Card, Layer, Trait
from shipmates.crewdeck.editions import Edition
from shipmates.crewdeck.rulings import RIVAL_SCORES_WILDS_AS_POSITIVE
from shipmates.crewdeck.ship import Cell, Ship


@dataclass(frozen=True, slots=True)
class CrewSet:
    """Cards that touch and match, wilds among them."""

    trait: Trait
    cells: tuple[Cell, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything a player scores."""

    sets: tuple[CrewSet, ...]
    crew: int
    """The printed values in the ship, where wilds cost."""
    hold: int
    """The printed values in the hold, where wilds bring what they would have cost."""
    payroll: int
    """What was paid, as a positive number."""

    @property
    def in_sets(self) -> int:
        """The points of all sets."""
        return sum(found.points for found in self.sets)

    @property
    def total(self) -> int:
        """The score. It may be negative."""
        return self.in_sets + self.crew + self.hold - self.payroll

    @property
    def largest(self) -> int:
        """The size of the largest set, of either kind."""
        return max((len(found.cells) for found in self.sets), default=0)


@dataclass(frozen=True, slots=True)
class RivalSheet:
    """What the solo game's opponent scores: no ship, no payroll."""

    cards: int
    best: tuple[tuple[Trait, int, int], ...]
    """Its largest collection of a colour and of a faction: which, how many, and the points."""

    @property
    def total(self) -> int:
        """The score to beat."""
        return self.cards + sum(points for _, _, points in self.best)


def sheet(ship: Ship, edition: Edition) -> Sheet:
    """Counts a ship."""
    return Sheet(
        sets=tuple(crew_sets(ship.cells, edition)),
        crew=sum(edition.value(card) for _, card in ship.placed),
        hold=sum(in_hold(card, edition) for card in ship.hold),
        payroll=sum(ship.payroll),
    )


def in_hold(card: Card, edition: Edition) -> int:
    """What a card brings in the hold: there, and only there, a wild is positive."""
    return abs(edition.value(card)) if card.wild else edition.value(card)


def crew_sets(cells: dict[Cell, Card], edition: Edition) -> Iterator[CrewSet]:
    """The sets that score, colours first.

    Of one trait, wilds included, every connected group that holds two touching cards which
    are not wild. So a wild joins a set that stands without it, links it to further cards and
    wilds, and may do so for several sets at once; wilds alone, or between single cards, do not.
    """
    for layer in Layer:
        found = {cell: card.trait(layer) for cell, card in cells.items()}
        wild = {cell for cell, trait in found.items() if trait is None}
        for trait in TRAITS[layer]:
            natural = {cell for cell, its in found.items() if its is trait}
            for group in _groups(natural | wild) if _has_pair(natural) else ():
                if _has_pair(group & natural):
                    yield CrewSet(trait, tuple(sorted(group)), edition.worth(len(group)))


def _groups(cells: set[Cell]) -> Iterator[set[Cell]]:
    waiting = set(cells)
    for start in sorted(cells):
        if start not in waiting:
            continue
        waiting.remove(start)
        edge, group = [start], {start}
        while edge:
            near = waiting.intersection(edge.pop().beside())
            waiting -= near
            group |= near
            edge.extend(near)
        yield group


def _has_pair(cells: set[Cell]) -> bool:
    return any(beside in cells for cell in cells for beside in cell.beside())


def rival_sheet(cards: tuple[Card, ...], edition: Edition) -> RivalSheet:
    """Counts what the opponent of the solo game has collected."""
    as_printed = sum(edition.value(card) for card in cards)
    turned = sum(in_hold(card, edition) for card in cards)
    return RivalSheet(
        cards=turned if RIVAL_SCORES_WILDS_AS_POSITIVE else as_printed,
        best=tuple(_collection(cards, layer, edition) for layer in Layer),
    )


def _collection(
    cards: tuple[Card, ...], layer: Layer, edition: Edition
) -> tuple[Trait, int, int]:
    sizes = {
        trait: sum(card.trait(layer) in (trait, None) for card in cards)
        for trait in TRAITS[layer]
    }
    best = max(sizes, key=sizes.__getitem__)
    return best, sizes[best], edition.worth(sizes[best])
