"""How well and how fast the planner plays Crew Deck: against chance, and alone.

Run as `python -m benchmarks.crewdeck [games]`.
"""

from __future__ import annotations

import statistics
import sys
from dataclasses import dataclass, field
from time import process_time

from shipmates.bots import DeckBot, make
from shipmates.crewdeck import CrewDeck, Setup, opening
from shipmates.crewdeck.actions import Action
from shipmates.crewdeck.scoring import rival_sheet, sheet
from shipmates.crewdeck.view import View
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Seat

RULES = CrewDeck()


@dataclass
class Clocked:
    """A bot whose decisions are timed."""

    bot: DeckBot
    spent: list[float] = field(default_factory=list)

    def choose(self, view: View) -> Action:
        """What the bot chooses."""
        start = process_time()
        action = self.bot.choose(view)
        self.spent.append(process_time() - start)
        return action


def play(setup: Setup, bots: list[DeckBot], seed: int) -> View:
    """One game to its end, as seat 0 sees it."""
    dice, state = Seeded(seed), opening(setup)
    while RULES.outcome(state) is None:
        nature = RULES.chance(state, dice)
        seat = NATURE if nature else RULES.awaited(state)[0]
        action = nature or bots[seat].choose(RULES.look(state, seat))
        state = RULES.apply(state, seat, action)
    return RULES.look(state, Seat(0))


def match(players: int, games: int) -> None:
    """Prints what one planner reaches, the others choosing at random."""
    setup, wins, spent = Setup(players), 0.0, list[float]()
    mine, theirs = list[int](), list[int]()
    for seed in range(games):
        dice = Seeded(seed)
        bots: list[DeckBot] = [
            make("crewdeck", "random", dice.fork(f"seat {seat}")) for seat in range(players)
        ]
        planner = Clocked(make("crewdeck", "planner", dice.fork("planner")))
        place = seed % players
        bots[place] = planner
        end = play(setup, bots, seed)
        assert end.outcome is not None
        wins += end.outcome.payoff[place]
        points = [sheet(ship, setup.edition).total for ship in end.ships]
        mine.append(points.pop(place))
        theirs.append(max(points) if points else rival_sheet(end.rival, setup.edition).total)
        spent += planner.spent
    print(
        f"{players} at the table: {wins:g} of {games} won, "
        f"{statistics.mean(mine):.0f} points to {statistics.mean(theirs):.0f}; "
        f"{1000 * statistics.mean(spent):.1f} ms a decision, at most {1000 * max(spent):.0f}"
    )


def main() -> None:
    """Every number of players, four and one first."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    for players in (4, 1, 2, 3):
        match(players, games)


if __name__ == "__main__":
    main()
