"""Asks the native core, or its twin where there is no core."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final, Protocol, TypeAlias

from shipmates.solver.answer import Chance, Solution
from shipmates.solver.core import NeedsCore, is_native, native
from shipmates.solver.encode import Position, encode
from shipmates.solver.reference import Reference, cards, outcome_of, played, silent, turn
from shipmates.tricks.cards import CARDS, Card

Told: TypeAlias = tuple[int, list[int], int]


class Core(Protocol):
    """The native module, as far as it is called."""

    def solve(self, words: Sequence[int], max_nodes: int) -> Told:
        """One problem: the number of its verdict, a line, the cards laid in search."""

    def marks(self, words: Sequence[int], max_nodes: int) -> list[tuple[int, Told]]:
        """The same for every card that may be laid next."""

    def solve_all(
        self, rows: Sequence[Sequence[int]], max_nodes: int, threads: int
    ) -> list[Told]:
        """Many problems on so many threads."""


def core() -> Core | None:
    """The native core, if it is here."""
    found: Core | None = native()
    return found


_CHANCES: Final = (Chance.WINNABLE, Chance.LOST, Chance.UNDECIDED)
NODES: Final = 3_000_000
"""Cards laid in search before one gives up: less than a second in the native core."""
TWIN_NODES: Final = 30_000
"""As many as the twin can afford in that time."""


class Solver(Protocol):
    """Answers for open positions. The same position and bound give the same answer."""

    def solve(self, position: Position) -> Solution:
        """Whether it can be won, with a line of cards if so."""

    def marks(self, position: Position) -> dict[Card, Solution]:
        """What becomes of the position with each card that may be laid next."""

    def solve_all(self, positions: Sequence[Position]) -> list[Solution]:
        """Many at once."""


class Wrong(AssertionError):
    """A line that does not win when it is played: the core has a fault."""


class Native:
    """The search in C++. Every line it finds is played through the rules before it is told."""

    def __init__(self, max_nodes: int = NODES, threads: int | None = None) -> None:
        built = core()
        if built is None:
            raise NeedsCore("the fast solver")
        self._core: Final = built
        self._max_nodes: Final = max_nodes
        self._threads: Final = threads or os.cpu_count() or 1

    def solve(self, position: Position) -> Solution:
        """Whether it can be won, with a line of cards if so."""
        return _told(position, self._core.solve(encode(position).words, self._max_nodes))

    def marks(self, position: Position) -> dict[Card, Solution]:
        """What becomes of the position with each card that may be laid next."""
        seat = turn(position)
        legal = cards(silent(position), seat)
        found = dict(self._core.marks(encode(position).words, self._max_nodes))
        return {card: _told(position, found[card.index], card) for card in legal}

    def solve_all(self, positions: Sequence[Position]) -> list[Solution]:
        """Many at once, on all processors."""
        rows = [encode(position).words for position in positions]
        found = self._core.solve_all(rows, self._max_nodes, self._threads)
        return [_told(one, told) for one, told in zip(positions, found, strict=True)]


def _told(position: Position, told: Told, first: Card | None = None) -> Solution:
    verdict, indices, nodes = told
    chance = _CHANCES[verdict]
    if chance is not Chance.WINNABLE:
        return Solution(chance, nodes=nodes)
    line = [CARDS[index] for index in indices]
    return Solution(chance, proved(position, [first, *line] if first else line), nodes)


def proved(position: Position, line: Sequence[Card]) -> tuple[Card, ...]:
    """The line, played out to its end by the rules. Raises `Wrong` unless it wins.

    Where nothing can go wrong any more, the core leaves the rest of the cards unsaid.
    """
    state, whole = silent(position), list[Card]()
    rest = iter(line)
    while (outcome := outcome_of(state)) is None:
        seat = turn(state)
        card = next(rest, None) or cards(state, seat)[0]
        state = played(state, seat, card)
        whole.append(card)
    if outcome.payoff[0] <= 0:
        raise Wrong(f"{' '.join(map(str, whole))} loses: {outcome.because}")
    return tuple(whole)


class Twin:
    """The recursion over the rules, for machines without the core."""

    def __init__(self, max_nodes: int = TWIN_NODES) -> None:
        self._max_nodes: Final = max_nodes

    def solve(self, position: Position) -> Solution:
        """Whether it can be won, with a line of cards if so."""
        return Reference(self._max_nodes).solve(position)

    def marks(self, position: Position) -> dict[Card, Solution]:
        """What becomes of the position with each card that may be laid next."""
        state, found = silent(position), dict[Card, Solution]()
        seat = turn(state)
        for card in cards(state, seat):
            after = played(state, seat, card)
            outcome = outcome_of(after)
            if outcome is None:
                rest = Reference(self._max_nodes).solve(after)
            else:
                rest = Solution(Chance.WINNABLE if outcome.payoff[0] > 0 else Chance.LOST)
            line = (card, *rest.line) if rest.chance is Chance.WINNABLE else ()
            found[card] = Solution(rest.chance, line, rest.nodes + 1)
        return found

    def solve_all(self, positions: Sequence[Position]) -> list[Solution]:
        """Many, one after the other."""
        return [self.solve(position) for position in positions]


def best(max_nodes: int | None = None) -> Solver:
    """The core, or its twin where there is none."""
    return Native(max_nodes or NODES) if is_native() else Twin(max_nodes or TWIN_NODES)
