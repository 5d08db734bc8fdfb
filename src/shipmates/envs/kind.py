"""What an environment must know of a game to play it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from gymnasium import spaces

from shipmates.envs.blocks import Observation
from shipmates.kernel import Game, Outcome, Seat


class Asking(Protocol):
    """What is read of a view of any game."""

    @property
    def seat(self) -> Seat:
        """Who acts."""

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, if it did."""


State = TypeVar("State")
Action = TypeVar("Action")
View = TypeVar("View", bound=Asking)
View_contra = TypeVar("View_contra", contravariant=True)


class Writer(Protocol[View_contra]):
    """Writes views as numbers; it may remember what it wrote last, and nothing else."""

    def write(self, view: View_contra, indexes: Sequence[int] = ()) -> Observation:
        """What whoever has this view may know, and a mask of the actions of these numbers."""


@dataclass(frozen=True, slots=True)
class Kind(Generic[State, Action, View]):
    """A game, and how its views and actions become numbers."""

    key: str
    """Its versioned name."""
    rules: Game[State, Action, View]
    observed: spaces.Box
    actions: int
    writer: Callable[[], Writer[View]]
    legal: Callable[[View], tuple[Action, ...]]
    indexes: Callable[[View], list[int]]
    """The numbers of what is legal, in the same order."""
    agent: Callable[[View], Seat]
    """Whose decision it is: the commander's, where the dummy acts."""
    told: Callable[[View, str], str]
    """The view in words of a language."""


@dataclass(frozen=True, slots=True)
class Plan(Generic[State]):
    """What is played: how it may begin, and who decides something in it."""

    openings: tuple[State, ...]
    """One is drawn whenever a game begins."""
    seats: tuple[Seat, ...]
