"""The same deal at another table: what nature did, it does again."""

from __future__ import annotations

from typing import Any

import pytest

from shipmates import crewdeck, deepsea, planet9
from shipmates.bots import make
from shipmates.dice import Seeded
from shipmates.kernel import Seat
from shipmates.server.course import Course, begin, resumed
from shipmates.server.deals import Deal, natures, repeated
from shipmates.server.kits import Setup, opening
from shipmates.server.lines import folded
from shipmates.server.plans import (
    CrewDeckPlan,
    DeepSeaPlan,
    Plan,
    Planet9Plan,
    game_of,
    plan_of,
    setup_of,
)
from tests.server.games import OWN

PLANS: list[Plan] = [
    Planet9Plan(4, 3),
    Planet9Plan(3, 12),
    Planet9Plan(2, 7),
    Planet9Plan(5, own=OWN),
    Planet9Plan(3, 30, challenge=True, distress=False),
    DeepSeaPlan(4, 5),
    DeepSeaPlan(2, 20, tonoja=1),
    DeepSeaPlan(3, 33),
    DeepSeaPlan(3, 13, timed=True),
    Planet9Plan(4, 17, house=list(planet9.HouseRule)),
    DeepSeaPlan(3, 12, house=list(deepsea.HouseRule)),
    CrewDeckPlan(4),
    CrewDeckPlan(1, wilds=False, fixed=True),
    CrewDeckPlan(1, house=list(crewdeck.HouseRule)),
]


def _begun(plan: Plan, deal: Deal | None) -> Course:
    setup = setup_of(plan)
    return begin(game_of(plan), setup, opening(setup), deal).fated()


def _played(course: Course, seed: str) -> Course:
    """Random bots play it to the end."""
    game: Any = course.kit.key
    bots = [make(game, "random", Seeded(f"{seed} {seat}")) for seat in range(6)]
    while course.outcome is None:
        seat, _ = course.awaited[0]
        course = course.move(seat, bots[seat].choose(course.view(seat))).fated()
    return course


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_every_hand_and_every_draw_comes_again(plan: Plan) -> None:
    first = _played(_begun(plan, None), "one")
    deal = repeated(folded(first.fresh)[0])
    again = _played(_begun(plan, deal), "one")
    assert deal.lines
    assert again.fresh == first.fresh


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_whoever_plays_otherwise_gets_the_same_cards_and_can_play_on(plan: Plan) -> None:
    first = _played(_begun(plan, None), "one")
    deal = repeated(first.fresh)
    other, third = (_played(_begun(plan, deal), seed) for seed in ("two", "two"))
    assert other.dealt[0] == first.dealt[0]
    assert other.fresh == third.fresh


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_a_seed_alone_is_a_deal(plan: Plan) -> None:
    one, other, third = (_begun(plan, Deal(seed)) for seed in ("a", "a", "b"))
    assert one.fresh == other.fresh
    assert one.fresh != third.fresh


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_a_deal_goes_on_after_a_restart(plan: Plan) -> None:
    deal = Deal("seed")
    whole = _played(_begun(plan, deal), "one")
    course = begin(game_of(plan), whole.setup, opening(whole.setup))
    head = course.kit.head(opening(whole.setup))
    middle = len(whole.fresh) // 2
    half = resumed(game_of(plan), head, whole.fresh[:middle], deal)
    assert half.dealt == natures(whole.fresh[:middle])
    assert half.deal == deal


def test_the_clock_is_no_luck() -> None:
    assert natures(["nature deal P1", "0 play P1", "nature time-up"]) == ("nature deal P1",)


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_the_plan_of_a_setup_makes_the_setup(plan: Plan) -> None:
    setup: Setup = setup_of(plan)
    assert setup_of(plan_of(setup)) == setup


def test_what_a_logbook_added_stays_in_the_setup() -> None:
    active = planet9.Setup(planet9.MISSIONS[4], 4, distress=planet9.setup.Distress.ACTIVE)
    assert plan_of(active) == Planet9Plan(4, 5)
    aside = deepsea.Setup(deepsea.MISSIONS[4], 2, used=("T01",), tonoja=Seat(0))
    assert plan_of(aside) == DeepSeaPlan(2, 5, tonoja=0)
    assert plan_of(crewdeck.Setup(3)) == CrewDeckPlan(3)
