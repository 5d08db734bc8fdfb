"""What is measured: one kind of deal a cell, and what issue 7 asks of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from benchmarks.solver.deals import ORDERED, Maker, mission, planet, sea
from shipmates import deepsea, planet9
from shipmates.planet9.tokens import Token


@dataclass(frozen=True, slots=True)
class Goal:
    """At most so many milliseconds in the median; at least so many of 100 in 100 ms."""

    median: float | None = None
    soon: float | None = None
    undecided: float | None = None
    """At most so many of 100 after a second."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A kind of deal."""

    name: str
    make: Maker
    goal: Goal = Goal()


SPECIAL = (5, 9, 13, 16, 17, 26, 29, 33, 34, 41, 44, 46, 48, 50)
"""Missions of Planet Nine with a clause of their own; 12 is known only after its draw."""
SPECIAL_AT_SEA = (8, 12, 21, 23, 27, 32)
ARROWS = (Token.ARROW_1, Token.ARROW_2, Token.ARROW_3, Token.ARROW_4)


def cells() -> Iterator[Cell]:
    """All of them, the most asked for first."""
    yield Cell("4p  4 tasks", planet(4, 4), Goal(0.05, 99.5, 0.2))
    yield Cell("4p  6 tasks", planet(4, 6), Goal(0.1, 99, 0.5))
    yield Cell("4p  8 tasks", planet(4, 8), Goal(0.5, 98, 1))
    yield Cell("4p 10 tasks", planet(4, 10), Goal(5, 95, 2))
    yield Cell("5p  4 tasks", planet(5, 4), Goal(soon=99))
    yield Cell("5p  6 tasks", planet(5, 6), Goal(soon=96))
    yield Cell("3p  4 tasks", planet(3, 4), Goal(soon=99.5))
    yield Cell("3p  8 tasks", planet(3, 8), Goal(soon=97))
    yield Cell("2p  4 tasks", planet(2, 4))
    yield Cell("4p  5 tasks 1-5", planet(4, 5, ORDERED))
    yield Cell("4p  5 tasks >>>>", planet(4, 5, ARROWS))
    for number in SPECIAL:
        setup = planet9.Setup(planet9.MISSIONS[number - 1], 4, distress=planet9.Distress.OFF)
        yield Cell(f"4p  mission {number}", mission(planet9.PlanetNine(), setup))
    for difficulty in (5, 10, 15):
        yield Cell(f"4p  sea {difficulty}", sea(4, difficulty))
    for number in SPECIAL_AT_SEA:
        deep = deepsea.Setup(deepsea.MISSIONS[number - 1], 4, distress=deepsea.Distress.OFF)
        yield Cell(f"4p  sea mission {number}", mission(deepsea.DeepSea(), deep))
