"""Deal, captain and tricks."""

from __future__ import annotations

import pytest

from shipmates.deepsea import opening
from shipmates.deepsea.actions import Deal, Play
from shipmates.deepsea.state import Playing
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Seat
from shipmates.tricks.cards import DECK, Card
from tests.clauses import clause
from tests.deepsea.tables import (
    GAME,
    awaits,
    brief,
    lay,
    nature,
    of,
    play,
    playable,
    quiet,
    refusal,
    setup,
    table,
    take,
)


@clause("DS-DECK-1")
def test_forty_cards() -> None:
    texts = [f"{suit}{value}" for suit in "PBGY" for value in range(1, 10)]
    assert str(setup(1).deck) == " ".join([*texts, "T1", "T2", "T3", "T4"])


@pytest.mark.parametrize(
    ("players", "sizes"), [(3, (13, 13, 14)), (4, (10,) * 4), (5, (8,) * 5)]
)
@clause("DS-DEAL-1")
def test_every_card_is_dealt_once_in_fair_shares(players: int, sizes: tuple[int, ...]) -> None:
    long = set[int]()
    for seed in range(30):
        dealt = GAME.chance(opening(setup(8, players)), Seeded(seed))
        assert isinstance(dealt, Deal)
        state = of(nature(opening(setup(8, players)), dealt), Playing)
        assert tuple(sorted(state.hands.sizes)) == sizes
        assert state.hands.all == DECK
        long.add(state.hands.sizes.index(max(sizes)))
    assert len(long) == (3 if players == 3 else 1)


@clause("DS-DEAL-1")
def test_an_unfair_deal_is_refused() -> None:
    at = opening(setup(8))
    assert refusal(at, NATURE, Deal((DECK,))) == "deal-not-even"
    assert refusal(at, 0, Play(Card.parse("P1"))) == "natures-turn"


@pytest.mark.parametrize(("players", "tricks"), [(2, 13), (3, 13), (4, 10), (5, 8)])
@clause("DS-DEAL-2")
def test_the_last_trick(players: int, tricks: int) -> None:
    assert setup(1, players).tricks == tricks


@pytest.mark.parametrize("leader", range(4))
@clause("DS-CAPT-1", "DS-CAPT-2")
def test_submarine_four_makes_the_captain_who_leads(leader: int) -> None:
    state = lay(table("", 2, leader=leader), "T92")
    assert [GAME.look(state, Seat(s)).brief for s in range(4)] == [brief(state)] * 4
    assert brief(state).captain == leader
    state = take(state, "T92")
    assert awaits(quiet(state)) == str(leader)


@clause("DS-TRICK-1", "DS-TRICK-3", "DS-TRICK-4")
def test_suits_are_followed_submarines_among_them() -> None:
    state = quiet(table("B1 T4 | P1 G3 | B2 T1 | T2 P3", 8))
    led = play(state, "T4")
    assert awaits(led) == "1"
    assert playable(play(table("T4 | B123456789 P1", 8), "T4"), 1) == (
        "P1 B1 B2 B3 B4 B5 B6 B7 B8 B9"
    )
    one = table("B1 T4 | B23 P1 T1 | B4 | B5", 8)
    one = play(one, "B1")
    assert set(playable(one, 1).split()) <= {f"B{n}" for n in range(1, 10)}
    assert refusal(one, 1, Play(Card.parse("P1"))) == "must-follow card=P1 suit=B"
    assert refusal(one, 2, Play(Card.parse("B4"))) == "not-your-turn turn=1"


@clause("DS-TRICK-2", "DS-TRICK-3")
def test_the_highest_submarine_or_card_of_the_suit_led_wins_and_leads() -> None:
    line = "P1 B9 P3 P2"
    state = of(play(table("", 8, line=line), line), Playing)
    assert state.trick.leader == 2
    line = "P9 T1 P3 T2"
    assert of(play(table("", 8, line=line), line), Playing).trick.leader == 3


@clause("DS-TRICK-4")
def test_no_card_is_forbidden_because_it_loses_a_task() -> None:
    state = play(take(lay(table("P3 T4 | P9", 1), "T01"), "T01"), "")
    assert "P3" in playable(quiet(state), 0)
