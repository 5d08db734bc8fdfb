from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shipmates.deepsea import MISSIONS, VERSION, Distress, Setup, epilogue, opening
from shipmates.deepsea.actions import Action, Deal, Lay, Take
from shipmates.deepsea.setup import THIRD
from shipmates.deepsea.state import Over, State
from shipmates.kernel import NATURE, Note, Record, Seat, replay
from shipmates.notation import (
    Parsed9,
    ParsedSea,
    check,
    read_any,
    read_deepsea,
    write_record,
)
from tests.laws.deepsea_games import CASES, RULES, Case, a_game, a_setup, case_id
from tests.notation.record_faults import WON as WON_IN_SPACE
from tests.notation.sea_faults import HEAD, WON
from tests.notation.sea_strategies import setups
from tests.sample import in_turn


def a_record(setup: Setup, seed: int) -> Record[State, Action]:
    """A whole game in which everybody acts at random."""
    *moves, _ = ((seat, action) for _, seat, action in a_game(setup, seed))
    return Record(VERSION, opening(setup), tuple(moves))


def test_a_game_can_be_written_by_hand() -> None:
    parsed = read_deepsea(f"{WON}outcome won tasks-done trick=1")
    assert parsed.record.opening == opening(Setup(MISSIONS[0], 4))
    assert parsed.record.moves[1:3] == (
        (NATURE, Lay(("T16", "T01"))),
        (Seat(0), Take("T01")),
    )
    assert parsed.lines == tuple(range(6, 17))
    assert parsed.outcome == Note("tasks-done", (("trick", 1),))
    assert isinstance(check(parsed)[-1], Over)


def test_each_record_is_read_as_the_game_it_says() -> None:
    assert isinstance(read_any(WON), ParsedSea)
    assert isinstance(read_any(WON_IN_SPACE), Parsed9)


def test_a_record_says_what_it_needs_to() -> None:
    setup = Setup(
        MISSIONS[13],
        2,
        timed=True,
        distress=Distress.OFF,
        tonoja=Seat(1),
        again=("T07", "T03"),
        used=("T90",),
    )
    record: Record[State, Action] = Record(VERSION, opening(setup))
    assert write_record(record).splitlines() == [
        "shipmates record 1",
        "game deepsea",
        "rules 1",
        "mission 14",
        "players 2",
        "timed",
        "distress off",
        "tonoja 1",
        "again T07 T03",
        "used T90",
        "",
    ]


def test_the_epilogue_goes_by_its_difficulty() -> None:
    record: Record[State, Action] = Record(VERSION, opening(Setup(epilogue(19), 4)))
    text = write_record(record)
    assert text == f"{HEAD.replace('mission 1', 'mission epilogue 19')}distress offered\n\n"
    assert read_deepsea(text).record == record


@given(setup=setups())
def test_what_was_agreed_is_read_again(setup: Setup) -> None:
    record: Record[State, Action] = Record(VERSION, opening(setup))
    parsed = read_deepsea(write_record(record))
    assert parsed.record == record
    assert parsed.outcome is None


@settings(max_examples=20)
@given(setup=setups(), seed=st.integers(0, 999))
def test_whatever_can_be_written_down_can_be_played(setup: Setup, seed: int) -> None:
    record = a_record(setup, seed)
    assert check(read_deepsea(write_record(record))) == tuple(replay(RULES, record))


@given(case=st.sampled_from(CASES), seed=st.integers(0, 999))
def test_a_random_game_is_read_again(case: Case, seed: int) -> None:
    _assert_kept(case, seed)


@pytest.mark.parametrize("case", in_turn(CASES), ids=case_id)
def test_a_game_of_each_mission_is_read_again(case: Case) -> None:
    _assert_kept(case, CASES.index(case))


def _assert_kept(case: Case, seed: int) -> None:
    setup = a_setup(case, seed)
    seat = setup.tonoja if setup.players == 2 else THIRD
    record = a_record(replace(setup, tonoja=seat), seed)
    *_, last = replay(RULES, record)
    outcome = RULES.outcome(last)
    assert outcome is not None
    parsed = read_deepsea(write_record(record, outcome))
    assert parsed.record == record
    assert parsed.outcome == outcome.because
    assert check(parsed) == tuple(replay(RULES, record))
    assert any(isinstance(action, Deal) for _, action in parsed.record.moves[:2])
