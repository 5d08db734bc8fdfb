"""The expert at the table: always legal, honest, repeatable, and better than the planner."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from shipmates.bots import DeckBot, make
from shipmates.bots.crewdeck.deals import Deals
from shipmates.bots.crewdeck.experience import hopes
from shipmates.bots.crewdeck.futures import Futures
from shipmates.bots.crewdeck.mind import Mind
from shipmates.bots.crewdeck.offers import offers, settled
from shipmates.crewdeck import Setup
from shipmates.crewdeck.actions import Post, Recruit
from shipmates.crewdeck.cards import KINDS, PLAIN, Card, Wild
from shipmates.crewdeck.editions import ROUNDS
from shipmates.crewdeck.scoring import sheet
from shipmates.crewdeck.state import State
from shipmates.crewdeck.view import Phase, View
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Seat
from tests.bots.crewdeck.test_counting import OTHER, a_ship
from tests.bots.crewdeck.test_planner import VARIANTS, choosing, play, posting
from tests.laws.crewdeck_games import CASES, RULES, a_game, case_id
from tests.laws.crewdeck_trail import Trail
from tests.laws.crewdeck_unseen import another_game


def expert(seed: int = 1) -> DeckBot:
    return make("crewdeck", "expert", Seeded(seed))


def asked(setup: Setup, seed: int, each: int) -> list[tuple[State, Seat]]:
    """Some turns of a random game in which a seat has a choice."""
    turns = [(state, seat) for state, seat, _ in a_game(setup, seed) if seat != NATURE]
    return [turn for turn in turns if len(RULES.legal(*turn)) > 1][seed % each :: each]


def legal(setup: Setup, seed: int, each: int) -> set[Phase]:
    """Has the expert choose now and then in a random game; in which phases it did."""
    phases = set[Phase]()
    for state, seat in asked(setup, seed, each):
        view = RULES.look(state, seat)
        assert expert(seed).choose(view) in view.legal
        phases.add(view.phase)
    return phases


@pytest.mark.parametrize("setup", [*VARIANTS, OTHER])
def test_the_expert_does_only_what_is_legal(setup: Setup) -> None:
    assert legal(setup, CASES.index(setup) if setup in CASES else 5, 31)


@pytest.mark.deep
@pytest.mark.parametrize("setup", [*CASES, OTHER], ids=case_id)
def test_the_expert_does_only_what_is_legal_in_many_games(setup: Setup) -> None:
    assert Phase.RECRUIT in set.union(*(legal(setup, seed, 3) for seed in range(5)))


@pytest.mark.parametrize("setup", [Setup(1), Setup(2), Setup(4)], ids=case_id)
def test_the_expert_knows_every_phase(setup: Setup) -> None:
    views = [RULES.look(*turn) for turn in asked(setup, 6, 1)]
    last = {view.phase: view for view in views}
    assert len(last) == (3 if setup.solo else 4)
    assert all(expert().choose(view) in view.legal for view in last.values())


@pytest.mark.deep
def test_the_same_dice_play_the_same_game() -> None:
    first, again = (play(Setup(1), [expert(4)], 4)[0] for _ in range(2))
    assert first == again


@pytest.mark.parametrize("setup", CASES[::5], ids=case_id)
def test_the_expert_does_the_same_in_games_that_look_the_same(setup: Setup) -> None:
    eyes, dice, turns = Seat(0), Seeded("another"), 0
    trail = Trail(setup, eyes)
    for state, seat, action in a_game(setup, 7):
        if eyes in RULES.awaited(state):
            turns += 1
            worlds = (state, another_game(dice, state, trail)) if turns % 20 == 1 else ()
            assert len({expert().choose(RULES.look(world, eyes)) for world in worlds}) <= 1
        trail.follow(seat, action)
    assert turns > 20


def test_the_expert_remembers_nothing_that_changes_its_mind() -> None:
    used = expert()
    for setup in (Setup(1), Setup(2), Setup(3)):
        for state, seat in asked(setup, 3, 50):
            view = RULES.look(state, seat)
            assert used.choose(view) == expert().choose(view)


@pytest.mark.parametrize("setup", CASES, ids=case_id)
def test_a_deal_has_every_hidden_card_and_no_other(setup: Setup) -> None:
    """Whatever is dealt completes what is seen to a deck that could be."""
    for state, seat in asked(setup, 4, 5):
        view = RULES.look(state, seat)
        hidden = Counter(KINDS[card] for card in Deals(view, Seeded(1)).hidden())
        every = hidden + known(view)
        for card, copies in Counter(PLAIN).items():
            assert every[card] >= copies
        for wild in Wild:
            there = sum(count for card, count in every.items() if card.wild is wild)
            assert there >= setup.wild_count(wild)
        if view.round < 4 or setup.players < 4:
            assert every.total() == 75 + sum(map(setup.wild_count, Wild))


def known(view: View) -> Counter[Card]:
    """All cards that lie before a seat, each once."""
    cards = Counter[Card](view.hand + view.shed + view.rival + view.aside + view.news)
    for ship in view.ships:
        cards.update((*ship.cells.values(), *ship.hold))
    claimed = [at for seat, at in view.claims if seat == view.seat or view.setup.solo]
    gone = range(len(view.stacks)) if view.setup.solo and view.claims else claimed
    for at, stack in enumerate(view.stacks):
        cards.update(() if view.phase is Phase.PLACE and at in gone else stack)
    return cards


def test_nobody_pays_more_than_choosing_first_is_worth() -> None:
    """The last to post may top the others; what that is worth decides whether it does."""
    tree = offers(3, 1, (1, 2, 3, 5, 7, 10), 0)
    idle = settled(tree.start, [[0.0] * 3 for _ in tree.orders])
    assert sorted(idle) == [-3, -2, -1]
    early = [[30.0 * (order[0] == seat) for seat in range(3)] for order in tree.orders]
    gains = settled(tree.start, early)
    assert max(gains) >= 30 - 10
    assert sum(gain > 0 for gain in gains) == 1


def test_a_ship_with_room_for_its_sets_has_the_better_future() -> None:
    view = choosing("PE BS RP", "ON OS OE", "BE PS GM")
    view = replace(view, round=3, ships=(a_ship("OM OS"),))
    mind = Mind(view, hopes(view.setup, ROUNDS - view.round))
    futures = Futures(view, mind.yard, Seeded(1), 6)
    together, apart = (
        mind.yard.build(a_ship(*rows)) for rows in (("OM OS", "OP"), ("OM PP OS",))
    )
    assert futures.worth(together) > futures.worth(apart)


def test_the_expert_pays_little_where_all_work_crews_are_alike() -> None:
    assert expert().choose(posting("PE BS RP", "PE BS RP", "PE BS RP")) == Post(1)


def test_the_expert_takes_what_makes_its_set_long() -> None:
    assert expert().choose(choosing("PN GM RS", "ON OS OM", "BE PN GM")) == Recruit(1)


def margin(players: int, seed: int, place: int) -> tuple[float, list[int]]:
    """What an expert wins among planners, and everybody's points, its own first."""
    dice = Seeded(seed)
    bots = [make("crewdeck", "planner", dice.fork(f"seat {seat}")) for seat in range(players)]
    bots[place] = make("crewdeck", "expert", dice.fork("expert"))
    state = play(Setup(players), bots, seed)[1]
    outcome, ships = RULES.outcome(state), RULES.look(state, Seat(place)).ships
    assert outcome is not None
    points = [sheet(ship, Setup(players).edition).total for ship in ships]
    return outcome.payoff[place], [points.pop(place), *points]


@pytest.mark.deep
def test_the_expert_keeps_beating_the_planner() -> None:
    assert sum(margin(2, seed, place)[0] for seed in range(50) for place in (0, 1)) >= 65


@pytest.mark.deep
def test_the_expert_is_first_among_three_planners_more_often_than_is_fair() -> None:
    assert sum(margin(4, seed, place)[0] for seed in range(10) for place in range(4)) >= 16
