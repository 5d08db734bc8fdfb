"""Turns around the table, and even shares."""

from __future__ import annotations

import pytest

from shipmates.kernel import Seat
from shipmates.tricks.drafts import clockwise, evenly
from tests.clauses import clause


def test_clockwise_from_any_seat() -> None:
    assert clockwise(Seat(0), 3) == (0, 1, 2)
    assert clockwise(Seat(3), 5) == (3, 4, 0, 1, 2)


@pytest.mark.parametrize(
    ("counts", "total", "may"),
    [
        pytest.param((0, 0, 0), 6, (0, 1, 2), id="anyone at first"),
        pytest.param((2, 1, 0), 6, (1, 2), id="two each of six"),
        pytest.param((1, 0, 0, 0), 6, (0, 1, 2, 3), id="two may have two"),
        pytest.param((2, 2, 0, 0), 6, (2, 3), id="and then nobody else"),
        pytest.param((3, 2, 0), 7, (2,), id="only one has three of seven"),
        pytest.param((2, 2, 2, 2, 0), 9, (4,), id="the last one of nine"),
        pytest.param((1, 0, 0, 1, 0), 4, (1, 2, 4), id="fewer tasks than seats"),
        pytest.param((1, 1, 1, 1, 0), 5, (4,), id="one each"),
    ],
)
@clause("P9-SPREAD-3")
def test_no_gift_that_spoils_an_even_spread(
    counts: tuple[int, ...], total: int, may: tuple[int, ...]
) -> None:
    assert evenly(counts, total) == may
