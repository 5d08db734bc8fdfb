"""Actions out of time or out of place are refused, whoever tries them."""

from __future__ import annotations

from functools import cache

import pytest

from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Illegal, Seat
from shipmates.planet9 import Distress, councils, opening
from shipmates.planet9.actions import (
    Action,
    Agree,
    Answer,
    Call,
    Deal,
    Decline,
    Draw,
    Give,
    Lay,
    Name,
    Play,
    Ready,
    Refuse,
    Reply,
    Take,
)
from shipmates.planet9.stages import Council, Matter
from shipmates.planet9.state import Playing, State
from shipmates.tricks.cards import Card
from tests.clauses import clause
from tests.planet9.briefings import prepared
from tests.planet9.deals import cards, deal, seats, setup
from tests.planet9.stories import story
from tests.planet9.tables import GAME, do, lay, of, refusal, signal, table, vote

PINK = Card.parse("P1")
PROBES: tuple[Action, ...] = (
    Deal(()),
    Lay(cards("P1")),
    Draw(cards("P1 P2 P3 P4")),
    Reply(Answer.YES),
    Name(Seat(1)),
    Take(PINK),
    Agree(),
    Refuse(),
    Decline(),
    Call(None),
    Give(PINK),
    signal("P1 lowest"),
    Ready(),
    Play(PINK),
)


@cache
def times() -> dict[str, State]:
    """An attempt at every kind of time."""
    passing = vote(table("", 9, distress=Distress.OFFERED), "left left left left")
    return {
        "dealing": opening(setup(1)),
        "laying": table("", 1),
        "drafting": lay(table("", 1), "B9"),
        "polling": table("", 5),
        "calling": table("", 9, distress=Distress.OFFERED),
        "passing": passing,
        "playing": prepared(table("", 1), "B9"),
        "drawing": story(12, "p", "0", tasks="Y1 Y2 Y3 Y4"),
        "over": story(1, "p", "0", tasks="P1"),
    }


@pytest.mark.parametrize("time", times())
def test_what_is_not_legal_is_refused_to_every_seat(time: str) -> None:
    state = times()[time]
    for seat in map(Seat, range(4)):
        legal = GAME.legal(state, seat)
        for action in PROBES:
            assert (refusal(state, seat, action) == "") is (action in legal), action


@pytest.mark.parametrize("time", times())
def test_nature_does_only_what_chance_does(time: str) -> None:
    state = times()[time]
    proposed = GAME.chance(state, Seeded(1))
    for action in PROBES:
        if proposed is None or type(action) is not type(proposed):
            assert refusal(state, NATURE, action) != "", action


@pytest.mark.parametrize("time", times())
@pytest.mark.parametrize("seat", [4, 7, -2])
def test_a_seat_that_is_not_at_the_table_does_nothing(time: str, seat: int) -> None:
    state = times()[time]
    assert GAME.legal(state, Seat(seat)) == ()
    for action in PROBES:
        assert refusal(state, seat, action) != "", action


def test_the_refusals_of_nature_and_of_the_end() -> None:
    assert refusal(opening(setup(1)), 0, deal(setup(1))) == "natures-turn"
    assert refusal(opening(setup(1)), NATURE, Ready()) == "not-now"
    assert refusal(table("", 1), NATURE, Ready()) == "not-now"
    assert refusal(table("", 1), 0, Lay(cards("P1"))) == "natures-turn"
    assert refusal(story(1, "p", "0", tasks="P1"), 0, Ready()) == "over"


@clause("P9-TASK-7")
def test_nothing_follows_the_end() -> None:
    state = story(1, "p", "0", tasks="P1")
    for seat in range(4):
        assert GAME.legal(state, Seat(seat)) == ()
    assert GAME.awaited(state) == ()
    assert GAME.chance(state, Seeded(1)) is None


def test_a_council_hears_proposals_only() -> None:
    state = of(prepared(table("", 1), "B9"), Playing)
    with pytest.raises(Illegal, match="not-now"):
        councils.apply(state.brief, Council(Matter.SWAP, seats(0)), Seat(0), Agree())


def test_a_signal_counts_once_for_the_seat_that_gave_it() -> None:
    state = prepared(table("P159|", 1), "B9")
    after = of(do(state, 0, signal("P9 highest")), Playing)
    assert [len(shown) for shown in after.signals] == [1, 0, 0, 0]
