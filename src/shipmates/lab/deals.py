"""One deal for one table of bots, and what became of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from shipmates import crewdeck, deepsea, planet9
from shipmates.bots import make
from shipmates.crewdeck.scoring import sheet
from shipmates.dice import Seeded
from shipmates.games import CREWDECK, DEEPSEA, PLANET9
from shipmates.kernel import Note, Seat
from shipmates.lab.fingerprint import fingerprint
from shipmates.lab.play import Course, Winnable, fault_of, played, winnable
from shipmates.lab.rows import Key, Row
from shipmates.lab.unfit import Unfit

Setup: TypeAlias = planet9.Setup | deepsea.Setup | crewdeck.Setup


@dataclass(frozen=True, slots=True)
class Deal:
    """What a worker is asked to play."""

    game: str
    setup: Setup
    number: int
    seed: str
    seats: tuple[str, ...]
    crew: str
    """The fingerprint of the bots that are meant."""

    @property
    def mission(self) -> int:
        """0 for a mission that has no number, and in Crew Deck."""
        return 0 if isinstance(self.setup, crewdeck.Setup) else self.setup.mission.number

    @property
    def key(self) -> Key:
        """By which the finished game is known again."""
        return self.mission, self.setup.players, self.number, ",".join(self.seats)


def seats_of(setup: Setup) -> int:
    """How many hands are played: two people of a crew have a third between them."""
    return setup.players if isinstance(setup, crewdeck.Setup) else setup.seats


def play(deal: Deal) -> Row:
    """The game's row. A bot that fails has lost: the rest is played all the same.

    Raises `Unfit` where the bots are not those that were meant: a machine with other sources.
    """
    if fingerprint(deal.game) != deal.crew:
        raise Unfit(Note("mistake-lab-sources"))
    try:
        return _row(deal, _course(deal))
    except Exception as error:
        return _fault(deal, error)


def _course(deal: Deal) -> Course:
    rules, opening = _opened(deal.setup)
    dice = Seeded(deal.seed)
    bots: list[Any] = [
        make(deal.game, level, dice.fork(f"seat {seat}"))  # type: ignore[call-overload] # any of them
        for seat, level in enumerate(deal.seats)
    ]
    return played(rules, opening, bots, dice)


def _opened(setup: Setup) -> tuple[Any, Any]:
    match setup:
        case planet9.Setup():
            return PLANET9.rules, planet9.opening(setup)
        case deepsea.Setup():
            return DEEPSEA.rules, deepsea.opening(setup)
        case crewdeck.Setup():
            return CREWDECK.rules, crewdeck.opening(setup)


def _row(deal: Deal, course: Course) -> Row:
    if isinstance(deal.setup, crewdeck.Setup):
        return _deck_row(deal, course, deal.setup)
    outcome = course.over.outcome
    won = outcome.payoff[0] > 0
    could: Winnable = "yes" if won else winnable(course.first or course.over.last)
    return Row(
        **_known(deal),
        **_times(course),
        outcome="won" if won else "lost",
        payoff=outcome.payoff,
        points=(),
        cause=outcome.because.code,
        tricks=len(course.over.last.ledger.tricks),
        winnable=could,
    )


def _deck_row(deal: Deal, course: Course, setup: crewdeck.Setup) -> Row:
    end = CREWDECK.rules.look(course.over, Seat(0))
    assert end.outcome is not None
    won = end.outcome.payoff[0] > 0
    return Row(
        **_known(deal),
        **_times(course),
        outcome="ranked" if not setup.solo else "won" if won else "lost",
        payoff=end.outcome.payoff,
        points=tuple(sheet(ship, setup.edition).total for ship in end.ships),
        cause=end.outcome.because.code,
        tricks=None,
        winnable=None,
    )


def _fault(deal: Deal, error: Exception) -> Row:
    deck = isinstance(deal.setup, crewdeck.Setup)
    return Row(
        **_known(deal),
        outcome="fault",
        payoff=(0.0,) * len(deal.seats),
        points=(),
        cause=fault_of(error),
        tricks=None if deck else 0,
        decisions=0,
        winnable=None if deck else "undecided",
    )


def _known(deal: Deal) -> dict[str, Any]:
    mission, players, number, seats = deal.key
    return {
        "game": deal.game,
        "mission": mission,
        "players": players,
        "deal": number,
        "seed": deal.seed,
        "seats": seats,
    }


def _times(course: Course) -> dict[str, Any]:
    return {
        "decisions": len(course.spent),
        "seconds": round(sum(course.spent), 6),
        "slowest": round(max(course.spent, default=0.0), 6),
    }
