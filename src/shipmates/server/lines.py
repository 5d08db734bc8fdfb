"""The lines of a kept game: moves, and marks that take some of them back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shipmates.kernel import NATURE, Seat
from shipmates.server.deals import natures

BACK: Final = "back"
"""The line that takes back the move before it, or so many. Nothing is ever struck out."""


def back(moves: int) -> str:
    """The line that takes back so many moves."""
    return BACK if moves == 1 else f"{BACK} {moves}"


def taken_back(line: str) -> int:
    """How many moves a line takes back; none if it is a move itself."""
    head, _, count = line.partition(" ")
    return 0 if head != BACK else int(count or 1)


def folded(lines: Sequence[str]) -> tuple[list[str], list[str]]:
    """The moves that count, and all of them with those taken back as comments."""
    kept, told = list[int](), list[str]()
    for line in lines:
        gone = taken_back(line)
        for place in reversed(kept[len(kept) - gone :]):
            told[place] = f"# taken back: {told[place]}"
        del kept[len(kept) - gone :]
        if not gone:
            kept.append(len(told))
            told.append(line)
    return [told[place] for place in kept], told


def mover(line: str) -> Seat:
    """Whose move a line is."""
    head = line.split(" ", 1)[0]
    return Seat(int(head)) if head.isdecimal() else NATURE


def first_move(kept: Sequence[str]) -> int:
    """The place of the first move that is not nature's, or of the next one."""
    return next((i for i, one in enumerate(kept) if mover(one) != NATURE), len(kept))


def fated(lines: Sequence[str]) -> list[str]:
    """What nature did last, each time it was asked."""
    kept, fates = list[str](), list[str]()
    for line in lines:
        if gone := taken_back(line):
            del kept[-gone:]
            continue
        if natures([line]):
            done = len(natures(kept))
            if fates[done:][:1] != [line]:
                fates[done:] = [line]
        kept.append(line)
    return fates
