"""How a record says its game ended."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from shipmates.kernel import Note, Outcome
from shipmates.notation.faults import Fault, Faulty, Misread, noted
from shipmates.notation.lines import Line
from shipmates.notation.notes import read_note, write_note

_ENDS: Final = {"won": True, "lost": False}


@dataclass(frozen=True, slots=True)
class Ending:
    """How a record says its game ended, and on which line."""

    line: int
    won: bool
    because: Note


def write_ending(outcome: Outcome) -> str:
    """Won or lost, and why."""
    end = "won" if max(outcome.payoff) > 0 else "lost"
    return f"{end} {write_note(outcome.because)}"


def read_ending(lines: Iterable[Line], faults: list[Fault]) -> Ending | None:
    """The ending these lines say, if there are any and it can be read."""
    for line in lines:
        end, because = (*line.rest.split(maxsplit=1), "", "")[:2]
        try:
            if end not in _ENDS:
                raise Misread("fault-word", text=end, known=", ".join(_ENDS))
            return Ending(line.number, _ENDS[end], read_note(because))
        except Misread as wrong:
            faults.append(Fault(line.number, wrong.note))
    return None


def check_ending(ending: Ending | None, outcome: Outcome | None) -> None:
    """Raises `Faulty` if the record says another ending than the rules."""
    if ending is None:
        return
    if outcome is None:
        raise Faulty([Fault(ending.line, noted("fault-outcome-early"))])
    if (ending.won, ending.because) != (max(outcome.payoff) > 0, outcome.because):
        note = noted("fault-outcome-differs", found=write_ending(outcome))
        raise Faulty([Fault(ending.line, note)])
