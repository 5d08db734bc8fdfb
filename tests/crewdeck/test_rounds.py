"""Phases 1 to 3 and 5 with three and four players."""

from __future__ import annotations

import pytest

from shipmates.crewdeck import Setup, opening
from shipmates.crewdeck.actions import Action, Add, Open, Post, Recruit, Reshuffle, Stow
from shipmates.crewdeck.state import (
    Dealing,
    Forming,
    Over,
    Placing,
    Posting,
    Recruiting,
    State,
)
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Seat
from tests.clauses import clause
from tests.crewdeck.tables import (
    GAME,
    add,
    awaits,
    cards,
    ended,
    forming,
    in_turn,
    names,
    of,
    offered,
    post,
    recruit,
    refusal,
    table,
    until,
)

HANDS = "OP OE OS OM ON | PP PE PS PM PN | BP BE BS BM BN"
STACKS = "OP:0 PP:0 BP:0 OE:1 PE:1 BE:1 OS:2 PS:2 BS:2"


def formed(first: int = 0) -> State:
    lines = STACKS.split()
    turned = [
        lines[lap * 3 + (first + turn) % 3].split(":")[0] + f":{lap}"
        for lap in range(3)
        for turn in range(3)
    ]
    return add(table(HANDS, first=first), " ".join(turned))


@clause("CD-FORM-1")
def test_one_card_each_clockwise_three_times() -> None:
    state = table(HANDS, first=1)
    words = "PP:0 BP:0 OP:0 PE:1 BE:1 OE:1 PS:2 BS:2 OS:2"
    for turn, word in enumerate(words.split()):
        seat = (1 + turn) % 3
        assert awaits(state) == str(seat)
        assert offered(state, seat)
        assert not offered(state, (seat + 1) % 3)
        state = add(state, word)
    assert isinstance(state, Posting)
    assert [names(stack) for stack in state.stacks] == ["PP BP OP", "PE BE OE", "PS BS OS"]


def stacks_offered(state: State) -> set[int]:
    return {a.stack for a in offered(state, int(awaits(state))) if isinstance(a, Add)}


@clause("CD-FORM-2")
def test_a_stack_takes_three_and_there_are_as_many_as_players() -> None:
    state = table(HANDS)
    assert stacks_offered(state) == {0}
    state = add(state, "OP:0 PP:0")
    assert stacks_offered(state) == {0, 1}
    state = add(state, "BP:0")
    assert stacks_offered(state) == {1}
    state = add(state, "OE:1 PE:2")
    assert stacks_offered(state) == {1, 2}
    assert len(offered(state, 2)) == 4 * 2
    state = add(state, "BE:2 OS:2")
    assert stacks_offered(state) == {1}


@clause("CD-FORM-2")
def test_cards_that_look_alike_are_offered_once() -> None:
    state = table("ON ON ON OP OE | PP PE PS PM PN | BP BE BS BM BN")
    assert len(offered(state, 0)) == 3


@clause("CD-FORM-3")
def test_all_stacks_are_open_to_everybody() -> None:
    state = add(table(HANDS), "OP:0 PP:1")
    assert all(GAME.look(state, Seat(s)).stacks == (cards("OP"), cards("PP")) for s in range(3))


@clause("CD-FORM-4")
def test_what_is_left_is_discarded_unseen() -> None:
    state = of(formed(), Posting)
    assert names(state.table.pile) == "OM ON PM PN BM BN"
    assert [names(shed) for shed in state.table.shed] == ["OM ON", "PM PN", "BM BN"]
    for seat in range(3):
        view = GAME.look(state, Seat(seat))
        assert view.shed == state.table.shed[seat]
        assert (view.hand, view.sizes, view.pile) == ((), (0, 0, 0), 6)


