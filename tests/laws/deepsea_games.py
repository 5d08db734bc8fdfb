"""Random games of Deep Sea for the laws: every mission, every crew, every phase."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from shipmates.deepsea import MISSIONS, DeepSea, HouseRule, Setup, epilogue, opening
from shipmates.deepsea.actions import Action, Foretell, Play, TimeUp
from shipmates.deepsea.mission import Mission
from shipmates.deepsea.state import State
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Seat
from shipmates.tricks import rounds

RULES = DeepSea()
Case = tuple[Mission, int, bool]
CASES: list[Case] = [
    (mission, players, timed)
    for mission in (*MISSIONS, epilogue(18), epilogue(23))
    for players in (2, 3, 4, 5)
    for timed in ((False, True) if mission.clock else (False,))
]

CONCERNED = (1, 12)
"""Missions in which a house rule changes something."""
HOUSE_CASES = [case for case in CASES if case[0].number in CONCERNED]


def case_id(case: Case) -> str:
    mission, players, timed = case
    name = f"mission-{mission.number}-{players}p"
    return f"{name}-{mission.difficulty}{'-timed' if timed else ''}"


AGREED = [
    *(pytest.param(case, frozenset(), id=case_id(case)) for case in CASES),
    *(
        pytest.param(case, frozenset(HouseRule), id=f"{case_id(case)}-house")
        for case in HOUSE_CASES
    ),
]
"""All of these by our rulings, and some by house rules."""


def a_setup(case: Case, seed: int, house: frozenset[HouseRule] = frozenset()) -> Setup:
    mission, players, timed = case
    used = tuple(f"T{n:02}" for n in Seeded(seed).shuffled(range(1, 97))[: seed % 70])
    return Setup(mission, players, timed, tonoja=Seat(seed % 3), used=used, house=house)


def a_game(setup: Setup, seed: int) -> Iterator[tuple[State, Seat, Action]]:
    """Every state before its move, and the move; nobody loses on purpose if they can help it.

    Any seat with something legal may act, also one that is not awaited.
    """
    dice = Seeded(seed)
    state = opening(setup)
    while RULES.outcome(state) is None:
        action = RULES.chance(state, dice)
        seat = NATURE
        if action is None:
            seat, action = _somebody(state, dice, setup.seats)
        if setup.timed and isinstance(state, rounds.Playing) and dice.choice(range(60)) == 0:
            seat, action = NATURE, TimeUp()
        yield state, seat, action
        state = RULES.apply(state, seat, action)
    yield state, NATURE, Play(next(iter(setup.deck)))


def _somebody(state: State, dice: Seeded, seats: int) -> tuple[Seat, Action]:
    able = [Seat(s) for s in range(seats) if RULES.legal(state, Seat(s))]
    awaited = RULES.awaited(state)
    seat = dice.choice(able) if dice.choice(range(4)) == 0 else dice.choice(awaited)
    legal = dice.shuffled(RULES.legal(state, seat))
    modest = [a for a in legal if isinstance(a, Foretell) and a.count < 5]
    for action in modest or legal:
        outcome = RULES.outcome(RULES.apply(state, seat, action))
        if outcome is None or outcome.payoff[0] > 0:
            return seat, action
    return seat, legal[0]
