"""`make impossible`: decides which task cards of Deep Sea exclude each other."""

from __future__ import annotations

import sys
from pathlib import Path

from benchmarks.impossible.decide import CREWS
from benchmarks.impossible.search import kept
from benchmarks.impossible.writing import written

FOLDER = Path("build/impossible")
MODULE = Path("src/shipmates/deepsea/impossible_sets.py")


def main(arguments: list[str]) -> None:
    """Decides for the crews named, or for all, and then writes the module."""
    crews = tuple(map(int, arguments)) or CREWS
    found = {players: kept(FOLDER, players, _say) for players in crews}
    if crews == CREWS:
        MODULE.write_text(written(found))
        _say(f"written: {MODULE}")


def _say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
