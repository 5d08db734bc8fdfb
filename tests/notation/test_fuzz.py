"""Whatever a text says, reading it gives a value or `Faulty`, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from hypothesis import example, given
from hypothesis import strategies as st

from shipmates.crewdeck import Edition
from shipmates.crewdeck import Setup as DeckSetup
from shipmates.deepsea import MISSIONS as THIRTY_TWO
from shipmates.kernel import Note
from shipmates.notation import (
    Fault,
    Faulty,
    Misread,
    ParsedDeck,
    ParsedSea,
    check,
    decoded,
    read_action,
    read_any,
    read_edition,
    read_mission,
    read_record,
    read_sea_mission,
    write_edition,
    write_mission,
    write_record,
    write_sea_mission,
)
from shipmates.notation.crewdeck import actions as deck_actions
from shipmates.notation.deepsea import actions as sea_actions
from shipmates.planet9 import MISSIONS, Setup
from tests.laws.deepsea_games import CASES, a_setup
from tests.notation import crewdeck_faults as deck
from tests.notation import sea_faults as sea
from tests.notation.crewdeck_strategies import a_record as a_deck_record
from tests.notation.games import CREWS, a_record, the_end
from tests.notation.mission_faults import KEYS, RULES, SENSE, SYNTAX
from tests.notation.record_faults import REFUSED, UNREADABLE, WON
from tests.notation.test_sea_records import a_record as a_sea_record

GAMES = tuple(
    write_record(record, the_end(record).outcome)
    for seed, number in enumerate((0, 4, 11, 22, 35, 45, 49))
    for record in (a_record(Setup(MISSIONS[number], *CREWS[seed % len(CREWS)]), seed),)
)
VOYAGES = tuple(
    write_record(a_sea_record(a_setup(CASES[seed], seed), seed)) for seed in range(3, 99, 12)
)
CREWS_FORMED = tuple(
    write_record(a_deck_record(DeckSetup(players, wilds=players < 4), players))
    for players in (1, 2, 3, 4)
)
RECORDS = st.sampled_from(
    (*GAMES, *UNREADABLE, *REFUSED, *VOYAGES, *sea.UNREADABLE, *sea.REFUSED)
)
DECK_RECORDS = st.sampled_from((*CREWS_FORMED, *deck.UNREADABLE, *deck.REFUSED))
FILES = st.sampled_from((*map(write_mission, MISSIONS), *SYNTAX, *KEYS, *RULES, *SENSE))
SEA_FILES = st.sampled_from(
    (*map(write_sea_mission, THIRTY_TWO), *sea.KEYS, *sea.CARDS, *sea.RULES, *sea.SENSE)
)
EDITION = write_edition(Edition())
EDITIONS = st.sampled_from((EDITION, EDITION.replace("-", ""), *deck.EDITIONS))
MARKS = """[ ] { } = " ' # | . , - \\ / [[rule]] every=[{ nature deal row 0 -1 P3 T4 true nan"""
LONG = (
    """\"\"\" ''' 1e400 0x1f 1979-05-27 99999999999999999999999999 tokens=["1"] title.en='A'"""
)
SCRAPS = st.sampled_from(
    (*MARKS.split(), *LONG.split(), *"\n\r\t \x00\x85\u2028\ufeff\u0663", " / ", "\r\n| ")
)


@st.composite
def mutated(draw: st.DrawFn, texts: st.SearchStrategy[str]) -> str:
    """A text with a few pieces cut, doubled, moved or replaced by scraps."""
    text = draw(texts)
    for _ in range(draw(st.integers(1, 6))):
        start, end = sorted((draw(st.integers(0, len(text))), draw(st.integers(0, len(text)))))
        end = min(end, start + draw(st.sampled_from((0, 1, 5, 80, 9999))))
        piece = draw(SCRAPS | st.just(text[start:end]) | st.text(max_size=4))
        text = text[:start] + piece * draw(st.integers(0, 2)) + text[end:]
    return text


def _read_game(text: str) -> None:
    with suppress(Faulty):
        check(read_record(text))
    with suppress(Faulty):
        match read_any(text):
            case ParsedSea() as parsed:
                check(parsed)
            case ParsedDeck() as played:
                check(played)


def _read_file(text: str) -> None:
    readers: tuple[Callable[[str], object], ...]
    readers = (read_mission, read_sea_mission, read_edition)
    for reader in readers:
        faults = tuple[Fault, ...]()
        try:
            reader(text)
        except Faulty as faulty:
            faults = faulty.faults or (Fault(0, Note("none")),)
        assert all(1 <= fault.line <= text.count("\n") + 1 for fault in faults)


@given(data=st.binary(max_size=200))
def test_random_bytes(data: bytes) -> None:
    with suppress(Faulty):
        text = decoded(data)
        _read_game(text)
        _read_file(text)
        _read_game(f"{WON}{text}")
        _read_game(f"{sea.WON}{text}")
        _read_game(f"{deck.PLACED}{text}")


@given(text=st.text() | st.lists(SCRAPS, max_size=30).map("".join))
def test_random_text(text: str) -> None:
    _read_game(text)
    _read_game(f"{WON}{text}")
    _read_file(text)


@given(text=st.text() | st.lists(SCRAPS, max_size=9).map(" ".join))
def test_random_words_for_an_action(text: str) -> None:
    for reader in (read_action, sea_actions.read_action, deck_actions.read_action):
        with suppress(Misread):
            reader(text)


@given(text=mutated(RECORDS))
def test_mutated_records(text: str) -> None:
    _read_game(text)


@given(text=mutated(DECK_RECORDS))
def test_mutated_records_of_crew_deck(text: str) -> None:
    _read_game(text)


@given(text=mutated(EDITIONS))
@example("payroll-copies = " + "9" * 4000)
@example("species.orange.orange = 'kraith'")
@example("[[species]]\norange = 'kraith'")
def test_mutated_editions(text: str) -> None:
    _read_file(text)


@given(text=mutated(EDITIONS))
def test_a_mutated_edition_within_a_record(text: str) -> None:
    quoted = "\n".join(f"| {line}" for line in text.split("\n"))
    _read_game(deck.PLACED.replace("wilds out", f"wilds out\nedition own\n{quoted}"))


@given(text=mutated(FILES))
@example("a = " + "[" * 2000)
@example("a = " + "{a=" * 2000)
@example("[[rule]]\n" * 500)
def test_mutated_mission_files(text: str) -> None:
    _read_file(text)


@given(text=mutated(SEA_FILES))
def test_mutated_mission_files_of_deep_sea(text: str) -> None:
    _read_file(text)


@given(text=mutated(FILES | SEA_FILES))
def test_a_mutated_mission_within_a_record(text: str) -> None:
    quoted = "\n".join(f"| {line}" for line in text.split("\n"))
    _read_game(WON.replace("mission 1", f"mission own\n{quoted}"))
    _read_game(sea.WON.replace("mission 1", f"mission own\n{quoted}"))
