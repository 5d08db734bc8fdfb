"""Many displays drawn and repaired by the rules; none of them may be hopeless.

python -m benchmarks.impossible.draws [--draws 100000] [--missions 6,14] [--players 4]
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import TypeVar

from shipmates.deepsea import MISSIONS, Setup
from shipmates.deepsea.brief import Brief
from shipmates.deepsea.drawing import exchange, exchanged, laid, lay, unkeepable
from shipmates.deepsea.keeping import keepable
from shipmates.deepsea.missions import EPILOGUE_STARTS, epilogue
from shipmates.kernel import Seat

Item = TypeVar("Item")


class Quick:
    """Dice that shuffle fast; nothing here is kept."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def shuffled(self, items: Sequence[Item]) -> tuple[Item, ...]:
        """The items in a new order."""
        return tuple(self._random.sample(items, len(items)))


@dataclass(slots=True)
class Tally:
    """What came of the draws of one mission with one crew."""

    draws: int = 0
    repaired: int = 0
    hopeless: int = 0
    displays: set[tuple[str, ...]] = field(default_factory=set)


def tally(setup: Setup, draws: int, seed: int) -> Tally:
    """Draws so many displays and repairs them."""
    dice, found = Quick(seed), Tally()
    kept = lru_cache(200_000)(lambda display: _keepable(setup, display))
    for _ in range(draws):
        brief = Brief(setup, Seat(0))
        brief = laid(brief, lay(brief, dice))
        found.draws += 1
        if not kept(tuple(sorted(brief.display))):
            found.repaired += 1
            brief = _repaired(brief, dice)
            found.hopeless += not keepable(brief, len(brief.display))
        found.displays.add(tuple(sorted(brief.display)))
    return found


def _keepable(setup: Setup, display: tuple[str, ...]) -> bool:
    return keepable(Brief(setup, Seat(0), display=display), len(display))


def _repaired(brief: Brief, dice: Quick) -> Brief:
    while (key := unkeepable(brief)) is not None:
        brief = exchanged(brief, key, exchange(brief, key, dice))
    return brief


def setups(players: int) -> list[Setup]:
    """Every mission that draws tasks, and the beginning of the epilogue."""
    pages = [m for m in MISSIONS if m.difficulty] + [epilogue(EPILOGUE_STARTS)]
    timed = [Setup(m, players, timed=True) for m in pages if m.clock and m.clock.difficulty]
    return [*(Setup(page, players) for page in pages), *timed]


def main() -> None:
    """Says for each mission and crew how many displays were repaired, and how many hopeless."""
    parser = ArgumentParser()
    parser.add_argument("--draws", type=int, default=100_000)
    parser.add_argument("--missions", default="")
    parser.add_argument("--players", default="2,3,4,5")
    asked = parser.parse_args()
    wanted = {int(one) for one in asked.missions.split(",") if one}
    for players in map(int, asked.players.split(",")):
        for setup in setups(players):
            number = setup.mission.number
            if wanted and number not in wanted:
                continue
            found = tally(setup, asked.draws, seed=number)
            print(
                f"mission {number}{' timed' * setup.timed}, {players} people:"
                f" {found.draws} drawn, {len(found.displays)} different,"
                f" {found.repaired} repaired, {found.hopeless} hopeless",
                flush=True,
            )


if __name__ == "__main__":
    main()

__all__ = ["setups", "tally"]
