"""From what was asked on the command line to a table that can open."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from shipmates.campaign import logbook_path
from shipmates.games import PLANET9
from shipmates.kernel import Seat
from shipmates.notation.missions import read_mission
from shipmates.planet9 import MISSIONS, opening
from shipmates.planet9.mission import Mission
from shipmates.planet9.setup import THIRD
from shipmates.tui.crew import PEOPLE, SIZES, Partner, Person, hot_seat, read, solo
from shipmates.tui.journal import Journal
from shipmates.tui.mistake import Mistake
from shipmates.tui.plan import Plan, Wish
from shipmates.tui.speech import number
from shipmates.tui.voyage import Opening

USUAL = 4
"""How many play when nobody says."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """The options of `play` as they were typed."""

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


def journal(wanted: Wanted) -> Journal:
    """Where the campaign is kept. Raises `Mistake` if nothing can be written there."""
    if wanted.no_campaign:
        return Journal(None)
    path = logbook_path(PLANET9.key, wanted.campaign)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise Mistake("mistake-folder", path=str(path.parent)) from None
    if not os.access(path.parent, os.W_OK | os.X_OK):
        raise Mistake("mistake-folder", path=str(path.parent))
    return Journal(path, wanted.campaign)


def begin(wanted: Wanted, kept: Journal, environ: Mapping[str, str]) -> Opening:
    """The plan that was asked for. Raises `Mistake`, `Faulty`, `Illegal` or `Refused`."""
    logbook = kept.logbook()
    mission = chosen_mission(wanted)
    following = MISSIONS[(logbook.next_mission or 1) - 1]
    plan = Plan(
        mission or following,
        _players(wanted, environ),
        wanted.challenge,
        _wish(wanted.distress),
        Seat(_or(number("--jarvis", wanted.jarvis), THIRD)),
    )
    opening(plan.setup(logbook))
    return Opening(plan, mission is not None, number("--seed", wanted.seed))


def chosen_mission(wanted: Wanted) -> Mission | None:
    """The mission that was named, by number or by file."""
    if wanted.mission is not None and wanted.mission_file is not None:
        raise Mistake("mistake-two-missions")
    if wanted.mission_file is not None:
        return own_mission(wanted.mission_file)
    return None if wanted.mission is None else numbered(wanted.mission)


def numbered(text: str) -> Mission:
    """One of the fifty, by its number. Raises `Mistake`."""
    found = number("--mission", text)
    if found is None or not 1 <= found <= len(MISSIONS):
        raise Mistake("mistake-mission", mission=text, last=len(MISSIONS))
    return MISSIONS[found - 1]


def own_mission(path: Path) -> Mission:
    """A mission somebody wrote. Raises `Faulty` with all its mistakes."""
    return read_mission(contents(path))


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


def _wish(text: str) -> Wish:
    if text not in {wish.value for wish in Wish}:
        known = ", ".join(wish.value for wish in Wish)
        raise Mistake("mistake-choice", option="--distress", value=text, known=known)
    return Wish(text)


def _or(value: int | None, default: int) -> int:
    return default if value is None else value
