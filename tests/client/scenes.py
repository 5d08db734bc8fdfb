"""Real views of every scene of the Crew games, as the browser gets them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw

from shipmates.deepsea.actions import PutBack
from shipmates.deepsea.missions import EPILOGUE
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Seat
from shipmates.planet9 import MISSIONS
from shipmates.server.course import Course
from shipmates.server.kits import KITS, opening
from shipmates.server.messages import Now, Seated, TableInfo, You
from shipmates.server.names import STARS, seat_names
from shipmates.server.news import news
from shipmates.server.plans import (
    CrewDeckPlan,
    DeepSeaPlan,
    Plan,
    Planet9Plan,
    game_of,
    setup_of,
)
from shipmates.server.room import Options
from shipmates.server.telling import telling
from shipmates.words import Words

ME = "Ada"

Named: TypeAlias = Callable[[Plan, Course, Seat], str]
"""What a position is known by; the first of a name is kept."""


def played(plan: Plan, seed: int) -> Iterator[Course]:
    """Every position of a game played by the dice, nature's own left out."""
    setup, dice = setup_of(plan), Seeded(f"{plan}{seed}")
    kit = KITS[game_of(plan)]
    course = Course(kit, setup, opening(setup))
    while course.outcome is None:
        chance = kit.rules.chance(course.state, dice)
        if chance is not None:
            course = course.move(NATURE, chance)
            continue
        yield course
        seat = dice.choice(kit.rules.awaited(course.state))
        course = course.move(seat, dice.choice(course.view(seat).legal))
    yield course


def now(plan: Plan, course: Course, seat: Seat, locale: str) -> Raw:
    """What somebody at this seat is shown."""
    seats = course.seats
    chairs = [ME if who == seat else STARS[at] for at, who in enumerate(seats)]
    names = seat_names(game_of(plan), seats, chairs, len(course.view(seat).sizes) or len(seats))
    table = TableInfo(
        "table", "K7QXMA", game_of(plan), plan, Options(), None, "ada",
        "over" if course.outcome else "playing",
        [
            Seated(who, "ada", ME, None, here=True, opened=False)
            if who == seat
            else Seated(who, None, STARS[at], "random", here=False, opened=False)
            for at, who in enumerate(seats)
        ],
        0, "attempt", 2, [], None, [], names, onward=True,
    )  # fmt: skip
    hands = course.hands_of(seat)
    words = Words(locale)
    return Raw(
        msgspec.json.encode(
            Now(
                ply=course.ply,
                table=Raw(msgspec.json.encode(table)),
                you=You("ada", seats.index(seat), host=True, back=False, open=False),
                views=[
                    Raw(msgspec.json.encode(course.kit.views.encode(course.view(s))))
                    for s in hands
                ],
                left=None,
                words=[
                    Raw(msgspec.json.encode(telling(words, course.view(s), names)))
                    for s in hands
                ],
                news=news(words, course.steps, names),
            )
        )
    )


def key(plan: Plan, course: Course, seat: Seat) -> str:
    """Which scene this is, and whether this seat is asked in it."""
    view = course.view(seat)
    scene = view.scene
    kind = type(scene).__name__.lower()
    if course.outcome:
        kind = "over"
    elif (
        kind == "tricking" and not scene.trick.cards and scene.trick.leader not in view.awaited
    ):
        kind = "radio"
    matter = getattr(scene, "matter", None)
    asked = any(who in view.awaited for who in course.hands_of(seat))
    owning = any(isinstance(action, PutBack) for action in view.legal)
    parts = [
        game_of(plan),
        kind,
        *([matter.value] if matter else []),
        *(["owning"] if owning else []),
        "asked" if asked else "waits",
        str(plan.players),
    ]
    return "-".join(parts)


def full_key(plan: Plan, course: Course, seat: Seat) -> str:
    """The same, told apart by mission and by how many cards lie on the table."""
    assert not isinstance(plan, CrewDeckPlan)
    trick = getattr(course.view(seat).scene, "trick", None)
    lying = f"{len(trick.cards)}" if trick else "none"
    return f"{key(plan, course, seat)}-mission-{plan.mission}-lying-{lying}"


def gathered(plans: list[Plan], seeds: int, named: Named = key) -> dict[str, dict[str, Any]]:
    """One position for each scene that comes up, in both languages."""
    found: dict[str, dict[str, Any]] = {}
    for plan in plans:
        for seed in range(seeds):
            for course in played(plan, seed):
                if seed and getattr(course.view(Seat(0)).scene, "signals", None) is not None:
                    break
                for seat in course.seats:
                    name = named(plan, course, seat)
                    if name not in found:
                        found[name] = {
                            one: now(plan, course, seat, one) for one in ("en", "fr")
                        }
    return found


def every(players: tuple[int, ...] = (2, 3, 4, 5)) -> list[Plan]:
    """A plan for each mission that has something of its own before the tricks."""
    nine = (19, 5, 11, 20, 24, 23, 40, 25, 33, 50, 47, 12)
    sea = (17, 4, 6, 10, 14, 31, 20, 26, 33)
    return [
        *(Planet9Plan(players=p, mission=m) for p in players for m in nine),
        *(DeepSeaPlan(players=p, mission=m, timed=m in (14, 26)) for p in players for m in sea),
    ]


def all_missions(players: tuple[int, ...] = (2, 3, 4, 5)) -> list[Plan]:
    """A plan for each mission and each crew."""
    return [
        *(Planet9Plan(players=p, mission=m + 1) for p in players for m in range(len(MISSIONS))),
        *(
            DeepSeaPlan(players=p, mission=m + 1, timed=(m + 1) % 2 == 0)
            for p in players
            for m in range(EPILOGUE)
        ),
    ]


if __name__ == "__main__":  # python -m tests.client.scenes FILE GAMES [all]
    found = (
        gathered(all_missions(), int(sys.argv[2]), full_key)
        if "all" in sys.argv[3:]
        else gathered(every(), int(sys.argv[2]))
    )
    Path(sys.argv[1]).write_bytes(msgspec.json.encode(found))
