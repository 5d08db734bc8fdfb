"""What the guides show can be read, and what can be said is in the guides."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from shipmates.deepsea.mission import Sharing, Sonar
from shipmates.notation import (
    ParsedSea,
    check,
    game_of,
    read_any,
    read_mission,
    read_sea_mission,
)
from shipmates.notation.actions import FORMS
from shipmates.notation.cards import SEA_WORDS, WORDS
from shipmates.notation.clauses import RULES
from shipmates.notation.deepsea import actions as sea_actions
from shipmates.notation.deepsea import cards as sea_cards
from shipmates.notation.deepsea import header as sea_header
from shipmates.notation.deepsea import missions as sea_missions
from shipmates.notation.deepsea import rules as sea_rules
from shipmates.notation.header import KEYS as HEAD
from shipmates.notation.missions import KEYS
from shipmates.notation.notes import read_note
from shipmates.planet9 import Distress
from shipmates.planet9.actions import Answer
from shipmates.planet9.mission import Change, Handout, Naming, Who
from shipmates.planet9.tokens import Token
from shipmates.tricks.passing import Way
from shipmates.tricks.signals import Meaning
from shipmates.tricks.tasks import Relation

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
        parsed = read_any(text)
        if isinstance(parsed, ParsedSea):
            check(parsed)
        else:
            check(parsed)


@pytest.mark.parametrize("text", _blocks(MISSIONS, "toml"))
def test_a_mission_in_the_guide_can_be_played(text: str) -> None:
    reader = read_sea_mission if game_of(text) == "deepsea" else read_mission
    assert reader(text).rules or text.count("tasks") or text.count("fixed")


def test_the_guide_to_records_is_complete() -> None:
    enums = (Answer, Way, Meaning, Distress)
    known = {*FORMS, *HEAD, *(str(member.value) for kind in enums for member in kind)}
    known |= {*sea_actions.FORMS, *sea_header.KEYS, "epilogue"}
    assert known - _words(RECORDS) == set()


def test_the_guide_to_missions_is_complete() -> None:
    enums = (Change, Handout, Naming, Who, Token, Sharing, Sonar, Relation)
    known = {str(member.value) for kind in enums for member in kind}
    tables = {**RULES, **sea_rules.RULES}
    rules = {word for head, others in tables.items() for word in (head, *others)}
    rules |= {*sea_missions.KEYS, *sea_missions.CLOCK, *sea_cards.KEYS, *SEA_WORDS}
    assert (known | rules | {*KEYS, *WORDS}) - _words(MISSIONS) == set()
