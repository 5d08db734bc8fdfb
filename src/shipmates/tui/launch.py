"""From what was asked on the command line to a table that can open."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from shipmates.campaign import logbook_path
from shipmates.deepsea import mission as sea
from shipmates.deepsea.missions import EPILOGUE_STARTS
from shipmates.kernel import Seat
from shipmates.planet9.setup import THIRD
from shipmates.tui.crew import PEOPLE, SIZES, Partner, Person, hot_seat, read, solo
from shipmates.tui.game import (
    NINE,
    SEA,
    Mission,
    last_number,
    missions,
    opening,
)
from shipmates.tui.game import numbered as mission_of
from shipmates.tui.journal import Journal
from shipmates.tui.mistake import Mistake
from shipmates.tui.plan import Plan, Wish
from shipmates.tui.speech import number
from shipmates.tui.text import read_mission
from shipmates.tui.voyage import Opening

EPILOGUE = "epilogue"
USUAL = 4
"""How many play when nobody says."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """The options of `play` as they were typed."""

    game: str = NINE
    mission: str | None = None
    mission_file: Path | None = None
    players: str | None = None
    seats: str | None = None
    challenge: bool = False
    distress: str = Wish.ASK.value
    jarvis: str | None = None
    seed: str | None = None
    campaign: str = ""
    no_campaign: bool = False
    hot_seat: bool = False
    timed: bool = False
    same_tasks: bool = False
    house: tuple[str, ...] = ()


def journal(wanted: Wanted) -> Journal:
    """Where the campaign is kept. Raises `Mistake` if nothing can be written there."""
    if wanted.no_campaign:
        return Journal(None, game=wanted.game)
    path = logbook_path(wanted.game, wanted.campaign)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise Mistake("mistake-folder", path=str(path.parent)) from None
    if not os.access(path.parent, os.W_OK | os.X_OK):
        raise Mistake("mistake-folder", path=str(path.parent))
    return Journal(path, wanted.campaign, wanted.game)


def begin(wanted: Wanted, kept: Journal, environ: Mapping[str, str]) -> Opening:
    """The plan that was asked for. Raises `Mistake`, `Faulty`, `Illegal` or `Refused`."""
    logbook = kept.logbook()
    mission = chosen_mission(wanted, logbook.next_step)
    later = last_number(SEA) if wanted.game == SEA else 1
    following = mission_of(wanted.game, logbook.next_mission or later, logbook.next_step)
    _check_variants(wanted, mission)
    plan = Plan(
        mission or following,
        _players(wanted, environ),
        wanted.challenge,
        wish(wanted.distress),
        Seat(_or(number("--jarvis", wanted.jarvis), THIRD)),
        wanted.timed,
        wanted.same_tasks,
        wanted.house,
    )
    opening(plan.setup(logbook))
    return Opening(plan, mission is not None, number("--seed", wanted.seed))


def _check_variants(wanted: Wanted, mission: Mission | None) -> None:
    """Raises `Mistake` for a variant that this game, or this mission, does not have."""
    if wanted.challenge and wanted.game == SEA:
        raise Mistake("mistake-variant", option="--challenge", game=wanted.game)
    for option, given in (("--timed", wanted.timed), ("--same-tasks", wanted.same_tasks)):
        if given and wanted.game != SEA:
            raise Mistake("mistake-variant", option=option, game=wanted.game)
    if wanted.timed and isinstance(mission, sea.Mission) and mission.clock is None:
        raise Mistake("mistake-timed", mission=wanted.mission or str(wanted.mission_file))


def chosen_mission(wanted: Wanted, step: int = EPILOGUE_STARTS) -> Mission | None:
    """The mission that was named, by number or by file."""
    if wanted.mission is not None and wanted.mission_file is not None:
        raise Mistake("mistake-two-missions")
    if wanted.mission_file is not None:
        return own_mission(wanted.mission_file, wanted.game)
    return None if wanted.mission is None else numbered(wanted.mission, wanted.game, step)


def numbered(text: str, game: str = NINE, step: int = EPILOGUE_STARTS) -> Mission:
    """A mission by its number, or `epilogue`. Raises `Mistake`."""
    if game == SEA and text == EPILOGUE:
        return mission_of(game, last_number(game), step)
    found = number("--mission", text)
    if found is None or not 1 <= found <= len(missions(game)):
        raise Mistake("mistake-mission", mission=text, last=len(missions(game)))
    return mission_of(game, found, step)


def own_mission(path: Path, game: str = NINE) -> Mission:
    """A mission somebody wrote. Raises `Faulty` with all its mistakes."""
    return read_mission(contents(path), game)


def contents(path: Path) -> str:
    """The text of a file. Raises `Mistake` if there is none to be read."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise Mistake("mistake-not-text", path=str(path)) from None
    except (OSError, ValueError):
        raise Mistake("mistake-file", path=str(path)) from None


def _players(wanted: Wanted, environ: Mapping[str, str]) -> tuple[Person | Partner, ...]:
    size = number("--players", wanted.players)
    if size is not None and size not in SIZES:
        raise Mistake("mistake-players", players=size)
    you = called(environ)
    if wanted.seats is not None:
        players = read(wanted.seats, you)
        if size is not None and size != len(players):
            raise Mistake("mistake-seats", players=size, seats=len(players))
        return players
    count = size or (3 if wanted.challenge else USUAL)
    return hot_seat(count) if wanted.hot_seat else solo(count, you)


def called(environ: Mapping[str, str]) -> str:
    """What the person at the keyboard is called: their login, if that is a name."""
    login = environ.get("USER") or environ.get("USERNAME") or ""
    is_name = (
        login.isalpha() and 2 < len(login) <= 12 and login not in ("root", "user", "admin")
    )
    return login.capitalize() if is_name else PEOPLE[0]


def wish(text: str) -> Wish:
    """How the distress question is answered. Raises `Mistake`."""
    if text not in {wish.value for wish in Wish}:
        known = ", ".join(wish.value for wish in Wish)
        raise Mistake("mistake-choice", option="--distress", value=text, known=known)
    return Wish(text)


def _or(value: int | None, default: int) -> int:
    return default if value is None else value
