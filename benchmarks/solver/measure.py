"""Times the answers to one cell, on one core, by the processor's clock."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import mean, median
from time import process_time

from benchmarks.solver.cells import Cell, Goal
from shipmates.solver import encode
from shipmates.solver.problem import Problem
from shipmates.solver.sat import satisfied
from shipmates.solver.solver import Core

WON, LOST, UNDECIDED = range(3)


@dataclass(frozen=True, slots=True)
class Timed:
    """One answer."""

    seed: int
    verdict: int
    nodes: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Peer:
    """The SAT solver on some of the same deals, and the core on these alone."""

    seconds: float
    core: float
    wrong: tuple[int, ...]
    """Seeds for which they said the opposite."""


@dataclass(frozen=True, slots=True)
class Row:
    """A cell's figures."""

    cell: Cell
    answers: tuple[Timed, ...]
    peer: Peer | None
    settled: tuple[float, ...] = ()
    """Seconds of the SAT solver for some of what the core left open."""

    def share(self, holds: Callable[[Timed], bool]) -> float:
        """Of 100 answers."""
        return 100 * sum(map(holds, self.answers)) / len(self.answers)

    def soon(self, milliseconds: float) -> float:
        """How many of 100 were decided within that time."""
        return self.share(lambda a: a.verdict != UNDECIDED and a.seconds * 1000 <= milliseconds)

    @property
    def median(self) -> float:
        """In milliseconds."""
        return 1000 * median(a.seconds for a in self.answers)

    @property
    def rate(self) -> float:
        """Cards laid a second in search."""
        return sum(a.nodes for a in self.answers) / sum(a.seconds for a in self.answers)

    @property
    def misses(self) -> list[str]:
        """What was asked for and not reached."""
        goal, found = self.cell.goal, list[str]()
        if goal.median is not None and self.median > goal.median:
            found.append(f"median > {goal.median}")
        if goal.soon is not None and self.soon(100) < goal.soon:
            found.append(f"100 ms < {goal.soon}%")
        if goal.undecided is not None and 100 - self.soon(1000) > goal.undecided:
            found.append(f"open > {goal.undecided}%")
        return found

    def told(self) -> str:
        """One line of the table."""
        won = self.share(lambda a: a.verdict == WON)
        open_ = self.share(lambda a: a.verdict == UNDECIDED)
        text = (
            f"{self.cell.name:<19}{self.median:>9.3f}{self.soon(2):>7.1f}{self.soon(100):>7.1f}"
            f"{self.soon(1000):>7.1f}{open_:>7.1f}{won:>7.1f}{self.rate / 1e6:>7.2f}"
        )
        if self.peer is not None:
            ratio = self.peer.seconds / self.peer.core
            text += (
                f"{1000 * self.peer.seconds:>8.1f}{1000 * self.peer.core:>9.2f}{ratio:>8.1f}"
            )
        asked = "" if self.cell.goal == Goal() else "  goals met"
        return text + (f"  missed: {', '.join(self.misses)}" if self.misses else asked)


HEAD = (
    f"{'cell':<19}{'median':>9}{'<2ms':>7}{'<100ms':>7}{'<1s':>7}{'open':>7}{'won':>7}{'M/s':>7}"
    f"{'SAT ms':>8}{'core ms':>9}{'ratio':>8}"
)


def measured(core: Core, cell: Cell, deals: int, sample: int, nodes: int) -> Row:
    """Solves so many deals with the core, and the first of them with the SAT solver too."""
    answers, problems, left = list[Timed](), list[Problem](), list[Problem]()
    for seed in range(deals):
        problem = encode(cell.make(seed))
        answers.append(timed(core, problem, seed, nodes))
        if seed < sample:
            problems.append(problem)
        if answers[-1].verdict == UNDECIDED:
            left.append(problem)
    if not sample:
        return Row(cell, tuple(answers), None)
    settled = tuple(_asked(problem)[1] for problem in left[:sample])
    return Row(cell, tuple(answers), _peer(problems, answers), settled)


def timed(core: Core, problem: Problem, seed: int, nodes: int) -> Timed:
    """One problem."""
    words = list(problem.words)
    began = process_time()
    verdict, _, laid = core.solve(words, nodes)
    return Timed(seed, verdict, laid, process_time() - began)


def _peer(problems: list[Problem], answers: list[Timed]) -> Peer:
    spent, wrong = list[float](), list[int]()
    for problem, answer in zip(problems, answers, strict=False):
        winnable, seconds = _asked(problem)
        spent.append(seconds)
        if answer.verdict == (LOST if winnable else WON):
            wrong.append(answer.seed)
    core = mean(answer.seconds for answer in answers[: len(problems)])
    return Peer(mean(spent), core, tuple(wrong))


def _asked(problem: Problem) -> tuple[bool, float]:
    """What the SAT solver says, and how long it took, the clauses included."""
    began = process_time()
    line = satisfied(problem)
    return line is not None, process_time() - began
