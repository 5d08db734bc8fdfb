from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shipmates.games import PLANET9
from shipmates.kernel import NATURE, Note, Record, Seat, replay
from shipmates.notation import check, decoded, read_record, write_record
from shipmates.planet9 import MISSIONS, VERSION, Distress, Setup, opening
from shipmates.planet9.actions import Action, Lay, Take
from shipmates.planet9.mission import Mission
from shipmates.planet9.state import Over, State
from tests.notation.games import CREWS, a_record, the_end
from tests.notation.strategies import hand, setups

SHORT = """
shipmates record 1
game planet9
rules 1
mission 1
players 4

nature deal P1 P2 P3 P4 P5 P6 P7 P8 P9 T4 / B1 B2 B3 B4 B5 B6 B7 B8 B9 T3 \
/ G1 G2 G3 G4 G5 G6 G7 G8 G9 T2 / Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 T1
nature lay P9
0 take P9     # the commander has it all
0 call none

1 signal B9 highest
2 ready
3 ready
0 play P9
1 play B1
2 play G1
3 play Y1
outcome won tasks-done trick=1
"""


def test_a_game_can_be_written_by_hand() -> None:
    parsed = read_record(SHORT)
    assert parsed.record.opening == opening(Setup(MISSIONS[0], 4))
    assert parsed.record.moves[1:3] == ((NATURE, Lay(hand("P9"))), (Seat(0), Take(*hand("P9"))))
    assert parsed.lines == (8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19)
    assert parsed.outcome == Note("tasks-done", (("trick", 1),))
    assert isinstance(check(parsed)[-1], Over)


def test_a_record_says_what_it_needs_to() -> None:
    parsed = read_record(SHORT)
    text = write_record(parsed.record, PLANET9.rules.outcome(check(parsed)[-1]))
    assert text.splitlines()[:8] == [
        "shipmates record 1",
        "game planet9",
        "rules 1",
        "mission 1",
        "players 4",
        "distress offered",
        "",
        SHORT.splitlines()[7],
    ]
    assert text.splitlines()[-1] == "outcome won tasks-done trick=1"


ODDITIES = {
    "windows": SHORT.replace("\n", "\r\n"),
    "old-mac": SHORT.replace("\n", "\r"),
    "byte-order-mark": f"\ufeff{SHORT.lstrip()}",
    "trailing-blanks": SHORT.replace("\n", " \t\n"),
    "tabs": SHORT.replace(" ", "\t"),
    "indented": SHORT.replace("\n", "\n   "),
    "no-last-line-end": SHORT.rstrip(),
    "comments": SHORT.replace("\n", "\n# remark\n"),
    "other-order": SHORT.replace(
        "mission 1\nplayers 4", "players 4\ndistress offered\nmission 1"
    ),
}


@pytest.mark.parametrize("text", ODDITIES.values(), ids=ODDITIES)
def test_a_text_may_be_saved_in_any_way(text: str) -> None:
    assert check(read_record(text)) == check(read_record(SHORT))


def test_a_file_may_begin_with_a_byte_order_mark() -> None:
    data = SHORT.encode("utf-8-sig")
    assert read_record(decoded(data)) == read_record(SHORT)


@given(setup=setups())
def test_what_was_agreed_is_read_again(setup: Setup) -> None:
    record: Record[State, Action] = Record(VERSION, opening(setup))
    parsed = read_record(write_record(record))
    assert parsed.record == record
    assert parsed.outcome is None


@given(setup=setups(), seed=st.integers(0, 999))
def test_a_random_game_is_read_again(setup: Setup, seed: int) -> None:
    _assert_kept(setup, seed)


@pytest.mark.parametrize("mission", MISSIONS, ids=lambda mission: f"mission-{mission.number}")
def test_a_game_of_each_mission_and_crew_is_read_again(mission: Mission) -> None:
    for seed, (players, challenge) in enumerate(CREWS):
        distress = tuple(Distress)[(mission.number + seed) % 3]
        _assert_kept(Setup(mission, players, challenge, distress, Seat(2)), seed)


def _assert_kept(setup: Setup, seed: int) -> None:
    record = a_record(setup, seed)
    outcome = the_end(record).outcome
    text = write_record(record, outcome)
    parsed = read_record(text)
    assert parsed.record == record
    assert parsed.outcome == outcome.because
    assert check(parsed) == tuple(replay(PLANET9.rules, record))
    moves = [text.splitlines()[line - 1].split()[1] for line in parsed.lines]
    assert moves[0] == "deal"
    assert len(moves) == len(record.moves)
