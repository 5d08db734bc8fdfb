"""Every task is a count and a span, judged from what has lain face up."""

from __future__ import annotations

import pytest

from shipmates.kernel import Seat
from shipmates.tricks.cards import TRUMPS, VALUED, CardSet
from shipmates.tricks.judge import judge, worst
from shipmates.tricks.tasks import (
    NONE,
    Cards,
    Every,
    Feats,
    Span,
    Task,
    Tricks,
    Verdict,
    at_least,
    exactly,
)
from tests.tricks.ledgers import ledger

OPEN, DONE, FAILED = Verdict.OPEN, Verdict.DONE, Verdict.FAILED


@pytest.mark.parametrize(
    ("span", "now", "more", "verdict"),
    [
        (exactly(2), 0, 5, OPEN),
        (exactly(2), 2, 1, OPEN),
        (exactly(2), 2, 0, DONE),
        (exactly(2), 3, 0, FAILED),
        (exactly(2), 1, 0, FAILED),
        (at_least(2), 1, 1, OPEN),
        (at_least(2), 2, 9, DONE),
        (at_least(2), 0, 1, FAILED),
        (NONE, 0, 1, OPEN),
        (NONE, 0, 0, DONE),
        (NONE, 1, 0, FAILED),
        (Span(1, 3), 1, 2, DONE),
        (Span(1, 3), 1, 3, OPEN),
    ],
)
def test_a_count_is_settled_as_soon_as_nothing_can_change_it(
    span: Span, now: int, more: int, verdict: Verdict
) -> None:
    assert span.settle(now, more) is verdict


def stands(task: Task, tricks: str, owners: str = "0", *, total: int = 10) -> Verdict:
    return judge(task, tuple(Seat(int(o)) for o in owners), ledger(tricks, total=total))


PINK_ONE = Cards(CardSet.parse("P1"), exactly(1))


@pytest.mark.parametrize(
    ("tricks", "verdict"),
    [
        ("", OPEN),
        ("B9 B1 B2 B3", OPEN),
        ("P9 P1 P2 P3", DONE),
        ("P1 P9 P2 P3", FAILED),
    ],
)
def test_winning_a_card(tricks: str, verdict: Verdict) -> None:
    assert stands(PINK_ONE, tricks) is verdict


def test_a_card_that_never_falls_is_not_won() -> None:
    assert stands(PINK_ONE, "B9 B1 B2 B3", total=1) is FAILED


def test_owners_count_together() -> None:
    both = Cards(CardSet.parse("P1 B1"), exactly(2))
    tricks = "P9 P1 P2 P3 / B2 B1 B9 B3"
    assert stands(both, tricks, "02") is DONE
    assert stands(both, tricks, "0") is FAILED


@pytest.mark.parametrize(
    ("task", "tricks", "verdict"),
    [
        (Tricks(NONE), "P1 P9 P2 P3", OPEN),
        (Tricks(NONE), "P9 P1 P2 P3", FAILED),
        (Tricks(exactly(1), (0,)), "P9 P1 P2 P3", DONE),
        (Tricks(exactly(1), (0,)), "P1 P9 P2 P3", FAILED),
        (Tricks(exactly(1), (-1,)), "P9 P1 P2 P3", OPEN),
        (Tricks(exactly(1), (-1,)), "P9 P1 P2 P3 / B9 B1 B2 B3", DONE),
        (Tricks(exactly(1), (-1,)), "P9 P1 P2 P3 / B1 B9 B2 B3", FAILED),
        (Tricks(exactly(2), (0, -1)), "P9 P1 P2 P3 / B9 B1 B2 B3", DONE),
        (Tricks(NONE, but=(0,)), "P9 P1 P2 P3", OPEN),
        (Tricks(NONE, but=(0,)), "P9 P1 P2 P3 / B9 B1 B2 B3", FAILED),
        (Tricks(NONE, but=(0, -1)), "P9 P1 P2 P3 / B9 B1 B2 B3", DONE),
    ],
)
def test_winning_tricks_by_their_place(task: Task, tricks: str, verdict: Verdict) -> None:
    assert stands(task, tricks, total=2) is verdict


@pytest.mark.parametrize(
    ("task", "tricks", "verdict"),
    [
        (Feats(at_least(1), VALUED[1]), "P1 B9 G9 Y9", DONE),
        (Feats(at_least(1), VALUED[1]), "P1 P2 B1 G1", OPEN),
        (Feats(at_least(1), VALUED[1]), "P1 P2 B1 G1 / Y2 Y1 P3 P4", FAILED),
        (Feats(NONE, VALUED[9]), "P9 P1 P2 P3", FAILED),
        (Feats(NONE, VALUED[9]), "P8 B9 P2 P3", OPEN),
        (Feats(NONE, VALUED[9]), "P8 B9 G9 Y9 / T1 P9 P2 P3", DONE),
        (Feats(at_least(1), TRUMPS), "T1 T2 P2 P3", OPEN),
    ],
)
def test_winning_with_a_card(task: Task, tricks: str, verdict: Verdict) -> None:
    assert stands(task, tricks, "0") is verdict


def test_winning_with_a_card_ends_with_the_last_trick() -> None:
    assert stands(Feats(at_least(1), VALUED[1]), "P9 P2 P3 P4", total=1) is FAILED


def test_all_parts_of_a_task_must_be_done() -> None:
    task = Every((PINK_ONE, Tricks(exactly(1))))
    assert stands(task, "P9 P1 P2 P3", total=1) is DONE
    assert stands(task, "P9 P1 P2 P3") is OPEN
    assert stands(task, "P1 P9 P2 P3") is FAILED


@pytest.mark.parametrize(
    ("verdicts", "verdict"),
    [
        ((), DONE),
        ((DONE, DONE), DONE),
        ((DONE, OPEN), OPEN),
        ((OPEN, FAILED, DONE), FAILED),
    ],
)
def test_the_worst_of_verdicts(verdicts: tuple[Verdict, ...], verdict: Verdict) -> None:
    assert worst(verdicts) is verdict
