"""What is agreed before the first card is dealt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from shipmates.deepsea.catalogue import BY_KEY, CATALOGUE, TaskCard
from shipmates.deepsea.house import HouseRule
from shipmates.deepsea.mission import Mission, NoLead, Sonar
from shipmates.kernel import Illegal, Seat
from shipmates.tricks.cards import DECK, CardSet
from shipmates.tricks.distress import Distress
from shipmates.tricks.tasks import Either, Every, Predict, Task

THIRD: Final = Seat(2)


@dataclass(frozen=True, slots=True)
class Setup:
    """A mission, the people, how they play it and, with two, where Tonoja sits."""

    mission: Mission
    players: int
    timed: bool = False
    """Against the clock, where the mission has one; else with its substitute."""
    distress: Distress = Distress.OFFERED
    tonoja: Seat = THIRD
    again: tuple[str, ...] = ()
    """The task cards of the last attempt, when the crew wants the same ones."""
    used: tuple[str, ...] = ()
    """Task cards that lie aside since earlier missions."""
    house: frozenset[HouseRule] = frozenset()
    """The house rules of this table."""

    @property
    def seats(self) -> int:
        """How many hands are played: two people play with a third."""
        return 3 if self.players == 2 else self.players

    @property
    def dummy(self) -> Seat | None:
        """Tonoja's seat, with two people."""
        return self.tonoja if self.players == 2 else None

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that belong to a person."""
        return tuple(Seat(seat) for seat in range(self.seats) if seat != self.dummy)

    @property
    def deck(self) -> CardSet:
        """The cards in play."""
        return DECK

    @property
    def tricks(self) -> int:
        """How many tricks are played to the end."""
        return len(DECK) // self.seats

    @property
    def seconds(self) -> int | None:
        """How long the tricks may take, if it is played against the clock."""
        clock = self.mission.clock
        return clock.seconds if clock is not None and self.timed else None

    @property
    def sonar(self) -> Sonar:
        """How the crew communicates, before the terrain is known."""
        clock = self.mission.clock
        if clock is None or self.timed or clock.sonar is None:
            return self.mission.sonar
        return clock.sonar

    @property
    def difficulty(self) -> int:
        """What the tasks must add up to."""
        clock = self.mission.clock
        if clock is None or self.timed or clock.difficulty is None:
            return self.mission.difficulty
        return clock.difficulty

    @property
    def wanted(self) -> tuple[str, ...]:
        """Task cards that are not left to chance."""
        return self.again or self.mission.fixed

    @property
    def pile(self) -> tuple[TaskCard, ...]:
        """The task deck: without what lies aside, unless too little would be left."""
        whole = (*CATALOGUE, *self.mission.cards)
        if not self.used:
            return whole
        left = tuple(card for card in whole if card.key not in self.used)
        return left if _reaches(left, self.difficulty, self.seats) else whole

    @property
    def in_force(self) -> tuple[HouseRule, ...]:
        """The house rules that change something in this mission, in their order."""
        changing = {
            HouseRule.SINGLE_CARD_AS_ANY: self.sonar not in (Sonar.CURRENTS, Sonar.NONE),
            HouseRule.FORBIDDEN_LEAD_LOSES: any(
                isinstance(rule, NoLead) for rule in self.mission.rules
            ),
        }
        return tuple(rule for rule in HouseRule if rule in self.house and changing[rule])

    def card(self, key: str) -> TaskCard:
        """The task card of that key, own ones included."""
        known = BY_KEY.get(key)
        if known is not None:
            return known
        return next(card for card in self.mission.cards if card.key == key)

    def knows(self, key: str) -> bool:
        """Whether there is such a task card."""
        return key in BY_KEY or any(card.key == key for card in self.mission.cards)


def _reaches(pile: tuple[TaskCard, ...], target: int, seats: int) -> bool:
    # Enough of them, and enough easy ones, that nearly any order comes to the target.
    ones = sum(card.value(seats) == 1 for card in pile)
    return ones >= 6 and sum(card.value(seats) for card in pile) >= 2 * target


def checked(setup: Setup) -> Setup:
    """The setup, if it can be played. Raises `Illegal` with what is wrong."""
    if not 2 <= setup.players <= 5:
        raise Illegal("setup-players", players=setup.players)
    if setup.players == 2 and not 0 <= setup.tonoja < 3:
        raise Illegal("setup-tonoja", seat=setup.tonoja)
    if setup.timed and setup.mission.clock is None:
        raise Illegal("setup-timed", mission=setup.mission.number)
    for key in (*setup.again, *setup.used, *setup.mission.fixed):
        if not setup.knows(key):
            raise Illegal("setup-task", task=key)
    if setup.again and not setup.mission.has_tasks:
        raise Illegal("setup-again", mission=setup.mission.number)
    _check_tasks(setup)
    return setup


def _check_tasks(setup: Setup) -> None:
    mission = setup.mission
    most = sum(card.value(setup.seats) for card in CATALOGUE) // 2
    if setup.difficulty > most:
        raise Illegal("setup-difficulty", difficulty=setup.difficulty, most=most)
    if mission.has_tasks and not setup.wanted and setup.difficulty < 1:
        raise Illegal("setup-difficulty", difficulty=setup.difficulty, most=most)
    if len(set(setup.wanted)) != len(setup.wanted):
        raise Illegal("setup-task-twice")
    if not 1 <= mission.volunteers <= 2:
        raise Illegal("setup-volunteers", count=mission.volunteers)
    foretold = [card.key for card in mission.cards if any(map(_foretells, card.tasks))]
    if foretold:
        raise Illegal("setup-own-prediction", task=foretold[0])


def _foretells(task: Task) -> bool:
    """Whether it asks for a number: there are two such cards, and one secret is kept."""
    if isinstance(task, Every | Either):
        return any(map(_foretells, task.parts))
    return isinstance(task, Predict)


__all__ = ["Distress", "HouseRule", "Setup", "checked"]
