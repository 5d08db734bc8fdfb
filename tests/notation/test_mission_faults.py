from __future__ import annotations

import pytest

from shipmates.notation import Faulty, read_mission
from tests.notation.mission_faults import KEYS, RULES, SENSE, SYNTAX

CASES = {**SYNTAX, **KEYS, **RULES, **SENSE}


@pytest.mark.parametrize(("text", "faults"), CASES.items(), ids=range(len(CASES)))
def test_a_mistake_is_named_with_its_line(text: str, faults: str) -> None:
    assert _faults(text) == faults.split("\n")


def test_every_mistake_is_named() -> None:
    text = """\
title = "Comet Run"
tasks = 40
tokens = ["1",
    "7", "1"]
rado = "none"
hand-over = "yes"

[[rule]]
who = "chosn"
tricks = "exactly 20"
among = [1, 1]

[[rule]]
who = "crew"
every = [
    { tricks = "some" },
    { cards = "pnk", count = "none" },
]
"""
    assert [fault.split()[:3] for fault in _faults(text)] == [
        ["line", "1:", "fault-type"],
        ["line", "2:", "fault-range"],
        ["line", "4:", "fault-token"],
        ["line", "4:", "fault-token-twice"],
        ["line", "5:", "fault-key-near"],
        ["line", "6:", "fault-type"],
        ["line", "9:", "fault-word"],
        ["line", "10:", "fault-count-many"],
        ["line", "11:", "fault-trick-twice"],
        ["line", "16:", "fault-count"],
        ["line", "17:", "fault-cards-near"],
    ]


def test_after_a_line_that_is_no_toml_the_others_are_still_read() -> None:
    text = """\
tasks == 3
tokens = ["1" "2"]
handout = draft
rado = "none"
[[rule]]
who = crew
tricks = "many"
"""
    assert _faults(text) == [
        "line 1: fault-toml-value",
        "line 2: fault-toml-open",
        "line 3: fault-toml-value",
        "line 4: fault-key-near text=rado near=radio",
        "line 6: fault-toml-value",
        "line 7: fault-count text=many",
    ]


def test_of_many_lines_that_are_no_toml_the_first_twenty_are_named() -> None:
    assert _faults("?\n" * 30) == [f"line {line}: fault-toml" for line in range(1, 21)]


def test_two_things_that_make_no_sense_are_both_named() -> None:
    text = "tokens = ['1']\nchange = 'move'\nhandout = 'decision'\ndraws = true"
    assert _faults(text) == [
        "line 1: fault-mission-empty",
        "line 1: fault-tokens-many",
        "line 2: fault-move-idle",
        "line 2: fault-change-late",
        "line 3: fault-handout-idle",
    ]


def test_what_could_not_be_read_gives_no_further_complaints() -> None:
    text = "tasks = 'three'\ntokens = ['1', '2']\nhand-over = true\nhandout = 'decision'"
    assert _faults(text) == ["line 1: fault-type key=tasks wanted=number found=text"]


def test_windows_line_ends_and_a_byte_order_mark_move_no_line() -> None:
    assert _faults("\ufefftasks = 3\r\n\r\nrado = 1\r\n") == [
        "line 3: fault-key-near text=rado near=radio"
    ]


def _faults(text: str) -> list[str]:
    with pytest.raises(Faulty) as caught:
        read_mission(text)
    assert str(caught.value) == "\n".join(map(str, caught.value.faults))
    return [str(fault) for fault in caught.value.faults]
