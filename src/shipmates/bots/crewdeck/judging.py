"""What everything that a seat may do promises, in points by the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from shipmates.bots.crewdeck import alone, together
from shipmates.bots.crewdeck.hull import Yard
from shipmates.bots.crewdeck.mind import Mind, numbers
from shipmates.bots.crewdeck.stations import IN_HOLD, Way, ways
from shipmates.crewdeck.actions import Action, Place, Stow
from shipmates.crewdeck.cards import KINDS
from shipmates.crewdeck.ship import Ship, open_cells
from shipmates.crewdeck.view import Phase, View
from shipmates.dice import Seeded

_WIDTH: Final = 12


@dataclass(frozen=True, slots=True)
class Plan:
    """How new cards are placed, one after another, and what the ship promises then."""

    steps: tuple[Place | Stow, ...]
    ship: Ship
    promise: float


def judged(view: View, mind: Mind, dice: Seeded) -> dict[Action, float]:
    """What each legal action promises in the first three phases."""
    match view.phase:
        case Phase.FORM:
            return (
                alone.adds(view, mind, dice) if view.setup.solo else together.adds(view, mind)
            )
        case Phase.POST:
            return together.posts(view, mind)
        case Phase.RECRUIT:
            return (
                alone.recruits(view, mind) if view.setup.solo else together.recruits(view, mind)
            )
        case _:
            raise ValueError(f"nothing to judge in phase {view.phase.value!r}")


def planned(view: View, mind: Mind) -> tuple[Plan, ...]:
    """The best ways to place all new cards, best first."""
    return plans(mind, view, numbers(view.news))


def plans(mind: Mind, view: View, cards: tuple[int, ...]) -> tuple[Plan, ...]:
    """The best ways to place these cards in this seat's ship, best first."""
    ship = view.ships[view.seat]
    found = ways(mind.outlook, mind.hulls[view.seat], cards, _WIDTH)
    return tuple(plan_of(mind.yard, ship, way) for way in found)


def plan_of(yard: Yard, ship: Ship, way: Way) -> Plan:
    """A way in the words of the rules."""
    steps = list[Place | Stow]()
    for number, bit in way.steps:
        card = KINDS[number]
        if bit == IN_HOLD:
            steps.append(Stow(card))
            ship = ship.stow(card)
            continue
        cells = open_cells(ship, yard.frame)
        cell = next(cell for cell in cells if yard.bit(ship, cell) == bit)
        steps.append(Place(card, cell))
        ship = ship.place(cell, card)
    return Plan(tuple(steps), ship, way.worth)
