"""Random games of Crew Deck for the laws: every number of players, every variant."""

from __future__ import annotations

from collections.abc import Iterator

from shipmates.crewdeck import CrewDeck, HouseRule, Setup, opening
from shipmates.crewdeck.actions import Action, Recruit
from shipmates.crewdeck.state import State
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Seat

RULES = CrewDeck()
CASES = [
    Setup(players, wilds=wilds, fixed=fixed)
    for players in (1, 2, 3, 4)
    for wilds in (True, False)
    for fixed in (False, True)
] + [Setup(1, house=frozenset(HouseRule))]
AFTER_THE_END = (NATURE, Recruit(0))


def case_id(setup: Setup) -> str:
    wilds, frame = "wilds" if setup.wilds else "plain", "fixed" if setup.fixed else "floating"
    house = "".join(f"-{rule.value}" for rule in HouseRule if rule in setup.house)
    return f"{setup.players}p-{wilds}-{frame}{house}"


def a_game(setup: Setup, seed: int | str) -> Iterator[tuple[State, Seat, Action]]:
    """Every state before its move, and the move; who places first is left to chance."""
    dice = Seeded(seed)
    state = opening(setup)
    while RULES.outcome(state) is None:
        action = RULES.chance(state, dice)
        seat = NATURE
        if action is None:
            seat = dice.choice(RULES.awaited(state))
            action = dice.choice(RULES.legal(state, seat))
        yield state, seat, action
        state = RULES.apply(state, seat, action)
    yield state, *AFTER_THE_END