@clause("CD-POST-1", "CD-POST-2")
def test_payroll_is_taken_clockwise_and_each_amount_once() -> None:
    state = formed(first=2)
    left = {1, 2, 3, 5, 7, 10}
    for seat, amount in ((2, 5), (0, 10), (1, 1)):
        assert awaits(state) == str(seat)
        assert {a.amount for a in offered(state, seat) if isinstance(a, Post)} == left
        assert offered(state, (seat + 1) % 3) == ()
        state = post(state, str(amount))
        left.remove(amount)
    at = of(state, Recruiting)
    assert at.posted == ((2, 5), (0, 10), (1, 1))
    assert GAME.look(state, Seat(1)).posted == at.posted


@pytest.mark.parametrize("amount", [1, 2, 3, 5, 7, 10])
@clause("CD-POST-2")
def test_an_amount_that_is_gone_is_gone_for_the_round(amount: int) -> None:
    state = post(formed(), str(amount))
    assert Post(amount) not in offered(state, 1)
    assert refusal(state, 1, Post(amount)) == f"not-on-offer amount={amount}"
    assert len(offered(state, 1)) == 5


@clause("CD-RECR-1", "CD-RECR-2", "CD-RECR-3")
def test_who_pays_more_chooses_first_and_the_last_is_not_asked() -> None:
    state = post(formed(), "2 10 3")
    assert of(state, Recruiting).table.first == 1
    assert (awaits(state), offered(state, 0)) == ("1", ())
    assert set(offered(state, 1)) == {Recruit(0), Recruit(1), Recruit(2)}
    state = recruit(state, "1")
    assert awaits(state) == "2"
    assert set(offered(state, 2)) == {Recruit(0), Recruit(2)}
    state = of(recruit(state, "2"), Placing)
    assert state.claims == ((1, 1), (2, 2), (0, 0))
    assert [names(new) for new in state.news] == ["OP PP BP", "OE PE BE", "OS PS BS"]


@clause("CD-RECR-2")
def test_the_first_player_keeps_the_card_by_paying_most() -> None:
    assert of(post(formed(first=2), "10 7 5"), Recruiting).table.first == 2
    assert of(post(formed(first=2), "7 5 10"), Recruiting).table.first == 1


def round_over(state: State) -> State:
    """Everybody places all cards at the first place offered."""
    while isinstance(state, Placing):
        seat = GAME.awaited(state)[0]
        state = GAME.apply(state, seat, GAME.legal(state, seat)[0])
    return state


@clause("CD-CLEAN-1", "CD-CLEAN-2", "CD-ROUND-1")
def test_payroll_goes_to_the_hold_and_all_is_on_offer_again() -> None:
    state = round_over(recruit(post(formed(), "2 10 3"), "0 1"))
    at = forming(state)
    assert [ship.payroll for ship in at.table.ships] == [(2,), (10,), (3,)]
    assert (at.table.round, at.table.first, awaits(state)) == (2, 1, "1")
    assert [len(hand) for hand in at.hands] == [5, 5, 5]
    posting = until(state, Posting)
    assert {a.amount for a in offered(posting, 1) if isinstance(a, Post)} == {1, 2, 3, 5, 7, 10}


@clause("CD-CLEAN-1")
def test_a_ship_as_it_was_before_the_payroll_is_paid() -> None:
    state = until(recruit(post(formed(), "2 10 3"), "0 1"), Forming)
    assert all(len(ship.placed) + len(ship.hold) == 3 for ship in state.table.ships)
    placing = of(recruit(post(formed(), "2 10 3"), "0 1"), Placing)
    assert all(ship.payroll == () for ship in placing.table.ships)


@pytest.mark.parametrize("players", [3, 4])
@clause("CD-ROUND-1", "CD-CLEAN-2", "CD-HOLD-1")
def test_after_five_rounds_all_is_over(players: int) -> None:
    over = ended(Setup(players))
    assert over.table.round == 5
    for ship in over.table.ships:
        assert (len(ship.placed), len(ship.hold), len(ship.payroll)) == (14, 1, 5)
    assert (awaits(over), offered(over, 0)) == ("", ())


