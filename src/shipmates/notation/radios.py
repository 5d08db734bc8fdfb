"""How a mission lets the crew talk, in words."""

from __future__ import annotations

from typing import Final

from shipmates.notation.faults import Misread
from shipmates.notation.plain import Plain
from shipmates.notation.tables import Table
from shipmates.notation.tricks import MOST_TRICKS
from shipmates.tricks.signals import NEVER, OPEN, Radio

_NAMED: Final = {"normal": OPEN, "dead-zone": Radio(muted=True), "none": NEVER}


def write_radio(radio: Radio) -> Plain:
    """The word for it, or a table if there is none."""
    for word, named in _NAMED.items():
        if radio == named:
            return word
    return {"opens": radio.opens} | ({"dead-zone": True} if radio.muted else {})


def read_radio(root: Table) -> Radio:
    """What the file says of the radio; as usual if it says nothing."""
    if not isinstance(root.values.get("radio"), dict):
        return root.phrase("radio", _word) or OPEN
    table = root.table("radio")
    table.expect(("opens", "dead-zone"))
    opens = table.number("opens", low=1, high=MOST_TRICKS)
    return Radio(muted=table.flag("dead-zone"), opens=opens or 1)


def _word(text: str) -> Radio:
    if text not in _NAMED:
        raise Misread("fault-word", text=text, known=", ".join(_NAMED))
    return _NAMED[text]
