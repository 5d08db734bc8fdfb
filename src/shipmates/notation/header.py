"""The head of a Planet Nine record: which mission, who plays, and how."""

from __future__ import annotations

from typing import Final

from shipmates.kernel import Note, Seat
from shipmates.notation import fields
from shipmates.notation.faults import noted
from shipmates.notation.fields import OWN, Fields, read_number, write_own
from shipmates.notation.house import KEY as HOUSE
from shipmates.notation.house import read_house, write_house
from shipmates.notation.missions import read_mission, write_mission
from shipmates.planet9 import MISSIONS, HouseRule, Setup
from shipmates.planet9.mission import Mission
from shipmates.planet9.setup import THIRD, checked

KEYS: Final = (*fields.KEYS, "challenge", "jarvis", HOUSE)

_BLAMED: Final = {
    "setup-players": "players",
    "setup-challenge": "challenge",
    "setup-jarvis": "jarvis",
}


def write_head(setup: Setup) -> tuple[str, ...]:
    """The lines that say what was agreed before the deal."""
    lines = list(_write_mission(setup.mission))
    lines.append(f"players {setup.players}")
    if setup.challenge:
        lines.append("challenge")
    lines.append(f"distress {setup.distress.value}")
    if setup.dummy is not None:
        lines.append(f"jarvis {setup.dummy}")
    return (*lines, *write_house(HouseRule, setup.house))


def _write_mission(mission: Mission) -> tuple[str, ...]:
    if mission in MISSIONS:
        return (f"mission {mission.number}",)
    return write_own(write_mission(mission))


def read_head(head: Fields) -> Setup | None:
    """What was agreed, or `None` with its faults noted."""
    mission = head.read("mission", lambda text: _read_mission(text, head))
    players = head.players()
    challenge, distress = head.flag("challenge"), head.distress()
    jarvis = head.read("jarvis", read_number)
    house = read_house(HouseRule, head)
    if jarvis is not None and players not in (2, None):
        head.note("jarvis", noted("fault-jarvis-idle"))
    if mission is None or players is None:
        return None
    seat = THIRD if jarvis is None else Seat(jarvis)
    setup = Setup(mission, players, challenge, distress, seat, house)
    return head.agreed(lambda: checked(setup), _blamed)


def _read_mission(text: str, head: Fields) -> Mission | None:
    return head.own_mission(read_mission) if text == OWN else head.printed(text, MISSIONS)


def _blamed(note: Note) -> str:
    return _BLAMED.get(note.code, "mission")
