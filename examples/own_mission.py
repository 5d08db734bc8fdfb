"""Measures an own mission: how hard it is, and what one of its rules adds to that.

    python examples/own_mission.py examples/comet.toml --deals 200

Both versions are played on the same cards by the same bots, so the difference is the rule's.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from shipmates.lab import Tally, measure, processes
from shipmates.lab.figures import percent, span
from shipmates.notation.missions import read_mission
from shipmates.planet9.mission import Mission


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints a line for each version and crew."""
    parser = argparse.ArgumentParser(
        description="Measures a mission, with and without its rules."
    )
    parser.add_argument("file", type=Path)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--bots", default="steady")
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args(arguments)
    mission = read_mission(given.file.read_text("utf-8"))
    versions = {"as it is": mission, "without its rules": replace(mission, rules=())}
    for name, version in versions.items():
        for players, tally in measured(version, given.bots, given.deals, given.workers).items():
            print(
                f"{name}, {players} players: won {percent(tally.share)} "
                f"({span(*tally.interval)}) of {span(*tally.ceiling)} winnable"
            )


def measured(mission: Mission, bots: str, deals: int, workers: int) -> dict[int, Tally]:
    """What is known of the mission when all deals are played, by number of players."""
    crews = dict[int, Tally]()
    asked = measure(mission, (3, 4), bots.split(","), deals, backend=processes(workers))
    for standing in asked:  # after every game; break out of it whenever you have seen enough
        crews = dict(standing.crews)
    return crews


if __name__ == "__main__":
    main()
