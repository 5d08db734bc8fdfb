"""Editions of one's own: what they change, and what is refused."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from shipmates.crewdeck import USUAL, Edition, Setup, opening
from shipmates.crewdeck.cards import Wild
from shipmates.crewdeck.editions import Species, checked, mistakes
from shipmates.crewdeck.state import Posting
from shipmates.kernel import Illegal
from tests.clauses import clause
from tests.crewdeck.tables import cards, ended, offered, ship, table, until
from tests.crewdeck.test_scoring import total

CHART = USUAL.chart
LESS_HUMANS = {"humans": 0, "human_generalists": 9}

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"chart": CHART[:-1]}, "edition-count field=chart count=15 given=14"),
    ({"values": (5, 4, 3, 2)}, "edition-count field=values count=5 given=4"),
    ({"solo_payroll": (1, 10)}, "edition-count field=solo_payroll count=3 given=2"),
    ({"chart": (9, 4, *CHART[2:])}, "edition-rising field=chart"),
    ({"chart": (4, 4, *CHART[2:])}, "edition-rising field=chart"),
    ({"chart": (-1, *CHART[1:])}, "edition-range field=chart low=0 high=999 given=-1"),
    ({"payroll": (1, 2, 3, 10, 5, 7)}, "edition-rising field=payroll"),
    ({"payroll": (1, 2, 3, 5, 5, 10)}, "edition-rising field=payroll"),
    ({"payroll": (1, 2, 3, 5, 10, 100)}, "edition-range field=payroll low=0 high=99 given=100"),
    ({"solo_payroll": (5, 1, 10)}, "edition-rising field=solo_payroll"),
    ({"values": (1, 2, 3, 4, 5)}, "edition-falling field=values"),
    ({"values": (5, 4, 3, 2, -1)}, "edition-range field=values low=0 high=99 given=-1"),
    ({"human": -1}, "edition-range field=human low=0 high=99 given=-1"),
    ({"generalist": 100}, "edition-range field=generalist low=0 high=99 given=100"),
    ({"human_generalist": -5}, "edition-range field=human_generalist low=0 high=99 given=-5"),
    ({"payroll_copies": 4}, "edition-range field=payroll_copies low=5 high=30 given=4"),
    ({"most_players": 5}, "edition-range field=most_players low=2 high=4 given=5"),
    ({"most_players": 1}, "edition-range field=most_players low=2 high=4 given=1"),
    ({"solo_wilds": 0}, "edition-range field=solo_wilds low=1 high=14 given=0"),
    ({"humans": -1}, "edition-range field=humans low=0 high=14 given=-1"),
    ({"generalists": 15}, "edition-range field=generalists low=0 high=14 given=15"),
    ({"payroll": (1, 2, 3, 5, 10)}, "edition-payroll-cards cards=25 printed=30"),
    ({"payroll_copies": 6}, "edition-payroll-cards cards=36 printed=30"),
    ({"payroll": (1, 5, 10), "payroll_copies": 10}, "edition-payroll-few least=4"),
    ({"payroll": (1, 2, 3, 4, 6, 10)}, "edition-solo-payroll amount=5"),
    ({"human_generalists": 3}, "edition-wild-cards cards=13 printed=14"),
    (LESS_HUMANS, "edition-wild-few wild=human least=4"),
    ({"species": tuple(Species)[:4]}, "edition-species"),
    ({"species": (*tuple(Species)[:4], Species.ONDRIOX)}, "edition-species"),
    ({"species": (*Species, Species.ONDRIOX)}, "edition-species"),
]


@pytest.mark.parametrize(("changes", "code"), WRONG, ids=[code for _, code in WRONG])
@clause("CD-EDIT-2")
def test_an_edition_that_cannot_be_played_is_refused(
    changes: dict[str, Any], code: str
) -> None:
    edition = replace(USUAL, **changes)
    with pytest.raises(Illegal) as refused:
        opening(Setup(3, edition=edition))
    assert str(refused.value.note) == code
    assert code in [str(wrong.note) for wrong in mistakes(edition)]


@clause("CD-EDIT-2")
def test_every_mistake_is_named() -> None:
    edition = replace(USUAL, values=(1, 1), human=-1, species=())
    found = [wrong.note.code for wrong in mistakes(edition)]
    assert found == ["edition-count", "edition-range", "edition-species"]
    assert list(mistakes(USUAL)) == []


GENEROUS = replace(
    USUAL,
    chart=tuple(range(1, 16)),
    values=(9, 7, 5, 3, 1),
    human=2,
    generalist=3,
    human_generalist=4,
    payroll=(0, 4, 6, 8, 12),
    payroll_copies=6,
    solo_payroll=(0, 6, 12),
    solo_wilds=1,
    most_players=3,
)


@clause("CD-EDIT-2")
def test_an_edition_of_ones_own_is_played() -> None:
    assert checked(GENEROUS) is GENEROUS
    for players in (1, 2, 3):
        setup = Setup(players, edition=GENEROUS)
        assert ended(setup).outcome.payoff
    assert total(ship("BP BE HP OG", paid=(4,)), GENEROUS) == 2 + 3 + 1 - 2 - 3 - 4


def test_each_number_is_where_it_belongs() -> None:
    assert [GENEROUS.value(card) for card in cards("OP OE OS OM ON HP OG HG")] == [
        *(9, 7, 5, 3, 1),
        *(-2, -3, -4),
    ]
    assert [Setup(1, edition=GENEROUS).wild_count(wild) for wild in Wild] == [1, 1, 1]
    state = table("OP OE OS OM ON | PP PE PS PM PN | BP BE BS BM BN", edition=GENEROUS)
    assert [str(action) for action in offered(until(state, Posting), 0)] == [
        f"Post(amount={amount})" for amount in GENEROUS.payroll
    ]


@clause("CD-SETUP-1")
def test_one_to_four_play() -> None:
    for players in (0, 5, -1):
        with pytest.raises(Illegal, match=f"setup-crewdeck-players players={players} most=4"):
            opening(Setup(players))
    with pytest.raises(Illegal, match="players=4 most=3"):
        opening(Setup(4, edition=GENEROUS))
    assert [len(ended(Setup(n)).outcome.payoff) for n in (1, 2, 3, 4)] == [1, 2, 3, 4]


def test_an_edition_somebody_wrote_assumes_nothing_by_itself() -> None:
    assert Edition().assumed == frozenset()
