"""Games that bots play, seen with all cards open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from shipmates import deepsea, planet9
from shipmates.bots import make
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Seat
from shipmates.solver.encode import Position
from shipmates.tricks import rounds
from shipmates.tricks.cards import Card
from shipmates.tricks.moves import Play

_NINE, _SEA = planet9.PlanetNine(), deepsea.DeepSea()
_PEOPLE: Final = (2, 3, 4, 4, 4, 5)


def a_game(seed: str) -> Iterator[tuple[Position, Card]]:
    """Every position of a game of cautious bots, before a card is laid, and that card."""
    dice = Seeded(seed)
    if dice.choice((True, True, False)):
        yield from _cards(_NINE, planet9.opening(_in_space(dice)), dice, sea=False)
    else:
        yield from _cards(_SEA, deepsea.opening(_at_sea(dice)), dice, sea=True)


def _in_space(dice: Seeded) -> planet9.Setup:
    return planet9.Setup(dice.choice(planet9.MISSIONS), dice.choice(_PEOPLE))


def _at_sea(dice: Seeded) -> deepsea.Setup:
    return deepsea.Setup(dice.choice(deepsea.MISSIONS), dice.choice(_PEOPLE))


def _cards(
    rules: Any, state: Any, dice: Seeded, *, sea: bool
) -> Iterator[tuple[Position, Card]]:
    forks = [dice.fork(f"bot {seat}") for seat in range(5)]
    bots = [make("deepsea" if sea else "planet9", "cautious", fork) for fork in forks]
    while rules.outcome(state) is None:
        action = rules.chance(state, dice)
        seat = NATURE
        if action is None:
            seat = Seat(rules.awaited(state)[0])
            action = bots[seat].choose(rules.look(state, seat))
        if isinstance(action, Play) and isinstance(state, rounds.Playing):
            yield state, action.card
        state = rules.apply(state, seat, action)
