"""The whole review of a record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from shipmates.kernel import Outcome
from shipmates.review.others import Others, others
from shipmates.review.said import settled
from shipmates.review.walk import Laid, Move, State, walked
from shipmates.solver.answer import Chance
from shipmates.solver.encode import Position, draws_yet
from shipmates.solver.solver import Solver
from shipmates.tricks import rounds

Over: TypeAlias = Any


@dataclass(frozen=True, slots=True)
class Review:
    """What can be said about a game, now that all cards are open."""

    start: Position | None
    """Before the first card; `None` where the game did not come so far."""
    chance: Chance | None
    """How that stood; `None` before a draw, and without a start."""
    cards: tuple[Laid, ...]
    others: tuple[Others, ...]
    """What else could have been chosen, where it was lost before the first card."""
    outcome: Outcome | None
    settled: tuple[int | None, ...] = ()
    """After how many moves each of these choices was made for good, if somebody was asked."""

    @property
    def begin(self) -> int | None:
        """How many moves were made before the first card, if one was laid."""
        return self.cards[0].place if self.cards else None

    @property
    def turn(self) -> Laid | None:
        """The card up to which it was winnable, if it was not to the end."""
        return next((laid for laid in self.cards if laid.is_turn), None)

    @property
    def first_losing(self) -> Laid | None:
        """The same, where it is certain that it lost."""
        turn = self.turn
        return turn if turn is not None and turn.after is Chance.LOST else None

    @property
    def lost_by(self) -> Laid | None:
        """The first card after which it was lost for certain."""
        found = (laid for laid in self.cards if laid.after is Chance.LOST)
        return next((laid for laid in found if laid.before is not Chance.LOST), None)

    @property
    def unjudged(self) -> bool:
        """Whether it began before a draw, of which nothing can be said."""
        return self.start is not None and draws_yet(self.start)


def reviewed(
    states: Sequence[State], moves: Sequence[Move], solver: Solver, chooser: Solver
) -> Review:
    """The review of a game; `chooser` answers for what could have been chosen before it."""
    outcome: Outcome | None = getattr(states[-1], "outcome", None)
    start = next((state for state in states if isinstance(state, rounds.Playing)), None)
    if start is None:
        return Review(None, None, (), (), outcome)
    cards = walked(states, moves, solver, won=_won(outcome))
    chance = _chance(start, cards, solver)
    tried = others(start, chooser) if chance is Chance.LOST else ()
    made = tuple(settled(one.kind, moves) for one in tried)
    return Review(start, chance, cards, tried, outcome, made)


def _won(outcome: Outcome | None) -> bool | None:
    """How the cards ended it: the clock says nothing about them."""
    if outcome is None or outcome.because.code == "time-up":
        return None
    return outcome.payoff[0] > 0


def _chance(start: Position, cards: Sequence[Laid], solver: Solver) -> Chance | None:
    if draws_yet(start):
        return None
    return cards[0].before if cards else solver.solve(start).chance
