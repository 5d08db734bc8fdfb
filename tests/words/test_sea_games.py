"""Whole games of Deep Sea, told from the terrain to the reason they ended."""

from __future__ import annotations

import pytest

from shipmates.deepsea import MISSIONS, DeepSea, Setup, epilogue, opening
from shipmates.deepsea.actions import Action
from shipmates.deepsea.mission import Mission
from shipmates.deepsea.state import Briefing, State
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Illegal, Note, Seat, replay
from shipmates.kernel.laws import play_out
from shipmates.words import LOCALES, Words
from shipmates.words import deepsea as say
from tests.words import samples, sea_samples

RULES = DeepSea()
ALL_WORDS = tuple(map(Words, LOCALES))


@pytest.mark.parametrize(
    "mission", [*MISSIONS, epilogue(18)], ids=lambda mission: f"mission {mission.number}"
)
def test_all_that_happens_can_be_told(mission: Mission) -> None:
    dice = Seeded(mission.number)
    setup = Setup(mission, 2 + mission.number % 4)
    offered = set[Action]()

    def choose(seat: Seat, legal: tuple[Action, ...]) -> Action:
        offered.update(legal)
        return dice.choice(legal)

    record = play_out(RULES, opening(setup), dice, choose)
    for state in replay(RULES, record):
        if isinstance(state, Briefing):
            assert all(say.question(words, state.stage) for words in ALL_WORDS)
    outcome = RULES.outcome(state)
    assert outcome is not None
    for words in ALL_WORDS:
        assert all(say.action(words, action, samples.NAMES, setup) for action in offered)
        for seat, move in record.moves:
            assert say.told(words, seat, move, samples.NAMES, setup)
        assert say.because(words, outcome, setup, samples.NAMES).endswith((".", "”", "»"))


@pytest.mark.parametrize("number", [1, 6, 9, 10, 11, 12, 14, 16, 17, 20, 26])
def test_all_that_is_refused_can_be_explained(number: int) -> None:
    dice = Seeded(f"refusals {number}")
    state = opening(Setup(MISSIONS[number - 1], 4))
    found = dict[Note, Illegal]()
    while RULES.outcome(state) is None:
        for seat in (NATURE, *map(Seat, range(4))):
            for action in sea_samples.ACTIONS:
                illegal = refused(state, seat, action)
                if illegal is not None:
                    found[illegal.note] = illegal
        move = RULES.chance(state, dice)
        seat = NATURE if move else RULES.awaited(state)[0]
        state = RULES.apply(state, seat, move or dice.choice(RULES.legal(state, seat)))
    for illegal in found.values():
        for words in ALL_WORDS:
            assert say.refusal(words, illegal, samples.NAMES).endswith(".")


def refused(state: State, seat: Seat, action: Action) -> Illegal | None:
    try:
        RULES.apply(state, seat, action)
    except Illegal as illegal:
        return illegal
    return None
