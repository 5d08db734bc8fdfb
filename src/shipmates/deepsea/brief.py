"""What the whole crew knows of an attempt before a card falls."""

from __future__ import annotations

from dataclasses import dataclass

from shipmates.deepsea.mission import Mission, Sonar
from shipmates.deepsea.setup import Setup
from shipmates.kernel import Seat, quick
from shipmates.tricks.cards import Card
from shipmates.tricks.drafts import clockwise
from shipmates.tricks.passing import Way
from shipmates.tricks.signals import NEVER, Radio
from shipmates.tricks.tasks import Predict, Task, Tricks, exactly


@dataclass(frozen=True, slots=True)
class Duty:
    """A task card and the seat that must fulfil it; what it foretold, if it did so aloud."""

    key: str
    owner: Seat
    predicted: int | None = None


@quick
@dataclass(frozen=True, slots=True)
class Brief:
    """Public to its last field."""

    setup: Setup
    captain: Seat
    sounded: Card | None = None
    """What was drawn for the unfamiliar terrain."""
    turned: tuple[str, ...] = ()
    """Every task card that was turned over, those skipped or replaced included."""
    display: tuple[str, ...] = ()
    """Task cards that lie open in the middle."""
    duties: tuple[Duty, ...] = ()
    given_away: bool = False
    """The captain gave all tasks to another member."""
    passed: Way | None = None
    """Which way a card was passed after the distress signal."""

    @property
    def mission(self) -> Mission:
        """What is to be done."""
        return self.setup.mission

    @property
    def seats(self) -> int:
        """How many hands are played."""
        return self.setup.seats

    @property
    def everyone(self) -> tuple[Seat, ...]:
        """Every seat, clockwise from the captain."""
        return clockwise(self.captain, self.seats)

    @property
    def sonar(self) -> Sonar:
        """How the crew communicates in this attempt, the terrain being known."""
        sonar = self.setup.sonar
        if sonar is not Sonar.TERRAIN:
            return sonar
        assert self.sounded is not None
        return (Sonar.NORMAL, Sonar.CURRENTS, Sonar.RAPTURE)[(self.sounded.value - 1) // 3]

    @property
    def radio(self) -> Radio:
        """The same as the engine of tricks asks for it."""
        if self.sonar is Sonar.NONE:
            return NEVER
        return Radio(
            muted=self.sonar is Sonar.CURRENTS,
            opens=self.mission.opens,
            closes=1 if self.given_away else 99,
            pool=self.seats - 2 if self.sonar is Sonar.RAPTURE else None,
        )

    def task(self, duty: Duty, secret: int | None = None) -> Task:
        """What a duty asks for, with what was foretold put in."""
        setup = self.setup
        task = setup.card(duty.key).task(setup.seats)
        if not isinstance(task, Predict):
            return task
        count = secret if task.secret else duty.predicted
        return task if count is None else Tricks(exactly(count))

    def owning(self, owner: Seat, *keys: str) -> Brief:
        """These tasks go from the middle to that seat."""
        return Brief(
            self.setup,
            self.captain,
            self.sounded,
            self.turned,
            tuple([key for key in self.display if key not in keys]),
            (*self.duties, *[Duty(key, owner) for key in keys]),
            self.given_away,
            self.passed,
        )

    def disowning(self, key: str) -> Brief:
        """This task goes back to the middle."""
        return Brief(
            self.setup,
            self.captain,
            self.sounded,
            self.turned,
            (*self.display, key),
            tuple([duty for duty in self.duties if duty.key != key]),
            self.given_away,
            self.passed,
        )

    def operator(self, seat: Seat) -> Seat:
        """Who acts for a seat: the captain for Tonoja, everybody else for themselves."""
        return self.captain if seat == self.setup.dummy else seat
