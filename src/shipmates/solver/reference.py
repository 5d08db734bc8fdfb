"""The twin: a short recursion over the rules themselves, slow and plainly right."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeAlias

from shipmates import deepsea, planet9
from shipmates.kernel import Outcome, Seat
from shipmates.solver.answer import Chance, Solution
from shipmates.solver.encode import Position
from shipmates.tricks.cards import Card
from shipmates.tricks.moves import Play

State: TypeAlias = Any
_NINE, _SEA = planet9.PlanetNine(), deepsea.DeepSea()


class Spent(Exception):
    """The bound is reached."""


class Reference:
    """Tries every sequence of cards the rules allow, up to a bound."""

    def __init__(self, max_nodes: int) -> None:
        self._left = max_nodes
        self._max = max_nodes
        self._dead = set[object]()

    def solve(self, state: Position) -> Solution:
        """One line that wins, or none."""
        try:
            line = self._win(silent(state))
        except Spent:
            return Solution(Chance.UNDECIDED, nodes=self._max)
        nodes = self._max - self._left
        if line is None:
            return Solution(Chance.LOST, nodes=nodes)
        return Solution(Chance.WINNABLE, tuple(reversed(line)), nodes)

    def _win(self, state: State) -> list[Card] | None:
        """The cards from the end backwards, or None if every way loses."""
        outcome = outcome_of(state)
        if outcome is not None:
            return [] if outcome.payoff[0] > 0 else None
        key = _key(state)
        if key in self._dead:
            return None
        seat = turn(state)
        for card in cards(state, seat):
            if self._left <= 0:
                raise Spent
            self._left -= 1
            line = self._win(played(state, seat, card))
            if line is not None:
                line.append(card)
                return line
        self._dead.add(key)
        return None


def _key(state: Position) -> object:
    ledger = state.ledger
    return state.hands, state.trick, ledger.winners, ledger.taken, ledger.tricks


def rules_of(state: Position) -> Any:
    """The game a position belongs to."""
    return _SEA if isinstance(state.brief.setup, deepsea.Setup) else _NINE


def silent(state: State) -> State:
    """The same position with nobody left to wait for: signals change nothing for open eyes."""
    seats = tuple(map(Seat, range(len(state.signals))))
    return state if state.trick.cards else replace(state, ready=seats)


def turn(state: Position) -> Seat:
    """Who lays the next card."""
    return state.trick.turn(len(state.signals))


def cards(state: Position, seat: Seat) -> tuple[Card, ...]:
    """What may be laid."""
    return tuple(a.card for a in rules_of(state).legal(state, seat) if isinstance(a, Play))


def played(state: Position, seat: Seat, card: Card) -> State:
    """The position with one card more."""
    after = rules_of(state).apply(state, seat, Play(card))
    return after if outcome_of(after) is not None else silent(after)


def outcome_of(state: State) -> Outcome | None:
    """Whether it is over, and how."""
    found: Outcome | None = getattr(state, "outcome", None)
    return found
