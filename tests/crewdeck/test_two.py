"""The alterations for two players."""

from __future__ import annotations

from shipmates.crewdeck import Setup
from shipmates.crewdeck.actions import Add, Place, Post, Recruit, Stow
from shipmates.crewdeck.ship import Cell, Ship
from shipmates.crewdeck.state import Placing, Posting, Recruiting, State
from shipmates.kernel import Seat
from tests.clauses import clause
from tests.crewdeck.tables import (
    GAME,
    add,
    at_stations,
    awaits,
    cards,
    ended,
    names,
    of,
    offered,
    place,
    post,
    recruit,
    refusal,
    ship,
    table,
)

HANDS = "OP OE OS OM ON | PP PE PS PM PN"


def formed() -> State:
    return add(table(HANDS), "OP:0 PP:0 OE:1 PE:1 OS:2 PS:2 OM:3 PM:3")


@clause("CD-TWO-2")
def test_four_stacks_of_two() -> None:
    state = add(table(HANDS, first=1), "PP:0 OP:0")
    assert refusal(state, 1, Add(cards("PE")[0], 0)) == "stack-full stack=0"
    state = add(state, "PE:1 OE:2 PS:3")
    assert {a.stack for a in offered(state, 0) if isinstance(a, Add)} == {1, 2, 3}
    at = of(formed(), Posting)
    assert [names(stack) for stack in at.stacks] == ["OP PP", "OE PE", "OS PS", "OM PM"]
    assert [names(shed) for shed in at.table.shed] == ["ON", "PN"]


@clause("CD-TWO-3")
def test_payroll_in_turn_until_each_has_two() -> None:
    state = formed()
    for seat, amount in ((0, 1), (1, 3), (0, 10), (1, 7)):
        assert awaits(state) == str(seat)
        assert Post(amount) in offered(state, seat)
        state = post(state, str(amount))
    assert of(state, Recruiting).table.first == 0
    assert of(post(formed(), "5 10 7 1"), Recruiting).table.first == 1
    assert of(post(formed(), "7 1 5 10"), Recruiting).table.first == 1


def choosers(amounts: str) -> str:
    state, order = post(formed(), amounts), ""
    while isinstance(state, Recruiting):
        order += awaits(state)
        seat = int(awaits(state))
        state = recruit(state, str(next(a.stack for a in of_recruits(state, seat))))
    return order + str(of(state, Placing).claims[-1][0])


def of_recruits(state: State, seat: int) -> list[Recruit]:
    return [action for action in offered(state, seat) if isinstance(action, Recruit)]


@clause("CD-TWO-4")
def test_claims_go_by_the_four_payroll_cards() -> None:
    assert choosers("10 5 7 1") == "0011"
    assert choosers("10 7 5 3") == "0101"
    assert choosers("1 10 2 7") == "1100"
    assert choosers("10 7 1 5") == "0110"


@clause("CD-TWO-4")
def test_each_takes_two_stacks_and_places_four_cards() -> None:
    state = of(recruit(post(formed(), "10 5 7 1"), "3 0 1"), Placing)
    assert state.claims == ((0, 3), (0, 0), (1, 1), (1, 2))
    assert [names(new) for new in state.news] == ["OP OM PP PM", "OE OS PE PS"]


EIGHT = " ".join(["BP"] * 8)


@clause("CD-TWO-5")
def test_two_rows_of_eight_and_four_in_the_hold() -> None:
    seven = " ".join(["BP"] * 7)
    state = at_stations(ship(f"{seven} / BP"), "OP PP", players=2)
    assert refusal(state, 0, Place(cards("OP")[0], Cell(0, 7))) == ""
    wide = at_stations(ship(f"{EIGHT} / BP"), "OP PP", players=2)
    assert refusal(wide, 0, Place(cards("OP")[0], Cell(0, 8))) == "cell-outside columns=8"
    blank = at_stations(Ship(), "OP PP BP RP GP", players=2)
    stowed = place(blank, 0, "OP:hold PP:hold BP:hold RP:hold")
    assert refusal(stowed, 0, Stow(cards("GP")[0])) == "hold-full room=4"
    full = at_stations(ship(f"{EIGHT} / {EIGHT}", hold="BE BE"), "OP PP", players=2)
    assert offered(full, 0) == tuple(map(Stow, cards("OP PP")))


@clause("CD-TWO-6", "CD-CLEAN-1")
def test_what_each_has_in_the_end() -> None:
    for seed in range(3):
        over = ended(Setup(2), seed=seed)
        for found in over.table.ships:
            assert (len(found.placed), len(found.hold), len(found.payroll)) == (16, 4, 10)
        assert len(GAME.look(over, Seat(1)).shed) == 5
