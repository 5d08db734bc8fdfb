"""The constructors that Deep Sea brought: leads, runs, comparisons, choices."""

from __future__ import annotations

import pytest

from shipmates.kernel import Seat
from shipmates.tricks.cards import DECK, SUITED, CardSet, Suit
from shipmates.tricks.judge import best, judge
from shipmates.tricks.tasks import (
    NONE,
    Cards,
    Either,
    Every,
    Leads,
    Outdo,
    Predict,
    Relation,
    Rival,
    Runs,
    Span,
    Task,
    Tricks,
    Verdict,
    Weigh,
    at_least,
    exactly,
)
from tests.tricks.ledgers import ledger

OPEN, DONE, FAILED = Verdict.OPEN, Verdict.DONE, Verdict.FAILED
PINK, GREEN = SUITED[Suit.PINK], SUITED[Suit.GREEN]
WON = {"0": "9 1 2 3", "1": "1 9 2 3", "2": "1 2 9 3", "3": "1 2 3 9"}


def tricks(winners: str, leader: int = 0) -> str:
    """Tricks won by these seats in turn, each of its own suit: P, B, G, Y."""
    told, lead = [], leader
    for suit, winner in zip("PBGY", winners, strict=False):
        place = (int(winner) - lead) % 4
        told.append(" ".join(suit + value for value in WON[str(place)].split()))
        lead = int(winner)
    return " / ".join(told)


def stands(task: Task, text: str, owners: str = "0", *, total: int = 4) -> Verdict:
    return judge(task, tuple(Seat(int(o)) for o in owners), ledger(text, total=total))


@pytest.mark.parametrize(
    ("verdicts", "verdict"),
    [
        ((), FAILED),
        ((FAILED, DONE, OPEN), DONE),
        ((FAILED, OPEN), OPEN),
        ((FAILED, FAILED), FAILED),
    ],
)
def test_the_best_of_verdicts(verdicts: tuple[Verdict, ...], verdict: Verdict) -> None:
    assert best(verdicts) is verdict


@pytest.mark.parametrize(
    ("task", "text", "owner", "total", "verdict"),
    [
        (Leads(NONE, PINK), "", "0", 2, OPEN),
        (Leads(NONE, PINK), "P9 P1 P2 P3", "0", 2, FAILED),
        (Leads(NONE, PINK), "P9 P1 P2 P3", "1", 2, DONE),
        (Leads(NONE, PINK), "P9 P1 P2 P3", "1", 3, OPEN),
        (Leads(NONE, PINK), "B9 B1 B2 B3", "0", 1, DONE),
        (Leads(at_least(1), PINK), "P9 P1 P2 P3", "0", 2, DONE),
        (Leads(exactly(2), PINK), "P9 P1 P2 P3", "0", 2, OPEN),
        (Leads(exactly(2), PINK), "P1 P9 P2 P3", "0", 2, FAILED),
    ],
)
def test_opening_tricks(
    task: Task, text: str, owner: str, total: int, verdict: Verdict
) -> None:
    assert stands(task, text, owner, total=total) is verdict


def test_who_leads_next_and_can_lead_nothing_else_has_as_good_as_led() -> None:
    assert stands(Leads(NONE, DECK), "P9 P1 P2 P3", "0", total=2) is FAILED
    assert stands(Leads(NONE, DECK), "B1 B9 B2 B3", "1", total=3) is FAILED
    assert stands(Leads(NONE, DECK), "B1 B9 B2 B3", "2", total=3) is OPEN


@pytest.mark.parametrize(
    ("task", "winners", "verdict"),
    [
        (Runs(2, at_least(1)), "00", DONE),
        (Runs(2, at_least(1)), "01", OPEN),
        (Runs(2, at_least(1)), "010", OPEN),
        (Runs(2, at_least(1)), "011", FAILED),
        (Runs(3, at_least(1)), "01", FAILED),
        (Runs(2, NONE), "00", FAILED),
        (Runs(2, NONE), "0101", DONE),
        (Runs(2, NONE), "010", OPEN),
        (Runs(2, NONE), "001", FAILED),
        (Runs(2, exactly(1), alone=True), "0", OPEN),
        (Runs(2, exactly(1), alone=True), "00", OPEN),
        (Runs(2, exactly(1), alone=True), "000", FAILED),
        (Runs(2, exactly(1), alone=True), "010", FAILED),
        (Runs(2, exactly(1), alone=True), "01", FAILED),
        (Runs(2, exactly(1), alone=True), "111", FAILED),
        (Runs(2, exactly(1), alone=True), "1001", DONE),
        (Runs(2, exactly(1), alone=True), "11", OPEN),
    ],
)
def test_tricks_in_a_row(task: Task, winners: str, verdict: Verdict) -> None:
    assert stands(task, tricks(winners)) is verdict


