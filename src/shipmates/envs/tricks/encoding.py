"""How a view of either Crew game becomes bits: what lasts is made once, the rest anew."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from shipmates.envs.blocks import Layout, Numbers, numbers
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

    def settled(self, table: Table, view: View_contra, stand: Verdicts) -> tuple[Terms, Bits]:
        """What stays as long as the brief and the verdicts stay."""

    def staged(self, table: Table, view: View_contra) -> Bits:
        """What is going on right now."""


class Encoder(Generic[View]):
    """Turns views into bits, and remembers what the next view of the same game will repeat."""

    def __init__(self, layout: Layout, reader: Reader[View]) -> None:
        self._length = layout.length
        self._table = Table(layout)
        self._reader = reader
        self._brief: object = None
        self._stand: Verdicts = ()
        self._settled: tuple[Terms, Bits] | None = None

    def write(self, view: View) -> Numbers:
        """The observation as zeros and ones."""
        return numbers(self.bits(view), self._length)

    def bits(self, view: View) -> int:
        """Number `i` of the observation is bit `i`."""
        if view.seat == WATCHER:
            raise ValueError("whoever looks on has nothing to decide: only seats are encoded")
        table, reader = self._table, self._reader
        if view.brief is None:
            return reader.agreed(table, view)
        scene = view.scene
        stand = scene.verdicts if isinstance(scene, Tricking) else ()
        if self._settled is None or view.brief is not self._brief or stand != self._stand:
            self._settled = reader.settled(table, view, stand)
            self._brief, self._stand = view.brief, stand
        terms, lasting = self._settled
        now, stage = table.now(terms, view), reader.staged(table, view)
        bits = lasting.table | now.table | stage.table
        records = lasting.records | now.records | stage.records
        return table.turned(Bits(bits, records), view.eyes, terms.seats)


def still_open(stand: Verdicts, place: int) -> bool:
    """Whether a task is not done; before the first trick none is."""
    return not stand or stand[place] is not Verdict.DONE
