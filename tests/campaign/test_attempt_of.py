"""From a finished game to its line in the logbook."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from shipmates.campaign import OWN, attempt_of, given_up
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Note, Seat
from shipmates.planet9 import MISSIONS, Distress, HouseRule, PlanetNine, Setup, opening
from shipmates.planet9.actions import Action, Call, Deal
from shipmates.planet9.mission import Mission
from shipmates.planet9.state import Dealing, Drawing, Over, State
from shipmates.tricks import distress, rounds
from shipmates.tricks.passing import Way
from tests.campaign.lines import NOON
from tests.clauses import clause

RULES = PlanetNine()


def a_game(setup: Setup, seed: int = 1, *, way: Way | None = None) -> Iterator[State]:
    """A game at random, in which everybody votes on distress alike."""
    dice, state = Seeded(seed), opening(setup)
    yield state
    while RULES.outcome(state) is None:
        action = RULES.chance(state, dice)
        seat = NATURE if action is not None else RULES.awaited(state)[0]
        state = RULES.apply(state, seat, action or _chosen(state, seat, dice, Call(way)))
        yield state


def _chosen(state: State, seat: Seat, dice: Seeded, call: Call) -> Action:
    legal = RULES.legal(state, seat)
    return call if call in legal else dice.choice(legal)


def the_end(setup: Setup, seed: int = 1, *, way: Way | None = None) -> Over:
    *_, over = a_game(setup, seed, way=way)
    assert isinstance(over, Over)
    return over


def ended(setup: Setup, *, payoff: float) -> Over:
    games = (the_end(setup, seed) for seed in range(100))
    return next(over for over in games if over.outcome.payoff[0] == payoff)


def test_a_won_game_is_a_won_attempt() -> None:
    over = ended(Setup(MISSIONS[0], 4), payoff=1.0)
    attempt = attempt_of(over, when=NOON)
    assert (attempt.mission, attempt.players, attempt.challenge) == (1, 4, False)
    assert (attempt.won, attempt.distress, attempt.given_up) == (True, False, False)
    assert attempt.because.startswith("tasks-done trick=")
    assert (attempt.when, attempt.record) == (NOON, "")


def test_a_lost_game_says_why() -> None:
    over = ended(Setup(MISSIONS[7], 3, challenge=True), payoff=0.0)
    attempt = attempt_of(over, when=NOON)
    assert (attempt.mission, attempt.players, attempt.challenge) == (8, 3, True)
    assert not attempt.won
    assert attempt.because == str(over.outcome.because)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_distress_signal_is_written_down(players: int) -> None:
    setup = Setup(MISSIONS[0], players)
    assert attempt_of(the_end(setup, way=Way.LEFT), when=NOON).distress
    assert not attempt_of(the_end(setup, way=None), when=NOON).distress


@clause("P9-DIST-7")
def test_distress_is_active_also_where_nobody_passes() -> None:
    over = the_end(Setup(MISSIONS[0], 4, distress=Distress.ACTIVE), way=None)
    assert attempt_of(over, when=NOON).distress


def test_house_rules_stand_in_the_line() -> None:
    setup = Setup(MISSIONS[0], 4, house=frozenset(HouseRule))
    line = attempt_of(the_end(setup), when=NOON)
    assert line.house == tuple(sorted(rule.value for rule in HouseRule))
    assert attempt_of(the_end(Setup(MISSIONS[0], 4)), when=NOON).house == ()


def test_an_own_mission_has_no_number() -> None:
    over = the_end(Setup(Mission(OWN, tasks=1), 4))
    assert attempt_of(over, when=NOON).mission == OWN


@pytest.mark.parametrize("way", [None, Way.RIGHT])
def test_a_game_can_be_given_up_at_any_moment(way: Way | None) -> None:
    seen = set[type]()
    for state in a_game(Setup(MISSIONS[11], 4), way=way):
        attempt = given_up(state, when=NOON)
        assert (attempt.mission, attempt.won, attempt.given_up) == (12, False, True)
        assert attempt.because == str(Note("given-up"))
        seen.add(type(state))
    assert {Dealing, rounds.Playing, Drawing, Over} <= seen
    assert (distress.Passing in seen) == (way is not None)


def test_distress_once_sent_counts_though_the_attempt_is_given_up() -> None:
    states = a_game(Setup(MISSIONS[0], 4), way=Way.LEFT)
    passing = next(state for state in states if isinstance(state, distress.Passing))
    assert given_up(passing, when=NOON).distress


def test_before_the_deal_nothing_was_sent() -> None:
    dealing = opening(Setup(MISSIONS[0], 4))
    assert isinstance(RULES.chance(dealing, Seeded(1)), Deal)
    assert not given_up(dealing, when=NOON).distress
