"""From attempt to attempt: what comes next, whichever way the table is shown."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from enum import Enum

from shipmates.campaign import Logbook
from shipmates.tui.crew import seated
from shipmates.tui.game import SEA, last_number, missions
from shipmates.tui.journal import Journal
from shipmates.tui.plan import Plan
from shipmates.tui.render.ending import is_won
from shipmates.tui.session import Session


class Leave(Enum):
    """Why a table was left."""

    OVER = "over"
    GIVEN_UP = "given-up"
    QUIT = "quit"


class After(Enum):
    """What the crew does after an attempt."""

    ON = "on"
    SAME = "same"
    """Once more, with the same tasks."""
    MISSIONS = "missions"
    QUIT = "quit"


@dataclass(frozen=True, slots=True)
class Opening:
    """How the client begins: at the first screen, or at once at a table."""

    plan: Plan
    at_once: bool = False
    seed: int | None = None


class Voyage:
    """Makes sessions from plans, with the seeds the person asked for."""

    def __init__(self, journal: Journal, seed: int | None) -> None:
        self._journal, self._seed = journal, seed
        self._begun = 0

    def fresh(self, plan: Plan) -> Session:
        """A new attempt."""
        setup = plan.setup(self._journal.logbook())
        crew = seated(plan.players, setup)
        return Session(setup, crew, self._next_seed(), call=plan.wish.way)

    def number(self, plan: Plan) -> int:
        """Which attempt at this mission it is."""
        mission = plan.mission.number
        return 1 + sum(a.mission == mission for a in self._journal.logbook().counted)

    def _next_seed(self) -> str:
        """The seed that was given for the first attempt, and one made of it for each later."""
        begun = self._begun
        self._begun += 1
        if self._seed is None:
            return secrets.token_hex(8)
        return str(self._seed) if begun == 0 else f"{self._seed}/{begun}"


def onward(plan: Plan, session: Session, logbook: Logbook) -> Plan:
    """The next mission after a success, the same one again otherwise."""
    number, count = plan.mission.number, len(missions(plan.game))
    if not (is_won(session.outcome) and number):
        return plan
    plan = replace(plan, same=False)
    later = (*range(number + 1, count + 1), *range(1, min(number, count + 1)))
    if number > count or (plan.game == SEA and all(map(logbook.done, later))):
        return plan.at(last_number(plan.game), logbook.next_step)
    return plan.at(next((n for n in later if not logbook.done(n)), number % count + 1))
