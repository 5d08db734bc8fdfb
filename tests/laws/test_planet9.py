"""The laws of the kernel over random games of every mission and crew."""

from __future__ import annotations

import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shipmates.dice import Seeded
from shipmates.kernel import WATCHER, Record, Seat
from shipmates.kernel.laws import (
    assert_legal_is_applied,
    assert_looks_alike,
    assert_refused,
    assert_replays,
    assert_shared_fate,
    assert_someone_moves,
)
from shipmates.planet9 import MISSIONS, HouseRule, Setup, opening
from shipmates.planet9.actions import (
    PLAYS,
    Action,
    Agree,
    Call,
    Deal,
    Decline,
    Draw,
    Give,
    HandOver,
    Lay,
    Name,
    Ready,
    Take,
)
from shipmates.planet9.brief import Brief
from shipmates.planet9.mission import Mission
from shipmates.planet9.playing import begin
from shipmates.planet9.state import Dealing, Drawing, Over, State
from shipmates.planet9.tokens import Duty
from shipmates.tricks import distress, rounds
from shipmates.tricks.cards import CARDS, Card, CardSet
from shipmates.tricks.hands import Hands
from shipmates.tricks.signals import Meaning, Signal
from shipmates.tricks.tasks import Verdict
from tests.laws.games import AGREED, CASES, RULES, a_game, a_setup, case_id
from tests.laws.unseen import shuffle_unseen

Case = tuple[Mission, int, bool]
GAMES = 60 if os.environ.get("SHIPMATES_DEEP") else 1
seeds = st.integers(0, 2**32)
every_case = pytest.mark.parametrize("case", CASES, ids=case_id)
few = settings(max_examples=GAMES)

PROBES: tuple[Action, ...] = (
    *list(PLAYS.values())[::3],
    *(Signal(card, meaning) for card in CARDS[::7] for meaning in Meaning),
    *(Take(card) for card in CARDS[::9]),
    *(Give(card) for card in CARDS[::6]),
    Ready(),
    Agree(),
    Decline(),
    Call(None),
    Name(Seat(1)),
    HandOver(CARDS[0], Seat(3)),
    Deal(()),
    Lay(CARDS[:2]),
    Draw(CARDS[:4]),
)


def all_seats(setup: Setup) -> tuple[Seat, ...]:
    return tuple(map(Seat, range(setup.seats)))


def places(state: State) -> list[CardSet]:
    """Where every card lies."""
    table = state.last if isinstance(state, Drawing | Over) else state
    if isinstance(table, Dealing):
        return [table.setup.deck]
    row = table.hands.row
    held = [*table.hands.cards, *([row.down] if row else [])]
    if not isinstance(table, rounds.Playing):
        return held
    return [*held, CardSet.of(table.trick.cards), *table.ledger.taken]


def settled(state: State) -> dict[object, Verdict]:
    table = state.last if isinstance(state, Drawing | Over) else state
    if not isinstance(table, rounds.Playing):
        return {}
    duties = zip(table.brief.duties, table.verdicts, strict=True)
    return {duty: verdict for duty, verdict in duties if verdict is not Verdict.OPEN}


def brief_of(state: State) -> Brief:
    table = state.last if isinstance(state, Drawing | Over) else state
    assert not isinstance(table, Dealing)
    return table.brief


