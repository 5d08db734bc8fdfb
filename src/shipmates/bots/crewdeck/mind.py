"""What a seat has in mind for a whole round: everybody's hull, and what cards would bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, TypeAlias

from shipmates.bots.crewdeck.collection import Collection
from shipmates.bots.crewdeck.hull import NUMBER, Hull, Yard
from shipmates.bots.crewdeck.outlook import HOPES, Hopes, Outlook
from shipmates.bots.crewdeck.survey import Survey
from shipmates.crewdeck.cards import PLAIN, Card, Wild
from shipmates.crewdeck.editions import ROUNDS
from shipmates.crewdeck.view import View

Stack: TypeAlias = tuple[int, ...]
Stacks: TypeAlias = tuple[Stack, ...]


class Mind:
    """Built from a view, and good until a ship changes."""

    def __init__(self, view: View, hopes: Hopes = HOPES) -> None:
        setup, left = view.setup, ROUNDS - view.round
        self._about: Final = _about(view)
        self.yard: Final = Yard(setup.frame, setup.edition)
        self.outlook: Final = Outlook(
            self.yard, left, left * setup.stack_size * setup.posts, hopes
        )
        self.hulls: Final[tuple[Hull, ...]] = tuple(map(self.yard.build, view.ships))
        self.surveys: Final = tuple(Survey(self.outlook, hull) for hull in self.hulls)
        self.rival: Final = Collection(self.yard, left, numbers(view.rival))

    def fits(self, view: View) -> bool:
        """Whether this view shows the same ships in the same round."""
        return self._about == _about(view)

    def held(self, stack: Stack) -> int:
        """What the solo opponent goes by when it chooses."""
        return sum(self.yard.held[card] for card in stack)


def _about(view: View) -> tuple[object, ...]:
    return view.setup, view.round, view.ships, view.rival


def numbers(cards: Iterable[Card]) -> Stack:
    """Cards as small numbers."""
    return tuple(NUMBER[card] for card in cards)


def stacks_of(view: View) -> Stacks:
    """The work crews on the table, those not begun included."""
    begun = tuple(map(numbers, view.stacks))
    return begun + ((),) * (view.setup.stacks - len(begun))


def unseen(view: View) -> Stack:
    """Every card that this seat has not seen yet, as far as it can know."""
    setup = view.setup
    wilds = (setup.edition.wilds(wild) for wild in Wild if setup.wild_count(wild))
    cards = Counter((*PLAIN, *(card for some in wilds for card in some)))
    for ship in view.ships:
        cards.subtract((*ship.cells.values(), *ship.hold))
    for seen in (*view.stacks, view.hand, view.shed, view.rival, view.aside):
        cards.subtract(seen)
    return numbers((+cards).elements())
