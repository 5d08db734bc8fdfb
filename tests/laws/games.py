"""Random games of Planet Nine for the laws: every mission, every crew, every phase."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Seat
from shipmates.planet9 import MISSIONS, HouseRule, PlanetNine, Setup, opening
from shipmates.planet9.actions import Action, Play
from shipmates.planet9.mission import Mission
from shipmates.planet9.state import State

RULES = PlanetNine()
CREWS = ((2, False), (3, False), (3, True), (4, False), (5, False))
CASES = [(mission, players, challenge) for mission in MISSIONS for players, challenge in CREWS]

CONCERNED = (1, 5, 13, 17, 44, 46)
"""Missions in which a house rule changes something."""
HOUSE_CASES = [case for case in CASES if case[0].number in CONCERNED]


def case_id(case: tuple[Mission, int, bool]) -> str:
    mission, players, challenge = case
    return f"mission-{mission.number}-{players}p{'-challenge' if challenge else ''}"


AGREED = [
    *(pytest.param(case, frozenset(), id=case_id(case)) for case in CASES),
    *(
        pytest.param(case, frozenset(HouseRule), id=f"{case_id(case)}-house")
        for case in HOUSE_CASES
    ),
]
"""All of these by our rulings, and some by house rules."""


def a_setup(
    case: tuple[Mission, int, bool], seed: int, house: frozenset[HouseRule] = frozenset()
) -> Setup:
    mission, players, challenge = case
    return Setup(mission, players, challenge, jarvis=Seat(seed % 3), house=house)


def a_game(setup: Setup, seed: int) -> Iterator[tuple[State, Seat, Action]]:
    """Every state before its move, and the move: wild at first, then careful not to lose.

    Any seat with something legal may act, also one that is not awaited.
    """
    dice = Seeded(seed)
    state = opening(setup)
    while RULES.outcome(state) is None:
        action = RULES.chance(state, dice)
        seat = NATURE
        if action is None:
            seat, action = _somebody(state, dice, setup.seats)
        yield state, seat, action
        state = RULES.apply(state, seat, action)
    yield state, NATURE, Play(next(iter(setup.deck)))


def _somebody(state: State, dice: Seeded, seats: int) -> tuple[Seat, Action]:
    able = [Seat(s) for s in range(seats) if RULES.legal(state, Seat(s))]
    awaited = RULES.awaited(state)
    seat = dice.choice(able) if dice.choice(range(4)) == 0 else dice.choice(awaited)
    legal = dice.shuffled(RULES.legal(state, seat))
    for action in legal:
        outcome = RULES.outcome(RULES.apply(state, seat, action))
        if outcome is None or outcome.payoff[0] > 0:
            return seat, action
    return seat, legal[0]