@pytest.mark.parametrize(("case", "house"), AGREED)
@few
@given(seed=seeds)
def test_every_law_holds_in_a_random_game(
    case: Case, house: frozenset[HouseRule], seed: int
) -> None:
    setup = a_setup(case, seed, house)
    seats = all_seats(setup)
    dice = Seeded(seed).fork("law")
    moves, before, state = [], dict[object, Verdict](), opening(setup)
    for state, seat, action in a_game(setup, seed):
        assert sum(map(len, places(state))) == len(setup.deck)
        assert CardSet.of(card for place in places(state) for card in place) == setup.deck
        assert_someone_moves(RULES, state, seats, dice)
        now = settled(state)
        assert before.items() <= now.items(), "a settled verdict changed"
        before = now
        moves.append((seat, action))
        if dice.choice(range(6)) == 0:
            assert_legal_is_applied(RULES, state, seats, PROBES)
    assert_shared_fate(RULES, state)
    assert isinstance(state, Over)
    if not state.last.ledger.left:
        won = state.outcome.payoff[0] == 1
        assert won <= all(v is Verdict.DONE for v in state.last.verdicts)
    assert_replays(RULES, Record(1, opening(setup), tuple(moves[:-1])), state)
    assert_refused(RULES, state, Seat(0), moves[-1][1])


@every_case
@few
@given(seed=seeds)
def test_a_seat_sees_no_difference_between_worlds_that_differ_out_of_its_sight(
    case: Case, seed: int
) -> None:
    setup = a_setup(case, seed)
    dice = Seeded(seed).fork("unseen")
    for state, _, _ in a_game(setup, seed):
        for seat in all_seats(setup):
            other = shuffle_unseen(dice, state, seat)
            assert_looks_alike(RULES, state, other, seat)
        other = shuffle_unseen(dice, shuffle_unseen(dice, state, Seat(0)), Seat(1))
        assert_looks_alike(RULES, state, other, WATCHER)


@few
@given(seed=seeds)
def test_the_shuffled_world_is_a_different_one(seed: int) -> None:
    setup = a_setup(CASES[3], seed)
    states = [state for state, _, _ in a_game(setup, seed)]
    dealt = next(state for state in states if not isinstance(state, Dealing))
    other = shuffle_unseen(Seeded(seed), dealt, Seat(0))
    assert other != dealt


def test_what_is_sealed_differs_between_worlds_that_look_alike() -> None:
    sealed = next(
        state
        for seed in range(50)
        for state, _, _ in a_game(a_setup(CASES[3], seed), seed)
        if isinstance(state, distress.Passing) and any(state.sealed[1:])
    )
    others = [shuffle_unseen(Seeded(i), sealed, Seat(0)) for i in range(20)]
    assert len({other.sealed for other in others if isinstance(other, distress.Passing)}) > 1


def test_nobody_can_tell_that_a_hand_has_nothing_left_but_rockets() -> None:
    """Seldom dealt by chance: the radio window must wait for such a hand like for any other."""
    setup = Setup(MISSIONS[0], 4)
    brief = Brief(setup, Seat(0), duties=(Duty(Card.parse("P1"), None, Seat(0)),))
    hands = ("P1 P2 B3", "T1 T2 T3", "G4 G5 Y6", "Y7 Y8 B9")
    state = begin(brief, Hands(tuple(map(CardSet.parse, hands))))
    for seat in (Seat(0), Seat(2), Seat(3)):
        for world in range(20):
            other = shuffle_unseen(Seeded(world), state, seat)
            assert_looks_alike(RULES, state, other, seat)


def test_every_phase_is_met_in_the_random_games() -> None:
    met = set[str]()
    for case in CASES:
        for seed in range(2):
            for state, _, _ in a_game(a_setup(case, seed), seed):
                met.add(type(state).__name__)
                stage = getattr(state, "stage", None)
                if stage is not None:
                    met.add(f"{type(stage).__name__} {getattr(stage, 'matter', '')}".strip())
    assert {"Dealing", "Passing", "Playing", "Drawing", "Over", "Drafting", "Calling"} <= met
    for matter in ("feeling", "volunteer", "decision", "errand", "roles"):
        assert f"Polling Matter.{matter.upper()}" in met
    for matter in ("SWAP", "MOVE", "HAND_OVER", "ROLES"):
        assert f"Council Matter.{matter}" in met
        assert f"Consent Matter.{matter}" in met
    assert "Deciding Matter.ROLES" in met
