"""A record is an opening and moves, and gives the game again."""

from __future__ import annotations

import pytest

from shipmates.kernel import NATURE, Illegal, Record, Seat, replay
from tests.kernel.toys import Pile, Takeaway


def test_replay_gives_every_state_from_the_opening_on() -> None:
    record = Record(1, Pile(), ((NATURE, 3), (Seat(0), 2), (Seat(1), 1)))
    assert [pile.left for pile in replay(Takeaway(), record)] == [None, 3, 1, 0]


def test_a_record_without_moves_is_its_opening() -> None:
    record: Record[Pile, int] = Record(1, Pile(5))
    assert list(replay(Takeaway(), record)) == [Pile(5)]


def test_a_move_that_no_longer_fits_the_rules_is_refused_where_it_stands() -> None:
    states = replay(Takeaway(), Record(1, Pile(), ((NATURE, 3), (Seat(0), 3))))
    assert next(states) == Pile()
    assert next(states) == Pile(3)
    with pytest.raises(Illegal, match="not-now"):
        next(states)
