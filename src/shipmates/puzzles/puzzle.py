"""A puzzle, and the set of them that travels with the package."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from shipmates.solver.encode import Position
from shipmates.solver.fields import Given, a_card, loaded
from shipmates.solver.positions import read_position
from shipmates.solver.written import written
from shipmates.tricks.cards import Card

GRADES: Final = 5
"""From what is seen at a glance to what hardly anybody sees."""
FOLDER: Final = "shipmates.puzzles"
SHELF: Final = "shelf.jsonl"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """An open position, the one card that does not lose, and how hard that is to see."""

    number: int
    grade: int
    position: Position
    solution: Card
    legal: int
    """So many cards may be laid."""
    far: int
    """So many tricks later the loss shows, when another is laid."""
    nodes: int
    """So many cards were laid in search to prove that the others lose."""
    seed: str
    """The game it is from."""

    @property
    def document(self) -> dict[str, object]:
        """The puzzle as an object: what it is, and the fields of the position."""
        return {
            "puzzle": self.number,
            "grade": self.grade,
            **written(self.position),
            "solution": self.solution.text,
            "legal": self.legal,
            "far": self.far,
            "nodes": self.nodes,
            "seed": self.seed,
        }

    @property
    def line(self) -> str:
        """The puzzle as one line of JSON."""
        return json.dumps(self.document, ensure_ascii=False)


def read_puzzle(line: str) -> Puzzle:
    """The puzzle a line tells. Raises `Misread`."""
    own = Given(loaded(line))
    return Puzzle(
        own.number("puzzle", 1, 10**6),
        own.number("grade", 1, GRADES),
        read_position(line),
        a_card(own.text("solution")),
        own.number("legal", 1, 40),
        own.number("far", 0, 14),
        own.number("nodes", 0, 10**12),
        own.text("seed"),
    )


@cache
def shipped() -> tuple[Puzzle, ...]:
    """Those that travel with the package, the easy ones first."""
    text = (files(FOLDER) / SHELF).read_text("utf-8")
    return tuple(read_puzzle(line) for line in text.splitlines())
