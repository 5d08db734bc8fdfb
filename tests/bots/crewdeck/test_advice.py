"""What the planner tells somebody who practises."""

from __future__ import annotations

from itertools import pairwise

import pytest

from shipmates.bots.crewdeck import advise
from shipmates.crewdeck import Setup
from shipmates.crewdeck.actions import Place, Recruit, Stow
from shipmates.crewdeck.cards import Colour
from shipmates.crewdeck.scoring import sheet
from shipmates.crewdeck.ship import Ship
from shipmates.crewdeck.view import Phase, View
from shipmates.kernel import NATURE, Seat
from tests.bots.crewdeck.test_planner import choosing
from tests.laws.crewdeck_games import RULES, a_game


def views(setup: Setup, phase: Phase) -> list[View]:
    """Some views of a random game in that phase, each of a seat that is asked."""
    turns = [(state, seat) for state, seat, _ in a_game(setup, 9) if seat != NATURE]
    found = [RULES.look(state, seat) for state, seat in turns]
    return [view for view in found if view.phase is phase and view.legal][::6]


def done(ship: Ship, step: Place | Stow) -> Ship:
    return ship.place(step.cell, step.card) if isinstance(step, Place) else ship.stow(step.card)


@pytest.mark.parametrize("players", [1, 2, 3])
def test_every_legal_action_is_ranked_once(players: int) -> None:
    for phase in (Phase.FORM, Phase.POST, Phase.RECRUIT):
        for view in views(Setup(players), phase)[:3]:
            advice = advise(view)
            assert {one.action for one in advice} == set(view.legal)
            assert len(advice) == len(view.legal)
            assert all(one.promise >= other.promise for one, other in pairwise(advice))


@pytest.mark.parametrize("players", [1, 2, 4])
def test_plans_can_be_carried_out_and_win_what_they_say(players: int) -> None:
    for state, seat, _ in a_game(Setup(players), 9):
        view = RULES.look(state, Seat(max(seat, 0)))
        if view.phase is not Phase.PLACE or not view.legal or view.round % 2:
            continue
        for one in advise(view):
            assert one.action == one.plan[0]
            assert sorted(str(step.card) for step in one.plan) == sorted(map(str, view.news))
            before, ship = view.ships[view.seat], view.ships[view.seat]
            after = state
            for step in one.plan:
                assert step in RULES.legal(after, view.seat)
                ship = done(ship, step)
                if step != one.plan[-1]:
                    after = RULES.apply(after, view.seat, step)
            edition = view.setup.edition
            old, new = sheet(before, edition), sheet(ship, edition)
            assert one.gain == new.total - old.total
            assert set(one.sets) == set(new.sets) - set(old.sets)


def test_a_work_crew_is_shown_with_its_plan_and_its_price() -> None:
    first, *_ = advise(choosing("PN GM RS", "ON OS OM", "BE PN GM"))
    assert first.action == Recruit(1)
    assert len(first.plan) == 3
    assert Colour.ORANGE in {found.trait for found in first.sets}
    assert first.gain == 30 - 5, "five orange become eight, and the middle pile has to be paid"


def test_nobody_is_advised_who_has_to_wait() -> None:
    state, seat, _ = next(turn for turn in a_game(Setup(3), 1) if turn[1] != NATURE)
    assert advise(RULES.look(state, seat))
    assert not advise(RULES.look(state, Seat((seat + 1) % 3)))


def test_the_same_view_gets_the_same_advice() -> None:
    for view in views(Setup(1), Phase.FORM)[1:3]:
        assert advise(view) == advise(view)


def test_placing_offers_several_whole_plans() -> None:
    view = next(view for view in views(Setup(1), Phase.PLACE) if len(view.news) == 3)
    advice = advise(view)
    assert len(advice) > 1
    assert all(isinstance(step, Place | Stow) for one in advice for step in one.plan)
    assert len({one.plan for one in advice}) == len(advice)
