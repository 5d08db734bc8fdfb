"""How a game ended, in a few figures that can be counted."""

from __future__ import annotations

from shipmates import crewdeck, deepsea, planet9
from shipmates.campaign.logbook import GIVEN_UP, OWN
from shipmates.crewdeck.scoring import sheet
from shipmates.deepsea.missions import EPILOGUE
from shipmates.kernel import WATCHER, Outcome
from shipmates.server.course import Course
from shipmates.server.kits import Setup
from shipmates.server.store.rows import ResultRow


def result_of(course: Course) -> ResultRow:
    """How a game ended; without an outcome it was given up."""
    outcome = course.outcome
    return ResultRow(
        game=course.kit.key,
        mission=mission_of(course.setup),
        players=course.setup.players,
        won=tuple(outcome is not None and outcome.payoff[seat] > 0 for seat in course.seats),
        cause=GIVEN_UP if outcome is None else outcome.because.code,
        score=_score(course, outcome),
    )


def mission_of(setup: Setup) -> int:
    """The number of the mission that is tried; 0 for own ones, and games that have none."""
    match setup:
        case planet9.Setup(mission):
            return mission.number if mission in planet9.MISSIONS else OWN
        case deepsea.Setup(mission):
            known = mission.number == EPILOGUE or mission in deepsea.MISSIONS
            return mission.number if known else OWN
        case crewdeck.Setup():
            return OWN


def _score(course: Course, outcome: Outcome | None) -> tuple[int, ...]:
    """The points of every ship; alone, those of the opponent come last."""
    setup = course.setup
    if outcome is None or not isinstance(setup, crewdeck.Setup):
        return ()
    ships = course.view(WATCHER).ships
    points = tuple(sheet(ship, setup.edition).total for ship in ships)
    rival = dict(outcome.because.params).get("rival")
    return (*points, int(rival)) if rival is not None else points
