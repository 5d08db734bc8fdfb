"""The head of a Deep Sea record: which mission, who plays, and which task cards lie aside."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shipmates.deepsea import MISSIONS, HouseRule, Setup, epilogue
from shipmates.deepsea.mission import Mission
from shipmates.deepsea.missions import EPILOGUE, EPILOGUE_STARTS
from shipmates.deepsea.setup import THIRD, checked
from shipmates.kernel import Note, Seat
from shipmates.notation import fields
from shipmates.notation.deepsea.keys import read_keys
from shipmates.notation.deepsea.missions import HARDEST, read_mission, write_mission
from shipmates.notation.faults import Misread, noted
from shipmates.notation.fields import OWN, Fields, read_number, write_own
from shipmates.notation.house import KEY as HOUSE
from shipmates.notation.house import read_house, write_house

KEYS: Final = (*fields.KEYS, "timed", "tonoja", "again", "used", HOUSE)

_EPILOGUE = "epilogue"
_BLAMED: Final = {
    "setup-players": "players",
    "setup-timed": "timed",
    "setup-tonoja": "tonoja",
    "setup-again": "again",
    "setup-task-twice": "again",
}


def write_head(setup: Setup) -> tuple[str, ...]:
    """The lines that say what was agreed before the deal."""
    lines = [*_write_mission(setup.mission), f"players {setup.players}"]
    if setup.timed:
        lines.append("timed")
    lines.append(f"distress {setup.distress.value}")
    if setup.dummy is not None:
        lines.append(f"tonoja {setup.dummy}")
    asides = {"again": setup.again, "used": setup.used}
    lines += (" ".join((key, *tasks)) for key, tasks in asides.items() if tasks)
    return (*lines, *write_house(HouseRule, setup.house))


def _write_mission(mission: Mission) -> tuple[str, ...]:
    if mission in MISSIONS:
        return (f"mission {mission.number}",)
    if mission.number == EPILOGUE:
        return (f"mission {_EPILOGUE} {mission.difficulty}",)
    return write_own(write_mission(mission))


def read_head(head: Fields) -> Setup | None:
    """What was agreed, or `None` with its faults noted."""
    mission = head.read("mission", lambda text: _read_mission(text, head))
    players = head.players()
    timed, distress = head.flag("timed"), head.distress()
    tonoja = head.read("tonoja", read_number)
    again, used = (head.read(key, _read_tasks) or () for key in ("again", "used"))
    if tonoja is not None and players not in (2, None):
        head.note("tonoja", noted("fault-tonoja-idle"))
    if mission is None or players is None:
        return None
    seat = THIRD if tonoja is None else Seat(tonoja)
    house = read_house(HouseRule, head)
    setup = Setup(mission, players, timed, distress, seat, again, used, house)
    return head.agreed(lambda: checked(setup), _blaming(setup))


def _read_tasks(text: str) -> tuple[str, ...]:
    if not text:
        raise Misread("fault-tasks-none")
    return read_keys(text.split())


def _read_mission(text: str, head: Fields) -> Mission | None:
    if text == OWN:
        return head.own_mission(read_mission)
    if text.split()[:1] != [_EPILOGUE]:
        return head.printed(text, MISSIONS)
    difficulty = read_number(text.removeprefix(_EPILOGUE).strip())
    if not EPILOGUE_STARTS <= difficulty <= HARDEST:
        bounds = {"low": EPILOGUE_STARTS, "high": HARDEST}
        raise Misread("fault-epilogue", number=difficulty, **bounds)
    return epilogue(difficulty)


def _blaming(setup: Setup) -> Callable[[Note], str]:
    def blamed(note: Note) -> str:
        if note.code == "setup-task":
            unknown = dict(note.params)["task"]
            return "again" if unknown in setup.again else "used"
        return _BLAMED.get(note.code, "mission")

    return blamed
