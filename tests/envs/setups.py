"""Writes `native/vectors/setups.txt`: `make golden GOLDEN=tests.envs.setups`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from shipmates import deepsea, planet9
from shipmates.envs.batched import deepsea as sea_rows
from shipmates.envs.batched import planet9 as nine_rows

FILE = Path(__file__).parents[2] / "native/vectors/setups.txt"
SEA = (6, 10, 12, 19, 26, 30)
"""One mission for each way of sharing, and one without tasks."""


def text() -> str:
    """A setup for each mission of Planet Nine and for some of Deep Sea, as rows."""
    return "\n".join(("# setup NAME ROW: see `make native-test`", *_lines(), ""))


def _lines() -> Iterator[str]:
    for mission in planet9.MISSIONS:
        nine = planet9.Setup(mission, 2 + mission.number % 4)
        yield _line(f"planet9-{mission.number}-{nine.players}", nine_rows.row(nine))
    for number in SEA:
        sea = deepsea.Setup(deepsea.MISSIONS[number - 1], 2 + number % 4)
        yield _line(f"deepsea-{number}-{sea.players}", sea_rows.row(sea))


def _line(name: str, row: list[int]) -> str:
    return " ".join(("setup", name, *map(str, row)))


if __name__ == "__main__":
    FILE.write_text(text())
