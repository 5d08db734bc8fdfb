"""Missions of either game, as files and as forms: plain tables of what a file says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from shipmates.deepsea.mission import Mission as SeaMission
from shipmates.notation import missions
from shipmates.notation.deepsea import missions as sea_missions
from shipmates.notation.faults import Fault
from shipmates.notation.pages import DEEPSEA, GAME, PLANET9, game_of
from shipmates.notation.places import Path
from shipmates.notation.syntax import Source, parsed
from shipmates.planet9.mission import Mission

OwnMission: TypeAlias = Mission | SeaMission
Form: TypeAlias = Mapping[str, Any]


def game_for(mission: OwnMission) -> str:
    """The key of the game a mission is for."""
    return DEEPSEA if isinstance(mission, SeaMission) else PLANET9


def read_own(text: str) -> OwnMission:
    """The mission a file of either game describes. Raises `Faulty`."""
    at_sea = game_of(text) == DEEPSEA
    return sea_missions.read_mission(text) if at_sea else missions.read_mission(text)


def write_own(mission: OwnMission) -> str:
    """The mission as a file."""
    if isinstance(mission, SeaMission):
        return sea_missions.write_mission(mission)
    return missions.write_mission(mission)


def read_form(form: Form) -> OwnMission:
    """The mission a form describes. Raises `Faulty`; the path of a fault names its field."""
    at_sea = form.get(GAME) == DEEPSEA
    read = sea_missions.read_source if at_sea else missions.read_source
    return read(Source(form, {}))


def form_of(mission: OwnMission) -> Form:
    """What the mission's file says, key by key; its game is always among it."""
    return {GAME: game_for(mission), **parsed(write_own(mission)).table}


def field_of(fault: Fault) -> Path:
    """The field of a form that a fault belongs to: what is missing has one as well."""
    if fault.note.code != "fault-key-missing":
        return fault.path
    return (*fault.path, dict(fault.note.params)["key"])
