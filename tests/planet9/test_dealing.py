"""What nature deals, and what it may not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Illegal
from shipmates.planet9 import MISSIONS, opening
from shipmates.planet9.actions import Deal, Lay, Play
from shipmates.planet9.state import Briefing, Dealing, Playing
from shipmates.tricks.cards import COLOURED, DECK, TRUMPS, CardSet
from tests.clauses import clause
from tests.planet9.deals import cards, deal, dealt, own, setup
from tests.planet9.stories import ALL_FIVE, ALL_FOUR, ALL_THREE, story
from tests.planet9.tables import GAME, ended, last, of, refusal, table


def a_deal(players: int, seed: int, *, challenge: bool = False) -> Deal:
    start = opening(setup(1, players, challenge=challenge))
    proposed = GAME.chance(start, Seeded(seed))
    assert isinstance(proposed, Deal)
    return proposed


@clause("P9-DEAL-1")
def test_every_attempt_begins_with_nothing_but_its_setup() -> None:
    assert opening(setup(4)) == Dealing(setup(4))
    assert a_deal(4, 1) != a_deal(4, 2)


@clause("P9-DEAL-1", "P9-TASK-1")
def test_tasks_are_drawn_anew_for_every_attempt() -> None:
    state = table("", 4)
    first, second = (GAME.chance(state, Seeded(seed)) for seed in (1, 2))
    assert isinstance(first, Lay)
    assert isinstance(second, Lay)
    assert len(first.cards) == len(second.cards) == 3
    assert first != second


@pytest.mark.parametrize(("players", "size"), [(4, 10), (5, 8)])
@clause("P9-DEAL-2")
def test_four_get_ten_cards_and_five_get_eight(players: int, size: int) -> None:
    for seed in range(5):
        hands = a_deal(players, seed).hands
        assert [len(hand) for hand in hands] == [size] * players
        assert CardSet.of(card for hand in hands for card in hand) == DECK


@clause("P9-DEAL-3")
def test_chance_says_which_of_three_gets_fourteen() -> None:
    sizes = {tuple(map(len, a_deal(3, seed).hands)) for seed in range(30)}
    assert sizes == {(14, 13, 13), (13, 14, 13), (13, 13, 14)}


@pytest.mark.parametrize("long", range(3))
@clause("P9-DEAL-3")
def test_any_of_three_may_be_dealt_fourteen(long: int) -> None:
    sizes = [13 + (seat == long) for seat in range(3)]
    rest = iter(DECK)
    hands = tuple(CardSet.of(next(rest) for _ in range(size)) for size in sizes)
    assert dealt(setup(1, 3), Deal(hands)).sizes == tuple(sizes)


@pytest.mark.parametrize(
    ("players", "tricks", "over"), [(2, 13, 1), (3, 13, 1), (4, 10, 0), (5, 8, 0)]
)
@clause("P9-DEAL-4")
def test_the_last_trick_leaves_at_most_one_card(players: int, tricks: int, over: int) -> None:
    # Balanced winners, so that mission 29 goes on to its end.
    named = {2: ALL_THREE, 3: ALL_THREE, 4: ALL_FOUR, 5: ALL_FIVE}[players]
    winners = {4: "1 2 3 0 1 2 0 3 3 0", 5: "1 2 3 4 0 1 2 3"}.get(players, "0 1 2 " * 4 + "0")
    state = story(29, named, winners, players=players)
    end = last(state)
    assert len(end.ledger.tricks) == tricks == setup(1, players).tricks
    assert len(end.hands.all) == over
    assert not end.hands.all & end.ledger.gone
    assert ended(state) == f"won mission-done trick={tricks}"
    for seat in range(end.brief.seats):
        for card in end.hands.all:
            assert refusal(state, seat, Play(card)) == "over"


@clause("P9-DEAL-4", "P9-CHAL-1")
def test_the_challenge_has_ten_tricks_and_nothing_left_over() -> None:
    at = setup(1, 3, challenge=True)
    assert (at.tricks, len(at.deck)) == (10, 30)
    assert all(len(hand) == 10 for hand in a_deal(3, 1, challenge=True).hands)


def shifted(hands: tuple[CardSet, ...], giver: int, taker: int) -> tuple[CardSet, ...]:
    """The lowest card of one hand lies in another."""
    card = hands[giver].low
    moved = list(hands)
    moved[giver], moved[taker] = moved[giver].minus(card), moved[taker].plus(card)
    return tuple(moved)


@pytest.mark.parametrize("players", [2, 4, 5])
@clause("P9-DEAL-2", "P9-JARV-3")
def test_shares_must_be_even(players: int) -> None:
    at = setup(1, players, jarvis=2)
    fair = deal(at)
    with pytest.raises(Illegal, match="deal-not-even"):
        dealt(at, replace(fair, hands=shifted(fair.hands, 0, 1)))


@clause("P9-DEAL-3")
def test_no_share_of_three_is_fifteen() -> None:
    at = setup(1, 3)
    hands = deal(at).hands
    long = max(range(3), key=lambda seat: len(hands[seat]))
    with pytest.raises(Illegal, match="deal-not-even"):
        dealt(at, Deal(shifted(hands, (long + 1) % 3, long)))


@clause("P9-DECK-1", "P9-DEAL-1")
def test_every_card_is_dealt_once() -> None:
    at = setup(1, 4)
    hands = deal(at).hands
    twice = (hands[1], *hands[1:])
    short = (hands[0].minus(hands[0].low), *hands[1:])
    for wrong in (twice, short, (*hands[:3],)):
        with pytest.raises(Illegal, match="deal-not-the-deck"):
            dealt(at, Deal(wrong))
    with pytest.raises(Illegal, match="deal-not-even"):
        dealt(at, deal(setup(1, 5)))


@clause("P9-DECK-2", "P9-TASK-1")
def test_task_cards_are_the_thirty_six_colour_cards() -> None:
    state = table("", own(36))
    while isinstance(state, Briefing) and GAME.awaited(state):
        seat = GAME.awaited(state)[0]
        state = GAME.apply(state, seat, GAME.legal(state, seat)[-1])
    laid = GAME.chance(state, Seeded(1))
    assert isinstance(laid, Lay)
    assert CardSet.of(laid.cards) == COLOURED
    owned = of(GAME.apply(state, NATURE, laid), Playing).brief.duties
    assert len(owned) == 36
    assert refusal(state, NATURE, Lay((*laid.cards[1:], *cards("T1")))) == "lay-wrong count=36"


@pytest.mark.parametrize("laid", ["P1 B2", "P1 B2 G3 Y4", "P1 B2 B2", "P1 B2 T1"])
@clause("P9-TASK-1", "P9-DECK-2")
def test_exactly_the_missions_number_of_different_tasks_is_laid(laid: str) -> None:
    assert refusal(table("", 4), NATURE, Lay(cards(laid))) == "lay-wrong count=3"


@clause("P9-DECK-3")
def test_the_challenge_leaves_green_and_rocket_one_in_the_box() -> None:
    at = setup(47, 3, challenge=True)
    assert str(DECK - at.deck) == "G1 G2 G3 G4 G5 G6 G7 G8 G9 T1"
    state = table("", 47, 3, challenge=True)
    assert refusal(state, NATURE, Lay(cards("P123456789 G1"))) == "lay-wrong count=10"
    assert refusal(state, NATURE, Lay(cards("P123456789 B1"))) == ""
    with pytest.raises(Illegal, match="setup-tasks tasks=28 cards=27"):
        opening(setup(own(28), 3, challenge=True))
    assert opening(setup(own(27), 3, challenge=True))


def test_more_tasks_than_there_are_cannot_be_set_up() -> None:
    with pytest.raises(Illegal, match="setup-tasks tasks=37 cards=36"):
        opening(setup(own(37)))


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_two_to_five_people_play(players: int) -> None:
    with pytest.raises(Illegal, match=f"setup-players players={players}"):
        opening(setup(1, players))


def test_no_rocket_is_left_behind_in_a_chance_lay() -> None:
    for seed in range(20):
        laid = GAME.chance(table("", 49), Seeded(seed))
        assert isinstance(laid, Lay)
        assert not CardSet.of(laid.cards) & TRUMPS
        assert len(set(laid.cards)) == len(laid.cards) == MISSIONS[48].tasks
