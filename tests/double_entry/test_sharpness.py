"""Early verdicts against the truth: could any continuation still change them?

A small deck, three seats, three tricks: every deal of the cards to come and every way to play
them is tried. The judge must never be wrong. Where it may be later than the truth is said here,
in `BLUNT`, and why in docs/rules/deepsea.md, DS-TASK-5.
"""

from __future__ import annotations

import pytest

from shipmates.dice import Seeded
from shipmates.kernel import Seat
from shipmates.tricks.cards import TRUMPS, CardSet, Suit
from shipmates.tricks.judge import judge
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.tasks import (
    NONE,
    Cards,
    Either,
    Every,
    Feats,
    Leads,
    Outdo,
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
from tests.double_entry.hands import a_hand
from tests.sample import DEEP
from tests.tricks.endings import endings

HANDS = 60 if DEEP else 5
EVEN = CardSet.parse("P1 P2 P3 B1 B2 B3 T1 T2 T3")
ONE_OVER = CardSet.parse("P1 P2 P3 P4 B1 B2 B3 T1 T2 T3")
PINK, BLUE = CardSet.parse("P1 P2 P3 P4"), CardSet.parse("B1 B2 B3")
ONES, THREES = CardSet.parse("P1 B1"), CardSet.parse("P3 B3")
ONE = at_least(1)

TASKS: dict[str, list[Task]] = {
    "cards": [
        *(Cards(PINK, span) for span in (NONE, exactly(1), exactly(2), ONE, at_least(3))),
        Cards(TRUMPS, exactly(1)),
        Cards(ONES, exactly(2)),
        Cards(CardSet.parse("P1"), exactly(1)),
    ],
    "tricks": [
        *(Tricks(span) for span in (NONE, exactly(1), exactly(2), at_least(2))),
        *(Tricks(exactly(1), among=(place,)) for place in (0, -1)),
        Tricks(exactly(2), among=(0, -1)),
        Tricks(NONE, among=(0, 1)),
        *(Tricks(NONE, but=(place,)) for place in (0, -1)),
    ],
    "leads": [Leads(NONE, PINK), Leads(NONE, PINK | BLUE), Leads(ONE, PINK)],
    "runs": [
        Runs(2, ONE),
        Runs(2, NONE),
        Runs(3, ONE),
        Runs(2, exactly(1), alone=True),
    ],
    "weigh": [Weigh(PINK, relation, BLUE) for relation in Relation],
    "outdo": [Outdo(relation, rival) for relation in Relation for rival in Rival],
    "feats": [
        Feats(ONE, using=ONES),
        Feats(ONE, using=THREES, taking=ONES),
        Feats(ONE, within=PINK | BLUE),
        Feats(ONE, within=PINK | BLUE, total=Span(7)),
        Feats(ONE, within=PINK | BLUE, total=Span(0, 5)),
        Feats(ONE, level=(Suit.PINK, Suit.BLUE)),
        Feats(ONE, using=TRUMPS, taking=CardSet.parse("P2")),
        Feats(ONE, holding=CardSet.parse("P2"), among=(-1,)),
        Feats(NONE, using=THREES),
    ],
    "every": [
        Every((Cards(PINK, exactly(1)), Cards(BLUE, exactly(1)))),
        Every((Tricks(exactly(1), among=(-1,)), Tricks(NONE, but=(-1,)))),
    ],
    "either": [Either((Cards(PINK, exactly(3)), Cards(BLUE, exactly(3))))],
}
BLUNT = {"cards", "weigh", "feats", "every", "leads"}
"""Kinds that count cards: they do not see that cards fall a whole trick at a time, or that
following suit can force a card. A loss may then be announced later than it was certain."""


def middles(deck: CardSet) -> list[tuple[Ledger, set[Ledger]]]:
    """Positions between the first trick and the last, and all they can come to."""
    return [
        (ledger, endings(ledger, ledger.winners[-1]))
        for seed in range(HANDS)
        for ledger in a_hand(3, Seeded(seed), deck)
        if ledger.tricks and ledger.left
    ]


@pytest.fixture(scope="module", params=[EVEN, ONE_OVER], ids=["even", "one card over"])
def positions(request: pytest.FixtureRequest) -> list[tuple[Ledger, set[Ledger]]]:
    return middles(request.param)


@pytest.mark.parametrize("kind", TASKS)
def test_the_judge_is_never_wrong_and_seldom_late(
    kind: str, positions: list[tuple[Ledger, set[Ledger]]]
) -> None:
    late = 0
    for ledger, ends in positions:
        for task in TASKS[kind]:
            for owner in owners(task, ledger):
                verdict = judge(task, (owner,), ledger)
                truth = what_is_certain(task, owner, ends)
                if verdict is not truth:
                    assert verdict is Verdict.OPEN, (task, ledger)
                    assert truth is Verdict.FAILED, (task, ledger)
                    late += 1
    asked = len(positions) * len(TASKS[kind]) * 3
    assert late == 0 or kind in BLUNT
    assert late < asked / 4


def what_is_certain(task: Task, owner: Seat, ends: set[Ledger]) -> Verdict:
    """What all endings agree on; of those that differ two are enough."""
    finals = set[Verdict]()
    for end in ends:
        finals.add(judge(task, (owner,), end))
        if len(finals) > 1:
            break
    assert Verdict.OPEN not in finals
    return finals.pop() if len(finals) == 1 else Verdict.OPEN


def owners(task: Task, ledger: Ledger) -> list[Seat]:
    """Nobody is measured against themselves."""
    captain = ledger.tricks[0].leader
    compared = isinstance(task, Outdo) and task.rival is Rival.CAPTAIN
    return [Seat(s) for s in range(3) if not (compared and s == captain)]
