from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shipmates.crewdeck import USUAL, VERSION, Edition, HouseRule, Setup, opening
from shipmates.crewdeck.actions import Action, Add, Open, Post
from shipmates.crewdeck.cards import Card, Colour, Faction
from shipmates.crewdeck.state import Placing, State
from shipmates.kernel import NATURE, Note, Outcome, Record, Seat, replay
from shipmates.notation import ParsedDeck, check, read_any, read_crewdeck, write_record
from tests.clauses import clause
from tests.notation.crewdeck_faults import HEAD, PLACED
from tests.notation.crewdeck_strategies import RULES, a_record, setups

CASES = tuple(product((1, 2, 3, 4), (True, False), (True, False)))


def test_a_game_can_be_written_by_hand() -> None:
    parsed = read_any(f"{PLACED}# the hold of seat 0 is full\n")
    assert isinstance(parsed, ParsedDeck)
    assert parsed.record.opening == opening(Setup(3, wilds=False))
    (first, opened), second, *_ = parsed.record.moves
    assert first == NATURE
    assert isinstance(opened, Open)
    assert second == (Seat(0), Add(Card(Colour.ORANGE, Faction.PILOT), 0))
    assert parsed.record.moves[11] == (Seat(1), Post(10))
    assert parsed.lines == tuple(range(6, 24))
    assert parsed.outcome is None
    last = check(parsed)[-1]
    assert isinstance(last, Placing)
    assert [len(cards) for cards in last.news] == [1, 3, 2]


def test_what_is_not_said_is_as_usual() -> None:
    text = "shipmates record 1\ngame crewdeck\nrules 1\nplayers 2"
    assert read_crewdeck(text).record.opening == opening(Setup(2))


def test_a_record_says_what_it_needs_to() -> None:
    record: Record[State, Action] = Record(VERSION, opening(Setup(3, wilds=False)))
    assert write_record(record) == f"{HEAD}frame floating\n\n"


def test_an_own_edition_stands_in_the_record() -> None:
    edition = Edition(human=6, assumed=USUAL.assumed - {"human", "most_players"})
    setup = Setup(1, fixed=True, edition=edition)
    record: Record[State, Action] = Record(VERSION, opening(setup))
    assert write_record(record).splitlines() == [
        "shipmates record 1",
        "game crewdeck",
        "rules 2",
        "players 1",
        "wilds in",
        "frame fixed",
        "edition own",
        "| human = -6",
        "| most-players = 4",
        "",
    ]
    assert read_crewdeck(write_record(record)).record == record


@clause("CD-SOLO-1")
def test_a_house_rule_stands_in_the_record() -> None:
    setup = Setup(1, house=frozenset(HouseRule))
    record: Record[State, Action] = Record(VERSION, opening(setup))
    assert write_record(record).splitlines()[3:] == [
        "players 1",
        "wilds in",
        "frame floating",
        "house all-wilds",
        "",
    ]
    assert read_crewdeck(write_record(record)).record == record


@clause("CD-SOLO-1")
def test_a_solo_game_by_the_first_rules_still_has_all_wild_cards() -> None:
    old = "shipmates record 1\ngame crewdeck\nrules 1\nplayers {}\n"
    every = frozenset({HouseRule.ALL_WILDS_ALONE})
    assert read_crewdeck(old.format(1)).record.opening == opening(Setup(1, house=every))
    assert read_crewdeck(old.format(2)).record.opening == opening(Setup(2))
    said = read_crewdeck(f"{old.format(1)}edition own\n| solo-wilds = 2\n").record.opening
    assert said == opening(Setup(1, edition=replace(USUAL, solo_wilds=2)))


def test_a_game_of_the_usual_edition_may_say_so() -> None:
    assert read_crewdeck(f"{HEAD}edition usual").record == read_crewdeck(HEAD).record


@given(setup=setups())
def test_what_was_agreed_is_read_again(setup: Setup) -> None:
    record: Record[State, Action] = Record(VERSION, opening(setup))
    parsed = read_crewdeck(write_record(record))
    assert parsed.record == record
    assert hash(parsed.record.opening) == hash(record.opening)


@settings(max_examples=25)
@given(setup=setups(), seed=st.integers(0, 999))
def test_a_random_game_is_read_again(setup: Setup, seed: int) -> None:
    _assert_kept(setup, seed)


@pytest.mark.parametrize(("players", "wilds", "fixed"), CASES)
def test_a_game_with_each_variant_is_read_again(players: int, wilds: bool, fixed: bool) -> None:
    _assert_kept(Setup(players, wilds=wilds, fixed=fixed), 10 * players + wilds)


def _assert_kept(setup: Setup, seed: int) -> None:
    record = a_record(setup, seed)
    states = tuple(replay(RULES, record))
    outcome = RULES.outcome(states[-1])
    assert outcome is not None
    text = write_record(record, outcome)
    parsed = read_crewdeck(text)
    assert parsed.record == record
    assert parsed.outcome == outcome.because
    assert check(parsed) == states
    assert write_record(parsed.record, outcome) == text


SHARED = Outcome((0.5, 0.0, 0.5), Note("shared-win", (("seats", "0 2"), ("points", -3))))


def test_a_shared_win_names_its_seats_and_may_be_below_zero() -> None:
    record: Record[State, Action] = Record(VERSION, opening(Setup(3)))
    text = write_record(record, SHARED)
    assert text.splitlines()[-1] == 'outcome won shared-win seats="0 2" points=-3'
    assert read_crewdeck(text).outcome == SHARED.because
