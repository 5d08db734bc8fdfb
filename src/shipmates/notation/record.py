"""A whole game as text: what was agreed, every move, and how it ended."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from shipmates.games import PLANET9
from shipmates.kernel import NATURE, Illegal, Note, Outcome, Record, Seat
from shipmates.notation.actions import read_action, read_seat, write_action
from shipmates.notation.choices import misspelt
from shipmates.notation.deals import misdealt
from shipmates.notation.faults import Fault, Faulty, Misread, noted
from shipmates.notation.header import KEYS, read_head, write_head
from shipmates.notation.lines import QUOTE, Line, spoken
from shipmates.notation.notes import read_note, write_note
from shipmates.planet9 import Setup, opening
from shipmates.planet9.actions import Action, Deal, Draw, Lay
from shipmates.planet9.state import Dealing, State

FORMAT: Final = 1
"""Raised whenever an older program could not read what this one writes."""

_TITLE = "shipmates record"
_NATURE = "nature"
_OUTCOME = "outcome"
_ENDS: Final = {"won": True, "lost": False}


@dataclass(frozen=True, slots=True)
class Ending:
    """How a record says its game ended, and on which line."""

    line: int
    won: bool
    because: Note


@dataclass(frozen=True, slots=True)
class Parsed:
    """A record as it was read: `lines` has the line of each of its moves."""

    record: Record[State, Action]
    lines: tuple[int, ...]
    ending: Ending | None = None

    @property
    def outcome(self) -> Note | None:
        """Why the game ended, if the record says so."""
        return self.ending.because if self.ending else None


def write_record(record: Record[State, Action], outcome: Outcome | None = None) -> str:
    """The record as text; it must begin before the deal."""
    assert isinstance(record.opening, Dealing)
    lines = [f"{_TITLE} {FORMAT}", *write_head(record.opening.setup, record.rules), ""]
    lines += (f"{_mover(seat)} {write_action(action)}" for seat, action in record.moves)
    if outcome is not None:
        lines.append(_outcome(outcome))
    return "\n".join((*lines, ""))


def _outcome(outcome: Outcome) -> str:
    end = "won" if max(outcome.payoff) > 0 else "lost"
    return f"{_OUTCOME} {end} {write_note(outcome.because)}"


def _mover(seat: Seat) -> str:
    return _NATURE if seat == NATURE else str(seat)


def read_record(text: str) -> Parsed:
    """The record a text says; whether the rules allow its moves is for `check` to say.

    Raises `Faulty` with every line that cannot be read.
    """
    lines, sheet, faults = spoken(text), _Sheet(), list[Fault]()
    _check_title(lines[0] if lines else Line(1, ""))
    for line in lines[1:]:
        sheet.sort(line, faults)
    setup = read_head(sheet.head, sheet.quoted, faults)
    moves = [_move(line, setup, faults) for line in sheet.moves]
    ending = _ending(sheet.ends, faults)
    if faults or setup is None:
        raise Faulty(faults)
    record = Record(PLANET9.version, opening(setup), tuple(filter(None, moves)))
    return Parsed(record, tuple(line.number for line in sheet.moves), ending)


def _check_title(line: Line) -> None:
    version = re.fullmatch(rf"{_TITLE} ([1-9][0-9]{{0,3}})", " ".join(line.text.split()))
    if version is None:
        raise Faulty([Fault(line.number, noted("fault-not-a-record", wanted=_TITLE))])
    if int(version[1]) > FORMAT:
        note = noted("fault-format-newer", version=int(version[1]), known=FORMAT)
        raise Faulty([Fault(line.number, note)])


class _Sheet:
    """The lines of a record by what they are for."""

    def __init__(self) -> None:
        self.head = list[Line]()
        self.quoted = list[Line]()
        self.moves = list[Line]()
        self.ends = list[Line]()

    def sort(self, line: Line, faults: list[Fault]) -> None:
        """Puts the line where it belongs, or says why it stands in the wrong place."""
        if self.ends:
            faults.append(Fault(line.number, noted("fault-after-outcome")))
        elif line.text.startswith(QUOTE):
            self.quoted.append(line)
        elif line.head in KEYS:
            if self.moves:
                faults.append(Fault(line.number, noted("fault-header-late", key=line.head)))
            self.head.append(line)
        elif line.head == _NATURE or re.fullmatch("[0-9]+", line.head):
            self.moves.append(line)
        elif line.head == _OUTCOME:
            self.ends.append(line)
        else:
            wrong = misspelt("fault-line", line.head, (*KEYS, _NATURE, _OUTCOME))
            faults.append(Fault(line.number, wrong.note))


def _move(line: Line, setup: Setup | None, faults: list[Fault]) -> tuple[Seat, Action] | None:
    try:
        seat = NATURE if line.head == _NATURE else read_seat(line.head)
        if setup is not None and seat >= setup.seats:
            raise Misread("fault-seat-empty", seat=seat, seats=setup.seats)
        action = read_action(line.rest)
        if isinstance(action, Deal | Lay | Draw) != (seat == NATURE):
            raise Misread("fault-mover", action=line.rest.split()[0], seat=line.head)
        return seat, action
    except Misread as wrong:
        faults.append(Fault(line.number, wrong.note))
    return None


def _ending(lines: list[Line], faults: list[Fault]) -> Ending | None:
    for line in lines:
        end, because = (*line.rest.split(maxsplit=1), "", "")[:2]
        try:
            if end not in _ENDS:
                raise Misread("fault-word", text=end, known=", ".join(_ENDS))
            return Ending(line.number, _ENDS[end], read_note(because))
        except Misread as wrong:
            faults.append(Fault(line.number, wrong.note))
    return None


def check(parsed: Parsed) -> tuple[State, ...]:
    """Every state of the game in turn. Raises `Faulty` with the line the rules refuse.

    A fault of the rules carries the note of the `Illegal` they raised.
    """
    states = [parsed.record.opening]
    for line, (seat, action) in zip(parsed.lines, parsed.record.moves, strict=True):
        try:
            states.append(PLANET9.rules.apply(states[-1], seat, action))
        except Illegal as refusal:
            notes = _refused(states[-1], action, refusal)
            raise Faulty(Fault(line, note) for note in notes) from refusal
    _check_ending(parsed.ending, PLANET9.rules.outcome(states[-1]))
    return tuple(states)


def _refused(state: State, action: Action, refusal: Illegal) -> tuple[Note, ...]:
    if isinstance(state, Dealing) and isinstance(action, Deal):
        return misdealt(state.setup, action) or (refusal.note,)
    return (refusal.note,)


def _check_ending(ending: Ending | None, outcome: Outcome | None) -> None:
    if ending is None:
        return
    if outcome is None:
        raise Faulty([Fault(ending.line, noted("fault-outcome-early"))])
    if (ending.won, ending.because) != (max(outcome.payoff) > 0, outcome.because):
        found = _outcome(outcome).removeprefix(f"{_OUTCOME} ")
        raise Faulty([Fault(ending.line, noted("fault-outcome-differs", found=found))])
