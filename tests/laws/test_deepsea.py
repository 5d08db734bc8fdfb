"""The laws of the kernel over random games of Deep Sea, every mission and crew."""

from __future__ import annotations

import os
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shipmates.deepsea import HouseRule, opening
from shipmates.deepsea.actions import (
    PLAYS,
    Action,
    Agree,
    Assign,
    Call,
    Deal,
    Decline,
    Exchange,
    Foretell,
    Give,
    Keep,
    Lay,
    Name,
    Offer,
    PutBack,
    Ready,
    Reply,
    Skip,
    Sound,
    Take,
)
from shipmates.deepsea.state import Briefing, Dealing, Over, Sounding, State
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
from shipmates.tricks import rounds
from shipmates.tricks.cards import CARDS, CardSet
from shipmates.tricks.signals import Meaning, Signal
from shipmates.tricks.tasks import Verdict
from tests.laws.deepsea_games import AGREED, CASES, RULES, Case, a_game, a_setup, case_id
from tests.laws.deepsea_unseen import SECRET, shuffle_unseen

GAMES = 60 if os.environ.get("SHIPMATES_DEEP") else 1
seeds = st.integers(0, 2**32)
every_case = pytest.mark.parametrize("case", CASES, ids=case_id)
few = settings(max_examples=GAMES)

PROBES: tuple[Action, ...] = (
    *list(PLAYS.values())[::3],
    *(Signal(card, meaning) for card in CARDS[::7] for meaning in Meaning),
    *(Take(f"T{n:02}") for n in range(1, 97, 9)),
    *(PutBack(f"T{n:02}") for n in range(1, 97, 31)),
    *(Give(card) for card in CARDS[::6]),
    Ready(),
    Agree(),
    Decline(),
    Skip(),
    Keep(),
    Reply(willing=True),
    Offer(Seat(1)),
    Name(Seat(1)),
    Assign("T01", Seat(0)),
    Foretell("T72", 3),
    Call(None),
    Deal(()),
    Lay(("T01",)),
    Exchange("T01", "T02"),
    Sound(CARDS[0]),
)


def places(state: State) -> list[CardSet]:
    """Where every card lies."""
    table = state.last if isinstance(state, Over) else state
    if isinstance(table, Sounding | Dealing):
        return [table.setup.deck]
    row = table.hands.row
    held = [*table.hands.cards, *([row.down] if row else [])]
    if not isinstance(table, rounds.Playing):
        return held
    return [*held, CardSet.of(table.trick.cards), *table.ledger.taken]


def settled(state: State) -> dict[object, Verdict]:
    table = state.last if isinstance(state, Over) else state
    if not isinstance(table, rounds.Playing):
        return {}
    duties = zip(table.brief.duties, table.verdicts, strict=True)
    return {duty: verdict for duty, verdict in duties if verdict is not Verdict.OPEN}


@pytest.mark.parametrize(("case", "house"), AGREED)
@few
@given(seed=seeds)
def test_every_law_holds_in_a_random_game(
    case: Case, house: frozenset[HouseRule], seed: int
) -> None:
    setup = a_setup(case, seed, house)
    seats = tuple(map(Seat, range(setup.seats)))
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
        assert Verdict.OPEN not in state.last.verdicts
    if state.outcome.payoff[0] > 0:
        assert all(verdict is Verdict.DONE for verdict in state.last.verdicts)
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
        for seat in map(Seat, range(setup.seats)):
            other = shuffle_unseen(dice, state, seat)
            assert_looks_alike(RULES, state, other, seat)
        other = shuffle_unseen(dice, shuffle_unseen(dice, state, Seat(0)), Seat(1))
        assert_looks_alike(RULES, state, other, WATCHER)


def test_every_phase_is_met_in_the_random_games() -> None:
    met = set[str]()
    same = replace(a_setup(CASES[1], 0), again=("T32",))
    setups = [(a_setup(case, seed), seed) for case in CASES for seed in range(4)]
    for setup, seed in (*setups, *((same, seed) for seed in range(20))):
        for state, _, _ in a_game(setup, seed):
            met.add(type(state).__name__)
            if isinstance(state, Briefing):
                met.add(type(state.stage).__name__)
    assert met >= {
        *("Sounding", "Dealing", "Briefing", "Passing", "Playing", "Over"),
        *("Laying", "Repairing", "Redealing", "Drafting", "Choosing", "Placing"),
        *("Offering", "Offered", "Volunteering", "Council", "Consent", "Deciding"),
        *("Calling", "Predicting"),
    }


def test_a_secret_number_differs_between_worlds_that_look_alike() -> None:
    case = next(case for case in CASES if case[0].number == 31 and case[1] == 4)
    noted = next(
        state
        for seed in range(200)
        for state, _, _ in a_game(a_setup(case, seed), seed)
        if isinstance(state, rounds.Playing) and state.secret is not None
    )
    owner = next(duty.owner for duty in noted.brief.duties if duty.key == SECRET)
    stranger = Seat((owner + 1) % 4)
    others = [shuffle_unseen(Seeded(i), noted, stranger) for i in range(20)]
    assert len({o.secret for o in others if isinstance(o, rounds.Playing)}) > 1
    assert RULES.look(noted, owner).noted == noted.secret
    assert RULES.look(noted, stranger).noted is None
