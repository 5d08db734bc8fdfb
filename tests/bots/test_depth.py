"""Deep Sea is thought about more, and Planet Nine as before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from shipmates.bots import depth
from shipmates.bots.expert import EXPERT, Thinker
from shipmates.bots.mind import Core, Mind, Plan, Told, core
from shipmates.bots.weights import weights
from shipmates.bots.worlds import open_pictures, picture
from shipmates.deepsea import MISSIONS, Distress, Setup
from shipmates.deepsea.brief import Brief, Duty
from shipmates.deepsea.stages import Predicting
from shipmates.deepsea.state import Briefing
from shipmates.dice import Seeded
from shipmates.kernel import Seat
from shipmates.solver import encode
from shipmates.tricks.cards import DECK, Card, CardSet
from shipmates.tricks.hands import Hands
from shipmates.tricks.moves import Play
from shipmates.tricks.rounds import Playing
from shipmates.tricks.signals import Signal
from tests.bots.truths import NINE, SEA

needs_core = pytest.mark.skipif(core() is None, reason="no compiler built the native core")
BLIND = Plan(worlds=40, playouts=1, nodes=1)
"""Whose search settles hardly anything."""


@pytest.fixture(scope="module")
def built() -> Core:
    found = core()
    assert found is not None
    return found


def views(source: Any, seed: int) -> Iterator[Any]:
    """Somebody is to lay one of several cards."""
    case = next(case for case in source.CASES if "4p" in source.case_id(case))
    for state, _, _ in source.a_game(source.a_setup(case, seed), seed):
        if isinstance(state, Playing):
            view = source.RULES.look(state, source.RULES.awaited(state)[0])
            if len([one for one in view.legal if isinstance(one, Play)]) > 1:
                yield view


def test_only_deep_sea_is_thought_about_more() -> None:
    mind = Mind(None, EXPERT)  # type: ignore[arg-type] # nothing is asked of it
    nine, sea = next(views(NINE, 1)), next(views(SEA, 1))
    assert mind.plan_for(nine) == EXPERT
    assert mind.plan_for(sea) == EXPERT.at_sea
    assert EXPERT.at_sea.worlds == EXPERT.worlds * depth.WORLDS
    assert not EXPERT.proof
    assert EXPERT.at_sea.proof
    assert EXPERT.listening > EXPERT.at_sea.listening


class Ear:
    """Hears how much is thought about signals, and finds nothing."""

    def __init__(self) -> None:
        self.worlds = 0

    def judge_shows(
        self, now: Any, opening: Any, outlook: Any, rows: Any, weights: Any, plan: Any
    ) -> Told:
        self.worlds = plan[0]
        return 1.0, [(choice, 0.0, 0.0) for choice in range(len(rows))]


def radio_window(source: Any, seed: int) -> tuple[Any, list[Signal]]:
    """The first view of a game in which something may be shown, and what."""
    case = next(case for case in source.CASES if "4p" in source.case_id(case))
    for state, _, _ in source.a_game(source.a_setup(case, seed), seed):
        if isinstance(state, Playing):
            view = source.RULES.look(state, source.RULES.awaited(state)[0])
            signals = [one for one in view.legal if isinstance(one, Signal)]
            if signals:
                return view, signals
    raise AssertionError(f"nothing could be shown in game {seed}")


@pytest.mark.parametrize("source", [NINE, SEA])
def test_signals_are_judged_by_more_deals_than_cards(source: Any) -> None:
    """In so few deals as a card is judged by, what a word helps is not seen among the noise."""
    view, signals = radio_window(source, 1)
    ear = Ear()
    mind = Mind(ear, EXPERT)  # type: ignore[arg-type] # nothing else is asked of it
    mind.shows(view, signals, 0)
    plan = mind.plan_for(view)
    assert ear.worlds == plan.worlds * plan.listening


@needs_core
@pytest.mark.parametrize("source", [NINE, SEA])
def test_signals_that_fell_behind_are_told_too_and_silence_never_does(
    source: Any, built: Core
) -> None:
    """The others are tried in fewer deals; silence, which they are compared with, in all."""
    plan = replace(BLIND, worlds=64, listening=1)
    for seed in range(4):
        view, signals = radio_window(source, seed)
        silence, *told = Mind(built, plan).shows(view, signals, seed)
        (alone,) = Mind(built, plan).shows(view, [], seed)
        assert silence == alone
        assert len(told) == len(signals)
        assert all(0 <= one.played <= 1 for one in told)


@needs_core
def test_what_card_sense_wins_open_cards_can_win(built: Core) -> None:
    """Without this, one who cannot search believes that nothing can be won for certain."""
    doubted = 0
    for seed in range(4):
        for view in list(views(SEA, seed))[::4]:
            sure = Mind(built, BLIND).cards(view, seed)
            for estimate in sure.values():
                assert 0 <= estimate.played <= estimate.open <= 1 + 1e-9
            _, rows = _unproved(built, view, seed)
            doubted += sum(open_ < played for _, open_, played in rows)
    assert doubted, "otherwise nothing was proved"


def _unproved(built: Core, view: Any, seed: int) -> Told:
    seen, row = picture(view), replace(BLIND, playouts=2).row(seed)
    return built.judge_cards(seen.now, seen.opening, seen.outlook, weights(view), row)


@needs_core
def test_cards_that_fell_behind_are_told_too(built: Core) -> None:
    for view in list(views(SEA, 5))[:6]:
        found = Mind(built, replace(BLIND, worlds=64)).cards(view, 1)
        assert set(found) == {one.card for one in view.legal if isinstance(one, Play)}


@needs_core
def test_many_deals_of_the_same_duties_are_asked_as_one_by_one() -> None:
    setup = Setup(MISSIONS[9], 4, distress=Distress.OFF)
    deals = [state for seed in range(3) for state in _begun(setup, seed)]
    assert len(deals) == 3
    for state, seen in zip(deals * 2, open_pictures(deals * 2), strict=True):
        assert seen.now == encode(state).words


def _begun(setup: Any, seed: int) -> Iterator[Any]:
    for state, _, _ in SEA.a_game(setup, seed):
        if isinstance(state, Playing):
            yield state
            return


def foretelling(secret: int) -> Briefing:
    """Seat 1 has noted how many tricks it will win; seat 2 is to say how many it will."""
    cards = Seeded(1).shuffled(tuple(DECK))
    hands = [CardSet.of(cards[10 * seat : 10 * seat + 10]) for seat in range(4)]
    captain = next(Seat(s) for s, hand in enumerate(hands) if Card.parse("T4") in hand)
    duties = (Duty("T73", Seat(1)), Duty("T72", Seat(2)), Duty("T44", Seat(0)))
    brief = Brief(Setup(MISSIONS[0], 4), captain, duties=duties)
    return Briefing(brief, Hands(tuple(hands)), Predicting((("T72", Seat(2)),)), (), (), secret)


@needs_core
def test_what_another_has_noted_for_itself_is_neither_known_nor_needed() -> None:
    views = [SEA.RULES.look(foretelling(secret), Seat(2)) for secret in (0, 5)]
    told = [Thinker(Seeded(4), Plan(worlds=8, playouts=1, nodes=50)).choose(v) for v in views]
    assert told[0] == told[1]
    assert told[0] in views[0].legal
