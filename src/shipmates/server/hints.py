"""Advice for somebody who practises: what is asked, and the thought, done by a worker."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from shipmates import crewdeck
from shipmates.bots import hint
from shipmates.bots.crewdeck import advise
from shipmates.bots.crewdeck.advice import Advice
from shipmates.bots.crewdeck.told import sentences as deck_told
from shipmates.bots.mind import Plan
from shipmates.bots.told import sentences as told_of
from shipmates.dice import Seeded
from shipmates.kernel import Seat
from shipmates.server.course import Course
from shipmates.server.kits import Action, View
from shipmates.server.live import Live
from shipmates.server.people import Person
from shipmates.server.practice import practising
from shipmates.server.refusals import Refusal
from shipmates.server.shows import names_of
from shipmates.words import LOCALES, Words

Thought: TypeAlias = tuple[Action, dict[str, tuple[str, ...]]]
"""What to do, and why, by language."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Somebody who has to decide, at one moment of an attempt."""

    attempt: str
    course: Course
    seat: Seat
    names: tuple[str, ...]

    @property
    def view(self) -> View:
        """All that the answer may come from."""
        return self.course.view(self.seat)


def asked(live: Live, person: Person) -> Asked:
    """What somebody has to decide now. Raises `Refusal` if nothing, or not in practice."""
    course, own = practising(live, person)
    hands = course.hands_of(own)
    waits = [seat for seat, _ in course.awaited if seat in hands]
    may = waits or [seat for seat in hands if course.view(seat).legal]
    if course.outcome is not None or live.room.status != "playing" or not may:
        raise Refusal("nothing-to-decide")
    return Asked(live.room.attempt or "", course, may[0], tuple(names_of(live)))


def thought(seed: str, view: View, names: tuple[str, ...], plan: Plan) -> Thought:
    """What to do, and why in every language. Runs in a worker."""
    if isinstance(view.setup, crewdeck.Setup):
        found = _other_than_first(advise(view))
        told = {tongue: deck_told(Words(tongue), view, found, names) for tongue in LOCALES}
        return found[0].action, told
    given = hint(view, Seeded(seed), plan)
    setup = view.setup
    return given.best, {
        tongue: told_of(Words(tongue), setup, given, names) for tongue in LOCALES
    }


def _other_than_first(found: tuple[Advice, ...]) -> tuple[Advice, ...]:
    """The best, and what is something else to do now: plans of placing share first steps."""
    best, *rest = found
    return best, *(one for one in rest if one.action != best.action)
