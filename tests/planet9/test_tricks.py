"""Tricks at the table: following, leading on, looking back."""

from __future__ import annotations

from shipmates.kernel import Seat
from shipmates.planet9.actions import Play
from shipmates.planet9.state import Playing, State
from shipmates.planet9.view import Tricking
from shipmates.tricks.cards import Card
from tests.clauses import clause
from tests.planet9.briefings import prepared
from tests.planet9.tables import GAME, awaits, of, play, playable, refusal, table

HANDS = "P1234 B1234 G1 T4 | P5678 G2345 Y1 T1 | P9 B56789 Y2345 | G6789 Y6789 T23"
"""Seat 2 has a single pink and no green or rocket, seat 3 no pink and no blue."""


def at_table() -> State:
    return prepared(table(HANDS, 9))


def laying(card: str) -> Play:
    return Play(Card.parse(card))


@clause("P9-TRICK-1", "P9-TRICK-2")
def test_who_can_follow_must() -> None:
    state = play(at_table(), "P1")
    assert playable(state, 1) == "P5 P6 P7 P8"
    assert refusal(state, 1, laying("G2")) == "must-follow card=G2 suit=P"
    assert refusal(state, 1, laying("T1")) == "must-follow card=T1 suit=P"


@clause("P9-TRICK-1", "P9-TRICK-2", "P9-TRICK-3")
def test_rockets_are_followed_like_a_colour() -> None:
    state = play(at_table(), "T4")
    assert playable(state, 1) == "T1"
    assert playable(play(state, "T1"), 2) == "P9 B5 B6 B7 B8 B9 Y2 Y3 Y4 Y5"


@clause("P9-TRICK-3")
def test_who_cannot_follow_plays_anything_and_need_not_play_a_rocket() -> None:
    state = play(at_table(), "B1")
    assert playable(state, 1) == "P5 P6 P7 P8 G2 G3 G4 G5 Y1 T1"
    state = play(state, "Y1 B9")
    assert playable(state, 3) == "G6 G7 G8 G9 Y6 Y7 Y8 Y9 T2 T3"


@clause("P9-TRICK-7")
def test_nobody_has_to_win() -> None:
    state = play(at_table(), "P4 P8 P9")
    assert refusal(state, 3, laying("G6")) == ""
    low = play(play(at_table(), "G1 G2 Y2"), "G6")
    assert of(low, Playing).ledger.winners == (3,)
    assert playable(play(at_table(), "G1 G2 Y2"), 3) == "G6 G7 G8 G9"


@clause("P9-TRICK-6")
def test_clockwise_and_the_winner_leads_the_next() -> None:
    state = at_table()
    turns = list[str]()
    for card in ("P1", "P5", "P9", "T2"):
        turns.append(str(of(state, Playing).trick.turn(4)))
        state = play(state, card)
    assert turns == ["0", "1", "2", "3"]
    assert of(state, Playing).trick.leader == 3
    state = play(state, "G6")
    assert awaits(state) == "0"


@clause("P9-TRICK-6")
def test_out_of_turn_is_refused() -> None:
    state = at_table()
    assert refusal(state, 1, laying("P5")) == "not-your-turn turn=0"
    state = play(state, "P1")
    assert refusal(state, 0, laying("P2")) == "not-your-turn turn=1"
    assert refusal(state, 2, laying("P9")) == "not-your-turn turn=1"


def test_only_a_card_from_the_own_hand_can_be_played() -> None:
    state = play(at_table(), "P1")
    assert refusal(state, 1, laying("P9")) == "not-in-hand card=P9"
    assert refusal(state, 1, laying("P1")) == "not-in-hand card=P1"


@clause("P9-TRICK-8")
def test_the_latest_trick_can_be_looked_at_by_all() -> None:
    state = play(at_table(), "P1 P5 P9 T2 G6 G1 G2 B5")
    for seat in range(4):
        scene = GAME.look(state, Seat(seat)).scene
        assert isinstance(scene, Tricking)
        assert str(scene.ledger.tricks[-1]) == "G6 G1 G2 B5"
        assert scene.ledger.tricks[-1].leader == scene.ledger.winners[-1] == 3
        assert scene.trick.cards == ()
