"""What was played, kept in the repository: one line a cell, all games of it, packed.

A night's games are worth more than a machine. Of the times only their sums are kept.
"""

from __future__ import annotations

import gzip
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

from benchmarks.bots.rows import WINNABLE, Adopted, Kept, Row, Times, line, read

KEPT: Final = Path(__file__).parent / "kept"
_Group: TypeAlias = tuple[str, str, str, bool]


def kept_file(level: str) -> Path:
    """Where the games of a level are kept."""
    return KEPT / f"{level}.jsonl.gz"


def keep(files: Iterable[Path], level: str, folder: Path = KEPT) -> int:
    """Adds what these files say of a level to what is kept of it; tells how many games are."""
    path = folder / f"{level}.jsonl.gz"
    found = _only(read([path, *files]), level)
    store(found, path)
    return len(found.rows)


def adopting(bonds: Sequence[Adopted], path: Path) -> None:
    """Adds that these crews play as others."""
    found = read([path])
    adopted = tuple(dict.fromkeys((*found.adopted, *bonds)))
    store(Kept(found.rows, found.abouts, found.times, adopted), path)


def store(kept: Kept, path: Path) -> None:
    """The same games give the same bytes."""
    text = "".join(f"{one}\n" for one in _folded(kept))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode("utf-8"), mtime=0))


def _only(kept: Kept, level: str) -> Kept:
    rows = tuple(row for row in kept.rows if row.level == level)
    crews = {row.crew for row in rows}
    return Kept(
        rows,
        tuple(about for about in kept.abouts if about.level == level and about.crew in crews),
        tuple(times for times in kept.times if times.crew in crews),
        kept.adopted,
    )


def _folded(kept: Kept) -> Iterator[str]:
    yield from map(line, kept.abouts)
    yield from map(line, kept.adopted)
    groups = dict[_Group, list[Row]]()
    for row in kept.rows:
        groups.setdefault((row.crew, row.level, row.cell, row.radio), []).append(row)
    for group, rows in sorted(groups.items()):
        times = [t for t in kept.times if (t.crew, t.cell, t.radio) == (group[0], *group[2:])]
        yield _cell(group, sorted(rows, key=lambda row: row.seed), times)


def _cell(group: _Group, rows: Sequence[Row], times: Sequence[Times]) -> str:
    crew, level, cell, radio = group
    causes = sorted({row.cause for row in rows})
    timed: list[Row | Times] = [*rows, *times]
    thought = Counter[int]()
    for one in timed:
        thought.update(one.thought)
    data: dict[str, Any] = {
        "crew": crew,
        "level": level,
        "cell": cell,
        "radio": radio,
        "seconds": round(sum(one.seconds for one in timed), 3),
        "slowest": max(one.slowest for one in timed),
        "thought": dict(sorted(thought.items())),
        "causes": causes,
        "games": [
            (
                row.seed,
                int(row.won),
                causes.index(row.cause),
                row.tricks,
                WINNABLE.index(row.winnable),
                row.decisions,
            )
            for row in rows
        ],
    }
    return json.dumps(data, separators=(",", ":"))
