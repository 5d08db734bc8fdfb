"""Two people and Tonoja."""

from __future__ import annotations

import pytest

from shipmates.deepsea import Distress, opening
from shipmates.deepsea.actions import Deal, Foretell, Give, Keep, Offer, Play, Ready, Skip, Take
from shipmates.deepsea.mission import Mission
from shipmates.deepsea.state import Passing, Playing, State
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Seat
from shipmates.tricks.cards import Card
from tests.clauses import clause
from tests.deepsea.stories import fate
from tests.deepsea.tables import (
    GAME,
    awaits,
    do,
    foretell,
    free,
    give,
    lay,
    nature,
    of,
    offered,
    own,
    owners,
    play,
    playable,
    quiet,
    refusal,
    reply,
    setup,
    signal,
    table,
    vote,
)

ROW = "P1/B1 P2/B2 P3/B3 G1/Y1 G2/Y2 G3/Y3 T1/P4"
HANDS = "P56 B4567 G456 Y4 T234 | P789 B89 G789 Y56789"


def two(mission: int | Mission, distress: Distress = Distress.OFF) -> State:
    """Two people, Tonoja between them at seat 1; seat 0 is captain."""
    return table(HANDS, mission, 2, row=ROW, tonoja=1, distress=distress)


@pytest.mark.parametrize("tonoja", range(3))
@clause("DS-TONO-1")
def test_tonoja_lies_in_a_row_and_is_never_captain(tonoja: int) -> None:
    at = setup(8, 2, tonoja=tonoja)
    for seed in range(10):
        dealt = GAME.chance(opening(at), Seeded(seed))
        assert isinstance(dealt, Deal)
        state = of(nature(opening(at), dealt), Playing)
        assert state.hands.sizes == tuple(14 if s == tonoja else 13 for s in range(3))
        assert len(dealt.row) == 7
        assert state.brief.captain != tonoja
    assert at.people == tuple(s for s in range(3) if s != tonoja)
    swapped = deal_with_four(at.tonoja)
    assert refusal(opening(at), NATURE, swapped) == "deal-jarvis-commands"


def deal_with_four(tonoja: Seat) -> Deal:
    """A deal in which submarine 4 lies in the row, against the rules."""
    dealt = GAME.chance(opening(setup(8, 2, tonoja=tonoja)), Seeded(1))
    assert isinstance(dealt, Deal)
    top, (up, down) = Card.parse("T4"), dealt.row[0]
    hands = tuple(h.minus(top).plus(up) if top in h else h for h in dealt.hands)
    return Deal(hands, ((top, down), *dealt.row[1:]))


@clause("DS-TONO-2")
def test_only_open_cards_are_played_and_the_next_is_turned_after_the_trick() -> None:
    state = play(two(8), "P5")
    assert playable(state, 1) == "P1 P2 P3"
    assert refusal(state, 1, Play(Card.parse("B1"))) == "not-in-hand card=B1"
    state = do(state, 1, Play(Card.parse("P2")))
    row = GAME.look(state, Seat(2)).row
    assert (row[1].up, row[1].covers) == (None, True)
    after = play(state, "P7")
    assert str(GAME.look(after, Seat(0)).row[1].up) == "B2"


@clause("DS-TONO-2")
def test_tonoja_leads_what_lies_open_in_mission_12() -> None:
    row = "P1/B1 P2/B2 P3/B3 G1/Y1 G2/Y2 T1/Y3 G3/P4"
    state = quiet(play(table(HANDS, 12, 2, row=row, tonoja=1), "Y4 T1 Y5"))
    assert awaits(state) == "1"
    assert playable(state, 1) == "G1 G2 G3 Y3"


@clause("DS-TONO-3")
def test_the_captain_acts_for_tonoja() -> None:
    state = lay(two(2), "T01 T02")
    state = do(state, 0, Skip())
    assert awaits(state) == "1"
    view = GAME.look(state, Seat(1))
    assert (view.eyes, view.legal) == (0, (Take("T01"), Take("T02")))
    assert GAME.look(state, Seat(1)).hand == GAME.look(state, Seat(0)).hand
    predicting = own(lay(two(free("T72", "T73")), "T72 T73"), "T72:1 T73:1")
    assert GAME.look(predicting, Seat(1)).legal[0] == Foretell("T72", 0)
    told = foretell(foretell(predicting, "T72", 1), "T73", 2)
    assert [GAME.look(told, Seat(s)).noted for s in range(3)] == [2, 2, None]


@pytest.mark.parametrize("mission", [14, 15, 16])
@clause("DS-TONO-4", "DS-TONO-3")
def test_tonoja_is_asked_and_may_take_all(mission: int) -> None:
    state = lay(two(mission), "T12 T11 T18")
    assert awaits(state) == "1"
    assert owners(reply(state, "yes")) == "T12:1 T11:1 T18:1"


@clause("DS-TONO-4")
def test_tonoja_is_offered_tasks_and_counts_in_comparisons() -> None:
    state = lay(two(10), "T12 T11")
    assert offered(state, 0) == (Keep(), Offer(Seat(1)), Offer(Seat(2)))
    assert owners(reply(do(state, 0, Offer(Seat(1))), "yes")) == "T12:1 T11:1"
    # Tonoja, at seat 2, has as few tricks as seat 1, and so the task of seat 1 fails.
    tricks = "p1 p2 p3 b1 b2 b3 g1 g2 g3 y1 y2 y3 T"
    assert fate("T90:1", tricks, "0 " * 13, players=2) == "lost 13"
    assert fate("T90:1", tricks, "0 2 " * 6 + "0", players=2) == "won 10"


@clause("DS-TONO-5")
def test_tonoja_has_no_signal_and_no_vote() -> None:
    state = two(8)
    assert awaits(state) == "2"
    assert refusal(state, 1, signal("P1 lowest")) == "radio-jarvis"
    assert refusal(state, 1, Ready()) == "radio-jarvis"
    assert awaits(two(8, Distress.OFFERED)) == "0 2"
    assert awaits(lay(two(6), "T12 T11 T01")) == "0 2"


@clause("DS-TONO-6")
def test_tonoja_passes_an_open_card() -> None:
    state = vote(two(8, Distress.OFFERED), "left left")
    assert of(state, Passing).awaited == (0, 1, 2)
    gives = [a.card.text for a in offered(state, 1) if isinstance(a, Give)]
    assert gives == ["P1", "P2", "P3", "G1", "G2", "G3"]
    assert refusal(state, 1, Give(Card.parse("B1"))) == "not-offered"
    row = GAME.look(give(state, "P5 G1 P7"), Seat(2)).row
    assert (str(row[3].up), row[3].covers) == ("P5", True)
