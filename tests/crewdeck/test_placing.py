"""Phase 4: where a new card may lie, what goes to the hold, and who sees it when."""

from __future__ import annotations

import pytest

from shipmates.crewdeck.actions import Place, Stow
from shipmates.crewdeck.ship import Cell, Frame, Ship, open_cells
from shipmates.crewdeck.state import Forming, Placing, State
from shipmates.kernel import WATCHER, Seat
from tests.clauses import clause
from tests.crewdeck.tables import (
    GAME,
    at_stations,
    awaits,
    cards,
    names,
    of,
    offered,
    place,
    refusal,
    ship,
    table,
    until,
)

SEVEN = " ".join(["BP"] * 7)


def cells(state: State, seat: int = 0) -> set[Cell]:
    return {a.cell for a in offered(state, seat) if isinstance(a, Place)}


def near(grid: str, *, columns: int = 7, fixed: bool = False) -> set[Cell]:
    return {*open_cells(ship(grid), Frame(columns, hold=1, fixed=fixed))}


@clause("CD-PLACE-1", "CD-PLACE-3")
def test_a_frame_floats_while_one_row_is_used() -> None:
    assert near("BP") == {(0, -1), (0, 1), (-1, 0), (1, 0)}
    assert near("BP BE") == {(0, -1), (0, 2), (-1, 0), (-1, 1), (1, 0), (1, 1)}
    assert near(SEVEN) == {(row, column) for row in (-1, 1) for column in range(7)}


@clause("CD-PLACE-1")
def test_two_rows_and_seven_columns_are_all_there_is() -> None:
    assert near("BP / BE") == {(0, -1), (0, 1), (1, -1), (1, 1)}
    assert near(f"{SEVEN} / BE") == {(1, column) for column in range(1, 7)}
    assert near(f"{SEVEN} / {SEVEN}") == set()


@clause("CD-PLACE-2")
def test_all_places_of_a_floating_frame_are_alike_for_the_first_card() -> None:
    state = at_stations(Ship(), "BP BE")
    assert cells(state) == {(0, 0)}
    assert refusal(state, 0, Place(cards("BP")[0], Cell(0, 1))) == "cell-first"


@clause("CD-PLACE-7", "CD-SETUP-5")
def test_a_fixed_frame_lies_from_the_start() -> None:
    state = at_stations(Ship(), "BP BE", fixed=True)
    assert cells(state) == {(row, column) for row in (0, 1) for column in range(7)}
    state = of(place(state, 0, "BP:1,6"), Placing)
    assert cells(state) == {(0, 6), (1, 5)}
    assert near("BP", fixed=True) == {(0, 1), (1, 0)}
    outside = Place(cards("BE")[0], Cell(2, 6))
    assert refusal(state, 0, outside) == "cell-outside columns=7"
    blank = at_stations(Ship(), "BP", fixed=True)
    for cell in (Cell(-1, 0), Cell(2, 0), Cell(0, 7), Cell(0, -1)):
        assert refusal(blank, 0, Place(cards("BP")[0], cell)) == "cell-outside columns=7"


@clause("CD-PLACE-3")
def test_a_card_lies_beside_another_not_diagonally_and_not_on_it() -> None:
    state = at_stations(ship("BP BE"), "OP")
    op = cards("OP")[0]
    assert refusal(state, 0, Place(op, Cell(1, 2))) == "cell-apart"
    assert refusal(state, 0, Place(op, Cell(0, 4))) == "cell-apart"
    assert refusal(state, 0, Place(op, Cell(0, 1))) == "cell-taken"
    assert refusal(state, 0, Place(op, Cell(-1, 1))) == ""
    full_row = at_stations(ship(f"{SEVEN} / BE"), "OP")
    assert refusal(full_row, 0, Place(op, Cell(0, 7))) == "cell-outside columns=7"
    assert refusal(full_row, 0, Place(op, Cell(-1, 3))) == "cell-outside columns=7"


@clause("CD-PLACE-4")
def test_new_cards_are_placed_in_any_order_and_touch_each_other() -> None:
    state = at_stations(Ship(), "OP BP RP")
    assert {a.card for a in offered(state, 0) if isinstance(a, Place)} == {*cards("OP BP RP")}
    state = of(place(state, 0, "RP:0,0 OP:0,1"), Placing)
    assert names(state.news[0]) == "BP"
    assert (1, 1) in cells(state)
    assert state.drafts[0].placed == (
        (Cell(0, 0), cards("RP")[0]),
        (Cell(0, 1), cards("OP")[0]),
    )
    state = of(place(state, 0, "BP:1,1"), Placing)
    assert (awaits(state), offered(state, 0)) == ("1 2", ())
    assert refusal(state, 0, Stow(cards("BP")[0])) == "nothing-to-place"


