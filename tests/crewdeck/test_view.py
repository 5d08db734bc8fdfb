"""What a seat is shown, phase by phase, and what a watcher is."""

from __future__ import annotations

import pytest

from shipmates.crewdeck import Setup, opening
from shipmates.crewdeck.state import (
    Dealing,
    Forming,
    Over,
    Placing,
    Posting,
    Recruiting,
    Running,
    State,
)
from shipmates.crewdeck.view import Phase
from shipmates.kernel import WATCHER, Seat
from tests.clauses import clause
from tests.crewdeck.tables import GAME, add, cards, names, table, until

KINDS: list[tuple[type[State], Phase]] = [
    (Dealing, Phase.SHUFFLE),
    (Forming, Phase.FORM),
    (Posting, Phase.POST),
    (Recruiting, Phase.RECRUIT),
    (Placing, Phase.PLACE),
    (Over, Phase.OVER),
]


@pytest.mark.parametrize(("kind", "phase"), KINDS)
@clause("CD-SEE-1")
def test_every_seat_sees_the_same_table(kind: type[State], phase: Phase) -> None:
    state = until(opening(Setup(4)), kind)
    views = [GAME.look(state, seat) for seat in (*map(Seat, range(4)), WATCHER)]
    for view in views:
        assert view.phase is phase
        for name in ("round", "first", "sizes", "ships", "stacks", "posted", "claims"):
            assert getattr(view, name) == getattr(views[0], name), name
        for name in ("deck", "pile", "outcome", "awaited", "rival", "aside", "covered"):
            assert getattr(view, name) == getattr(views[0], name), name
        assert view.legal == GAME.legal(state, view.seat)
    assert (views[-1].hand, views[-1].news, views[-1].shed, views[-1].legal) == ((),) * 4


@pytest.mark.parametrize(
    ("players", "kind"),
    [
        *((1, kind) for kind in (Forming, Recruiting, Placing, Over)),
        *((4, kind) for kind in (Forming, Posting, Recruiting, Placing, Over)),
    ],
)
@clause("CD-SEE-1")
def test_what_lies_in_the_open_is_shown_as_it_is(
    players: int, kind: type[Running | Over]
) -> None:
    state = until(until(opening(Setup(players)), Placing), kind)
    view, at = GAME.look(state, WATCHER), state.table
    assert (view.round, view.first, view.ships) == (at.round, at.first, at.ships)
    assert (view.rival, view.aside) == (at.rival, at.aside)
    assert (view.deck, view.pile) == (len(at.deck), len(at.pile))
    for name in ("stacks", "posted", "claims"):
        assert getattr(view, name) == getattr(state, name, ()), name
    if isinstance(state, Forming):
        assert view.sizes == tuple(map(len, state.hands))
        assert view.covered == tuple(map(len, state.covered))


def test_before_the_first_shuffle_there_is_nothing_to_see() -> None:
    view = GAME.look(opening(Setup(3)), Seat(0))
    assert (view.phase, view.first, view.ships, view.hand) == (Phase.SHUFFLE, None, (), ())


@clause("CD-SEE-2")
def test_a_seat_sees_its_own_hand_in_an_order_that_tells_nothing() -> None:
    hands = "ON OM OS OE OP | PP PE PS PM PN | BP BE BS BM BN"
    state = add(table(hands), "OS:0")
    view = GAME.look(state, Seat(0))
    assert names(view.hand) == "OP OE OM ON"
    assert (view.sizes, view.stacks) == ((4, 5, 5), (cards("OS"),))
    assert names(GAME.look(state, Seat(2)).hand) == "BP BE BS BM BN"


@clause("CD-SEE-2", "CD-FORM-4")
def test_discards_stay_secret_when_the_game_is_over() -> None:
    state = until(opening(Setup(3)), Over)
    for seat in range(3):
        view = GAME.look(state, Seat(seat))
        assert view.shed == state.table.shed[seat]
        assert len(view.shed) == 10
        assert view.outcome == state.outcome
