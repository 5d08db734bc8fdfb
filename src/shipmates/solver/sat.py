"""A second opinion: the whole rest of a deal as clauses, settled by a SAT solver.

It shares nothing with the native core but the problem. Needs the extra `sat`.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Final, Protocol

from shipmates.solver.answer import Chance, Solution
from shipmates.solver.course import Course
from shipmates.solver.encode import Position, encode
from shipmates.solver.problem import Problem
from shipmates.solver.reference import cards, outcome_of, played, silent, turn
from shipmates.solver.solver import Solver, proved
from shipmates.solver.wishes import Unsupported, wish
from shipmates.tricks.cards import CARDS, Card

__all__ = ["Backed", "Sat", "Unsupported", "has_sat", "satisfied"]
ENGINE: Final = "Cadical195"


class Engine(Protocol):
    """A solver of python-sat, as far as it is called."""

    def solve(self) -> bool:
        """Whether all clauses can be true at once."""

    def get_model(self) -> list[int]:
        """What is true then."""

    def delete(self) -> None:
        """Frees what it holds."""


def has_sat() -> bool:
    """Whether python-sat is installed."""
    try:
        import_module("pysat.solvers")
    except ImportError:
        return False
    return True


def _engine(clauses: list[list[int]]) -> Engine:
    made: Engine = getattr(import_module("pysat.solvers"), ENGINE)(bootstrap_with=clauses)
    return made


def satisfied(problem: Problem) -> list[int] | None:
    """The cards still to fall, in order, of a line that wins; None if there is none.

    Raises `Unsupported` for a demand that has no clauses yet.
    """
    course = Course(problem)
    wish(course)
    engine = _engine(course.formula.clauses)
    try:
        if not engine.solve():
            return None
        return _line(course, {literal for literal in engine.get_model() if literal > 0})
    finally:
        engine.delete()


def _line(course: Course, true: set[int]) -> list[int]:
    line, seats = list[int](), course.problem.seats
    for trick in course.tricks:
        leader = next(s for s in course.seats if course.leads[trick][s] in true)
        for place in course.seats:
            own = course.cards[(leader + place) % seats]
            line.append(next(card for card in own if course.falls[card][trick] in true))
    return line[len(course.problem.table) :]


class Sat:
    """Answers like the other solvers, and leaves nothing undecided, however long it takes."""

    def solve(self, position: Position) -> Solution:
        """Whether it can be won, with a line of cards if so."""
        line = satisfied(encode(position))
        if line is None:
            return Solution(Chance.LOST)
        return Solution(Chance.WINNABLE, proved(position, [CARDS[card] for card in line]))

    def marks(self, position: Position) -> dict[Card, Solution]:
        """What becomes of the position with each card that may be laid next."""
        state, found = silent(position), dict[Card, Solution]()
        seat = turn(state)
        for card in cards(state, seat):
            after = played(state, seat, card)
            outcome = outcome_of(after)
            if outcome is None:
                rest = self.solve(after)
            else:
                rest = Solution(Chance.WINNABLE if outcome.payoff[0] > 0 else Chance.LOST)
            line = (card, *rest.line) if rest.chance is Chance.WINNABLE else ()
            found[card] = Solution(rest.chance, line)
        return found

    def solve_all(self, positions: Sequence[Position]) -> list[Solution]:
        """Many, one after the other."""
        return [self.solve(position) for position in positions]


class Backed:
    """Another solver, and clauses for what it leaves undecided: nothing stays so."""

    def __init__(self, first: Solver) -> None:
        self._first = first

    def solve(self, position: Position) -> Solution:
        """Whether it can be won, with a line of cards if so."""
        return _settled(position, self._first.solve(position))

    def marks(self, position: Position) -> dict[Card, Solution]:
        """What becomes of the position with each card that may be laid next."""
        found = self._first.marks(position)
        if all(one.chance is not Chance.UNDECIDED for one in found.values()):
            return found
        sure = Sat().marks(position)
        return {
            card: sure[card] if one.chance is Chance.UNDECIDED else one
            for card, one in found.items()
        }

    def solve_all(self, positions: Sequence[Position]) -> list[Solution]:
        """Many at once, as far as the other solver can."""
        found = self._first.solve_all(positions)
        return [_settled(*pair) for pair in zip(positions, found, strict=True)]


def _settled(position: Position, found: Solution) -> Solution:
    return Sat().solve(position) if found.chance is Chance.UNDECIDED else found
