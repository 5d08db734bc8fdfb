"""Finds a winning line with all hands open, through the rules alone, for the vectors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Game, Seat
from shipmates.tricks.moves import Play

State = TypeVar("State")
Action = TypeVar("Action")
View = TypeVar("View")
Ordered = Callable[[State, Seat, Sequence[Play]], Sequence[Play]]


class Spent(Exception):
    """The budget is used up."""


class Search(Generic[State, Action, View]):
    """Depth first, hopeful cards first, begun anew in another order when it takes long."""

    def __init__(
        self, game: Game[State, Action, View], dice: Seeded, order: Ordered[State]
    ) -> None:
        self._game = game
        self._dice = dice
        self._order = order
        self._left = 0

    def winning_line(self, state: State, budget: int) -> list[tuple[Seat, Action]] | None:
        """Cards (and nature's moves) that win, found within `budget` cards, or `None`."""
        part = 400
        while budget > 0:
            self._left = min(part, budget)
            try:
                return self._line(state)
            except Spent:
                budget -= part
                part = part * 3 // 2
        return None

    def _line(self, state: State) -> list[tuple[Seat, Action]] | None:
        outcome = self._game.outcome(state)
        if outcome is not None:
            return [] if outcome.payoff[0] > 0 else None
        nature = self._game.chance(state, Seeded("nature"))
        if nature is not None:
            return self._after(state, NATURE, nature)
        seat = self._game.awaited(state)[0]
        legal = self._game.legal(state, seat)
        plays: dict[Play, Action] = {a: a for a in legal if isinstance(a, Play)}
        for choice in self._order(state, seat, self._dice.shuffled(tuple(plays))):
            found = self._after(state, seat, plays[choice])
            if found is not None:
                return found
        return None

    def _after(
        self, state: State, seat: Seat, action: Action
    ) -> list[tuple[Seat, Action]] | None:
        self._left -= 1
        if self._left < 0:
            raise Spent
        then = self._line(self._game.apply(state, seat, action))
        return None if then is None else [(seat, action), *then]


def spoken(
    game: Game[State, Action, View],
    state: State,
    line: Sequence[tuple[Seat, Action]],
    speak: Callable[[Sequence[Action]], Action],
) -> list[tuple[Seat, Action]]:
    """The same cards with what is said before each trick."""
    moves = list[tuple[Seat, Action]]()
    for seat, action in line:
        while seat != NATURE and action not in game.legal(state, seat):
            speaker = game.awaited(state)[0]
            said = speak(game.legal(state, speaker))
            moves.append((speaker, said))
            state = game.apply(state, speaker, said)
        moves.append((seat, action))
        state = game.apply(state, seat, action)
    return moves


def put_off(
    game: Game[State, Action, View], state: State, seat: Seat, dice: Seeded, *, stubborn: bool
) -> Action:
    """A random action; a stubborn seat puts the end off as long as it can."""
    choices = dice.shuffled(game.legal(state, seat))
    for action in choices if stubborn else ():
        if game.outcome(game.apply(state, seat, action)) is None:
            return action
    return choices[0]
