"""Games and missions as text: parse and print in pairs, versioned, with precise faults."""

from __future__ import annotations

from shipmates.notation.actions import read_action, write_action
from shipmates.notation.faults import Fault, Faulty, Misread
from shipmates.notation.lines import decoded
from shipmates.notation.missions import read_mission, write_mission
from shipmates.notation.record import Parsed, check, read_record, write_record

__all__ = [
    "Fault",
    "Faulty",
    "Misread",
    "Parsed",
    "check",
    "decoded",
    "read_action",
    "read_mission",
    "read_record",
    "write_action",
    "write_mission",
    "write_record",
]
