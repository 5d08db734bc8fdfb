"""Displays for several owners, drawn and repaired: does each have a course that fulfils it?

    python -m benchmarks.impossible.sampled [--sample 200] [--players 4]

The table knows sets of three; a display has up to a dozen. A sample of those kept is shared in
some way that the mission allows, and the solver is asked for a course.
"""

from __future__ import annotations

from argparse import ArgumentParser
from random import Random

from benchmarks.impossible.decide import Decider
from benchmarks.impossible.draws import setups, tally
from shipmates.deepsea import Setup
from shipmates.deepsea.brief import Brief
from shipmates.deepsea.keeping import Search, numbers, rooms
from shipmates.kernel import Seat

TRIES = 40
"""How many ways of sharing a display are tried before it is called hopeless."""


class Mixed(Search):
    """Owners in any order, so that every try is another way of sharing."""

    dice = Random(0)

    def _owners(self) -> list[int]:
        found = super()._owners()
        self.dice.shuffle(found)
        return found


def fulfilled(decider: Decider, setup: Setup, display: tuple[str, ...], dice: Random) -> bool:
    """Whether some way of sharing a display has a course."""
    brief = Brief(setup, Seat(0), display=display)
    tasks = [numbers(brief)[key] for key in display]
    for _ in range(TRIES):
        dice.shuffle(tasks)
        for room in rooms(brief):
            search = Mixed(brief, tuple(tasks), room)
            search.dice = dice
            if search.found() and decider.fulfils(tuple(search.owned)):
                return True
    return False


def main() -> None:
    """Says for each mission and crew how many displays of the sample are hopeless."""
    parser = ArgumentParser()
    parser.add_argument("--sample", type=int, default=200)
    parser.add_argument("--players", default="2,3,4,5")
    asked = parser.parse_args()
    for players in map(int, asked.players.split(",")):
        decider, dice = Decider(players), Random(players)
        for setup in setups(players):
            drawn = sorted(tally(setup, asked.sample, seed=players).displays)
            lost = [one for one in drawn if not fulfilled(decider, setup, one, dice)]
            print(
                f"mission {setup.mission.number}, {players} people: {len(drawn)} displays,"
                f" {len(lost)} without a course",
                *map(" ".join, lost),
                sep="\n  ",
                flush=True,
            )


if __name__ == "__main__":
    main()
