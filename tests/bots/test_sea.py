"""The simple partners under water: always legal, honest, repeatable."""

from __future__ import annotations

import pytest

from shipmates.bots import Bot, make
from shipmates.bots.sea import strength
from shipmates.deepsea import Setup, opening
from shipmates.deepsea.actions import Action, Play, PutBack, Skip, Take
from shipmates.deepsea.state import State
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Seat
from shipmates.tricks.cards import CardSet
from tests.deepsea.tables import do, lay, table
from tests.laws.deepsea_games import CASES, RULES, Case, a_game, a_setup, case_id
from tests.laws.deepsea_unseen import shuffle_unseen
from tests.sample import in_turn

SIMPLE = ("random", "cautious")
"""Those that think have tests of their own."""


def crew(level: str, seed: int) -> list[Bot]:
    return [make("deepsea", level, Seeded(seed).fork(f"seat {seat}")) for seat in range(5)]


def play(setup: Setup, bots: list[Bot], seed: int) -> list[tuple[State, Seat, Action]]:
    dice, state, moves = Seeded(seed), opening(setup), list[tuple[State, Seat, Action]]()
    while RULES.outcome(state) is None:
        nature = RULES.chance(state, dice)
        seat = NATURE if nature else RULES.awaited(state)[0]
        action = nature or bots[seat].choose(RULES.look(state, seat))
        moves.append((state, seat, action))
        state = RULES.apply(state, seat, action)
    return moves


@pytest.mark.parametrize("level", SIMPLE)
@pytest.mark.parametrize("case", in_turn(CASES), ids=case_id)
def test_bots_play_every_phase_of_every_mission_to_the_end(case: Case, level: str) -> None:
    for seed in range(2):
        moves = play(a_setup(case, seed), crew(level, seed), seed)
        assert moves == play(a_setup(case, seed), crew(level, seed), seed)
        for state, seat, action in moves:
            assert seat == NATURE or action in RULES.look(state, seat).legal


@pytest.mark.parametrize("level", SIMPLE)
@pytest.mark.parametrize("case", CASES[::5], ids=case_id)
def test_a_bot_does_the_same_in_worlds_that_look_the_same(case: Case, level: str) -> None:
    for state, _, _ in a_game(a_setup(case, 3), 3):
        for seat in RULES.awaited(state):
            other = shuffle_unseen(Seeded("another world"), state, seat)
            here = make("deepsea", level, Seeded(1)).choose(RULES.look(state, seat))
            there = make("deepsea", level, Seeded(1)).choose(RULES.look(other, seat))
            assert here == there


@pytest.mark.parametrize("case", CASES[::3], ids=case_id)
def test_cautious_never_loses_at_once_by_a_card_it_could_have_kept(case: Case) -> None:
    for state, seat, action in play(a_setup(case, 1), crew("cautious", 1), 1):
        if not isinstance(action, Play):
            continue
        after = RULES.outcome(RULES.apply(state, seat, action))
        if after is None or after.payoff[0] > 0 or after.because.code == "time-up":
            continue
        others = [RULES.outcome(RULES.apply(state, seat, a)) for a in RULES.legal(state, seat)]
        assert all(other is not None and other.payoff[0] == 0 for other in others)


@pytest.mark.parametrize(("hand", "tricks"), [("T4 T3 P9", 3), ("P8 B8 G1", 1), ("Y1 Y2", 0)])
def test_strength_counts_what_is_likely_to_win(hand: str, tricks: int) -> None:
    assert strength(CardSet.parse(hand)) == tricks


def test_cautious_keeps_what_it_took_and_leaves_what_it_may_not_own() -> None:
    bot = make("deepsea", "cautious", Seeded(1))
    state = do(lay(table("", 17), "T11 T12 T94"), 0, Take("T11"))
    assert PutBack("T11") in RULES.look(state, Seat(0)).legal
    assert bot.choose(RULES.look(state, Seat(0))) == Skip()
    rest = do(state, 1, Take("T12"))
    assert Take("T94") not in RULES.look(rest, Seat(0)).legal
    assert bot.choose(RULES.look(rest, Seat(0))) == Skip()
