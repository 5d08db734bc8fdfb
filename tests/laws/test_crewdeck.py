"""The laws of the kernel over random games of Crew Deck, every variant."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from shipmates.crewdeck import Setup, opening
from shipmates.crewdeck.actions import Action, Add, Open, Place, Post, Recruit, Reshuffle, Stow
from shipmates.crewdeck.cards import KINDS, PLAIN, Card, Wild
from shipmates.crewdeck.ship import Cell, Ship
from shipmates.crewdeck.state import (
    Dealing,
    Forming,
    Opening,
    Placing,
    Posting,
    Recruiting,
    State,
)
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, WATCHER, Record, Seat
from shipmates.kernel.laws import (
    assert_legal_is_applied,
    assert_looks_alike,
    assert_refused,
    assert_replays,
    assert_someone_moves,
)
from tests.clauses import clause
from tests.crewdeck.tables import refusal
from tests.laws.crewdeck_games import CASES, RULES, a_game, case_id
from tests.laws.crewdeck_trail import Trail
from tests.laws.crewdeck_unseen import another_game

DEEP = bool(os.environ.get("SHIPMATES_DEEP"))
seeds = st.integers(0, 2**32)
WITHOUT_SHRINKING = (Phase.explicit, Phase.reuse, Phase.generate)
"""A smaller seed is no smaller game."""
every_case = pytest.mark.parametrize("setup", CASES, ids=case_id)

PROBES: tuple[Action, ...] = (
    *(Add(card, stack) for card in KINDS[::3] for stack in range(-1, 5)),
    *(Post(amount) for amount in range(-1, 12)),
    *(Recruit(stack) for stack in range(-1, 6)),
    *(Place(card, Cell(r, c)) for card in KINDS[::4] for r in (-2, 0, 1) for c in (-8, 0, 7)),
    *map(Stow, KINDS[::2]),
    Open(Seat(0), PLAIN),
    Reshuffle(()),
)


def aboard(ships: tuple[Ship, ...]) -> list[Card]:
    return [card for ship in ships for card in (*ship.hold, *(c for _, c in ship.placed))]


def places(state: State) -> Counter[Card]:
    """Every card, wherever it lies."""
    if isinstance(state, Opening):
        return everything(state.setup)
    table = state.table
    lying = [*table.deck, *table.box, *table.pile, *table.rival]
    match state:
        case Dealing(_, hands):
            lying += [card for hand in hands for card in hand]
        case Forming(_, hands, stacks, covered):
            lying += [c for cards in (*hands, *stacks, *covered) for c in cards]
        case Posting(_, stacks) | Recruiting(_, stacks):
            lying += [card for stack in stacks for card in stack]
        case Placing():
            lying += [card for cards in state.news for card in cards]
    ships = state.drafts if isinstance(state, Placing) else table.ships
    return Counter([*lying, *aboard(ships)])


@cache
def everything(setup: Setup) -> Counter[Card]:
    return Counter([*PLAIN, *(card for wild in Wild for card in setup.edition.wilds(wild))])


@every_case
@settings(max_examples=40 if DEEP else 1, phases=WITHOUT_SHRINKING)
@given(seed=seeds)
def test_every_law_holds_in_a_random_game(setup: Setup, seed: int) -> None:
    dice = Seeded(seed).fork("law")
    moves, state = [], opening(setup)
    for state, seat, action in a_game(setup, seed):
        assert places(state) == everything(setup)
        assert_someone_moves(RULES, state, setup.people, dice)
        assert not RULES.legal(state, WATCHER)
        moves.append((seat, action))
        if dice.choice(range(6)) == 0:
            others = (NATURE, WATCHER, Seat(setup.players))
            assert_legal_is_applied(RULES, state, setup.people, PROBES)
            for stranger in others:
                assert_refused(RULES, state, stranger, dice.choice(PROBES[:-2]))
    assert_replays(RULES, Record(1, opening(setup), tuple(moves[:-1])), state)
    for seat in setup.people:
        assert_refused(RULES, state, seat, dice.choice(PROBES))
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert len(outcome.payoff) == setup.players
    assert setup.solo or sum(outcome.payoff) == pytest.approx(1)


@every_case
@settings(max_examples=1, phases=WITHOUT_SHRINKING)
@given(seed=seeds)
def test_a_game_takes_as_many_moves_as_the_rules_say(setup: Setup, seed: int) -> None:
    a_round = {1: 4 + 0 + 1 + 3, 2: 8 + 4 + 3 + 8, 3: 9 + 3 + 2 + 9, 4: 12 + 4 + 3 + 12}
    reshuffles = {(4, True): 1, (4, False): 2}.get((setup.players, setup.wilds), 0)
    moves = [move for _, *move in a_game(setup, seed)][:-1]
    assert len(moves) == 1 + reshuffles + 5 * a_round[setup.players]


@every_case
@settings(max_examples=20 if DEEP else 1, phases=WITHOUT_SHRINKING)
@given(seed=seeds)
@clause("CD-SEE-2")
def test_a_seat_sees_no_difference_between_games_that_differ_out_of_its_sight(
    setup: Setup, seed: int
) -> None:
    dice = Seeded(seed).fork("unseen")
    trails = [Trail(setup, eyes) for eyes in (*setup.people, WATCHER)]
    for state, seat, action in a_game(setup, seed):
        for trail in trails:
            other = another_game(dice, state, trail)
            assert places(other) == everything(setup)
            assert_looks_alike(RULES, state, other, trail.eyes)
            probe = dice.choice(PROBES)
            here, there = refusal(state, trail.eyes, probe), refusal(other, trail.eyes, probe)
            assert here == there, "a refusal tells something"
            trail.follow(seat, action)


def hidden(state: State, seat: Seat) -> dict[str, object]:
    """What a seat does not see, by name."""
    if isinstance(state, Opening):
        return {}
    table = state.table
    others = [s for s in table.setup.people if s != seat]
    found: dict[str, object] = {
        "round": table.round,
        "deck": table.deck,
        "box": Counter(table.box),
        "pile": Counter(table.pile),
        "shed": [Counter(table.shed[s]) for s in others],
    }
    if isinstance(state, Forming | Dealing):
        found["hands"] = [Counter(state.hands[s]) for s in others]
    if isinstance(state, Forming):
        found["covered"] = state.covered
    if isinstance(state, Placing):
        found["drafts"] = [state.drafts[s] for s in others]
    return found


def pairs_of_worlds(
    setup: Setup, seed: str
) -> Iterator[tuple[dict[str, object], dict[str, object]]]:
    """What is hidden from each seat, and what might be hidden just as well."""
    dice = Seeded(seed)
    trails = [Trail(setup, eyes) for eyes in setup.people]
    for state, seat, action in a_game(setup, seed):
        for trail in trails:
            other = another_game(dice, state, trail)
            yield hidden(state, trail.eyes), hidden(other, trail.eyes)
            trail.follow(seat, action)


@pytest.mark.parametrize(
    ("players", "differing"),
    [
        (1, {"deck", "covered", "box"}),
        (2, {"deck", "hands", "shed", "pile", "drafts"}),
        (3, {"deck", "hands", "shed", "pile", "drafts", "box"}),
        (4, {"deck", "hands", "shed", "pile", "drafts", "box"}),
    ],
)
def test_all_that_is_hidden_differs_between_those_games(
    players: int, differing: set[str]
) -> None:
    met = dict[str, int]()
    for here, there in pairs_of_worlds(Setup(players), "differing"):
        for name in here:
            met[name] = met.get(name, 0) + (here[name] != there[name])
    assert {name for name in met if met[name]} == differing


def test_what_was_discarded_before_a_shuffle_differs_after_it() -> None:
    met = set[str]()
    for here, there in pairs_of_worlds(Setup(4), "after"):
        if "covered" in here and here["round"] == 5:
            met |= {name for name in here if here[name] != there[name]}
    assert met == {"deck", "hands", "shed", "box"}


@every_case
def test_those_games_can_be_played_on(setup: Setup) -> None:
    trail, dice = Trail(setup, Seat(0)), Seeded("on")
    game = list(a_game(setup, "on"))
    for _, seat, action in game[: len(game) * 2 // 3]:
        trail.follow(seat, action)
    other = another_game(dice, game[len(game) * 2 // 3][0], trail)
    while RULES.outcome(other) is None:
        nature = RULES.chance(other, dice)
        seat = NATURE if nature else dice.choice(RULES.awaited(other))
        other = RULES.apply(other, seat, nature or dice.choice(RULES.legal(other, seat)))
        assert places(other) == everything(setup)


def test_every_phase_is_met_in_the_random_games() -> None:
    met = {type(state).__name__ for state, _, _ in a_game(Setup(4), 1)}
    kinds = ("Opening", "Dealing", "Forming", "Posting", "Recruiting", "Placing", "Over")
    assert met == set(kinds)
