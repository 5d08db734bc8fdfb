"""Cards that change hands all at once."""

from __future__ import annotations

import pytest

from shipmates.kernel import Seat
from shipmates.tricks.cards import Card, CardSet
from shipmates.tricks.hands import Hands
from shipmates.tricks.passing import Way, received
from tests.clauses import clause

GIVEN = tuple(map(Card.parse, ["P1", "B1", "G1"]))


@pytest.mark.parametrize(("way", "got"), [(Way.LEFT, "G1 P1 B1"), (Way.RIGHT, "B1 G1 P1")])
@clause("P9-DIST-4")
def test_every_card_goes_to_the_same_side(way: Way, got: str) -> None:
    assert " ".join(map(str, received(GIVEN, way))) == got


def test_the_giver_sits_on_the_other_side() -> None:
    assert Way.LEFT.giver(Seat(0), 4) == 3
    assert Way.RIGHT.giver(Seat(3), 4) == 0


@clause("P9-DIST-4", "P9-DIST-6")
def test_hands_after_a_pass() -> None:
    hands = Hands(tuple(map(CardSet.parse, ("P1 P2", "B1 B2", "G1 G2"))))
    after = hands.move(GIVEN, received(GIVEN, Way.LEFT))
    assert list(map(str, after.cards)) == ["P2 G1", "P1 B2", "B1 G2"]
