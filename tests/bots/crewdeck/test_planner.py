"""The planner at the table: always legal, honest, repeatable, and hard to beat."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shipmates.bots import DeckBot, levels, make
from shipmates.crewdeck import Setup, opening
from shipmates.crewdeck.actions import Action, Add, Post, Recruit
from shipmates.crewdeck.cards import Card, parse
from shipmates.crewdeck.scoring import rival_sheet
from shipmates.crewdeck.ship import Ship
from shipmates.crewdeck.state import State
from shipmates.crewdeck.view import Phase, View
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Seat
from tests.bots.crewdeck.test_counting import a_ship
from tests.laws.crewdeck_games import CASES, RULES, a_game, case_id
from tests.laws.crewdeck_trail import Trail
from tests.laws.crewdeck_unseen import another_game
from tests.sample import DEEP

Moves = list[tuple[State, Seat, Action]]
LEVELS = [
    pytest.param(level, marks=pytest.mark.deep if level == "expert" else [])
    for level in levels("crewdeck")
]
"""The expert takes its time; `test_expert` asks the same of it in fewer games."""
QUICK = CASES[1::8] + CASES[6::8]
"""Every number of players once; the matches play what is usual."""
MATCHES = 2 if DEEP else 1
VARIANTS = [
    pytest.param(setup, id=case_id(setup), marks=[] if setup in QUICK else pytest.mark.deep)
    for setup in CASES
]


def table(level: str, players: int, seed: int) -> list[DeckBot]:
    """One bot of that level, in every seat once as the seeds go on; chance in the others."""
    dice = Seeded(seed)
    bots = [make("crewdeck", "random", dice.fork(f"seat {seat}")) for seat in range(players)]
    bots[seed % players] = make("crewdeck", level, dice.fork("planner"))
    return bots


def play(setup: Setup, bots: list[DeckBot], seed: int) -> tuple[Moves, State]:
    dice, state, moves = Seeded(seed), opening(setup), Moves()
    while RULES.outcome(state) is None:
        nature = RULES.chance(state, dice)
        seat = NATURE if nature else RULES.awaited(state)[0]
        action = nature or bots[seat].choose(RULES.look(state, seat))
        moves.append((state, seat, action))
        state = RULES.apply(state, seat, action)
    return moves, state


def wins(players: int, games: range) -> float:
    won = 0.0
    for seed in games:
        outcome = RULES.outcome(play(Setup(players), table("planner", players, seed), seed)[1])
        assert outcome is not None
        won += outcome.payoff[seed % players]
    return won


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("setup", VARIANTS)
def test_bots_play_every_variant_to_the_end(setup: Setup, level: str) -> None:
    moves, _ = play(setup, table(level, setup.players, 1), 1)
    for state, seat, action in moves:
        assert seat == NATURE or action in RULES.legal(state, seat)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_dice_play_the_same_game(level: str) -> None:
    first, again, other = (play(Setup(2), table(level, 2, seed), seed)[0] for seed in (4, 4, 5))
    assert first == again
    assert first != other


@pytest.mark.parametrize("setup", CASES[::5], ids=case_id)
def test_the_planner_does_the_same_in_games_that_look_the_same(setup: Setup) -> None:
    eyes, dice, asked = Seat(0), Seeded("another"), 0
    trail = Trail(setup, eyes)
    for state, seat, action in a_game(setup, 7):
        if eyes in RULES.awaited(state):
            asked += 1
            worlds = (state, another_game(dice, state, trail)) if asked % 4 == 1 else ()
            views = [RULES.look(world, eyes) for world in worlds]
            choices = [make("crewdeck", "planner", Seeded(1)).choose(view) for view in views]
            assert len(set(choices)) <= 1
        trail.follow(seat, action)
    assert asked > 20


def test_the_planner_remembers_nothing_that_changes_its_mind() -> None:
    """What it did in other games does not show."""
    used = make("crewdeck", "planner", Seeded(1))
    for setup in (Setup(1), Setup(1, wilds=False), Setup(2)):
        for state, seat, _ in list(a_game(setup, 3))[:-1:7]:
            if seat != NATURE:
                view = RULES.look(state, seat)
                assert used.choose(view) == make("crewdeck", "planner", Seeded(1)).choose(view)


def test_the_planner_beats_three_who_play_at_random() -> None:
    assert wins(4, range(MATCHES)) == MATCHES


def test_the_planner_beats_the_solo_opponent() -> None:
    assert wins(1, range(MATCHES)) == MATCHES


def test_the_planner_beats_chance_at_two_and_at_three() -> None:
    assert wins(2, range(MATCHES)) + wins(3, range(MATCHES)) == 2 * MATCHES


@pytest.mark.deep
@pytest.mark.parametrize(("players", "least"), [(1, 80), (2, 95), (3, 95), (4, 95)])
def test_the_planner_keeps_winning(players: int, least: int) -> None:
    assert wins(players, range(100)) >= least


def crew(text: str) -> tuple[Card, ...]:
    return tuple(card for card in map(parse, text.split()) if card)


def last_round(view: View, *stacks: str) -> View:
    """The last round of a game, its work crews formed, nothing paid yet."""
    crews = tuple(map(crew, stacks))
    return replace(view, round=5, first=Seat(0), stacks=crews, phase=Phase.POST)


LONG = a_ship("OM ON OS OE OM BE", "PP RE BN GS RP", hold="GM")
DULL = a_ship("PP RE BN GS RP GE", "OM BS GM PN OE", hold="RM")


def posting(*stacks: str, mine: Ship = LONG) -> View:
    view = RULES.look(opening(Setup(3)), Seat(0))
    view = last_round(view, *stacks)
    return replace(view, ships=(mine, DULL, DULL), legal=tuple(map(Post, (1, 2, 3, 5, 7, 10))))


def test_the_planner_pays_little_where_all_work_crews_are_alike() -> None:
    bot = make("crewdeck", "planner", Seeded(1))
    assert bot.choose(posting("PE BS RP", "PE BS RP", "PE BS RP")) == Post(1)


def test_the_planner_pays_for_what_it_needs_and_others_would_take() -> None:
    """Three orange cards make the long row longer, and nobody gains as much by the rest."""
    bot = make("crewdeck", "planner", Seeded(1))
    paid = bot.choose(posting("ON OS OM", "PN GM RS", "BE PN GM"))
    assert isinstance(paid, Post)
    assert paid.amount >= 5


def choosing(*stacks: str, rival: str = "") -> View:
    view = RULES.look(opening(Setup(1)), Seat(0))
    view = replace(last_round(view, *stacks), phase=Phase.RECRUIT, ships=(LONG,))
    return replace(view, rival=crew(rival), legal=tuple(map(Recruit, range(3))))


def test_alone_the_planner_takes_what_its_ship_needs() -> None:
    bot = make("crewdeck", "planner", Seeded(1))
    assert bot.choose(choosing("PN GM RS", "ON OS OM", "BE PN GM")) == Recruit(1)


def test_alone_the_planner_denies_what_the_opponent_needs_more() -> None:
    """Green brings the opponent ten points a card; nothing here helps the ship much."""
    bot = make("crewdeck", "planner", Seeded(1))
    hoard = "GP GE GS GM GM GN"
    stacks = ("RS PM BP", "GS GE GM", "RS BN PN")
    assert bot.choose(choosing(*stacks, rival=hoard)) == Recruit(1)
    taken = crew(stacks[1])
    before, after = (rival_sheet(crew(hoard) + more, Setup(1).edition) for more in ((), taken))
    assert after.total - before.total > 20


def test_the_planner_gives_no_wild_away_when_it_need_not() -> None:
    """Alone, with the last card to add: what is kept is discarded, and helps nobody."""
    hand = crew("HG PM")
    adds = tuple(Add(card, stack) for card in hand for stack in (0, 2))
    view = replace(choosing("PE BS", "ON OS OE", "BE PS"), phase=Phase.FORM, legal=adds)
    view = replace(view, hand=hand, covered=(0, 0, 1))
    chosen = make("crewdeck", "planner", Seeded(1)).choose(view)
    assert isinstance(chosen, Add)
    assert chosen.card == hand[1]


def test_what_there_is_not_is_named() -> None:
    with pytest.raises(
        ValueError, match="no bot 'cautious': expected random or planner or exp"
    ):
        make("crewdeck", "cautious", Seeded(1))
    with pytest.raises(
        ValueError, match="no game 'chess': expected planet9 or deepsea or crew"
    ):
        levels("chess")
