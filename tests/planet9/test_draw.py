"""Mission 12: after the first trick everybody draws a card from the right."""

from __future__ import annotations

import pytest

from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Seat
from shipmates.planet9 import MISSIONS, dealing
from shipmates.planet9.actions import Draw, Play
from shipmates.planet9.dealing import drawable
from shipmates.planet9.state import Drawing, Playing, State
from shipmates.planet9.tokens import Token
from shipmates.planet9.view import Tricking
from shipmates.tricks.cards import Card
from tests.clauses import clause
from tests.planet9.briefings import prepared
from tests.planet9.deals import cards
from tests.planet9.tables import (
    GAME,
    awaits,
    do,
    ended,
    of,
    offered,
    play,
    refusal,
    signal,
    table,
)

HANDS = "P1234 B1234 G1 T4 | P5678 G2345 Y1 T1 | P9 B56789 Y2345 | G6789 Y6789 T23"


def before() -> State:
    """Mission 12 before its first trick; none of the tasks is pink."""
    return prepared(table(HANDS, 12), "B1 G2 Y3 Y9")


def drawing() -> Drawing:
    return of(play(before(), "P1 P5 P9 G6"), Drawing)


def drawn(state: State, text: str) -> State:
    return GAME.apply(state, NATURE, Draw(cards(text)))


def held(state: State, seat: int) -> str:
    return str(of(state, Playing).hands[Seat(seat)])


@clause("P9-M12", "P9-DRAW-1")
def test_only_mission_12_draws_and_it_has_four_tasks_with_omega() -> None:
    assert [m.number for m in MISSIONS if m.draws] == [12]
    assert (MISSIONS[11].tasks, MISSIONS[11].tokens) == (4, (Token.OMEGA,))


@clause("P9-M12", "P9-DRAW-1")
def test_right_after_the_first_trick_everybody_draws_from_the_right() -> None:
    state = drawing()
    assert awaits(state) == ""
    for seat in range(4):
        assert offered(state, seat) == ()
        assert refusal(state, seat, Play(Card.parse("B1"))) == "natures-turn"
    after = drawn(state, "P2 G3 B5 Y6")
    for seat, (lost, got) in enumerate(
        [("P2", "Y6"), ("G3", "P2"), ("B5", "G3"), ("Y6", "B5")]
    ):
        assert got in held(after, seat)
        assert lost not in held(after, seat)
    assert of(after, Playing).trick.leader == 2


@clause("P9-DRAW-1")
def test_there_is_no_second_draw() -> None:
    after = play(drawn(drawing(), "P2 G3 B6 Y6"), "B5 B6 B2 Y1")
    assert len(of(after, Playing).ledger.tricks) == 2


@clause("P9-DRAW-1")
def test_a_first_trick_that_ends_the_attempt_is_followed_by_no_draw() -> None:
    state = play(prepared(table(HANDS, 12), "P1 P5 Y3 Y9"), "P1 P5 P9 G6")
    assert ended(state).startswith("lost task-taken")


@clause("P9-DRAW-2")
def test_what_is_drawn_is_fixed_before_anything_moves() -> None:
    state = drawing()
    # Seat 1 gets P2 from seat 0, but seat 2 cannot draw it on.
    assert refusal(state, NATURE, Draw(cards("P2 P2 B5 Y6"))) == "draw-wrong"
    after = of(drawn(state, "P2 G3 B5 Y6"), Playing)
    assert after.hands.sizes == (9, 9, 9, 9)
    for wrong in ("P2 G3 B5", "P2 G3 B5 Y6 T4", "P1 G3 B5 Y6"):
        assert refusal(state, NATURE, Draw(cards(wrong))) == "draw-wrong"


@clause("P9-DRAW-1", "P9-DRAW-2")
def test_chance_draws_from_every_hand() -> None:
    state = drawing()
    seen = set[Card]()
    for seed in range(60):
        draw = GAME.chance(state, Seeded(seed))
        assert isinstance(draw, Draw)
        assert GAME.apply(state, NATURE, draw)
        seen.add(draw.cards[0])
    assert seen == set(state.last.hands[Seat(0)])


@clause("P9-DRAW-3")
def test_a_card_shown_by_radio_is_not_drawn() -> None:
    state = do(before(), 1, signal("G2 lowest"))
    state = of(play(state, "P1 P5 P9 G6"), Drawing)
    assert str(drawable(state.last, Seat(1))) == "P6 P7 P8 G3 G4 G5 Y1 T1"
    assert refusal(state, NATURE, Draw(cards("P2 G2 B5 Y6"))) == "draw-wrong"
    assert refusal(state, NATURE, Draw(cards("P2 G3 B5 Y6"))) == ""


@clause("P9-DRAW-4", "P9-CMDR-3")
def test_rockets_are_drawn_and_the_commander_stays() -> None:
    after = of(drawn(drawing(), "T4 T1 B5 T2"), Playing)
    assert "T4" in held(after, 1)
    assert "T2" in held(after, 0)
    assert after.brief.commander == 0


@clause("P9-DRAW-1", "P9-RADIO-14")
def test_each_sees_only_its_own_part_of_the_draw() -> None:
    after = drawn(drawing(), "P2 G3 B5 Y6")
    scene = GAME.look(after, Seat(1)).scene
    assert isinstance(scene, Tricking)
    assert [list(map(str, pair)) for pair in scene.moved] == [["G3", "P2"]]
    other = drawn(drawing(), "P2 G3 B6 Y7")
    assert GAME.look(after, Seat(1)) == GAME.look(other, Seat(1))


def test_while_cards_are_drawn_everybody_sees_the_finished_trick() -> None:
    view = GAME.look(drawing(), Seat(3))
    assert isinstance(view.scene, Tricking)
    assert str(view.scene.ledger.tricks[0]) == "P1 P5 P9 G6"
    assert (view.legal, view.awaited, view.outcome) == ((), (), None)


def test_otherwise_a_shown_card_could_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "SHOWN_CARD_MAY_BE_DRAWN", True)
    state = play(do(before(), 1, signal("G2 lowest")), "P1 P5 P9 G6")
    assert refusal(state, NATURE, Draw(cards("P2 G2 B5 Y6"))) == ""


def test_otherwise_no_rocket_could_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "ROCKET_MAY_BE_DRAWN", False)
    assert refusal(drawing(), NATURE, Draw(cards("T4 G3 B5 Y6"))) == "draw-wrong"
    assert refusal(drawing(), NATURE, Draw(cards("P2 G3 B5 Y6"))) == ""
