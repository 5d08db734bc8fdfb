"""The one place where a table that lets nobody look back cuts what it sends."""

from __future__ import annotations

from collections.abc import Callable, Iterable
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


def open_moves(room: Room, course: Course) -> Callable[[View], bool]:
    """Whether a move made at a view may still be told: no card of it is covered."""
    if not is_sealed(room):
        return lambda _: True
    now = _tricks(course.view(WATCHER)) or 0

    def may(before: View) -> bool:
        then = _tricks(before)
        return then is None or then >= now - 1

    return may


def lately(room: Room, course: Course | None, steps: Iterable[Step]) -> Iterable[Step]:
    """Those of these moves that may still be told."""
    if course is None or not is_sealed(room):
        return steps
    may = open_moves(room, course)
    return [step for step in steps if may(step.before)]


def _tricks(view: View) -> int | None:
    """How many tricks were finished; `None` before they are played."""
    scene = getattr(view, "scene", None)
    return len(scene.ledger.tricks) if isinstance(scene, Tricking) else None
