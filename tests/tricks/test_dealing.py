"""Every card is dealt once, in fair shares."""

from __future__ import annotations

import pytest

from shipmates.dice import Seeded
from shipmates.kernel import Illegal, Seat
from shipmates.tricks.cards import DECK, EMPTY, Card, CardSet
from shipmates.tricks.dealing import LEADERS_CARD, deal, dealt, leader
from shipmates.tricks.moves import Deal


@pytest.mark.parametrize(
    ("seats", "dummy", "sizes"),
    [
        (3, None, [13, 13, 14]),
        (4, None, [10] * 4),
        (5, None, [8] * 5),
        (3, 1, [13, 13, 14]),
    ],
)
def test_a_random_deal_is_a_fair_one(seats: int, dummy: int | None, sizes: list[int]) -> None:
    place = None if dummy is None else Seat(dummy)
    seen = set[int]()
    for seed in range(20):
        action = deal(DECK, seats, place, Seeded(seed))
        hands = dealt(DECK, seats, place, action)
        assert hands.all == DECK
        assert sorted(hands.sizes) == sizes
        assert leader(action) != place
        assert LEADERS_CARD in hands[leader(action)]
        seen.add(leader(action))
    assert len(seen) == seats - (dummy is not None)


def why(action: Deal, seats: int, dummy: int | None = None) -> str:
    with pytest.raises(Illegal) as refused:
        dealt(DECK, seats, None if dummy is None else Seat(dummy), action)
    return str(refused.value)


def test_other_deals_are_refused() -> None:
    fair = deal(DECK, 4, None, Seeded(1))
    one, *others = fair.hands
    assert why(Deal(tuple(others)), 4) == "deal-not-the-deck"
    assert why(Deal((one, *fair.hands)), 4) == "deal-not-the-deck"
    assert why(fair, 5) == "deal-not-even"
    card = next(iter(one))
    uneven = Deal((one.minus(card), others[0].plus(card), *others[1:]))
    assert why(uneven, 4) == "deal-not-even"


def test_other_rows_are_refused() -> None:
    fair = deal(DECK, 3, Seat(2), Seeded(1))
    assert why(fair, 3) == "deal-not-even"
    assert why(fair, 3, 0) == "deal-not-even"
    captain = leader(fair)
    up, down = fair.row[0]
    hands = list(fair.hands)
    hands[captain] = hands[captain].minus(LEADERS_CARD).plus(up)
    commanding = Deal(tuple(hands), ((LEADERS_CARD, down), *fair.row[1:]))
    assert why(commanding, 3, 2) == "deal-jarvis-commands"


def test_a_smaller_deck_is_dealt_too() -> None:
    deck = CardSet.parse("P1 P2 B1 B2 T4 T3")
    action = deal(deck, 3, None, Seeded(1))
    assert dealt(deck, 3, None, action).sizes == (2, 2, 2)
    assert leader(Deal((EMPTY, CardSet.of([Card.parse("T4")])))) == 1
