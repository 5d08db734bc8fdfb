"""Whole rules of Planet Nine: actions and views a second, three tasks, four seats, one core.

Games are played first, then timed move by move, so choosing and dealing are not counted.
"""

from __future__ import annotations

import platform
import statistics
from time import process_time

from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Seat
from shipmates.planet9 import MISSIONS, Distress, PlanetNine, Setup, opening
from shipmates.planet9.actions import Action
from shipmates.planet9.state import State

RULES = PlanetNine()
GAMES, ROUNDS = 400, 7
SETUP = Setup(MISSIONS[3], 4, distress=Distress.OFF)
Move = tuple[State, Seat, Action]


def a_game(seed: int) -> list[Move]:
    """Every decision of one game in which nobody plays a card that loses at once."""
    dice, state, moves = Seeded(seed), opening(SETUP), list[Move]()
    while RULES.outcome(state) is None:
        nature = RULES.chance(state, dice)
        if nature is not None:
            state = RULES.apply(state, NATURE, nature)
            continue
        seat = RULES.awaited(state)[0]
        action = _safe(state, seat, dice)
        moves.append((state, seat, action))
        state = RULES.apply(state, seat, action)
    return moves


def _safe(state: State, seat: Seat, dice: Seeded) -> Action:
    choices = dice.shuffled(RULES.legal(state, seat))
    for action in choices:
        outcome = RULES.outcome(RULES.apply(state, seat, action))
        if outcome is None or outcome.payoff[0] > 0:
            return action
    return choices[0]


def acting(moves: list[Move]) -> float:
    """Actions a second: asked for, applied, judged."""
    start = process_time()
    for state, seat, action in moves:
        RULES.legal(state, seat)
        RULES.outcome(RULES.apply(state, seat, action))
    return len(moves) / (process_time() - start)


def looking(moves: list[Move]) -> float:
    """Views a second."""
    start = process_time()
    for state, seat, _ in moves:
        RULES.look(state, seat)
    return len(moves) / (process_time() - start)


def main() -> None:
    """Prints the median and the best of several rounds."""
    moves = [move for seed in range(GAMES) for move in a_game(seed)]
    print(f"Planet Nine, mission 4, four seats: {len(moves):,} decisions of {GAMES} games")
    print(f"CPython {platform.python_version()}, one core, {ROUNDS} rounds\n")
    for name, measure, goal in (
        ("legal + apply + outcome", acting, 40_000),
        ("look", looking, 20_000),
    ):
        rates = [measure(moves) for _ in range(ROUNDS)]
        median, best = statistics.median(rates), max(rates)
        print(f"{name:<24} {median:>9,.0f} a second (best {best:,.0f}; asked {goal:,})")


if __name__ == "__main__":
    main()
