"""The lines of a record's head by their keys, each read on its own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

from shipmates.kernel import Illegal, Note
from shipmates.notation.choices import read_member
from shipmates.notation.faults import Fault, Faulty, Misread, noted
from shipmates.notation.lines import Line, quote, unquoted
from shipmates.tricks.distress import Distress

KEYS: Final = ("game", "rules", "mission", "players", "distress")
"""What both Crew games write down before the first move."""
REQUIRED: Final = ("game", "rules", "mission", "players")
"""What must be among it."""

OWN: Final = "own"
Value = TypeVar("Value")


class Fields:
    """The lines of a head, those of a quoted file, and where their faults go."""

    def __init__(
        self,
        lines: Iterable[Line],
        quoted: Sequence[Line],
        faults: list[Fault],
        required: Sequence[str] = REQUIRED,
    ) -> None:
        self.lines = dict[str, Line]()
        self.quoted = quoted
        self.faults = faults
        self.rules = 0
        """The version of the rules that the record was written by, once it is known."""
        for line in lines:
            first = self.lines.setdefault(line.head, line)
            if first is not line:
                note = noted("fault-header-twice", key=line.head, first=first.number)
                faults.append(Fault(line.number, note))
        for key in required:
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

    def known(self, games: Sequence[str], versions: range) -> None:
        """Raises `Faulty` at once for another game or other rules: moves mean nothing then."""
        game = self.read("game", lambda text: _game(text, games))
        rules = self.read("rules", lambda text: _rules(text, versions))
        if game is None or rules is None:
            raise Faulty(self.faults)
        self.rules = rules

    def players(self) -> int | None:
        """How many people play."""
        return self.read("players", read_number)

    def distress(self) -> Distress:
        """Whether a distress signal may be sent; it may, if nothing is said."""
        found = self.read("distress", lambda text: read_member(Distress, text))
        return found or Distress.OFFERED

    def flag(self, key: str) -> bool:
        """Whether there is a line of this key, which must say nothing else."""
        return self.read(key, _nothing) or False

    def own_mission(self, reader: Callable[[str], Value]) -> Value | None:
        """The mission quoted below `mission own`."""
        if not self.quoted:
            raise Misread("fault-mission-unquoted")
        return self.own_file(reader)

    def own_file(self, reader: Callable[[str], Value]) -> Value | None:
        """What the quoted lines say to this reader, or `None` with their faults noted."""
        try:
            return reader("\n".join(map(unquoted, self.quoted)))
        except Faulty as wrong:
            found = (Fault(self.quoted[f.line - 1].number, f.note) for f in wrong.faults)
            self.faults.extend(found)
        return None

    def printed(self, text: str, missions: Sequence[Value]) -> Value:
        """The mission of this number. Raises `Misread` if there is none."""
        self.nothing_quoted()
        number = read_number(text)
        if not 1 <= number <= len(missions):
            raise Misread("fault-mission", number=number, last=len(missions))
        return missions[number - 1]

    def nothing_quoted(self) -> None:
        """Notes quoted lines, where nothing asks for any."""
        if self.quoted:
            self.faults.append(Fault(self.quoted[0].number, noted("fault-quote-stray")))

    def agreed(self, check: Callable[[], Value], blame: Callable[[Note], str]) -> Value | None:
        """What is checked, or `None` with the refusal noted on the line it blames."""
        try:
            return check()
        except Illegal as refusal:
            self.note(blame(refusal.note), refusal.note)
        return None


def write_own(text: str, what: str = "mission") -> tuple[str, ...]:
    """The lines that quote an own mission, or an own file of another kind."""
    return f"{what} {OWN}", *quote(text)


def read_number(text: str) -> int:
    """A number of at most four digits. Raises `Misread`."""
    if not re.fullmatch("[0-9]{1,4}", text):
        raise Misread("fault-number", text=text)
    return int(text)


def _game(text: str, games: Sequence[str]) -> str:
    if text not in games:
        raise Misread("fault-game", text=text, known=", ".join(games))
    return text


def _rules(text: str, versions: range) -> int:
    version, known = read_number(text), versions[-1]
    if version > known:
        raise Misread("fault-rules-newer", version=version, known=known)
    if version not in versions:
        raise Misread("fault-rules-older", version=version, known=known)
    return version


def _nothing(text: str) -> bool:
    if text:
        raise Misread("fault-rest", text=text)
    return True
