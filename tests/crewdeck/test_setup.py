"""What is shuffled in, who begins, and how the cards come."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from shipmates.crewdeck import USUAL, HouseRule, Setup, opening
from shipmates.crewdeck.actions import Open, Reshuffle
from shipmates.crewdeck.cards import PLAIN, Card, Wild
from shipmates.crewdeck.state import Dealing, Forming, Placing
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, WATCHER, Seat
from tests.clauses import clause
from tests.crewdeck.tables import (
    GAME,
    awaits,
    cards,
    forming,
    full_deck,
    names,
    nature,
    of,
    refusal,
    table,
    until,
)

ALL_WILDS = frozenset({HouseRule.ALL_WILDS_ALONE})


def drawn(setup: Setup, seed: int) -> Open:
    action = GAME.chance(opening(setup), Seeded(seed))
    assert isinstance(action, Open)
    return action


def wilds_in(setup: Setup, seed: int = 1) -> list[int]:
    deck = drawn(setup, seed).deck
    return [sum(card.wild is wild for card in deck) for wild in Wild]


@clause("CD-SETUP-2")
def test_with_three_or_four_one_wild_card_of_each_type_for_each() -> None:
    assert wilds_in(Setup(3)) == [3, 3, 3]
    assert wilds_in(Setup(4)) == [4, 4, 4]
    state = of(nature(opening(Setup(4)), drawn(Setup(4), 1)), Forming)
    assert len(state.table.box) == 2
    boxes = {names(box_after(seed)) for seed in range(40)}
    assert len(boxes) > 10


def box_after(seed: int) -> tuple[Card, ...]:
    return of(nature(opening(Setup(4)), drawn(Setup(4), seed)), Forming).table.box


@clause("CD-TWO-1")
def test_two_use_all_wild_cards() -> None:
    assert wilds_in(Setup(2)) == [5, 5, 4]


@clause("CD-SOLO-1")
def test_one_player_has_one_wild_card_of_each_type_and_all_by_a_house_rule() -> None:
    assert wilds_in(Setup(1)) == [1, 1, 1]
    assert wilds_in(Setup(1, house=ALL_WILDS)) == [5, 5, 4]
    assert wilds_in(Setup(1, wilds=False, house=ALL_WILDS)) == [0, 0, 0]
    assert wilds_in(Setup(1, edition=replace(USUAL, solo_wilds=5))) == [5, 5, 4]


@clause("CD-SETUP-2")
def test_the_house_rule_for_one_changes_nothing_for_more() -> None:
    assert wilds_in(Setup(3, house=ALL_WILDS)) == [3, 3, 3]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@clause("CD-SETUP-3", "CD-TWO-1")
def test_wild_cards_may_be_left_out(players: int) -> None:
    deck = drawn(Setup(players, wilds=False), 1).deck
    assert Counter(deck) == Counter(PLAIN)
    state = nature(opening(Setup(players, wilds=False)), drawn(Setup(players, wilds=False), 1))
    assert len(of(state, Forming).table.box) == 14


@clause("CD-SETUP-4")
def test_anybody_may_be_first() -> None:
    assert {drawn(Setup(4), seed).first for seed in range(60)} == {0, 1, 2, 3}


def test_decks_are_shuffled() -> None:
    assert len({drawn(Setup(3, wilds=False), seed).deck[:5] for seed in range(10)}) == 10
    short = until(opening(Setup(4)), Dealing)
    orders = {GAME.chance(short, Seeded(seed)) for seed in range(10)}
    assert len(orders) == 10


HANDS = "OP OE OS OM ON | PP PE PS PM PN | BP BE BS BM BN"


@clause("CD-DEAL-1")
def test_five_cards_each_one_at_a_time_from_the_first_player() -> None:
    setup = Setup(3)
    deck = full_deck(setup)
    state = forming(nature(opening(setup), Open(Seat(1), deck)))
    assert state.hands[1] == deck[0:15:3]
    assert state.hands[2] == deck[1:15:3]
    assert state.hands[0] == deck[2:15:3]
    assert state.table.deck == deck[15:]
    assert awaits(state) == "1"
    assert [names(hand) for hand in forming(table(HANDS, first=2)).hands] == [
        hand.strip() for hand in HANDS.split("|")
    ]


def reshuffles(setup: Setup, seed: int) -> list[tuple[int, int, int]]:
    """In which rounds the discards are shuffled, how many they are, and how many are held."""
    dice, state, found = Seeded(seed), opening(setup), list[tuple[int, int, int]]()
    while GAME.outcome(state) is None:
        action = GAME.chance(state, dice)
        if isinstance(state, Dealing):
            assert state.table.deck == ()
            held = sum(map(len, state.hands))
            found.append((state.table.round, len(state.table.pile), held))
        seat = NATURE if action else GAME.awaited(state)[0]
        state = GAME.apply(state, seat, action or dice.choice(GAME.legal(state, seat)))
    return found


@pytest.mark.parametrize(
    ("setup", "expected"),
    [
        (Setup(1), []),
        (Setup(2), []),
        (Setup(3), []),
        (Setup(4), [(5, 32, 7)]),
        (Setup(1, wilds=False), []),
        (Setup(2, wilds=False), []),
        (Setup(3, wilds=False), []),
        (Setup(4, wilds=False), [(4, 24, 15), (5, 8, 19)]),
    ],
)
@clause("CD-DEAL-2", "CD-DEAL-3")
def test_when_the_discards_are_shuffled(
    setup: Setup, expected: list[tuple[int, int, int]]
) -> None:
    assert reshuffles(setup, 1) == reshuffles(setup, 2) == expected


@clause("CD-DEAL-2")
def test_the_deal_goes_on_where_it_stopped() -> None:
    short = until(opening(Setup(4)), Dealing)
    first = short.table.first
    assert [len(short.hands[(first + turn) % 4]) for turn in range(4)] == [2, 2, 2, 1]
    deck = short.table.pile
    state = forming(nature(short, Reshuffle(deck)))
    assert [len(hand) for hand in state.hands] == [5] * 4
    assert state.hands[(first + 3) % 4][1:] == (deck[0], deck[4], deck[8], deck[12])
    assert state.hands[first][2:] == (deck[1], deck[5], deck[9])
    assert (state.table.deck, state.table.pile) == (deck[13:], ())


@clause("CD-DEAL-4", "CD-SEE-1")
def test_the_discards_are_only_counted() -> None:
    state = until(opening(Setup(3)), Placing)
    view = GAME.look(state, Seat(0))
    assert (view.pile, view.deck, view.round) == (6, 84 - 15, 1)
    watched = GAME.look(state, WATCHER)
    assert (watched.shed, watched.hand, watched.news) == ((), (), ())
    assert len(view.shed) == 2


def test_decks_that_cannot_be_are_refused() -> None:
    state, deck = opening(Setup(3)), full_deck(Setup(3))
    other = (*PLAIN, *cards("HP HE HS OG PG BG HG HG HG"))
    assert refusal(state, NATURE, Open(Seat(0), other)) == ""
    wrong = [
        deck[1:],
        (*deck, deck[0]),
        (deck[1], *deck[1:]),
        deck[:-1],
        (*PLAIN, *cards("HP HP HS OG PG BG HG HG HG")),
        (*PLAIN, *cards("HP HE HS HM PG BG HG HG HG")),
        PLAIN,
        (),
    ]
    assert {refusal(state, NATURE, Open(Seat(0), d)) for d in wrong} == {"not-the-deck"}
    assert refusal(state, NATURE, Open(Seat(3), deck)) == "no-such-seat seat=3"
    assert refusal(opening(Setup(3, wilds=False)), NATURE, Open(Seat(0), deck)) != ""


def test_other_cards_than_the_discards_are_refused() -> None:
    state = until(opening(Setup(4)), Dealing)
    pile = state.table.pile
    assert refusal(state, NATURE, Reshuffle(pile[::-1])) == ""
    stranger = next(card for card in PLAIN if card not in pile)
    for deck in (pile[1:], (*pile, pile[0]), (stranger, *pile[1:]), ()):
        assert refusal(state, NATURE, Reshuffle(deck)) == "not-the-discards"
