"""Carries what happens in shared reviews to all who listen."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Final, Generic, TypeAlias, TypeVar

Event = TypeVar("Event")
Ear: TypeAlias = Callable[[Event], None]


class Relay(Generic[Event]):
    """Every event of a topic, in the same order for all who listen to it.

    Within one process that is a call. Several nodes would publish here and hear each other: who
    listens has no other link to those who speak. A node that comes later must be told what is.
    """

    def __init__(self) -> None:
        self._ears: Final[defaultdict[str, list[Ear[Event]]]] = defaultdict(list)

    def listen(self, topic: str, ear: Ear[Event]) -> None:
        """From now on this ear hears everything."""
        self._ears[topic].append(ear)

    def leave(self, topic: str, ear: Ear[Event]) -> None:
        """It hears nothing more."""
        self._ears[topic].remove(ear)
        if not self._ears[topic]:
            del self._ears[topic]

    def publish(self, topic: str, event: Event) -> None:
        """All hear it."""
        for ear in list(self._ears.get(topic, ())):
            ear(event)
