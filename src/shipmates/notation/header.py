"""The head of a record: which game, which rules, which mission, and who plays."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

from shipmates.games import GAMES, PLANET9
from shipmates.kernel import Illegal, Note, Seat
from shipmates.notation.choices import read_member
from shipmates.notation.faults import Fault, Faulty, Misread, noted
from shipmates.notation.lines import Line, quote, unquoted
from shipmates.notation.missions import read_mission, write_mission
from shipmates.planet9 import Distress, Setup
from shipmates.planet9.mission import Mission
from shipmates.planet9.setup import THIRD, checked

KEYS: Final = ("game", "rules", "mission", "players", "challenge", "distress", "jarvis")
REQUIRED: Final = ("game", "rules", "mission", "players")

_OWN = "own"
_BLAMED: Final = {
    "setup-players": "players",
    "setup-challenge": "challenge",
    "setup-jarvis": "jarvis",
}
Value = TypeVar("Value")


def write_head(setup: Setup, rules: int) -> tuple[str, ...]:
    """The lines that say what was agreed before the deal."""
    lines = [f"game {PLANET9.key}", f"rules {rules}"]
    if setup.mission in PLANET9.missions:
        lines.append(f"mission {setup.mission.number}")
    else:
        lines += [f"mission {_OWN}", *quote(write_mission(setup.mission))]
    lines.append(f"players {setup.players}")
    if setup.challenge:
        lines.append("challenge")
    lines.append(f"distress {setup.distress.value}")
    if setup.dummy is not None:
        lines.append(f"jarvis {setup.dummy}")
    return tuple(lines)


def read_head(
    lines: Iterable[Line], quoted: Sequence[Line], faults: list[Fault]
) -> Setup | None:
    """What was agreed, or `None` with its faults added to `faults`.

    Raises `Faulty` at once for another game or other rules: the moves may mean anything then.
    """
    fields = _Fields(lines, faults)
    if None in (fields.read("game", _game), fields.read("rules", _rules)):
        raise Faulty(faults)
    mission = fields.read("mission", lambda text: _mission(text, quoted, fields))
    players = fields.read("players", _number)
    challenge = fields.read("challenge", _nothing) or False
    distress = fields.read("distress", lambda text: read_member(Distress, text))
    jarvis = fields.read("jarvis", _number)
    if jarvis is not None and players not in (2, None):
        fields.note("jarvis", noted("fault-jarvis-idle"))
    if mission is None or players is None:
        return None
    agreed = Setup(
        mission,
        players,
        challenge=challenge,
        distress=distress or Distress.OFFERED,
        jarvis=THIRD if jarvis is None else Seat(jarvis),
    )
    return _agreed(agreed, fields)


class _Fields:
    """The lines of a head by their keys, and where their faults go."""

    def __init__(self, lines: Iterable[Line], faults: list[Fault]) -> None:
        self.lines = dict[str, Line]()
        self.faults = faults
        for line in lines:
            first = self.lines.setdefault(line.head, line)
            if first is not line:
                note = noted("fault-header-twice", key=line.head, first=first.number)
                faults.append(Fault(line.number, note))
        for key in REQUIRED:
            if key not in self.lines:
                faults.append(Fault(1, noted("fault-header-missing", key=key)))

    def read(self, key: str, reader: Callable[[str], Value]) -> Value | None:
        """What the line of this key says; `None` if it is absent or at fault."""
        line = self.lines.get(key)
        try:
            return None if line is None else reader(line.rest)
        except Misread as wrong:
            self.note(key, wrong.note)
        return None

    def note(self, key: str, note: Note) -> None:
        """Notes a fault on the line of this key."""
        line = self.lines[key].number if key in self.lines else 1
        self.faults.append(Fault(line, note))


def _game(text: str) -> str:
    known = tuple(entry.key for entry in GAMES)
    if text not in known:
        raise Misread("fault-game", text=text, known=", ".join(known))
    return text


def _rules(text: str) -> int:
    version, known = _number(text), PLANET9.version
    if version > known:
        raise Misread("fault-rules-newer", version=version, known=known)
    if version < known:
        raise Misread("fault-rules-older", version=version, known=known)
    return version


def _number(text: str) -> int:
    if not re.fullmatch("[0-9]{1,4}", text):
        raise Misread("fault-number", text=text)
    return int(text)


def _nothing(text: str) -> bool:
    if text:
        raise Misread("fault-rest", text=text)
    return True


def _mission(text: str, quoted: Sequence[Line], fields: _Fields) -> Mission | None:
    if text == _OWN:
        return _own(quoted, fields)
    if quoted:
        fields.faults.append(Fault(quoted[0].number, noted("fault-quote-stray")))
    number = _number(text)
    if not 1 <= number <= len(PLANET9.missions):
        raise Misread("fault-mission", number=number, last=len(PLANET9.missions))
    return PLANET9.missions[number - 1]


def _own(quoted: Sequence[Line], fields: _Fields) -> Mission | None:
    if not quoted:
        raise Misread("fault-mission-unquoted")
    try:
        return read_mission("\n".join(map(unquoted, quoted)))
    except Faulty as wrong:
        fields.faults += (Fault(quoted[f.line - 1].number, f.note) for f in wrong.faults)
    return None


def _agreed(setup: Setup, fields: _Fields) -> Setup | None:
    try:
        return checked(setup)
    except Illegal as refusal:
        fields.note(_BLAMED.get(refusal.note.code, "mission"), refusal.note)
    return None
