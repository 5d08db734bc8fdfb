"""The encodings of the Crew games: every phase of every mission, for every crew."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from shipmates.deepsea.view import View as SeaView
from shipmates.envs.blocks import Layout, numbers
from shipmates.envs.deepsea import encoding as sea_encoding
from shipmates.envs.deepsea import index as sea_index
from shipmates.envs.deepsea.layout import OBSERVATION as SEA
from shipmates.envs.planet9 import encoding as nine_encoding
from shipmates.envs.planet9 import index as nine_index
from shipmates.envs.planet9.layout import OBSERVATION as NINE
from shipmates.kernel import WATCHER, Seat
from shipmates.planet9.view import View as NineView
from tests.envs import make, naive_nine, naive_sea
from tests.laws import deepsea_games, games

SEED = 9


def nine_views(case: int, seed: int) -> Iterator[NineView]:
    setup = games.a_setup(games.CASES[case], seed)
    for state, _, _ in games.a_game(setup, seed):
        for seat in map(Seat, range(setup.seats)):
            yield games.RULES.look(state, seat)


def sea_views(case: int, seed: int) -> Iterator[SeaView]:
    setup = deepsea_games.a_setup(deepsea_games.CASES[case], seed)
    for state, _, _ in deepsea_games.a_game(setup, seed):
        for seat in map(Seat, range(setup.seats)):
            yield deepsea_games.RULES.look(state, seat)


def check_indexes(
    indexes: list[int], places: list[tuple[str, int, int]], actions: Layout
) -> None:
    """Each action has the number of its place, and no two have the same."""
    assert len(set(indexes)) == len(places)
    for index, (name, row, place) in zip(indexes, places, strict=True):
        block = actions[name]
        assert row < block.rows
        assert place < block.width
        assert index == block.offset + row * block.width + place


def check_nine(case: int, seed: int) -> None:
    encoder = nine_encoding.encoder()
    for view in nine_views(case, seed):
        if view.brief is None:
            continue
        assert (numbers(encoder.bits(view), NINE.length) == naive_nine.numbers(view)).all()
        places = [naive_nine.place(view, action) for action in view.legal]
        check_indexes(nine_index.indexes(view), places, nine_index.ACTIONS)


def check_sea(case: int, seed: int) -> None:
    encoder = sea_encoding.encoder()
    for view in sea_views(case, seed):
        if view.brief is None:
            continue
        assert (numbers(encoder.bits(view), SEA.length) == naive_sea.numbers(view)).all()
        places = [naive_sea.place(view, action) for action in view.legal]
        check_indexes(sea_index.indexes(view), places, sea_index.ACTIONS)


@pytest.mark.parametrize("case", range(1, len(games.CASES), 19))
def test_a_view_of_planet_nine_is_written_as_the_guide_says(case: int) -> None:
    check_nine(case, SEED)


@pytest.mark.parametrize("case", range(1, len(deepsea_games.CASES), 13))
def test_a_view_of_deep_sea_is_written_as_the_guide_says(case: int) -> None:
    check_sea(case, SEED)


@pytest.mark.deep
@pytest.mark.parametrize("case", range(len(games.CASES)))
def test_every_mission_of_planet_nine_is_written_so(case: int) -> None:
    for seed in range(4):
        check_nine(case, seed)


@pytest.mark.deep
@pytest.mark.parametrize("case", range(len(deepsea_games.CASES)))
def test_every_mission_of_deep_sea_is_written_so(case: int) -> None:
    for seed in range(4):
        check_sea(case, seed)


def test_whoever_looks_on_is_not_encoded() -> None:
    state = next(state for state, _, _ in games.a_game(games.a_setup(games.CASES[0], 0), 0))
    with pytest.raises(ValueError, match="looks on"):
        nine_encoding.encoder().bits(games.RULES.look(state, WATCHER))


def test_the_guide_says_what_stands_where() -> None:
    assert make.GUIDE.read_text() == make.text()