@pytest.mark.parametrize(
    ("relation", "text", "total", "verdict"),
    [
        (Relation.MORE, "P9 P1 P2 P3", 1, DONE),
        (Relation.MORE, "P9 P1 P2 P3", 2, OPEN),
        (Relation.MORE, "P1 P9 P2 P3", 1, FAILED),
        (Relation.MORE, "G9 G1 P1 P2", 1, FAILED),
        (Relation.FEWER, "G9 G1 G2 P2", 1, DONE),
        (Relation.FEWER, "P9 P1 G2 G3", 1, FAILED),
        (Relation.FEWER, "B9 B1 B2 B3", 2, OPEN),
        (Relation.EQUAL, "P9 P1 G2 G3", 1, DONE),
        (Relation.EQUAL, "P9 P1 P2 G3", 1, FAILED),
        (Relation.EQUAL, "B9 B1 B2 B3", 1, FAILED),
        (Relation.EQUAL, "P9 P1 P2 P3", 2, OPEN),
        (Relation.EQUAL, "P9 P1 P2 P3 / P8 P4 P5 P6", 3, FAILED),
    ],
)
def test_weighing_colours(relation: Relation, text: str, total: int, verdict: Verdict) -> None:
    assert stands(Weigh(PINK, relation, GREEN), text, total=total) is verdict


@pytest.mark.parametrize(
    ("relation", "rival", "winners", "owner", "verdict"),
    [
        (Relation.MORE, Rival.EACH, "", "0", OPEN),
        (Relation.MORE, Rival.EACH, "000", "0", DONE),
        (Relation.MORE, Rival.EACH, "00", "0", OPEN),
        (Relation.MORE, Rival.EACH, "0011", "0", FAILED),
        (Relation.MORE, Rival.EACH, "11", "0", FAILED),
        (Relation.FEWER, Rival.EACH, "0123", "0", FAILED),
        (Relation.FEWER, Rival.EACH, "1", "0", OPEN),
        (Relation.FEWER, Rival.EACH, "11", "0", OPEN),
        (Relation.FEWER, Rival.EACH, "111", "0", FAILED),
        (Relation.FEWER, Rival.EACH, "1233", "0", DONE),
        (Relation.EQUAL, Rival.EACH, "0123", "0", DONE),
        (Relation.EQUAL, Rival.EACH, "0011", "0", FAILED),
        (Relation.EQUAL, Rival.EACH, "01", "0", OPEN),
        (Relation.MORE, Rival.REST, "000", "0", DONE),
        (Relation.MORE, Rival.REST, "0012", "0", FAILED),
        (Relation.EQUAL, Rival.REST, "0012", "0", DONE),
        (Relation.EQUAL, Rival.REST, "000", "0", FAILED),
        (Relation.EQUAL, Rival.REST, "00", "0", OPEN),
        (Relation.MORE, Rival.CAPTAIN, "111", "1", DONE),
        (Relation.MORE, Rival.CAPTAIN, "1100", "1", FAILED),
        (Relation.EQUAL, Rival.CAPTAIN, "1100", "1", DONE),
        (Relation.FEWER, Rival.CAPTAIN, "000", "1", DONE),
        (Relation.FEWER, Rival.CAPTAIN, "0011", "1", FAILED),
    ],
)
def test_tricks_compared(
    relation: Relation, rival: Rival, winners: str, owner: str, verdict: Verdict
) -> None:
    assert stands(Outdo(relation, rival), tricks(winners), owner) is verdict


def test_half_of_an_odd_number_of_tricks_is_out_of_reach() -> None:
    task = Outdo(Relation.EQUAL, Rival.REST)
    assert stands(task, tricks("0"), total=3) is FAILED
    assert stands(task, tricks("0"), total=4) is OPEN


def test_a_crew_as_a_whole_has_no_rivals() -> None:
    assert stands(Outdo(Relation.MORE, Rival.EACH), tricks("0"), "0123", total=1) is DONE


def test_a_number_not_yet_told_is_open_and_one_part_is_enough() -> None:
    assert stands(Predict(secret=True), tricks("0123")) is OPEN
    either = Either((Tricks(NONE), Cards(PINK, at_least(4))))
    assert stands(either, tricks("0")) is DONE
    assert stands(either, "B9 B1 B2 B3") is OPEN
    assert stands(either, "B9 B1 B2 B3", total=1) is FAILED


def test_parts_share_the_tricks_that_are_left() -> None:
    both = Every((Cards(PINK, exactly(4)), Cards(GREEN, at_least(3))))
    assert stands(both, "B9 B1 B2 B3", total=2) is FAILED
    assert stands(both, "B9 B1 B2 B3", total=3) is OPEN


@pytest.mark.parametrize(
    ("span", "low", "high", "meets"),
    [
        (Span(2, 3), 0, 1, False),
        (Span(2, 3), 3, 9, True),
        (Span(2, 3), 4, 9, False),
        (Span(2), 1, 2, True),
    ],
)
def test_whether_some_number_fits(span: Span, low: int, high: int, *, meets: bool) -> None:
    assert span.meets(low, high) is meets
    assert (low in span) is span.meets(low, low)


def test_a_set_of_no_cards_is_weighed_too() -> None:
    assert stands(Weigh(PINK, Relation.MORE, CardSet()), tricks("0")) is DONE
