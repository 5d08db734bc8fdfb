"""A game in progress, asked for one decision at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from shipmates.envs.blocks import Observation
from shipmates.envs.kind import Action, Kind, Plan, State, View, Writer
from shipmates.kernel import NATURE, Dice, Outcome, Seat

Item = TypeVar("Item")


class Luck(Dice, Protocol):
    """Dice that can also draw the mission."""

    def choice(self, items: Sequence[Item]) -> Item:
        """One of the items."""


class Question(Generic[Action, View]):
    """What one agent is asked: the view of the seat it acts for, and what is legal there."""

    __slots__ = ("agent", "indexes", "view")

    def __init__(self, agent: Seat, view: View, indexes: list[int]) -> None:
        self.agent, self.view, self.indexes = agent, view, indexes


class Course(Generic[State, Action, View]):
    """Nature moves by itself; of several who are awaited, the first is asked."""

    def __init__(
        self,
        kind: Kind[State, Action, View],
        plan: Plan[State],
        dice: Luck,
        writer: Writer[View],
    ) -> None:
        self._kind, self._rules, self._dice, self._writer = kind, kind.rules, dice, writer
        many = len(plan.openings) > 1
        self._state = dice.choice(plan.openings) if many else plan.openings[0]
        self.outcome: Outcome | None = None
        self._proceed()

    def _proceed(self) -> None:
        rules, state = self._rules, self._state
        move = rules.chance(state, self._dice)
        while move is not None:
            state = rules.apply(state, NATURE, move)
            move = rules.chance(state, self._dice)
        self._state = state
        self.outcome = rules.outcome(state)
        if self.outcome is None:
            self.asked = self._question(rules.awaited(state)[0])

    def _question(self, seat: Seat) -> Question[Action, View]:
        kind = self._kind
        view = self._rules.look(self._state, seat)
        return Question(kind.agent(view), view, kind.indexes(view))

    def questions(self) -> dict[Seat, Question[Action, View]]:
        """What each agent is asked that the game waits for, in the order of the rules."""
        found = dict[Seat, Question[Action, View]]()
        for seat in () if self.outcome is not None else self._rules.awaited(self._state):
            question = self._question(seat)
            found.setdefault(question.agent, question)
        return found

    def answer(self, question: Question[Action, View], index: int) -> None:
        """What was asked is done. Raises `ValueError` if it is not legal."""
        try:
            place = question.indexes.index(index)
        except ValueError:
            legal = ", ".join(map(str, sorted(question.indexes)))
            raise ValueError(f"action {index} is not legal now: expected {legal}") from None
        view = question.view
        self.do(view.seat, self._kind.legal(view)[place])

    def do(self, seat: Seat, action: Action) -> None:
        """This seat does that. Raises `Illegal` if the rules refuse it."""
        self._state = self._rules.apply(self._state, seat, action)
        self._proceed()

    def look(self, seat: Seat) -> View:
        """What this seat may know."""
        return self._rules.look(self._state, seat)

    def shown(self, seat: Seat) -> View:
        """What is seen by whoever is asked, or by this seat when nobody is any more."""
        return self.asked.view if self.outcome is None else self.look(seat)

    def observation(self, agent: Seat) -> Observation:
        """What this agent may know, and what it may do if it is asked."""
        asked = self.asked
        if self.outcome is None and agent == asked.agent:
            return self._writer.write(asked.view, asked.indexes)
        return self._writer.write(self.look(agent))

    def written(self, question: Question[Action, View]) -> Observation:
        """A question as numbers."""
        return self._writer.write(question.view, question.indexes)
