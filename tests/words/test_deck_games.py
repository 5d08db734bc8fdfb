"""Whole games of Crew Deck, told from the first shuffle to the winner."""

from __future__ import annotations

from functools import cache

import pytest

from shipmates.crewdeck import CrewDeck, Setup, opening
from shipmates.crewdeck.actions import Action, Add, Place, Post, Recruit, Stow
from shipmates.crewdeck.scoring import rival_sheet, sheet
from shipmates.crewdeck.ship import Cell
from shipmates.crewdeck.state import Over, State
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Illegal, Note, Record, Seat, replay
from shipmates.kernel.laws import play_out
from shipmates.words import LOCALES, Words
from shipmates.words import crewdeck as say
from tests.words import deck_samples
from tests.words.deck_samples import card
from tests.words.samples import NAMES

RULES = CrewDeck()
ALL_WORDS = tuple(map(Words, LOCALES))
SETUPS = (Setup(1), Setup(2, fixed=True), Setup(3), Setup(4, wilds=False))
ODD = (
    *deck_samples.ACTIONS,
    *(Add(card("OP"), stack) for stack in (-1, 0, 7)),
    *map(Post, (1, 4)),
    *map(Recruit, (-1, 1, 7)),
    *(Place(card(text), Cell(0, column)) for text in ("OP", "BE") for column in (0, 1, 9)),
    Stow(card("OP")),
)


@cache
def game(setup: Setup) -> tuple[Record[State, Action], tuple[State, ...]]:
    dice = Seeded(f"told {setup.players}")
    record = play_out(RULES, opening(setup), dice, lambda _, legal: dice.choice(legal))
    return record, tuple(replay(RULES, record))


def story(words: Words, setup: Setup, seat: Seat) -> list[tuple[str, ...]]:
    """What this seat is told, move by move."""
    record, states = game(setup)
    looks = [RULES.look(state, seat) for state in states]
    pairs = zip(looks, looks[1:], record.moves, strict=False)
    return [say.news(words, before, after, move, NAMES) for before, after, move in pairs]


@pytest.mark.parametrize("setup", SETUPS)
def test_all_that_happens_is_told_alike_to_every_seat(setup: Setup) -> None:
    for words in ALL_WORDS:
        first = story(words, setup, Seat(0))
        assert all(story(words, setup, seat) == first for seat in setup.people)
        assert all(line.endswith(".") for lines in first for line in lines)


@pytest.mark.parametrize("setup", SETUPS)
def test_all_that_can_be_done_is_asked_and_offered(setup: Setup) -> None:
    for state in game(setup)[1][::2]:
        for seat in setup.people:
            view = RULES.look(state, seat)
            for words in ALL_WORDS:
                assert say.phase(words, view.phase)
                assert say.question(words, view)
                offers = [say.action(words, one, NAMES, setup, view) for one in view.legal]
                assert len(set(offers)) == len(offers)


@pytest.mark.parametrize("setup", SETUPS)
def test_every_game_has_a_reason_and_a_sheet(setup: Setup) -> None:
    end = game(setup)[1][-1]
    assert isinstance(end, Over)
    for words in ALL_WORDS:
        assert say.because(words, end.outcome, NAMES).endswith(".")
        for ship in end.table.ships:
            counted = sheet(ship, setup.edition)
            *lines, total = say.sheet(words, counted)
            assert sum(line.points for line in lines) == total.points == counted.total
        rival = rival_sheet(end.table.rival, setup.edition)
        *lines, total = say.rival_sheet(words, rival)
        assert sum(line.points for line in lines) == total.points == rival.total


def test_a_round_of_three_is_told_to_its_end() -> None:
    told = [line for lines in story(ALL_WORDS[0], Setup(3), Seat(0)) for line in lines]
    assert told[1] == "Round 1 of 5 begins."
    assert told.count("Everybody discards the last 2 cards unseen.") == 5
    assert sum("takes the first-player card" in line for line in told) == 5
    assert sum("the last one" in line for line in told) == 5
    assert sum("the ships are open again" in line for line in told) == 5


def test_four_without_wilds_hear_of_every_new_deck() -> None:
    told = [line for lines in story(ALL_WORDS[0], SETUPS[3], Seat(0)) for line in lines]
    assert sum(line.startswith("The deck is empty.") for line in told) == 2
    assert sum(line.endswith("of 5 begins.") for line in told) == 5


def test_alone_the_rival_is_told_of_card_by_card() -> None:
    told = [line for lines in story(ALL_WORDS[0], Setup(1), Seat(0)) for line in lines]
    assert sum(line.startswith("The rival adds") for line in told) == 25
    assert sum(line.startswith("Ada adds") for line in told) == 20
    assert sum(line.startswith("The rival takes") for line in told) == 5
    assert sum(line.startswith("Nobody takes") for line in told) == 5
    assert told.count("Your last card is discarded.") == 5


@pytest.mark.parametrize("setup", SETUPS)
def test_all_that_is_refused_can_be_explained(setup: Setup) -> None:
    found = dict[Note, Illegal]()
    for state in game(setup)[1][::3]:
        for seat in (NATURE, Seat(9), *setup.people):
            for action in ODD:
                illegal = refused(state, seat, action)
                if illegal is not None:
                    found[illegal.note] = illegal
    assert {"not-now", "no-such-seat", "no-such-stack"} <= {note.code for note in found}
    for illegal in found.values():
        for words in ALL_WORDS:
            assert say.refusal(words, illegal, NAMES).endswith(".")


def refused(state: State, seat: Seat, action: Action) -> Illegal | None:
    try:
        RULES.apply(state, seat, action)
    except Illegal as illegal:
        return illegal
    return None
