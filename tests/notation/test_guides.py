"""What the guides show can be read, and what can be said is in the guides."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from shipmates.crewdeck import USUAL
from shipmates.crewdeck.editions import Species
from shipmates.deepsea.mission import Sharing, Sonar
from shipmates.notation import (
    ParsedDeck,
    ParsedSea,
    check,
    game_of,
    read_any,
    read_edition,
    read_mission,
    read_sea_mission,
)
from shipmates.notation.actions import FORMS
from shipmates.notation.cards import SEA_WORDS, WORDS
from shipmates.notation.clauses import RULES
from shipmates.notation.crewdeck import actions as deck_actions
from shipmates.notation.crewdeck import edition as deck_edition
from shipmates.notation.crewdeck import header as deck_header
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
EDITIONS = (GUIDES / "editions.md").read_text("utf-8")


ENDS = ("task-taken", "largest-set")


def _blocks(text: str, kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def _words(text: str) -> set[str]:
    prose = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    return set(re.findall(r"[\w>-]+", " ".join(re.findall(r"`([^`]+)`", prose))))


@pytest.mark.parametrize("text", _blocks(RECORDS, "text"))
def test_a_record_in_the_guide_can_be_replayed(text: str) -> None:
    if text.startswith("outcome"):
        assert read_note(text.split(maxsplit=2)[2].strip()).code in ENDS
    else:
        match read_any(text):
            case ParsedSea() as voyage:
                assert len(check(voyage)) > 1
            case ParsedDeck() as build:
                assert len(check(build)) > 1
            case flight:
                check(flight)


@pytest.mark.parametrize("text", _blocks(MISSIONS, "toml"))
def test_a_mission_in_the_guide_can_be_played(text: str) -> None:
    reader = read_sea_mission if game_of(text) == "deepsea" else read_mission
    assert reader(text).rules or text.count("tasks") or text.count("fixed")


@pytest.mark.parametrize("text", _blocks(EDITIONS, "toml"))
def test_an_edition_in_the_guide_can_be_played(text: str) -> None:
    assert read_edition(text) != USUAL


def test_the_guide_to_editions_shows_the_usual_numbers() -> None:
    """The file to start from is the usual edition, given line by line."""
    first = read_edition(_blocks(EDITIONS, "toml")[0])
    assert first == replace(USUAL, assumed=frozenset())


def test_the_python_in_the_guide_to_editions_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = _blocks(EDITIONS, "python")
    exec(program, {})
    assert read_edition(capsys.readouterr().out) == replace(USUAL, assumed=frozenset())


def test_the_guide_to_editions_is_complete() -> None:
    known = {*deck_edition.KEYS, *deck_edition.COLOURS, *(s.value for s in Species)}
    assert known - _words(EDITIONS) == set()


def test_the_guide_to_records_is_complete() -> None:
    enums = (Answer, Way, Meaning, Distress)
    known = {*FORMS, *HEAD, *(str(member.value) for kind in enums for member in kind)}
    known |= {*sea_actions.FORMS, *sea_header.KEYS, "epilogue"}
    known |= {*deck_actions.FORMS, *deck_header.KEYS, *deck_header.WILDS, *deck_header.FRAMES}
    assert known - _words(RECORDS) == set()


def test_the_guide_to_missions_is_complete() -> None:
    enums = (Change, Handout, Naming, Who, Token, Sharing, Sonar, Relation)
    known = {str(member.value) for kind in enums for member in kind}
    tables = {**RULES, **sea_rules.RULES}
    rules = {word for head, others in tables.items() for word in (head, *others)}
    rules |= {*sea_missions.KEYS, *sea_missions.CLOCK, *sea_cards.KEYS, *SEA_WORDS}
    assert (known | rules | {*KEYS, *WORDS}) - _words(MISSIONS) == set()
