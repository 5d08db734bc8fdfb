"""How well and how fast the bots play Crew Deck: the planner against chance, the expert
against planners, and both alone.

Run as `python -m benchmarks.crewdeck [games]`, or `python -m benchmarks.crewdeck match [games]`
for the expert, with the numbers of players after that if not all are wanted.
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
from shipmates.lab.figures import wilson

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


@dataclass
class Tally:
    """What an expert reaches in a match."""

    won: list[float] = field(default_factory=list)
    mine: list[int] = field(default_factory=list)
    theirs: list[float] = field(default_factory=list)
    spent: list[float] = field(default_factory=list)

    def report(self, players: int) -> str:
        """The match in a line, with the 95 % interval of Wilson for the share of wins."""
        games, share = len(self.won), statistics.mean(self.won)
        low, high = wilson(sum(self.won), games)
        spent = [1000 * one for one in self.spent]
        return (
            f"{players} at the table: {sum(self.won):g} of {games} won, "
            f"{share:.0%} ({low:.0%} to {high:.0%}), "
            f"{statistics.mean(self.mine):.1f} points to {statistics.mean(self.theirs):.1f}; "
            f"{statistics.median(spent):.0f} ms a decision, at most {max(spent):.0f}"
        )


def contest(players: int, games: int) -> Tally:
    """One expert, the others planners: every deal is played once from each seat."""
    tally = Tally()
    for number in range(games):
        duel(players, number, tally)
    return tally


def duel(players: int, number: int, tally: Tally) -> None:
    """One game of a match, by its number.

    Alone, the planner plays the same deal, and its points stand beside the expert's.
    """
    seed, place = divmod(number, players)
    dice, setup = Seeded(seed), Setup(players)
    bots: list[DeckBot] = [
        make("crewdeck", "planner", dice.fork(f"seat {seat}")) for seat in range(players)
    ]
    alone = play(setup, bots, seed).ships if setup.solo else ()
    expert = Clocked(make("crewdeck", "expert", dice.fork("expert")))
    bots[place] = expert
    end = play(setup, bots, seed)
    assert end.outcome is not None
    points = [sheet(ship, setup.edition).total for ship in (*end.ships, *alone)]
    tally.won.append(end.outcome.payoff[place])
    tally.mine.append(points.pop(place))
    tally.theirs.append(statistics.mean(points))
    tally.spent += expert.spent


def match_experts(words: list[str]) -> None:
    """A match at every number of players, or at those named."""
    games, *players = map(int, words or ["100"])
    for number in players or (2, 4, 3, 1):
        print(contest(number, games).report(number), flush=True)


def main() -> None:
    """Every number of players, four and one first."""
    if sys.argv[1:2] == ["match"]:
        match_experts(sys.argv[2:])
        return
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    for players in (4, 1, 2, 3):
        match(players, games)


if __name__ == "__main__":
    main()
