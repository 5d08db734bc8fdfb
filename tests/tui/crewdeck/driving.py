"""Tools to drive the screens by keyboard and mouse."""

from __future__ import annotations

from pathlib import Path

from textual.pilot import Pilot

from shipmates.kernel import Note
from shipmates.tui.crew import read
from shipmates.tui.crewdeck.app import CrewDeckApp
from shipmates.tui.crewdeck.desk import Desk, Opening
from shipmates.tui.crewdeck.plan import BENCH, Plan
from shipmates.tui.crewdeck.render.palette import DUSK
from shipmates.tui.crewdeck.screens.ending import EndScreen
from shipmates.tui.crewdeck.screens.table import TableScreen
from shipmates.tui.crewdeck.session import Session
from shipmates.tui.crewdeck.shelf import Shelf
from shipmates.tui.screens.curtain import Curtain
from tests.tui.crewdeck.people import WORDS

SIZE = (80, 24)
Driver = Pilot[Note | None]


def an_app(
    seats: str = "you:Ada,random:Vega,random:Orion",
    *,
    locale: str = "en",
    kept: Shelf | None = None,
    at_once: bool = True,
    practice: bool = False,
    seed: int = 3,
) -> CrewDeckApp:
    desk = Desk(WORDS[locale], DUSK, kept or Shelf(), pace=0)
    plan = Plan(read(seats, "Ada", BENCH), practice=practice)
    return CrewDeckApp(desk, Opening(plan, at_once, seed))


def a_shelf(folder: Path) -> Shelf:
    """A table's files, without anybody else who could want them."""
    place = folder / "open" / "1"
    place.mkdir(parents=True, exist_ok=True)
    return Shelf(folder, place)


def seen(pilot: Driver) -> str:
    """The screen as text."""
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join(strip.text for strip in strips)


def screen(pilot: Driver) -> str:
    """Which screen lies on top."""
    return type(pilot.app.screen).__name__


def session(pilot: Driver) -> Session:
    top = pilot.app.screen
    assert isinstance(top, TableScreen)
    return top.session


async def press(pilot: Driver, *keys: str) -> None:
    await pilot.press(*keys)
    await pilot.pause()


async def play_out(pilot: Driver) -> None:
    """Does the first thing that can be done, by keyboard, until the game is over."""
    for _ in range(80):
        top = pilot.app.screen
        if isinstance(top, EndScreen):
            return
        if isinstance(top, Curtain):
            await press(pilot, "enter")
        elif isinstance(top, TableScreen):
            done = top.session.complete
            await press(pilot, *(("enter",) if done else ("right", "enter")))
    raise AssertionError(seen(pilot))
