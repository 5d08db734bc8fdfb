"""What a person is about to do: which card, and where to."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TypeAlias

from shipmates.crewdeck.actions import Action, Add, Place, Post, Recruit, Stow
from shipmates.crewdeck.cards import Card
from shipmates.crewdeck.ship import Cell
from shipmates.crewdeck.view import Phase, View


class Hold(Enum):
    """The one target that is no place in a ship, and no number."""

    HOLD = "hold"


Target: TypeAlias = int | Cell | Hold
"""A work crew, an amount, a station, or the hold."""


def tray(view: View) -> tuple[Card, ...]:
    """The cards that lie before this person, to be chosen from."""
    return view.news if view.phase is Phase.PLACE else view.hand


def aim(action: Action) -> Target | None:
    """Where an action goes to."""
    match action:
        case Add(_, stack) | Recruit(stack):
            return stack
        case Post(amount):
            return amount
        case Place(_, cell):
            return cell
        case Stow():
            return Hold.HOLD
        case _:
            return None


@dataclass(frozen=True, slots=True)
class Picking:
    """A card of the tray by its place there, and a target; `None` while nothing is chosen."""

    card: int = 0
    target: Target | None = None

    @staticmethod
    def begin(view: View) -> Picking:
        """At the first card; a target is preselected only where there is no other choice."""
        alone = len(view.legal) == 1
        return Picking(0, targets(view)[0] if alone else None)

    def with_card(self, view: View, place: int) -> Picking:
        """Another card, for the same target."""
        return replace(self, card=place) if 0 <= place < len(tray(view)) else self

    def next_card(self, view: View, step: int) -> Picking:
        """The next card, or the one before; around the ends."""
        count = len(tray(view))
        return replace(self, card=(self.card + step) % count) if count else self

    def moved(self, view: View, down: int, along: int) -> Picking:
        """The target next to this one in that direction."""
        found = targets(view)
        if not found:
            return self
        if self.target not in found:
            return replace(self, target=found[0] if along + down > 0 else found[-1])
        if view.phase is Phase.PLACE:
            return replace(self, target=_beside(found, self.target, down, along))
        place = (found.index(self.target) + (along or down)) % len(found)
        return replace(self, target=found[place])

    def to_amount(self, view: View, digit: int) -> Picking:
        """The next payroll card whose amount begins with this digit."""
        found = [t for t in targets(view) if str(t).startswith(str(digit))]
        if not found:
            return self
        place = found.index(self.target) + 1 if self.target in found else 0
        return replace(self, target=found[place % len(found)])

    def action(self, view: View) -> Action | None:
        """What the choice comes to, if the rules offer it."""
        cards = tray(view)
        card = cards[self.card] if self.card < len(cards) else None
        fitting = (a for a in view.legal if aim(a) == self.target)
        return next((a for a in fitting if getattr(a, "card", card) == card), None)


def targets(view: View) -> tuple[Target, ...]:
    """All there is to aim at, in the order in which it is drawn; the hold comes last."""
    found = dict.fromkeys(aim(action) for action in view.legal)
    return tuple(target for target in found if target is not None)


def _beside(found: tuple[Target, ...], at: Target, down: int, along: int) -> Target:
    cells = [target for target in found if isinstance(target, Cell)]
    if not isinstance(at, Cell):
        # From the hold one goes back to the ship.
        return cells[-1] if cells and (down < 0 or along < 0) else found[0]
    ahead = [
        cell
        for cell in cells
        if (cell.column - at.column) * along > 0 or (cell.row - at.row) * down > 0
    ]
    if not ahead:
        last = found[-1]
        if down > 0 or along > 0:
            return last if isinstance(last, Hold) or along else at
        return last if along else at
    return min(ahead, key=lambda cell: _distance(cell, at, sideways=along != 0))


def _distance(cell: Cell, at: Cell, *, sideways: bool) -> tuple[int, int]:
    across, away = abs(cell.row - at.row), abs(cell.column - at.column)
    return (away, across) if sideways else (across, away)
