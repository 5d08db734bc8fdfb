"""What the planner would do and why, for somebody who practises."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from shipmates.bots.crewdeck.judging import Plan, judged, planned, plans
from shipmates.bots.crewdeck.mind import Mind, numbers
from shipmates.crewdeck.actions import Action, Place, Recruit, Stow
from shipmates.crewdeck.editions import Edition
from shipmates.crewdeck.scoring import CrewSet, sheet
from shipmates.crewdeck.ship import Ship
from shipmates.crewdeck.view import Phase, View
from shipmates.dice import Seeded

_PLANS: Final = 5


@dataclass(frozen=True, slots=True)
class Advice:
    """Something that could be done now, and what would come of it."""

    action: Action
    plan: tuple[Place | Stow, ...]
    """How the new cards would be placed, `action` first when that is what is asked now."""
    gain: int
    """The points won at once when all of them lie there, payroll deducted in the solo game."""
    promise: float
    """What the planner makes of it, with the rest of the game in mind. Higher is better."""
    sets: tuple[CrewSet, ...]
    """The sets that would be new or larger."""


def advise(view: View) -> tuple[Advice, ...]:
    """What could be done, the best first: each legal action once, or whole plans of placing.

    Empty when it is not for this seat to act.
    """
    if not view.legal:
        return ()
    mind = Mind(view)
    if view.phase is Phase.PLACE:
        return tuple(_placing(view, plan) for plan in planned(view, mind)[:_PLANS])
    worth = judged(view, mind, Seeded("advice"))
    ranked = sorted(worth, key=lambda action: -worth[action])
    return tuple(_first(view, mind, action, worth[action]) for action in ranked)


def _placing(view: View, plan: Plan) -> Advice:
    gain, sets = _growth(view, plan.ship)
    return Advice(plan.steps[0], plan.steps, gain, plan.promise, sets)


def _first(view: View, mind: Mind, action: Action, promise: float) -> Advice:
    """A work crew is shown with the best plan for it; in the phases before nothing is won."""
    if not isinstance(action, Recruit):
        return Advice(action, (), 0, promise, ())
    plan = plans(mind, view, numbers(view.stacks[action.stack]))[0]
    gain, sets = _growth(view, plan.ship)
    paid = view.setup.edition.solo_payroll[action.stack] if view.setup.solo else 0
    return Advice(action, plan.steps, gain - paid, promise, sets)


def _growth(view: View, after: Ship) -> tuple[int, tuple[CrewSet, ...]]:
    before, edition = view.ships[view.seat], view.setup.edition
    gain = sheet(after, edition).total - sheet(before, edition).total
    return gain, tuple(_grown(before, after, edition))


def _grown(before: Ship, after: Ship, edition: Edition) -> Iterator[CrewSet]:
    known = set(sheet(before, edition).sets)
    return (found for found in sheet(after, edition).sets if found not in known)
