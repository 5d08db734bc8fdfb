"""A game as it is kept: where it began and what was done."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic

from shipmates.kernel.game import Action, Game, Seat, State, View_co


@dataclass(frozen=True, slots=True)
class Record(Generic[State, Action]):
    """Deals are among the moves, nature's, card by card: generators change, deals must not."""

    rules: int
    opening: State
    moves: tuple[tuple[Seat, Action], ...] = ()


def replay(
    game: Game[State, Action, View_co], record: Record[State, Action]
) -> Iterator[State]:
    """Every state of the game in turn. Raises `Illegal` if a move no longer fits the rules."""
    state = record.opening
    yield state
    for seat, action in record.moves:
        state = game.apply(state, seat, action)
        yield state
