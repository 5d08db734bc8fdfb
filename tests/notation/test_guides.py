"""What the guides show can be read, and what can be said is in the guides."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from shipmates.notation import check, read_mission, read_record
from shipmates.notation.actions import FORMS
from shipmates.notation.cards import WORDS
from shipmates.notation.clauses import RULES
from shipmates.notation.header import KEYS as HEAD
from shipmates.notation.missions import KEYS
from shipmates.notation.notes import read_note
from shipmates.planet9 import Distress
from shipmates.planet9.actions import Answer
from shipmates.planet9.mission import Change, Handout, Naming, Who
from shipmates.planet9.tokens import Token
from shipmates.tricks.passing import Way
from shipmates.tricks.signals import Meaning

GUIDES = Path(__file__).parents[2] / "docs" / "guide"
RECORDS = (GUIDES / "records.md").read_text("utf-8")
MISSIONS = (GUIDES / "missions.md").read_text("utf-8")


def _blocks(text: str, kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def _words(text: str) -> set[str]:
    prose = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    return set(re.findall(r"[\w>-]+", " ".join(re.findall(r"`([^`]+)`", prose))))


@pytest.mark.parametrize("text", _blocks(RECORDS, "text"))
def test_a_record_in_the_guide_can_be_replayed(text: str) -> None:
    if text.startswith("outcome"):
        assert read_note(text.split(maxsplit=2)[2].strip()).code == "task-taken"
    else:
        check(read_record(text))


@pytest.mark.parametrize("text", _blocks(MISSIONS, "toml"))
def test_a_mission_in_the_guide_can_be_played(text: str) -> None:
    read_mission(text)


def test_the_guide_to_records_is_complete() -> None:
    enums = (Answer, Way, Meaning, Distress)
    known = {*FORMS, *HEAD, *(str(member.value) for kind in enums for member in kind)}
    assert known - _words(RECORDS) == set()


def test_the_guide_to_missions_is_complete() -> None:
    enums = (Change, Handout, Naming, Who, Token)
    known = {str(member.value) for kind in enums for member in kind}
    rules = {word for head, others in RULES.items() for word in (head, *others)}
    assert (known | rules | {*KEYS, *WORDS}) - _words(MISSIONS) == set()
