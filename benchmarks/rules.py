"""Whole rules of both Crew games: actions and views a second, four seats, one core.

Games are played first, then timed move by move, so choosing and dealing are not counted.
"""

from __future__ import annotations

import platform
import statistics
from collections.abc import Callable
from time import process_time
from typing import TypeVar

from shipmates import deepsea, planet9
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Game, Seat

GAMES, ROUNDS = 300, 7
State = TypeVar("State")
Action = TypeVar("Action")
View = TypeVar("View")
Moves = list[tuple[State, Seat, Action]]


def a_game(game: Game[State, Action, View], state: State, seed: int) -> Moves[State, Action]:
    """Every decision of one game in which nobody does what loses at once."""
    dice, moves = Seeded(seed), list[tuple[State, Seat, Action]]()
    while game.outcome(state) is None:
        nature = game.chance(state, dice)
        if nature is not None:
            state = game.apply(state, NATURE, nature)
            continue
        seat = game.awaited(state)[0]
        action = _safe(game, state, seat, dice)
        moves.append((state, seat, action))
        state = game.apply(state, seat, action)
    return moves


def _safe(game: Game[State, Action, View], state: State, seat: Seat, dice: Seeded) -> Action:
    choices = dice.shuffled(game.legal(state, seat))
    for action in choices:
        outcome = game.outcome(game.apply(state, seat, action))
        if outcome is None or outcome.payoff[0] > 0:
            return action
    return choices[0]


def acting(game: Game[State, Action, View], moves: Moves[State, Action]) -> float:
    """Actions a second: asked for, applied, judged."""
    start = process_time()
    for state, seat, action in moves:
        game.legal(state, seat)
        game.outcome(game.apply(state, seat, action))
    return len(moves) / (process_time() - start)


def looking(game: Game[State, Action, View], moves: Moves[State, Action]) -> float:
    """Views a second."""
    start = process_time()
    for state, seat, _ in moves:
        game.look(state, seat)
    return len(moves) / (process_time() - start)


def measure(
    title: str,
    game: Game[State, Action, View],
    opening: Callable[[int], State],
    goals: tuple[int, int],
) -> None:
    """Prints the median and the best of several rounds."""
    moves = [move for seed in range(GAMES) for move in a_game(game, opening(seed), seed)]
    print(f"{title}: {len(moves):,} decisions of {GAMES} games")
    for name, rate, goal in (
        ("legal + apply + outcome", acting, goals[0]),
        ("look", looking, goals[1]),
    ):
        rates = [rate(game, moves) for _ in range(ROUNDS)]
        median, best = statistics.median(rates), max(rates)
        print(f"  {name:<24} {median:>9,.0f} a second (best {best:,.0f}; asked {goal:,})")


def five_tasks(seed: int) -> deepsea.Setup:
    """Deep Sea with five task cards, other ones in every game."""
    foretold = ("T72", "T73")
    cards = [c.key for c in deepsea.CATALOGUE if c.captains and c.key not in foretold]
    keys = Seeded(seed).shuffled(cards)[:5]
    mission = deepsea.MISSIONS[17]
    return deepsea.Setup(mission, 4, distress=deepsea.Distress.OFF, again=keys)


def main() -> None:
    """Both games, one after the other."""
    print(f"CPython {platform.python_version()}, one core, {ROUNDS} rounds\n")
    three = planet9.Setup(planet9.MISSIONS[3], 4, distress=planet9.Distress.OFF)
    measure(
        "Planet Nine, three tasks, four seats",
        planet9.PlanetNine(),
        lambda _: planet9.opening(three),
        (40_000, 20_000),
    )
    measure(
        "Deep Sea, five tasks, four seats",
        deepsea.DeepSea(),
        lambda seed: deepsea.opening(five_tasks(seed)),
        (25_000, 20_000),
    )


if __name__ == "__main__":
    main()