def phases(players: int) -> list[str]:
    state: State = table(HANDS if players == 3 else HANDS + " | RP RE RS RM RN")
    met = list[str]()
    while not isinstance(state, Over) and (len(met) < 2 or met[-1] != met[0]):
        name = type(state).__name__
        if not met or met[-1] != name:
            met.append(name)
        state = in_turn(state, [offered(state, int(awaits(state).split()[0]))[0]])
    return met


@clause("CD-ROUND-1")
def test_the_phases_come_in_order() -> None:
    assert phases(3) == phases(4) == ["Forming", "Posting", "Recruiting", "Placing", "Forming"]


def test_refusals_in_the_first_three_phases() -> None:
    state = table(HANDS)
    op, pp = cards("OP PP")
    assert refusal(state, 1, Add(pp, 0)) == "not-your-turn turn=0"
    assert refusal(state, 0, Add(pp, 0)) == "not-in-hand card=PP"
    for stack in (-1, 1, 3):
        assert refusal(state, 0, Add(op, stack)) == f"no-such-stack stack={stack}"
    full = add(state, "OP:0 PP:0 BP:0")
    assert refusal(full, 0, Add(cards("OE")[0], 0)) == "stack-full stack=0"
    assert refusal(add(full, "OE:1 PE:2"), 2, Add(cards("BE")[0], 3)) == "no-such-stack stack=3"
    posting = post(formed(), "10")
    assert refusal(posting, 0, Post(1)) == "not-your-turn turn=1"
    for amount in (10, 4, -1, 0):
        assert refusal(posting, 1, Post(amount)) == f"not-on-offer amount={amount}"
    recruiting = recruit(post(formed(), "10 7 5"), "2")
    assert refusal(recruiting, 0, Recruit(0)) == "not-your-turn turn=1"
    assert refusal(recruiting, 1, Recruit(2)) == "stack-taken stack=2"
    for stack in (-1, 3):
        assert refusal(recruiting, 1, Recruit(stack)) == f"no-such-stack stack={stack}"


def test_what_belongs_to_another_phase_is_refused() -> None:
    states = [
        table(HANDS),
        formed(),
        post(formed(), "10 7 5"),
        recruit(post(formed(), "10 7 5"), "2 0"),
    ]
    op = cards("OP")[0]
    actions: list[Action] = [Add(op, 0), Post(1), Recruit(1), Stow(op)]
    for phase, state in enumerate(states):
        seat = int(awaits(state).split()[0])
        codes = [refusal(state, seat, action) for action in actions]
        assert [code == "not-now" for code in codes] == [i != phase for i in range(4)]
        for stranger in (3, -1, -2):
            assert refusal(state, stranger, actions[phase]) == f"no-such-seat seat={stranger}"
            assert offered(state, stranger) == ()


def test_nothing_is_done_before_the_deal_or_after_the_end() -> None:
    before, over, op = opening(Setup(3)), ended(Setup(3)), cards("OP")[0]
    short = until(opening(Setup(4)), Dealing)
    for action in (Stow(op), Add(op, 0), Post(1)):
        assert refusal(before, 0, action) == refusal(short, 0, action) == "natures-turn"
        assert refusal(before, NATURE, action) == refusal(short, NATURE, action) == "not-now"
        assert refusal(over, 0, action) == refusal(over, NATURE, action) == "over"
    assert refusal(before, NATURE, Reshuffle(())) == "not-now"
    assert refusal(short, NATURE, Open(Seat(0), ())) == "not-now"
    assert refusal(formed(), NATURE, Reshuffle(())) == "not-now"
    for state in (before, over, short):
        assert (awaits(state), offered(state, 0)) == ("", ())
    assert GAME.chance(over, Seeded(1)) is GAME.chance(formed(), Seeded(1)) is None
