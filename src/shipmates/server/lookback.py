"""The one place where a table that lets nobody look back cuts what it sends."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from shipmates.kernel import WATCHER
from shipmates.server.course import Course, Step
from shipmates.server.kits import View
from shipmates.server.room import Room
from shipmates.tricks.lookback import latest_only
from shipmates.tricks.scenes import Tricking


def is_sealed(room: Room) -> bool:
    """Whether tricks before the last one stay covered: until the game is over."""
    return room.options.history == "sealed" and room.status == "playing"


def cut(room: Room, view: View) -> View:
    """What travels of a view."""
    scene = getattr(view, "scene", None)
    if not is_sealed(room) or not isinstance(scene, Tricking):
        return view
    return replace(view, scene=latest_only(scene))


def may_tell(room: Room, course: Course, before: View) -> bool:
    """Whether a decision made at this view may be told: it belongs to no covered trick."""
    then = _tricks(before)
    return then is None or then >= _first_open(room, course)


def lately(room: Room, course: Course | None, steps: Iterable[Step]) -> Iterable[Step]:
    """Those of these moves that may be told: from the first trick on that is not covered."""
    first = 0 if course is None else _first_open(room, course)
    return [step for step in steps if (_tricks(step.before) or 0) >= first] if first else steps


def _first_open(room: Room, course: Course) -> int:
    """The place of the first trick that is not covered."""
    finished = _tricks(course.view(WATCHER)) if is_sealed(room) else None
    return max(0, (finished or 0) - 1)


def _tricks(view: View) -> int | None:
    """How many tricks were finished; `None` before they are played."""
    scene = getattr(view, "scene", None)
    return len(scene.ledger.tricks) if isinstance(scene, Tricking) else None
