"""Views pressed one after another are the bytes each would be by itself."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from shipmates.kernel import WATCHER, Seat
from shipmates.server import kits
from shipmates.server.course import Course, begin
from shipmates.server.plans import (
    CrewDeckPlan,
    DeepSeaPlan,
    Plan,
    Planet9Plan,
    game_of,
    setup_of,
)
from shipmates.wire import VIEWS, Press

PLANS = (
    Planet9Plan(mission=4),
    Planet9Plan(mission=30, players=2),
    DeepSeaPlan(mission=12),
    CrewDeckPlan(),
)


def played(plan: Plan, seed: int) -> list[Course]:
    """A game, from its first moment to its last."""
    dice, setup, courses = random.Random(seed), setup_of(plan), list[Course]()
    course = begin(game_of(plan), setup, kits.opening(setup)).fated()
    while course.outcome is None:
        courses.append(course)
        seat, _ = dice.choice(course.awaited)
        course = course.move(seat, dice.choice(course.view(seat).legal)).fated().written()
    return [*courses, course]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{game_of(plan)}-{plan.players}")
def test_pressed_views_are_what_they_would_be_by_themselves(plan: Plan) -> None:
    coder = VIEWS[game_of(plan)]
    press = Press(coder)
    for course in played(plan, 7):
        for seat in (*map(Seat, range(course.hands)), WATCHER):
            view: Any = course.view(seat)
            assert press.json(view) == msgspec.json.encode(coder.encode(view))
