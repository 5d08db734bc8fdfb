"""Every guide can be followed to its end, and says something at every step."""

from __future__ import annotations

import pytest

from shipmates.bots import make
from shipmates.dice import Seeded
from shipmates.guides import CONVENTIONS, FIRST, GUIDES, Guide
from shipmates.kernel import Seat
from shipmates.server.coach import past_of
from shipmates.server.course import Course, rewound
from shipmates.server.kits import Action
from shipmates.words import LOCALES, Words

STRICT = [guide for guide in GUIDES.values() if not guide.free]
FREE = [guide for guide in GUIDES.values() if guide.free]


def _key(guide: Guide) -> str:
    return guide.key


def _begun(guide: Guide) -> Course:
    return rewound(guide.game, guide.head, guide.moves, guide.start)


def _read(course: Course, line: str) -> Action:
    return course.kit.codec.read_action(line.split(" ", 1)[1])


def _answered(guide: Guide, course: Course) -> Course:
    """Partners do what the guide says as long as whoever learns is not asked."""
    while course.outcome is None:
        seats = [seat for seat, _ in course.awaited]
        wanted = guide.progress(course.kept).wanted
        own = Seat(guide.seat)
        asked = wanted is not None and _read(course, wanted) in course.view(own).legal
        if own in seats or (asked and not seats):
            return course
        reply = guide.reply(course.kept, seats[0])
        if reply is None:
            return course
        action = course.kit.codec.read_action(reply)
        if action not in course.view(seats[0]).legal:
            return course
        course = course.move(seats[0], action)
    return course


@pytest.mark.parametrize("guide", STRICT, ids=_key)
def test_a_guide_leads_from_step_to_step_to_its_end(guide: Guide) -> None:
    course = _answered(guide, _begun(guide))
    for number, step in enumerate(guide.steps):
        at = guide.progress(course.kept)
        assert (at.number, at.step, at.off) == (number, step, False)
        assert at.wanted is not None
        action = _read(course, at.wanted)
        assert action in course.view(Seat(guide.seat)).legal, at.wanted
        course = _answered(guide, course.move(Seat(guide.seat), action))
    at = guide.progress(course.kept)
    assert (at.number, at.step, at.off) == (len(guide.steps), None, False)
    assert course.kept[-1] == guide.moves[-1]


@pytest.mark.parametrize("guide", [guide for guide in FIRST if not guide.free], ids=_key)
def test_a_first_mission_is_won(guide: Guide) -> None:
    outcome = past_of(guide).outcome
    assert outcome is not None
    assert all(share > 0 for share in outcome.payoff)


@pytest.mark.parametrize("guide", STRICT, ids=_key)
def test_whoever_does_something_else_is_told_so_until_it_is_taken_back(guide: Guide) -> None:
    course = _answered(guide, _begun(guide))
    own = Seat(guide.seat)
    at = guide.progress(course.kept)
    assert at.wanted is not None
    others = [a for a in course.view(own).legal if a != _read(course, at.wanted)]
    wrong = course.move(own, others[-1])
    assert guide.progress(wrong.kept).off
    assert guide.progress(wrong.kept).number == at.number
    assert guide.reply(wrong.kept, 1) is None
    assert guide.progress(wrong.rewound(len(course.kept)).kept) == at


@pytest.mark.parametrize("guide", FREE, ids=_key)
def test_a_free_guide_has_a_step_for_every_decision_of_its_round(guide: Guide) -> None:
    course = _begun(guide)
    told = list[str]()
    for _ in range(60):
        seats = [seat for seat, _ in course.awaited]
        seat = Seat(guide.seat) if guide.seat in seats else seats[0]
        action = make("crewdeck", "planner", Seeded("guide")).choose(course.view(seat))
        if seat == guide.seat:
            kind = course.kit.codec.write_action(action).split(" ")[0]
            step = guide.progress(course.kept, kind).step
            if step is None:
                break
            assert step.kind == kind
            told.append(step.name)
        course = course.move(seat, action).fated()
    assert set(told) == {step.name for step in guide.steps}
    assert guide.progress(course.kept, "add").number == len(guide.steps)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("guide", GUIDES.values(), ids=_key)
def test_every_step_has_words(guide: Guide, locale: str) -> None:
    about = ["about"] if guide in CONVENTIONS else []
    for name in ("title", "done", *about, *(step.name for step in guide.steps)):
        code = f"guide-{guide.key}-{name}"
        assert Words(locale).text(code) != code
