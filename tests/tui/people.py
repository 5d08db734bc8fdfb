"""People for tests: they sit at a session and do what they are told, or anything legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from shipmates import deepsea
from shipmates.dice import Seeded
from shipmates.planet9 import MISSIONS, Setup
from shipmates.tui.crew import read, seated
from shipmates.tui.game import Action, View
from shipmates.tui.session import Session

TABLES = ((2, False), (3, False), (3, True), (4, False), (5, False))
"""Every way to sit: players, and whether it is the challenge for three."""

Choose: TypeAlias = Callable[[View], Action]


def a_session(
    seats: str, *, mission: int = 1, seed: int = 1, challenge: bool = False
) -> Session:
    """A table with these seats, before the deal."""
    players = read(seats, you="You")
    setup = Setup(MISSIONS[mission - 1], len(players), challenge=challenge)
    return Session(setup, seated(players, setup), seed)


def at_sea(
    seats: str, *, mission: int = 1, seed: int = 1, timed: bool = False, step: int = 18
) -> Session:
    """A table of Deep Sea with these seats, before the deal."""
    players = read(seats, you="You")
    last = len(deepsea.MISSIONS)
    found = deepsea.MISSIONS[mission - 1] if mission <= last else deepsea.epilogue(step)
    setup = deepsea.Setup(found, len(players), timed=timed)
    return Session(setup, seated(players, setup), seed)


def anything(seed: int) -> Choose:
    """Somebody who does any legal thing."""
    dice = Seeded(seed)
    return lambda view: dice.choice(view.legal)


def until_asked(session: Session) -> View | None:
    """Lets everybody else move; what the person then asked sees, or `None` at the end."""
    while session.step() is not None:
        pass
    session.lift()
    return session.shown if session.asked else None


def play_out(session: Session, choose: Choose) -> None:
    """Plays to the end, people choosing like this."""
    while (view := until_asked(session)) is not None:
        session.act(view.seat, choose(view))
