"""Worlds that differ only out of a seat's sight are the same numbers to it."""

from __future__ import annotations

from typing import Any

import pytest

from shipmates.dice import Seeded
from shipmates.envs.blocks import Observation
from shipmates.envs.crewdeck.kind import KIND as DECK
from shipmates.envs.deepsea.kind import KIND as SEA
from shipmates.envs.kind import Kind, Writer
from shipmates.envs.planet9.kind import KIND as NINE
from shipmates.kernel import Seat
from tests.laws import crewdeck_games, deepsea_games, deepsea_unseen, games, unseen
from tests.laws.crewdeck_trail import Trail
from tests.laws.crewdeck_unseen import another_game

SEEDS = range(4)


def assert_same_numbers(
    kind: Kind[Any, Any, Any], used: Writer[Any], state: Any, other: Any, seat: Seat
) -> None:
    """`used` has written the games so far, and must not remember what it should not."""
    here, there = kind.rules.look(state, seat), kind.rules.look(other, seat)
    written = _bytes(used.write(here, kind.indexes(here)))
    assert written == _bytes(used.write(there, kind.indexes(there)))
    assert written == _bytes(kind.writer().write(there, kind.indexes(there)))


def _bytes(written: Observation) -> dict[str, bytes]:
    return {name: numbers.tobytes() for name, numbers in written.items()}


def check_nine(case: int, seed: int) -> None:
    setup, dice, used = games.a_setup(games.CASES[case], seed), Seeded(seed), NINE.writer()
    for state, _, _ in games.a_game(setup, seed):
        for seat in map(Seat, range(setup.seats)):
            other = unseen.shuffle_unseen(dice, state, seat)
            assert_same_numbers(NINE, used, state, other, seat)


def check_sea(case: int, seed: int) -> None:
    setup = deepsea_games.a_setup(deepsea_games.CASES[case], seed)
    dice, used = Seeded(seed), SEA.writer()
    for state, _, _ in deepsea_games.a_game(setup, seed):
        for seat in map(Seat, range(setup.seats)):
            other = deepsea_unseen.shuffle_unseen(dice, state, seat)
            assert_same_numbers(SEA, used, state, other, seat)


def check_deck(case: int, seed: int) -> None:
    setup, dice, used = crewdeck_games.CASES[case], Seeded(seed), DECK.writer()
    trails = [Trail(setup, eyes) for eyes in setup.people]
    for state, seat, action in crewdeck_games.a_game(setup, seed):
        for trail in trails:
            other = another_game(dice, state, trail)
            assert_same_numbers(DECK, used, state, other, trail.eyes)
            trail.follow(seat, action)


@pytest.mark.parametrize("case", range(3, len(games.CASES), 31))
def test_nothing_hidden_is_in_the_numbers_of_planet_nine(case: int) -> None:
    check_nine(case, case)


@pytest.mark.parametrize("case", range(2, len(deepsea_games.CASES), 21))
def test_nothing_hidden_is_in_the_numbers_of_deep_sea(case: int) -> None:
    check_sea(case, case)


@pytest.mark.parametrize("case", range(3, len(crewdeck_games.CASES), 5))
def test_nothing_hidden_is_in_the_numbers_of_crew_deck(case: int) -> None:
    check_deck(case, case)


@pytest.mark.deep
@pytest.mark.parametrize("case", range(len(games.CASES)))
def test_the_same_for_every_mission_of_planet_nine(case: int) -> None:
    for seed in SEEDS:
        check_nine(case, seed)


@pytest.mark.deep
@pytest.mark.parametrize("case", range(len(deepsea_games.CASES)))
def test_the_same_for_every_mission_of_deep_sea(case: int) -> None:
    for seed in SEEDS:
        check_sea(case, seed)


@pytest.mark.deep
@pytest.mark.parametrize("case", range(len(crewdeck_games.CASES)))
def test_the_same_for_every_variant_of_crew_deck(case: int) -> None:
    for seed in SEEDS:
        check_deck(case, seed)


def test_numbers_differ_between_seats_and_between_deals() -> None:
    """What is hidden is hidden; what is not must be there."""
    setup = games.a_setup(games.CASES[3], 0)
    states = [
        next(s for s, _, _ in games.a_game(setup, seed) if hasattr(s, "hands"))
        for seed in (0, 1)
    ]
    rows = [NINE.writer().write(NINE.rules.look(s, Seat(i))) for s in states for i in (0, 1)]
    assert len({row["observation"].tobytes() for row in rows}) == 4
