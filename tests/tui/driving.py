"""Tools to drive the screens by keyboard and mouse."""

from __future__ import annotations

from pathlib import Path

from textual.pilot import Pilot

from shipmates import deepsea
from shipmates.kernel import Note
from shipmates.planet9 import MISSIONS
from shipmates.planet9.actions import READY
from shipmates.tricks.cards import Card
from shipmates.tui.app import Shipmates
from shipmates.tui.crew import read
from shipmates.tui.desk import Desk
from shipmates.tui.game import SEA
from shipmates.tui.journal import Journal
from shipmates.tui.plan import Plan
from shipmates.tui.render.cards import face
from shipmates.tui.render.palette import NIGHT
from shipmates.tui.screens.curtain import Curtain
from shipmates.tui.screens.ending import EndScreen
from shipmates.tui.screens.table import TableScreen
from shipmates.tui.session import Session
from shipmates.tui.voyage import Opening
from shipmates.words import Words

SIZE = (80, 24)
Driver = Pilot[Note | None]


def an_app(
    seats: str = "you:Ada,bot,bot,bot",
    *,
    mission: int = 1,
    locale: str = "en",
    path: Path | None = None,
    at_once: bool = True,
    seed: int = 3,
    pace: float = 0,
) -> Shipmates:
    desk = Desk(Words(locale), NIGHT, Journal(path), pace=pace)
    plan = Plan(MISSIONS[mission - 1], read(seats, you="Ada"))
    return Shipmates(desk, Opening(plan, at_once, seed))


def a_boat(
    seats: str = "you:Ada,bot,bot,bot",
    *,
    mission: int = 1,
    path: Path | None = None,
    at_once: bool = True,
    timed: bool = False,
) -> Shipmates:
    """The same for Deep Sea."""
    desk = Desk(Words("en"), NIGHT, Journal(path, game=SEA), pace=0)
    plan = Plan(deepsea.MISSIONS[mission - 1], read(seats, you="Ada"), timed=timed)
    return Shipmates(desk, Opening(plan, at_once, 3))


def seen(pilot: Driver) -> str:
    """The screen as text."""
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join(strip.text for strip in strips)


def session(pilot: Driver) -> Session:
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    return screen.session


def screen(pilot: Driver) -> str:
    """Which screen lies on top."""
    return type(pilot.app.screen).__name__


async def press(pilot: Driver, *keys: str) -> None:
    await pilot.press(*keys)
    await pilot.pause()


async def play_out(pilot: Driver) -> None:
    """Does the first thing that can be done, by keyboard, until the attempt is over."""
    for _ in range(400):
        screen = pilot.app.screen
        if isinstance(screen, EndScreen):
            return
        if isinstance(screen, Curtain):
            await press(pilot, "enter")
        elif isinstance(screen, TableScreen):
            view = screen.session.shown
            waits = view is not None and READY in view.legal
            await press(pilot, *(("space",) if waits else ("right", "enter")))
        await pilot.pause()
    raise AssertionError(seen(pilot))


def tile(card: Card) -> str:
    """A card as it stands on its tile."""
    return f"{face(card)[0]} {card.value}"
