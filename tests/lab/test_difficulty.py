"""How hard an own mission is, as the workshop asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice

import pytest

from shipmates.deepsea.mission import Mission as SeaMission
from shipmates.kernel import Illegal
from shipmates.lab import Alone, Unfit
from shipmates.lab.backends import Done, Item, Played
from shipmates.lab.difficulty import Standing, measure
from shipmates.planet9.mission import Mission
from shipmates.planet9.tokens import Token

EASY, HARD = Mission(0, tasks=1), Mission(0, tasks=10, tokens=(Token.ARROW_1, Token.ARROW_2))
BOTS = ("cautious",)


def last(*asked: object, **more: object) -> Standing:
    return list(measure(*asked, **more))[-1]  # type: ignore[arg-type] # passed on as it comes


def test_more_tasks_are_harder_and_all_of_it_is_told_by_crew() -> None:
    easy, hard = (last(mission, (3, 5), BOTS, 8) for mission in (EASY, HARD))
    assert (easy.done, easy.total) == (16, 16)
    assert set(easy.crews) == set(hard.crews) == {3, 5}
    for players in (3, 5):
        assert easy.crews[players].games == 8
        assert easy.crews[players].won > hard.crews[players].won
        assert easy.crews[players].won <= easy.crews[players].winnable


def test_whoever_has_seen_enough_stops() -> None:
    played, closed = list[object](), list[bool]()

    class Watched(Alone):
        def play(self, todo: Sequence[Item], work: Callable[[Item], Done]) -> Played[Done]:
            try:
                for row in super().play(todo, work):
                    played.append(row)
                    yield row
            finally:
                closed.append(True)

    measured = measure(EASY, (3,), BOTS, 1000, backend=Watched())
    some = list(islice(measured, 3))
    measured.close()
    assert [one.done for one in some] == [1, 2, 3]
    assert some[2].crews[3].games == len(played) == 3
    assert closed == [True]


def test_the_other_game_is_measured_too() -> None:
    found = last(SeaMission(0, difficulty=3), (4,), ("random",), 3)
    assert found.crews[4].games == 3


def test_what_cannot_be_measured_is_refused_before_anything_is_played() -> None:
    with pytest.raises(Illegal):
        measure(Mission(0, tasks=99), (3,), BOTS, 1)
    with pytest.raises(Unfit):
        measure(EASY, (7,), BOTS, 1)
    with pytest.raises(Unfit):
        measure(EASY, (3,), ("wizard",), 1)
