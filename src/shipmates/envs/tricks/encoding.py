"""How a view of either Crew game becomes bits: what lasts is made once, the rest anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from shipmates.envs.blocks import Layout, Observation, observation
from shipmates.envs.tricks.table import Bits, Seen, Table, Terms
from shipmates.kernel import WATCHER
from shipmates.tricks.scenes import Tricking
from shipmates.tricks.tasks import Verdict

View = TypeVar("View", bound=Seen)
View_contra = TypeVar("View_contra", bound=Seen, contravariant=True)
Verdicts = tuple[Verdict, ...]


class Reader(Protocol[View_contra]):
    """What only one of the games knows of its views."""

    def agreed(self, table: Table, view: View_contra) -> int:
        """What is known before the deal."""

    def parts(self, view: View_contra) -> tuple[object, ...]:
        """What the terms are made of: while it is the same, so are they."""

    def terms(self, view: View_contra) -> Terms:
        """What is settled for the whole attempt."""

    def settled(self, table: Table, view: View_contra, stand: Verdicts) -> Bits:
        """What stays as long as the brief and the verdicts do."""

    def staged(self, table: Table, view: View_contra) -> Bits:
        """What is going on right now."""


class Encoder(Generic[View]):
    """Turns views into bits, and remembers what the next view of the same game will repeat."""

    def __init__(self, layout: Layout, actions: Layout, reader: Reader[View]) -> None:
        self._length, self._actions = layout.length, actions.length
        self._table, self._reader = Table(layout), reader
        self._parts: tuple[object, ...] = ()
        self._terms: Terms | None = None
        self._brief: object = None
        self._stand: Verdicts = ()
        self._agreed: Bits = 0, 0
        self._settled: Bits = 0, 0

    def write(self, view: View, indexes: Sequence[int] = ()) -> Observation:
        """The view as zeros and ones, and a mask of the actions of these numbers."""
        return observation(self.bits(view), self._length, indexes, self._actions)

    def bits(self, view: View) -> int:
        """Number `i` of the observation is bit `i`."""
        if view.seat == WATCHER:
            raise ValueError("whoever looks on has nothing to decide: only seats are encoded")
        table, reader = self._table, self._reader
        if view.brief is None:
            return reader.agreed(table, view)
        terms = self._remembered(view)
        bits, records = self._settled
        now, nows = table.now(terms, view)
        stage, staged = reader.staged(table, view)
        return table.turned(bits | now | stage, records | nows | staged, view.eyes, terms.seats)

    def _remembered(self, view: View) -> Terms:
        scene, reader = view.scene, self._reader
        stand = scene.verdicts if isinstance(scene, Tricking) else ()
        if view.brief is not self._brief or stand != self._stand or self._terms is None:
            parts = reader.parts(view)
            if parts != self._parts or self._terms is None:
                self._parts, self._terms = parts, reader.terms(view)
                self._agreed = self._table.settled(self._terms)
            bits, records = reader.settled(self._table, view, stand)
            self._settled = self._agreed[0] | bits, self._agreed[1] | records
            self._brief, self._stand = view.brief, stand
        return self._terms


def still_open(stand: Verdicts, place: int) -> bool:
    """Whether a task is not done; before the first trick none is."""
    return not stand or stand[place] is not Verdict.DONE
