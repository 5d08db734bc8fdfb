"""What a game must know so that its records can be written and read."""

from __future__ import annotations

from typing import Protocol

from shipmates.kernel import Illegal, Note, Outcome, Seat
from shipmates.kernel.game import Action, State
from shipmates.notation.fields import Fields


class Codec(Protocol[State, Action]):
    """One game as text."""

    @property
    def key(self) -> str:
        """The name of the game in a record."""

    @property
    def version(self) -> int:
        """The version of its rules."""

    @property
    def oldest(self) -> int:
        """The oldest version of its rules whose records are still read."""

    @property
    def keys(self) -> tuple[str, ...]:
        """What lines of the head may begin with."""

    @property
    def required(self) -> tuple[str, ...]:
        """Which of these must not be missing."""

    def write_head(self, opening: State) -> tuple[str, ...]:
        """The lines that say what was agreed, but for the game and its rules."""

    def read_head(self, head: Fields) -> State | None:
        """The state before the first move, or `None` with the faults noted."""

    def seats(self, opening: State) -> int:
        """How many hands are played."""

    def write_action(self, action: Action) -> str:
        """The action as a line of text."""

    def read_action(self, text: str) -> Action:
        """The action a line says. Raises `Misread` for what is none."""

    def is_natures(self, action: Action) -> bool:
        """Whether nature does this, and no seat."""

    def apply(self, state: State, seat: Seat, action: Action) -> State:
        """The state after the action. Raises `Illegal` if the rules refuse it."""

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended; `None` while it goes on."""

    def refused(self, state: State, action: Action, refusal: Illegal) -> tuple[Note, ...]:
        """What to say of an action the rules refused, to somebody who wrote it by hand."""
