"""The contract between rules and everything that plays, shows, stores or studies them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NewType, Protocol, TypeVar

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0. A seat is not a person."""

NATURE = Seat(-1)
"""Whoever shuffles, deals and rings the bell: its moves stand in the record like anyone's."""

WATCHER = Seat(-2)
"""Whoever looks on: sees what lies in the open, and can do nothing."""

Item = TypeVar("Item")
State = TypeVar("State")
Action = TypeVar("Action")
View_co = TypeVar("View_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Note:
    """Something to tell a person: a stable code and its parameters, never a sentence."""

    code: str
    params: tuple[tuple[str, str | int], ...] = ()

    def __str__(self) -> str:
        return " ".join((self.code, *(f"{key}={value}" for key, value in self.params)))


class Illegal(Exception):
    """The rules refuse an action; the note says why, in terms of what the actor can see."""

    def __init__(self, code: str, **params: str | int) -> None:
        self.note = Note(code, tuple(params.items()))
        super().__init__(str(self.note))


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: a number for each seat (alike for a crew), and why."""

    payoff: tuple[float, ...]
    because: Note


class Dice(Protocol):
    """The only source of luck, owned by the edges."""

    def shuffled(self, items: Sequence[Item]) -> tuple[Item, ...]:
        """The same items in random order."""


class Game(Protocol[State, Action, View_co]):
    """Pure rules. Every method is a function of its arguments alone."""

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """All that this seat may do now; empty when it must wait."""

    def awaited(self, state: State) -> tuple[Seat, ...]:
        """The seats the game waits for, in the order a patient host would ask them.

        Known to all: it depends on nothing hidden. A seat outside it may still have something
        legal to do (a late signal), and may leave it. Empty when nature moves, and at the end.
        """

    def chance(self, state: State, dice: Dice) -> Action | None:
        """What nature does now; `None` when it is for people to act."""

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        """The state after the action. Raises `Illegal` if the rules refuse it."""

    def look(self, state: State, seat: Seat) -> View_co:
        """Everything this seat may know, and nothing else; `WATCHER` sees what is open."""

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended; `None` while it goes on."""
