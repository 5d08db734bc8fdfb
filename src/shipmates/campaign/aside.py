"""Which task cards of Deep Sea lie aside, from the attempts alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol

from shipmates.deepsea.catalogue import BY_KEY
from shipmates.deepsea.missions import MISSIONS

_FIXED: Final = {mission.number: mission.fixed for mission in MISSIONS}


class Tried(Protocol):
    """What an attempt says about its task cards."""

    @property
    def mission(self) -> int:
        """Its number in the logbook."""

    @property
    def players(self) -> int:
        """How many people played."""

    @property
    def won(self) -> bool:
        """Whether the tasks are done with."""

    @property
    def tasks(self) -> tuple[str, ...]:
        """The task cards the crew had."""


def aside(attempts: Iterable[Tried]) -> tuple[str, ...]:
    """The cards used so far, attempt by attempt.

    A card that comes back says that all were shuffled together again, unless the mission prints
    it or the crew kept it from its last attempt at the mission, whatever it played in between.
    """
    used, last = dict[str, None](), dict[int, Tried]()
    for attempt in attempts:
        back = used.keys() & set(attempt.tasks)
        if not back <= _chosen(attempt, last.get(attempt.mission)):
            used.clear()
        used.update((key, None) for key in attempt.tasks if key in BY_KEY)
        last[attempt.mission] = attempt
    return tuple(used)


def kept(last: Tried | None, players: int) -> tuple[str, ...]:
    """The tasks a crew may keep: those of its last attempt, if as many people lost it."""
    if last is None or last.won or last.players != players:
        return ()
    return last.tasks


def _chosen(attempt: Tried, last: Tried | None) -> set[str]:
    """The cards that were laid out, not drawn."""
    return {*_FIXED.get(attempt.mission, ()), *kept(last, attempt.players)}
