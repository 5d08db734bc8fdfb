"""From what was asked on the command line to a table that can open."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from shipmates.campaign import logbook_path
from shipmates.crewdeck import USUAL, Edition, HouseRule, opening
from shipmates.notation.crewdeck.edition import read_edition
from shipmates.tui.crew import Partner, Person, hot_seat, read, solo
from shipmates.tui.crewdeck.desk import Opening
from shipmates.tui.crewdeck.plan import BENCH, LEVEL, Plan
from shipmates.tui.crewdeck.session import GAME
from shipmates.tui.house import house_of
from shipmates.tui.launch import called, contents
from shipmates.tui.mistake import Mistake
from shipmates.tui.speech import number


@dataclass(frozen=True, slots=True)
class Wanted:
    """The options of `play crewdeck` as they were typed."""

    players: str | None = None
    seats: str | None = None
    wilds: bool = True
    fixed: bool = False
    edition: Path | None = None
    practice: bool = False
    seed: str | None = None
    hot_seat: bool = False
    keep: bool = True
    house: tuple[str, ...] = ()


def begin(wanted: Wanted, environ: Mapping[str, str]) -> Opening:
    """The plan that was asked for. Raises `Mistake`, `Faulty` or `Illegal`."""
    edition = edition_of(wanted.edition)
    players = _players(wanted, environ, edition)
    house = house_of(HouseRule, wanted.house)
    plan = Plan(players, wanted.wilds, wanted.fixed, edition, wanted.practice, house)
    opening(plan.setup)
    said = wanted.players is not None or wanted.seats is not None or wanted.hot_seat
    return Opening(plan, said, number("--seed", wanted.seed))


def edition_of(path: Path | None) -> Edition:
    """The printed numbers of that file. Raises `Mistake`, or `Faulty` with all its faults."""
    return USUAL if path is None else read_edition(contents(path))


def folder(wanted: Wanted) -> Path | None:
    """Where games are kept. Raises `Mistake` if nothing can be written there."""
    if not wanted.keep:
        return None
    home = logbook_path(GAME).parent
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise Mistake("mistake-folder", path=str(home)) from None
    if not os.access(home, os.W_OK | os.X_OK):
        raise Mistake("mistake-folder", path=str(home))
    return home


def _players(
    wanted: Wanted, environ: Mapping[str, str], edition: Edition
) -> tuple[Person | Partner, ...]:
    size = number("--players", wanted.players)
    if size is not None and size not in BENCH.sizes:
        raise Mistake(BENCH.crowd, players=size)
    you = called(environ)
    if wanted.seats is not None:
        players = read(wanted.seats, you, BENCH)
        if size is not None and size != len(players):
            raise Mistake("mistake-seats", players=size, seats=len(players))
        return players
    count = size or edition.most_players
    return hot_seat(count) if wanted.hot_seat else solo(count, you, LEVEL)
