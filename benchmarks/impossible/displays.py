"""Whole displays for one owner: which are hopeless although none of their threes is?

Missions 6, 10 and 13 to 16 give all tasks to one seat. Every set of tasks as hard as theirs
that holds no impossible set is looked up among the courses that were found, and where none
fulfils it the solver is asked. What it cannot do is made as small as it can be.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from benchmarks.impossible.decide import Decider, UndecidedError
from benchmarks.impossible.kinds import TASKS, Asked, Kind
from shipmates.deepsea import MISSIONS
from shipmates.deepsea.catalogue import CATALOGUE
from shipmates.deepsea.impossible import Impossible, Owners, bits
from shipmates.deepsea.mission import Sharing

_LONE: Final = [m for m in MISSIONS if m.sharing not in (Sharing.DRAFT, Sharing.FREE)]
TARGETS: Final = sorted({m.difficulty for m in _LONE if m.volunteers == 1})
KINDS: Final = (Kind.CAPTAIN, Kind.OTHER)


class Displays:
    """Decides every display of one crew, given what its smaller sets are."""

    def __init__(
        self,
        decider: Decider,
        smaller: dict[str, list[tuple[int, ...]]],
        courses: list[list[int]],
    ) -> None:
        self._decider = decider
        rows = ((Owners(kind), tuple(t)) for kind, sets in smaller.items() for t in sets)
        self._sets = Impossible(TASKS, rows)
        self._courses = {
            Kind.CAPTAIN: [done[0] for done in courses],
            Kind.OTHER: [mask for done in courses for mask in done[1:]],
        }
        self.displays = 0
        self.undecided = list[tuple[str | int, ...]]()
        self.found: dict[Kind, list[int]] = {kind: [] for kind in KINDS}
        """The smallest impossible sets of four tasks and more, as bits."""

    def decide(self) -> None:
        """Goes through them all."""
        for kind in KINDS:
            for target in TARGETS:
                for display in self._displays(kind, target):
                    self.displays += 1
                    self._decided(kind, display)

    def _displays(self, kind: Kind, target: int) -> Iterator[int]:
        values = [card.value(self._decider.seats) for card in CATALOGUE]
        yield from self._grown(kind, values, target, 0, 0)

    def _grown(
        self, kind: Kind, values: Sequence[int], left: int, chosen: int, start: int
    ) -> Iterator[int]:
        if not left:
            yield chosen
        owner = KINDS.index(kind)
        for task in range(start, TASKS):
            owned = [chosen, 0] if owner == 0 else [0, chosen]
            if values[task] <= left and self._sets.fits(owned, owner, task):
                yield from self._grown(
                    kind, values, left - values[task], chosen | 1 << task, task + 1
                )

    def _decided(self, kind: Kind, display: int) -> None:
        known = any(not small & ~display for small in self.found[kind])
        if known or _shown(self._courses[kind], display) or self._possible(kind, display):
            return
        small = display
        for task in bits(display):
            if not self._possible(kind, small & ~(1 << task)):
                small &= ~(1 << task)
        self.found[kind].append(small)

    def _possible(self, kind: Kind, mask: int) -> bool:
        asked = Asked(kind, tuple(bits(mask)))
        try:
            done = self._decider.fulfils(asked.demands)
            if done is None:
                return self._decider.players == 2 and self._decider.covered(asked.demands)
        except UndecidedError:
            self.undecided.append((kind.value, *asked.tasks))
            return True
        self._courses[kind].insert(0, done.tasks[KINDS.index(kind)])
        return True


def _shown(courses: list[int], display: int) -> bool:
    for place, mask in enumerate(courses):
        if not display & ~mask:
            # What has just helped helps again.
            courses.insert(0, courses.pop(place))
            return True
    return False
