from __future__ import annotations

import re
from pathlib import Path

import pytest

from shipmates import notation
from shipmates.notation import Faulty, check, decoded, read_record
from tests.notation import (
    crewdeck_faults,
    mission_faults,
    record_faults,
    sea_faults,
    test_actions,
)
from tests.notation.record_faults import HEAD, REFUSED, UNREADABLE, WON


@pytest.mark.parametrize(("text", "faults"), UNREADABLE.items(), ids=range(len(UNREADABLE)))
def test_a_line_that_cannot_be_read_is_named(text: str, faults: str) -> None:
    with pytest.raises(Faulty) as caught:
        read_record(text)
    assert str(caught.value) == faults


@pytest.mark.parametrize(("text", "faults"), REFUSED.items(), ids=range(len(REFUSED)))
def test_a_move_the_rules_refuse_is_named(text: str, faults: str) -> None:
    parsed = read_record(text)
    with pytest.raises(Faulty) as caught:
        check(parsed)
    assert str(caught.value) == faults


def test_every_line_that_cannot_be_read_is_named() -> None:
    text = f"{HEAD}distress no\n\n0 paly P3\n5 ready\nhello\nnature ready\noutcome tied\n"
    with pytest.raises(Faulty) as caught:
        read_record(text)
    assert [(fault.line, fault.note.code) for fault in caught.value.faults] == [
        (6, "fault-word"),
        (8, "fault-action-near"),
        (9, "fault-seat"),
        (10, "fault-line"),
        (11, "fault-mover"),
        (12, "fault-word"),
    ]


def test_a_record_that_goes_right_says_so() -> None:
    assert len(check(read_record(f"{WON}outcome won tasks-done trick=1"))) == 12


def test_a_file_that_is_no_text_is_named() -> None:
    with pytest.raises(Faulty) as caught:
        decoded(b"shipmates record 1\r\n\xff\xfe")
    assert str(caught.value) == "line 2: fault-encoding byte=ff"


def test_every_fault_the_source_can_emit_is_shown_in_a_test() -> None:
    sources = (mission_faults, record_faults, sea_faults, crewdeck_faults, test_actions)
    shown = "".join(Path(str(source.__file__)).read_text("utf-8") for source in sources)
    shown += Path(__file__).read_text("utf-8")
    assert _codes() - set(re.findall(r"fault-[a-z-]*[a-z]", shown)) == set()


def _codes() -> set[str]:
    folder = Path(str(notation.__file__)).parent
    source = "".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    misspelt = re.findall(r'misspelt\(\s*"(fault-[a-z-]+)"', source)
    return {*re.findall(r'"(fault-[a-z-]+)"', source), *(f"{code}-near" for code in misspelt)}
