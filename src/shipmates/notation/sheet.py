"""The lines of a record, sorted by what they are for."""

from __future__ import annotations

import re
from typing import Final

from shipmates.notation.choices import misspelt
from shipmates.notation.faults import Fault, Faulty, noted
from shipmates.notation.lines import QUOTE, Line

FORMAT: Final = 1
"""Raised whenever an older program could not read what this one writes."""

TITLE: Final = "shipmates record"
NATURES: Final = "nature"
OUTCOME: Final = "outcome"


class Sheet:
    """Head, quoted mission file, moves and end; `keys` are what the head may say."""

    def __init__(self, keys: tuple[str, ...]) -> None:
        self.keys = keys
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
        elif line.head in self.keys:
            if self.moves:
                faults.append(Fault(line.number, noted("fault-header-late", key=line.head)))
            self.head.append(line)
        elif line.head == NATURES or re.fullmatch("[0-9]+", line.head):
            self.moves.append(line)
        elif line.head == OUTCOME:
            self.ends.append(line)
        else:
            wrong = misspelt("fault-line", line.head, (*self.keys, NATURES, OUTCOME))
            faults.append(Fault(line.number, wrong.note))


def check_title(line: Line) -> None:
    """Raises `Faulty` unless this is how a record begins that this program can read."""
    version = re.fullmatch(rf"{TITLE} ([1-9][0-9]{{0,3}})", " ".join(line.text.split()))
    if version is None:
        raise Faulty([Fault(line.number, noted("fault-not-a-record", wanted=TITLE))])
    if int(version[1]) > FORMAT:
        note = noted("fault-format-newer", version=int(version[1]), known=FORMAT)
        raise Faulty([Fault(line.number, note)])
