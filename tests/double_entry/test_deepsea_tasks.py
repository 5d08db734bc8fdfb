"""The ninety-six task cards against `facts/`, and against a second reading of them."""

from __future__ import annotations

import os

import pytest

from shipmates.deepsea.catalogue import CATALOGUE, TaskCard
from shipmates.dice import Seeded
from shipmates.kernel import Seat
from shipmates.tricks.cards import Card, Suit
from shipmates.tricks.judge import judge
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.tasks import Predict, Task, Tricks, Verdict, exactly
from tests.double_entry.hands import a_hand
from tests.double_entry.naive_deepsea import FACTS, PlainCard, PlainTrick, fulfilled

HANDS = 3300 if os.environ.get("SHIPMATES_DEEP") else 120
"""Each is judged for all ninety-six cards: over 300,000 verdicts in `make deep`."""

NAMES = {
    Suit.PINK: "pink",
    Suit.BLUE: "blue",
    Suit.GREEN: "green",
    Suit.YELLOW: "yellow",
    Suit.TRUMP: "submarine",
}
PAIRS = list(zip(CATALOGUE, FACTS, strict=True))
every_card = pytest.mark.parametrize(
    ("card", "fact"), PAIRS, ids=[card.key for card in CATALOGUE]
)


def plain(card: Card) -> PlainCard:
    return NAMES[card.suit], card.value


def plain_tricks(ledger: Ledger) -> list[PlainTrick]:
    return [
        PlainTrick(t.leader, [plain(card) for card in t.cards], winner, plain(t.best))
        for t, winner in zip(ledger.tricks, ledger.winners, strict=True)
    ]


def test_all_ninety_six_stand_in_order() -> None:
    assert [card.key for card in CATALOGUE] == [f"T{n:02}" for n in range(1, 97)]
    assert [fact["id"] for fact in FACTS] == [card.key for card in CATALOGUE]


@every_card
def test_difficulty(card: TaskCard, fact: dict[str, object]) -> None:
    assert fact["difficulty"] == {str(n): card.value(n) for n in (3, 4, 5)}


@every_card
def test_who_may_own_it(card: TaskCard, fact: dict[str, object]) -> None:
    assert card.captains == fact["captain_may_own"]


@every_card
def test_when_all_is_dealt_again(card: TaskCard, fact: dict[str, object]) -> None:
    submarines = fact.get("redeal_if_one_hand_holds_submarines", [])
    assert isinstance(submarines, list)
    printed = {frozenset(("T", value) for value in hand) for hand in submarines}
    if "redeal_rule" in fact:
        named = {"T59": ("P", 7), "T60": ("G", 9)}[card.key]
        printed = {frozenset({named, *(("T", value) for value in (1, 2, 3, 4))})}
    ours = {frozenset((c.suit.value, c.value) for c in hand) for hand in card.redeal}
    assert ours == printed


@pytest.mark.parametrize(("seats", "total"), [(3, 229), (4, 264), (5, 297)])
def test_the_check_sums(seats: int, total: int) -> None:
    assert sum(card.value(seats) for card in CATALOGUE) == total


def with_prediction(task: Task, ledger: Ledger, owner: Seat, dice: Seeded) -> tuple[Task, int]:
    count = dice.choice((ledger.count(owner), *range(4)))
    return (Tricks(exactly(count)) if isinstance(task, Predict) else task), count


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_judge_agrees_with_a_second_reading(seats: int) -> None:
    met = dict[str, set[bool]]()
    for seed in range(HANDS):
        dice = Seeded(f"{seats} {seed}")
        *_, last = a_hand(seats, dice)
        tricks, captain = plain_tricks(last), last.tricks[0].leader
        for card, fact in PAIRS:
            owner = Seat(dice.choice(range(seats)))
            if owner == captain and not card.captains:
                owner = Seat((owner + 1) % seats)
            task, count = with_prediction(card.task(seats), last, owner, dice)
            expected = fulfilled(fact, owner, tricks, seats, captain, count)
            verdict = judge(task, (owner,), last)
            assert verdict is (Verdict.DONE if expected else Verdict.FAILED), (card.key, seed)
            met.setdefault(card.key, set()).add(expected)
    if HANDS > 1000:
        assert all(ends == {True, False} for ends in met.values())


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_settled_verdict_never_changes_and_none_is_open_at_the_end(seats: int) -> None:
    for seed in range(HANDS // 4):
        dice = Seeded(f"settled {seats} {seed}")
        ledgers = list(a_hand(seats, dice))
        for card, _ in PAIRS:
            owner = Seat(dice.choice(range(seats)))
            task, _ = with_prediction(card.task(seats), ledgers[-1], owner, dice)
            verdicts = [judge(task, (owner,), ledger) for ledger in ledgers]
            settled = [verdict for verdict in verdicts if verdict is not Verdict.OPEN]
            assert settled, card.key
            assert set(settled) == {verdicts[-1]}, card.key
            assert verdicts == [Verdict.OPEN] * (len(verdicts) - len(settled)) + settled


@pytest.mark.parametrize("seats", [3, 4, 5])
@every_card
def test_every_card_is_both_done_and_failed(
    card: TaskCard, fact: dict[str, object], seats: int
) -> None:
    met = set[Verdict]()
    for seed in range(20_000):
        dice = Seeded(f"both {seed}")
        *_, last = a_hand(seats, dice)
        for owner in map(Seat, range(seats)):
            if card.captains or owner != last.tricks[0].leader:
                task, _ = with_prediction(card.task(seats), last, owner, dice)
                met.add(judge(task, (owner,), last))
        if met == {Verdict.DONE, Verdict.FAILED}:
            return
    raise AssertionError(f"{card.key} is always {met}")
