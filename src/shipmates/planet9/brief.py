"""What the whole crew knows of an attempt before a card falls."""

from __future__ import annotations

from dataclasses import dataclass, replace

from shipmates.kernel import Seat, quick
from shipmates.planet9.actions import Answer
from shipmates.planet9.mission import Mission, Naming, Who
from shipmates.planet9.setup import Setup
from shipmates.planet9.tokens import Duty, Errand
from shipmates.tricks.passing import Way


@quick
@dataclass(frozen=True, slots=True)
class Brief:
    """Public to its last field."""

    setup: Setup
    commander: Seat
    cast: tuple[tuple[Who, Seat], ...] = ()
    """Who plays which part in the mission's clauses."""
    bearer: Seat | None = None
    """Who takes all tasks by the commander's decision."""
    answers: tuple[tuple[Seat, Answer], ...] = ()
    """What was said in the last poll."""
    display: tuple[Errand, ...] = ()
    """Task cards that lie open in the middle."""
    duties: tuple[Duty, ...] = ()
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

    def part(self, who: Who) -> Seat | None:
        """Who was given this part, if anybody was."""
        return dict(self.cast).get(who)

    def casting(self, who: Who, seat: Seat) -> Brief:
        """With this part given to that seat."""
        return replace(self, cast=(*self.cast, (who, seat)))

    def members(self, who: Who) -> tuple[Seat, ...]:
        """The seats a clause binds."""
        everyone = tuple(map(Seat, range(self.seats)))
        match who:
            case Who.CREW:
                return everyone
            case Who.COMMANDER:
                return (self.commander,)
            case Who.STRANGERS:
                return tuple(seat for seat in everyone if seat != self.part(Who.NEIGHBOUR))
            case _:
                seat = self.part(who)
                return () if seat is None else (seat,)

    def told(self, seat: Seat, answer: Answer) -> Brief:
        """With one answer more."""
        return self._with(answers=(*self.answers, (seat, answer)))

    def owning(self, owner: Seat, errand: Errand) -> Brief:
        """This task goes from the middle to that seat."""
        display = tuple([other for other in self.display if other is not errand])
        duty = Duty(errand.card, errand.token, owner)
        return self._with(display=display, duties=(*self.duties, duty))

    def _with(
        self,
        answers: tuple[tuple[Seat, Answer], ...] | None = None,
        display: tuple[Errand, ...] | None = None,
        duties: tuple[Duty, ...] | None = None,
    ) -> Brief:
        # `dataclasses.replace` costs many times as much, and this is done for every task.
        return Brief(
            self.setup,
            self.commander,
            self.cast,
            self.bearer,
            self.answers if answers is None else answers,
            self.display if display is None else display,
            self.duties if duties is None else duties,
            self.passed,
        )

    @property
    def silent(self) -> Seat | None:
        """Who may not communicate in this attempt."""
        if self.mission.naming is not Naming.SILENCED:
            return None
        return self.part(Who.CHOSEN)

    @property
    def loads(self) -> tuple[int, ...]:
        """How many tasks each seat has."""
        owners = [duty.owner for duty in self.duties]
        return tuple(owners.count(Seat(seat)) for seat in range(self.seats))

    def operator(self, seat: Seat) -> Seat:
        """Who acts for a seat: the commander for JARVIS, everybody else for themselves."""
        return self.commander if seat == self.setup.dummy else seat
