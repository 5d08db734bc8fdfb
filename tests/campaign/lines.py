"""Attempts to write logbooks with."""

from __future__ import annotations

from dataclasses import replace

from shipmates.campaign import Attempt, Logbook

NOON = "2031-05-04T12:00:00+00:00"
MISSIONS = range(1, 51)


def lost(mission: int, *, distress: bool = False) -> Attempt:
    return Attempt(
        mission, 4, won=False, distress=distress, because="task-taken card=P3", when=NOON
    )


def won(mission: int, *, distress: bool = False) -> Attempt:
    return Attempt(
        mission, 4, won=True, distress=distress, because="tasks-done trick=7", when=NOON
    )


def broken_off(mission: int) -> Attempt:
    return replace(lost(mission), because="given-up", given_up=True)


def a_logbook(*attempts: Attempt) -> Logbook:
    return Logbook("planet9", "Ada & Zoé", attempts)


def numbered(count: int) -> Logbook:
    """A logbook of so many lines that can be told from each other by their time."""
    return a_logbook(*(replace(lost(1 + i % 50), when=str(i)) for i in range(count)))
