"""Writes the golden deals anew: `make golden-solver`, then read the diff.

Every answer is the SAT solver's; the core and, for late positions, the twin must agree.
`ARGS=--slowest` looks for the fifty deals that take the core longest instead.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from time import process_time

from benchmarks.solver.cells import cells
from shipmates.solver import Chance, Position, Twin, encode
from shipmates.solver.sat import Sat
from shipmates.solver.solver import Native
from tests.solver.vectors import SIZES, Vector, names, path, position

NODES = 200_000
DEALS = 40
"""In each cell of the benchmark, when the slowest are looked for."""
HEAD = "# answer, name, problem; written by tests/solver/make.py\n"


def main() -> None:
    """The nested files, or the slowest."""
    if "--slowest" in sys.argv:
        write("-slowest", slowest())
    else:
        found = list[Vector]()
        for vector in islice(every(), SIZES[-1]):
            found.append(vector)
            if len(found) in SIZES:
                write(len(found), found)


def every() -> Iterator[Vector]:
    """Every deal that comes to something, answered."""
    for name in names():
        deal = position(name)
        if deal is not None:
            yield answered(name, deal)


def answered(name: str, deal: Position) -> Vector:
    """Asks all three. Raises `AssertionError` where they differ."""
    chance = Sat().solve(deal).chance
    told = [Native(NODES, threads=1).solve(deal).chance]
    if deal.ledger.left <= 3:
        told.append(Twin().solve(deal).chance)
    assert {chance, *told} <= {chance, Chance.UNDECIDED}, (name, chance, told)
    return Vector(chance, name, encode(deal).words)


def slowest() -> list[Vector]:
    """The fifty that take the core longest, of so many in every cell."""
    solver, spent, deals = Native(NODES, threads=1), Counter[str](), dict[str, Position]()
    for cell in cells():
        for seed in range(DEALS):
            name = f"cell/{cell.name.replace(' ', '_')}/{seed}"
            deals[name] = deal = cell.make(seed)
            began = process_time()
            solver.solve(deal)
            spent[name] = round(1e6 * (process_time() - began))
    return [answered(name, deals[name]) for name, _ in spent.most_common(50)]


def write(name: str | int, vectors: list[Vector]) -> None:
    """One file."""
    text = HEAD + "".join(f"{vector}\n" for vector in vectors)
    path(name).write_text(text, encoding="ascii")
    print(f"{path(name).name}: {dict(Counter(v.chance.value for v in vectors))}")


if __name__ == "__main__":
    main()
