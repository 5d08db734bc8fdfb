"""Games, missions and editions as text: parse and print in pairs, with precise faults."""

from __future__ import annotations

from shipmates.notation.actions import read_action, write_action
from shipmates.notation.crewdeck.edition import read_edition, write_edition
from shipmates.notation.deepsea.missions import read_mission as read_sea_mission
from shipmates.notation.deepsea.missions import write_mission as write_sea_mission
from shipmates.notation.faults import Fault, Faulty, Misread
from shipmates.notation.lines import decoded
from shipmates.notation.missions import read_mission, write_mission
from shipmates.notation.pages import game_of
from shipmates.notation.record import (
    Parsed,
    Parsed9,
    ParsedDeck,
    ParsedSea,
    check,
    read_any,
    read_crewdeck,
    read_deepsea,
    read_record,
    write_record,
)

__all__ = [
    "Fault",
    "Faulty",
    "Misread",
    "Parsed",
    "Parsed9",
    "ParsedDeck",
    "ParsedSea",
    "check",
    "decoded",
    "game_of",
    "read_action",
    "read_any",
    "read_crewdeck",
    "read_deepsea",
    "read_edition",
    "read_mission",
    "read_record",
    "read_sea_mission",
    "write_action",
    "write_edition",
    "write_mission",
    "write_record",
    "write_sea_mission",
]
