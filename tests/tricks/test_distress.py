"""The vote on distress, and the sealed cards."""

from __future__ import annotations

import pytest

from shipmates.kernel import Illegal, Seat
from shipmates.tricks import distress
from shipmates.tricks.cards import Card, CardSet
from shipmates.tricks.distress import Calling, Passing, called, callers, calls, givable, sealed
from shipmates.tricks.dummy import Column, Row
from shipmates.tricks.hands import Hands
from shipmates.tricks.moves import CALLS, Call, Give
from shipmates.tricks.passing import Way

LEFT, RIGHT = Way.LEFT, Way.RIGHT
VOTERS = (Seat(1), Seat(2), Seat(0))


def votes(*ways: Way) -> Calling:
    return Calling(tuple(zip(VOTERS, ways, strict=False)))


@pytest.mark.parametrize(
    ("stage", "way", "after"),
    [
        (votes(), None, None),
        (votes(LEFT, LEFT), None, None),
        (votes(), LEFT, votes(LEFT)),
        (votes(LEFT, LEFT), LEFT, LEFT),
        (votes(LEFT, LEFT), RIGHT, votes(LEFT, LEFT, RIGHT)),
        (votes(LEFT, LEFT, RIGHT), RIGHT, RIGHT),
    ],
)
def test_one_no_settles_it_and_all_must_go_one_way(
    stage: Calling, way: Way | None, after: Calling | Way | None
) -> None:
    seat = callers(stage, VOTERS)[0]
    assert called(stage, VOTERS, seat, way) == after


def test_who_votes_on_what() -> None:
    assert callers(votes(), VOTERS) == VOTERS
    assert callers(votes(LEFT), VOTERS) == (2, 0)
    assert calls(votes(LEFT), VOTERS) == CALLS
    split = votes(LEFT, RIGHT, LEFT)
    assert callers(split, VOTERS) == (1,)
    assert calls(split, VOTERS) == (Call(LEFT), Call(RIGHT))


def hands() -> Hands:
    """Two hands and a row at seat 1."""
    row = Row((Column(Card.parse("P1"), Card.parse("B1")), Column(Card.parse("T1"), None)))
    two = (CardSet.parse("P5 T4"), CardSet(), CardSet.parse("P6"))
    return Hands.around(row, Seat(1), two)


def test_trumps_and_covered_cards_are_not_given(monkeypatch: pytest.MonkeyPatch) -> None:
    given = [str(givable(hands(), Seat(seat))) for seat in range(3)]
    assert given == ["P5", "P1", "P6"]
    monkeypatch.setattr(distress, "DUMMY_PASSES_FACE_UP", False)
    given = [str(givable(hands(), Seat(seat))) for seat in range(3)]
    assert given == ["P5", "B1", "P6"]


def test_choices_are_sealed_until_all_have_chosen() -> None:
    state = Passing("", hands(), LEFT, (None, None, None))
    assert (state.awaited, state.given) == ((0, 1, 2), None)
    once = sealed(state, Seat(1), Give(Card.parse("P1")))
    assert (once.awaited, once.given) == ((0, 2), None)
    with pytest.raises(Illegal, match="not-your-turn"):
        sealed(once, Seat(1), Give(Card.parse("P1")))
    with pytest.raises(Illegal, match="not-offered"):
        sealed(once, Seat(0), Give(Card.parse("T4")))
    twice = sealed(once, Seat(0), Give(Card.parse("P5")))
    full = sealed(twice, Seat(2), Give(Card.parse("P6")))
    assert full.given == tuple(map(Card.parse, ("P5", "P1", "P6")))