@clause("CD-PLACE-4")
def test_only_new_cards_are_placed() -> None:
    state = at_stations(ship("BP BE"), "OP")
    for action in (Place(cards("BE")[0], Cell(1, 0)), Stow(cards("BP")[0])):
        code = f"not-your-recruit card={action.card}"
        assert refusal(state, 0, action) == code


HANDS = "OP OE OS OM ON | PP PE PS PM PN | BP BE BS BM BN"


@clause("CD-PLACE-5", "CD-SEE-2")
def test_all_place_at_once_and_unseen() -> None:
    state = until(table(HANDS), Placing)
    assert sorted(awaits(state).split()) == ["0", "1", "2"]
    assert awaits(state).split()[0] == str(state.table.first)
    first, second, third = (names(state.news[seat]).split() for seat in range(3))
    shut = of(place(state, 2, f"{third[0]}:0,0 {third[1]}:0,1 {third[2]}:hold"), Placing)
    assert set(awaits(shut).split()) == {"0", "1"}
    for seat in (Seat(0), Seat(1), WATCHER):
        assert GAME.look(shut, seat).ships == (Ship(), Ship(), Ship())
    own = GAME.look(shut, Seat(2))
    assert (own.ships[:2], names(own.ships[2].hold), own.news) == (
        (Ship(), Ship()),
        third[2],
        (),
    )
    done = place(shut, 0, " ".join(f"{card}:0,{i}" for i, card in enumerate(first)))
    done = place(done, 1, " ".join(f"{card}:0,{i}" for i, card in enumerate(second)))
    shown = GAME.look(of(done, Forming), Seat(0)).ships
    assert [len(ship.placed) for ship in shown] == [3, 3, 2]
    assert names(shown[2].hold) == third[2]


@clause("CD-PLACE-6")
def test_a_free_place_can_always_be_reached() -> None:
    grid = f"{SEVEN} / BP .. .. .. .. .. BP"
    assert near(grid) == {(1, column) for column in range(1, 6)}
    assert near(f"{SEVEN} / BP BP BP .. BP BP BP") == {(1, 3)}


THIRTEEN = f"{SEVEN} / BP BP BP .. BP BP BP"


@clause("CD-HOLD-1")
def test_one_card_goes_to_the_hold_in_any_round() -> None:
    for lying in ("", "BP", THIRTEEN):
        state = at_stations(ship(lying), "OP PP")
        assert {*map(Stow, cards("OP PP"))} <= set(offered(state, 0))
        state = of(place(state, 0, "OP:hold"), Placing)
        assert not any(isinstance(action, Stow) for action in offered(state, 0))
        assert refusal(state, 0, Stow(cards("PP")[0])) == "hold-full room=1"
    later = at_stations(ship("BP", hold="OP"), "PP")
    assert refusal(later, 0, Stow(cards("PP")[0])) == "hold-full room=1"


@clause("CD-HOLD-1")
def test_with_a_full_ship_the_last_card_must_go_to_the_hold() -> None:
    state = of(place(at_stations(ship(THIRTEEN), "OP PP"), 0, "OP:1,3"), Placing)
    assert offered(state, 0) == (Stow(cards("PP")[0]),)
    pp = cards("PP")[0]
    assert refusal(state, 0, Place(pp, Cell(0, 7))) == "ship-full"
    assert refusal(state, 0, Place(pp, Cell(0, 3))) == "cell-taken"


@clause("CD-HOLD-2")
def test_holds_are_open() -> None:
    state = at_stations(ship("BP", hold="HG"), "PP")
    assert [names(GAME.look(state, Seat(seat)).ships[0].hold) for seat in range(3)] == [
        "HG"
    ] * 3


@pytest.mark.parametrize("fixed", [False, True])
def test_the_places_offered_are_those_that_are_accepted(fixed: bool) -> None:
    state = at_stations(ship("BP BE BS / .. .. BM"), "OP", fixed=fixed)
    op = cards("OP")[0]
    accepted = {
        (row, column)
        for row in range(-2, 4)
        for column in range(-8, 10)
        if not refusal(state, 0, Place(op, Cell(row, column)))
    }
    assert accepted == cells(state)
