"""Golden deals: the name a deal is made from, its problem as it crosses the border, its answer.

The files lie with the native core, whose own tests read them too. A hundred begins with the
ten, and a thousand with the hundred.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from benchmarks.solver.cells import cells
from benchmarks.solver.deals import planet, sea
from shipmates.planet9.tokens import Token
from shipmates.solver import Chance, Position
from tests.laws import deepsea_games, games
from tests.solver.positions import begun, late

FOLDER: Final = Path(__file__).parents[2] / "native" / "vectors"
SIZES: Final = (10, 100, 1000)
_NINE: Final = {games.case_id(case): case for case in games.CASES}
_SEA: Final = {deepsea_games.case_id(case): case for case in deepsea_games.CASES}
_CELLS: Final = {cell.name.replace(" ", "_"): cell for cell in cells()}


@dataclass(frozen=True, slots=True)
class Vector:
    """One line of a file."""

    chance: Chance
    name: str
    words: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join([self.chance.value, self.name, *map(str, self.words)])

    @staticmethod
    def parse(line: str) -> Vector:
        """Reads a line as it is written."""
        chance, name, *words = line.split()
        return Vector(Chance(chance), name, tuple(map(int, words)))


def path(name: str | int) -> Path:
    """Where the file of that size or name lies."""
    return FOLDER / f"deals{name}.txt"


def read(name: str | int) -> list[Vector]:
    """All lines of a file."""
    lines = path(name).read_text(encoding="ascii").splitlines()
    return [Vector.parse(line) for line in lines if not line.startswith("#")]


def position(name: str) -> Position | None:
    """Deals anew what a name stands for; None if that leads nowhere."""
    kind, *rest, last = name.split("/")
    seed = int(last)
    match kind, rest:
        case "tasks", [players, count, tokens]:
            given = [Token(text) for text in tokens.split(",")] if tokens != "-" else []
            return planet(int(players), int(count), given)(seed)
        case "draw", [players, difficulty]:
            return sea(int(players), int(difficulty))(seed)
        case "cell", [cell]:
            return _CELLS[cell].make(seed)
        case (("nine" | "sea"), [case]):
            return begun(_case(kind, case), seed, sea=kind == "sea")
        case (("nine" | "sea"), [case, left]):
            found = late(_case(kind, case), seed, int(left), sea=kind == "sea")
            return next(found, None)
        case _:
            raise ValueError(f"{name!r} names no deal")


def _case(kind: str, case: str) -> Any:
    return (_SEA if kind == "sea" else _NINE)[case]


def names() -> Iterator[str]:
    """Every kind of deal in turn, without end."""
    nine = [case for case in _NINE if not case.startswith("mission-12-")]
    for seed in range(10**6):
        yield f"tasks/{2 + seed % 4}/{1 + seed * 7 % 10}/-/{seed}"
        yield f"nine/{nine[seed * 67 % len(nine)]}/{seed}"
        yield f"sea/{list(_SEA)[seed * 31 % len(_SEA)]}/{seed}"
        yield f"nine/{list(_NINE)[seed * 41 % len(_NINE)]}/{2 + seed % 8}/{seed}"
        yield f"draw/{2 + seed * 3 % 4}/{3 + seed * 5 % 13}/{seed}"
        yield f"sea/{list(_SEA)[seed * 53 % len(_SEA)]}/{2 + seed * 3 % 8}/{seed}"
        yield f"tasks/{3 + seed % 3}/5/{_TOKENS[seed % len(_TOKENS)]}/{seed}"


_TOKENS: Final = ("1,2,3,4,5", ">,>>,>>>,>>>>", "1,omega", "1,2,3", ">,>>,>>>")
