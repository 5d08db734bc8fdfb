"""Doubtful points: what we chose, and that the other choice would be followed too."""

from __future__ import annotations

import pytest

from shipmates.crewdeck import (
    Setup,
    dealing,
    ending,
    opening,
    placing,
    rival,
    rulings,
    scoring,
)
from shipmates.crewdeck.actions import Reshuffle, Stow
from shipmates.crewdeck.state import Dealing, Forming, Placing
from shipmates.dice import Seeded
from tests.clauses import clause
from tests.crewdeck.tables import (
    GAME,
    at_stations,
    cards,
    ended,
    names,
    nature,
    of,
    offered,
    place,
    refusal,
    ship,
    until,
)
from tests.crewdeck.test_ending import PAIR, told
from tests.crewdeck.test_setup import drawn
from tests.crewdeck.test_solo import HAND, TAKE, chosen


@clause("CD-SETUP-4")
def test_the_first_player_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    assert rulings.FIRST_PLAYER_IS_DRAWN
    assert len({drawn(Setup(3), seed).first for seed in range(30)}) == 3
    monkeypatch.setattr(dealing, "FIRST_PLAYER_IS_DRAWN", False)
    assert {drawn(Setup(3), seed).first for seed in range(30)} == {0}


@clause("CD-DEAL-2")
def test_the_last_cards_are_dealt_before_reshuffling(monkeypatch: pytest.MonkeyPatch) -> None:
    assert rulings.LAST_CARDS_ARE_DEALT_BEFORE_RESHUFFLING
    short = until(opening(Setup(4)), Dealing)
    assert (len(short.table.deck), sum(map(len, short.hands))) == (0, 7)
    monkeypatch.setattr(dealing, "LAST_CARDS_ARE_DEALT_BEFORE_RESHUFFLING", False)
    short = until(opening(Setup(4)), Dealing)
    assert (len(short.table.deck), sum(map(len, short.hands))) == (7, 0)
    assert refusal(short, -1, Reshuffle(short.table.pile)) == "not-the-discards"
    shuffled = GAME.chance(short, Seeded(1))
    assert isinstance(shuffled, Reshuffle)
    assert len(shuffled.deck) == 39
    state = of(nature(short, shuffled), Forming)
    assert (len(state.table.deck), state.table.pile) == (19, ())
    assert ended(Setup(4, wilds=False)).table.round == 5


@clause("CD-TWO-5")
def test_the_hold_takes_several_cards_in_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    assert rulings.HOLD_TAKES_SEVERAL_IN_A_ROUND

    def after_one(lying: str = "") -> Placing:
        state = at_stations(ship(lying, hold="RP"), "OP PP", players=2)
        return of(place(state, 0, "OP:hold"), Placing)

    pp = Stow(cards("PP")[0])
    assert pp in offered(after_one(), 0)
    monkeypatch.setattr(placing, "HOLD_TAKES_SEVERAL_IN_A_ROUND", False)
    assert pp not in offered(after_one(), 0)
    assert refusal(after_one(), 0, pp) == "hold-full room=4"
    eight = " ".join(["BP"] * 8)
    assert offered(after_one(f"{eight} / {eight}"), 0) == (pp,)
    for seed in range(3):
        over = ended(Setup(2), seed=seed)
        assert [len(found.hold) for found in over.table.ships] == [4, 4]


@clause("CD-SOLO-7")
def test_the_opponent_takes_the_left_of_equal_stacks(monkeypatch: pytest.MonkeyPatch) -> None:
    assert rulings.RIVAL_TAKES_LEFT_OF_EQUAL_STACKS

    def taken() -> str:
        return names(chosen(HAND, "BP BE ON ON RN", TAKE, 2).table.rival)

    assert taken() == "BP BE OM"
    monkeypatch.setattr(rival, "RIVAL_TAKES_LEFT_OF_EQUAL_STACKS", False)
    assert taken() == "ON OS ON"


@clause("CD-SOLO-9")
def test_the_opponent_scores_wild_cards_as_positive(monkeypatch: pytest.MonkeyPatch) -> None:
    assert rulings.RIVAL_SCORES_WILDS_AS_POSITIVE

    def scored() -> int:
        return scoring.rival_sheet(cards("OP HE"), Setup(1).edition).total

    assert scored() == 5 + 5 + 4
    monkeypatch.setattr(scoring, "RIVAL_SCORES_WILDS_AS_POSITIVE", False)
    assert scored() == 5 - 5 + 4


@clause("CD-SOLO-10")
def test_an_equal_score_does_not_beat_the_opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not rulings.EQUAL_SCORE_BEATS_RIVAL
    assert told(ship("OP"), rival="OP")[0] == (0,)
    monkeypatch.setattr(ending, "EQUAL_SCORE_BEATS_RIVAL", True)
    assert told(ship("OP"), rival="OP") == ((1,), "rival-beaten points=5 rival=5")


@clause("CD-TIE-3")
def test_level_players_share_the_win(monkeypatch: pytest.MonkeyPatch) -> None:
    assert rulings.LEVEL_PLAYERS_SHARE_THE_WIN
    assert told(PAIR, PAIR, ship("OP"))[0] == (0.5, 0.5, 0)
    monkeypatch.setattr(ending, "LEVEL_PLAYERS_SHARE_THE_WIN", False)
    assert told(PAIR, PAIR, ship("OP"))[0] == (0, 0, 0)
