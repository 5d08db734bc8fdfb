"""Figures that hold."""

from __future__ import annotations

import random

import pytest

from shipmates.lab.figures import Difference, Tally, mcnemar
from shipmates.lab.report.sides import pairs, sides
from shipmates.lab.standing import by_crew, by_level
from tests.lab.samples import a_row, results


def test_counting_one_by_one_is_counting_all() -> None:
    rows = [
        a_row(1, 3, n, won=n % 3 == 0, winnable="yes" if n % 3 == 0 else "undecided")
        for n in range(10)
    ]
    tally = Tally(0, 0, 0, 0)
    for row in rows:
        tally = tally.counting(row)
    assert tally == Tally.of(rows) == by_crew(rows)[3] == Tally(10, 4, 4, 6)
    assert tally.ceiling == (0.4, 1.0)


@pytest.mark.parametrize(
    ("up", "down", "luck"), [(10, 0, 0.001953), (6, 1, 0.125), (1, 6, 0.125), (50, 50, 1.0)]
)
def test_mcnemars_test_is_the_binomial_one(up: int, down: int, luck: float) -> None:
    assert mcnemar(up, down) == pytest.approx(luck, abs=1e-6)


def test_large_counts_do_not_overflow() -> None:
    assert 0 < mcnemar(5000, 5300) < 0.01
    assert mcnemar(0, 5000) == 0.0


def test_paired_intervals_hold_what_they_should() -> None:
    dice, held = random.Random(9), 0
    for _ in range(400):
        deals = [int(dice.random() < 0.3) - int(dice.random() < 0.1) for _ in range(60)]
        found = Difference.between(deals)
        held += abs(found.more - 0.2) <= found.error
    assert 0.92 <= held / 400 <= 0.99


def test_line_ups_are_paired_on_the_deals_both_have_played() -> None:
    strong = [a_row(1, 3, n, won=n < 8) for n in range(10)]
    weak = [a_row(1, 3, n, won=n % 4 == 0, seats="random") for n in range(8)]
    weak.append(a_row(1, 3, 9, won=True, seed="another deal"))
    some = sides([results("random", weak), results("expert", strong)], "planet9")
    assert [side.label for side in some] == ["expert", "random"]
    (pair,) = pairs(some)
    assert (pair.both, pair.up, pair.down, pair.neither) == (2, 6, 0, 0)
    assert pair.difference.more == 0.75
    assert pair.luck == pytest.approx(2 / 64)


def test_the_curve_of_a_campaign_averages_neighbours() -> None:
    rows = [a_row(m, 3, 0, won=m != 3) for m in range(1, 7)]
    (side,) = sides([results("expert", rows)], "planet9")
    assert dict(side.curve(3)) == pytest.approx(
        {1: 1 / 3, 2: 0.25, 3: 0.2, 4: 0.2, 5: 0.25, 6: 0}
    )


def test_crew_deck_is_told_by_level_and_a_deal_is_one_observation() -> None:
    def game(deal: int, seats: str, winner: int) -> dict[str, object]:
        payoff = tuple(float(seat == winner) for seat in range(3))
        points = tuple(100 + 10 * (seat == winner) for seat in range(3))
        return {"seats": seats, "payoff": payoff, "points": points, "outcome": "ranked"}

    seats = ("expert,planner,planner", "planner,planner,expert", "planner,expert,planner")
    place = (0, 2, 1)
    rows = [
        a_row(
            0,
            3,
            deal,
            won=False,
            **game(deal, seats[turn], (place[turn] + 1 - deal) % 3),
        )
        for deal in range(2)
        for turn in range(3)
    ]
    expert, planner = by_level(rows)
    assert (expert.level, expert.games, expert.seats) == ("expert", 2, 1)
    assert expert.share == pytest.approx((1 + 0) / 2)
    assert expert.fair == pytest.approx(1 / 3)
    assert planner.share == pytest.approx(0.5)
    assert planner.seats == 2
    assert planner.points < expert.points
