"""Which task cards of Deep Sea lie aside, from the attempts alone."""

from __future__ import annotations

from collections.abc import Iterable

from shipmates.deepsea.catalogue import BY_KEY


def aside(attempts: Iterable[tuple[int, tuple[str, ...]]]) -> tuple[str, ...]:
    """The cards used so far, attempt by attempt as a mission and its tasks.

    A card that comes back in another mission says that all were shuffled together again.
    """
    used, before = dict[str, None](), 0
    for mission, tasks in attempts:
        if mission != before and any(key in used for key in tasks):
            used.clear()
        used.update((key, None) for key in tasks if key in BY_KEY)
        before = mission
    return tuple(used)
