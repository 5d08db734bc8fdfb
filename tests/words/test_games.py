"""Whole games, told from the deal to the reason they ended."""

from __future__ import annotations

import pytest

from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Illegal, Seat, replay
from shipmates.kernel.laws import play_out
from shipmates.planet9 import MISSIONS, PlanetNine, Setup, opening
from shipmates.planet9.actions import Action
from shipmates.planet9.mission import Mission
from shipmates.planet9.state import State
from shipmates.words import LOCALES, Words
from shipmates.words import planet9 as say
from tests.words import samples

RULES = PlanetNine()
ALL_WORDS = tuple(map(Words, LOCALES))


@pytest.mark.parametrize("mission", MISSIONS, ids=lambda mission: f"mission {mission.number}")
def test_all_that_happens_can_be_told(mission: Mission) -> None:
    players, challenge = samples.CREWS[mission.number % len(samples.CREWS)]
    dice = Seeded(mission.number)
    setup = Setup(mission, players, challenge)

    def choose(seat: Seat, legal: tuple[Action, ...]) -> Action:
        for words in ALL_WORDS:
            assert all(say.action(words, action, samples.NAMES) for action in legal)
        return dice.choice(legal)

    record = play_out(RULES, opening(setup), dice, choose)
    *_, final = replay(RULES, record)
    outcome = RULES.outcome(final)
    assert outcome is not None
    for words in ALL_WORDS:
        assert all(say.told(words, seat, move, samples.NAMES) for seat, move in record.moves)
        assert say.because(words, outcome, setup, samples.NAMES).endswith((".", "”", "»"))


def test_all_that_is_refused_can_be_explained() -> None:
    dice = Seeded("refusals")
    state = opening(Setup(MISSIONS[3], 4))
    while RULES.outcome(state) is None:
        for seat in map(Seat, range(4)):
            for action in samples.ACTIONS:
                illegal = refused(state, seat, action)
                if illegal is not None:
                    told = [say.refusal(words, illegal, samples.NAMES) for words in ALL_WORDS]
                    assert all(sentence.endswith(".") for sentence in told)
        move = RULES.chance(state, dice)
        seat = NATURE if move else RULES.awaited(state)[0]
        state = RULES.apply(state, seat, move or dice.choice(RULES.legal(state, seat)))


def refused(state: State, seat: Seat, action: Action) -> Illegal | None:
    try:
        RULES.apply(state, seat, action)
    except Illegal as illegal:
        return illegal
    return None
