"""The solo game: the opponent's procedure, card by card."""

from __future__ import annotations

from itertools import product

import pytest

from shipmates.crewdeck import Setup
from shipmates.crewdeck.actions import Add, Post, Recruit
from shipmates.crewdeck.cards import Card
from shipmates.crewdeck.state import Forming, Placing, Recruiting, State
from shipmates.kernel import Seat
from tests.clauses import clause
from tests.crewdeck.tables import (
    GAME,
    add,
    awaits,
    cards,
    ended,
    forming,
    names,
    of,
    offered,
    recruit,
    refusal,
    table,
    until,
)

HAND = "OP OE OS OM ON"
COVERED = "RP RE RS RM RN"


def start(hand: str = HAND, covered: str = COVERED) -> State:
    return table(hand, then=covered)


def stacks(state: State) -> str:
    assert isinstance(state, Forming | Recruiting)
    return " | ".join(names(stack) or "-" for stack in state.stacks)


@clause("CD-SOLO-1", "CD-SOLO-2", "CD-SOLO-3")
def test_the_opponent_has_played_its_first_card_when_the_player_is_asked() -> None:
    state = forming(start())
    assert names(state.hands[0]) == HAND
    assert stacks(state) == "RP | - | -"
    assert [names(pile) for pile in state.covered] == ["RE", "RS RM", "RN"]
    view = GAME.look(state, Seat(0))
    assert (view.covered, view.deck, awaits(state)) == ((1, 2, 1), 78 - 10, "0")
    assert {a.stack for a in offered(state, 0) if isinstance(a, Add)} == {0, 1, 2}


@clause("CD-SOLO-3", "CD-SOLO-4")
def test_they_take_turns_and_it_plays_from_left_to_right() -> None:
    state = start()
    told = []
    for word in ("OP:2", "OE:2", "OS:1"):
        state = add(state, word)
        told.append(stacks(state))
    assert told == [
        "RP RE | - | OP",
        "RP RE | RS | OP OE",
        "RP RE | RS OS RM | OP OE",
    ]
    state = of(add(state, "OM:0"), Recruiting)
    assert stacks(state) == "RP RE OM | RS OS RM | OP OE RN"
    assert names(state.table.shed[0]) == names(state.table.pile) == "ON"


@clause("CD-SOLO-4")
def test_when_the_stack_below_is_full_it_takes_the_leftmost_with_room() -> None:
    state = add(start(), "OP:1 OE:1")
    assert stacks(state) == "RP RE | OP OE RS | -"
    assert stacks(add(state, "OS:2")) == "RP RE RM | OP OE RS | OS"
    assert stacks(add(state, "OS:0")) == "RP RE OS | OP OE RS | RM"
    assert stacks(add(start(), "OP:2 OE:2 OS:2 OM:1")) == "RP RE RN | RS RM OM | OP OE OS"
    assert refusal(state, 0, Add(cards("OS")[0], 1)) == "stack-full stack=1"
    assert refusal(state, 0, Add(cards("OS")[0], 3)) == "no-such-stack stack=3"


@clause("CD-SOLO-5")
def test_how_many_cards_of_each_stack_the_player_decides() -> None:
    most = [0, 0, 0]
    for choice in product(range(3), repeat=4):
        state = start()
        for card, chosen_stack in zip(cards(HAND), choice, strict=False):
            if Add(card, chosen_stack) in offered(state, 0):
                state = add(state, f"{card}:{chosen_stack}")
        if not isinstance(state, Recruiting):
            continue
        for stack, lying in enumerate(state.stacks):
            assert len(lying) == 3
            own = sum(str(card)[0] == "O" for card in lying)
            most[stack] = max(most[stack], own)
    assert most == [1, 2, 3]


def chosen(hand: str, covered: str, moves: str, taken: int) -> Placing:
    return of(recruit(add(start(hand, covered), moves), str(taken)), Placing)


TAKE = "OP:2 OE:2 OS:1 OM:0"


@pytest.mark.parametrize(("taken", "paid"), [(0, 1), (1, 5), (2, 10)])
@clause("CD-SOLO-6")
def test_the_player_takes_a_stack_and_the_payroll_of_its_pile(taken: int, paid: int) -> None:
    state = add(start(), TAKE)
    assert offered(state, 0) == (Recruit(0), Recruit(1), Recruit(2))
    assert refusal(state, 0, Post(5)) == "not-now"
    at = of(recruit(state, str(taken)), Placing)
    assert at.posted == ((0, paid),)
    assert at.news == (tuple(sorted(of(state, Recruiting).stacks[taken], key=order)),)
    after = until(at, Forming)
    assert after.table.ships[0].payroll == (paid,)


def order(card: Card) -> tuple[int, int]:
    return "OPBRGH".index(str(card)[0]), "PESMNG".index(str(card)[1])


@clause("CD-SOLO-7", "CD-SOLO-8")
def test_the_opponent_takes_the_stack_of_higher_value() -> None:
    # RP RE OM: 3+2+2. RS OS RM: 1+3+5. OP OE RN: 5+4+4.
    at = chosen(HAND, COVERED, TAKE, 2)
    assert (names(at.table.rival), names(at.table.aside)) == ("RS OS RM", "RP RE OM")
    assert names(at.table.pile) == "ON RP RE OM"
    at = chosen(HAND, COVERED, TAKE, 1)
    assert (names(at.table.rival), names(at.table.aside)) == ("OP OE RN", "RP RE OM")
    view = GAME.look(at, Seat(0))
    assert (view.rival, view.aside, view.claims) == (at.table.rival, at.table.aside, ((0, 1),))


@clause("CD-SOLO-7")
def test_it_counts_wild_cards_as_positive() -> None:
    # RP HG OM: 3+10+2 against OP OE RN: 5+4+4.
    at = chosen(HAND, "RP HG RS RM RN", TAKE, 1)
    assert names(at.table.rival) == "RP HG OM"


@clause("CD-SOLO-7")
def test_of_equal_stacks_it_takes_the_left_one() -> None:
    # BP BE OM: 2+1+2. ON OS ON: 1+3+1.
    at = chosen(HAND, "BP BE ON ON RN", TAKE, 2)
    assert names(at.table.rival) == "BP BE OM"


@clause("CD-SOLO-1", "CD-SOLO-3", "CD-HOLD-1")
def test_what_there_is_in_the_end() -> None:
    for seed in range(4):
        over = ended(Setup(1), seed=seed)
        (found,) = over.table.ships
        assert (len(found.placed), len(found.hold), len(found.payroll)) == (14, 1, 5)
        assert (len(over.table.rival), len(over.table.aside)) == (15, 15)
        assert (len(over.table.deck), len(over.table.pile)) == (78 - 50, 20)
        assert set(found.payroll) <= {1, 5, 10}


@clause("CD-SOLO-8", "CD-DEAL-3")
def test_stacks_set_aside_never_come_back() -> None:
    over = ended(Setup(1, wilds=False))
    assert len(over.table.deck) == 75 - 50
