"""What is said to every crew, each sentence once and with the crews that hear it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby


@dataclass(frozen=True, slots=True)
class Crew:
    """So many players, and the way they play where there are two ways."""

    players: int
    way: str = ""


def merged(told: Mapping[Crew, Sequence[str]]) -> list[tuple[str, tuple[Crew, ...]]]:
    """Every sentence in the order it is said, and who is told it."""
    lines = list[str]()
    for said in told.values():
        for place, line in enumerate(said):
            if line not in lines:
                lines.insert(_place(lines, line, said[place:]), line)
    return [(line, tuple(crew for crew in told if line in told[crew])) for line in lines]


def _place(lines: list[str], line: str, rest: Sequence[str]) -> int:
    """Behind the same sentence with other numbers; else before what is said next."""
    alike = [at for at, one in enumerate(lines) if _shape(one) == _shape(line)]
    later = (lines.index(one) for one in rest if one in lines)
    return alike[-1] + 1 if alike else next(later, len(lines))


def _shape(line: str) -> str:
    return re.sub(r"\d+", "#", line)


def bullets(told: Mapping[Crew, Sequence[str]]) -> Iterator[str]:
    """The sentences as points of a page; what all crews hear needs no label."""
    for line, crews in merged(told):
        label = "" if len(crews) == len(told) else f"*{named(crews, list(told))}:* "
        yield f"- {label}{line}"


def named(crews: Sequence[Crew], among: Sequence[Crew]) -> str:
    """Some of these crews in a few words; a way they all have in common is not named."""
    ways = dict.fromkeys(crew.way for crew in crews)
    every = dict.fromkeys(crew.way for crew in among)
    counts = {_counted(crews, way) for way in every}
    if list(every) == list(ways) and len(counts) == 1:
        return counts.pop()
    return "; ".join(
        ", ".join(part for part in (_counted(crews, way), way) if part) for way in ways
    )


def _counted(crews: Sequence[Crew], way: str) -> str:
    counts = sorted(crew.players for crew in crews if crew.way == way)
    runs = groupby(enumerate(counts), key=lambda pair: pair[1] - pair[0])
    spans = [[count for _, count in run] for _, run in runs]
    return ", ".join(_span(span) for span in spans) + " players"


def _span(counts: list[int]) -> str:
    low, high = counts[0], counts[-1]
    return str(low) if low == high else f"{low}–{high}"
