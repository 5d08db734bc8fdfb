"""The logbook: what a crew has tried, what it cost, and the file that keeps it."""

from __future__ import annotations

from shipmates.campaign.file import (
    Refused,
    Unreadable,
    Unwritable,
    append,
    load,
    record_path,
    save,
)
from shipmates.campaign.lines import attempt_of, given_up
from shipmates.campaign.logbook import OWN, Attempt, Logbook, Page
from shipmates.campaign.places import home, logbook_path

__all__ = [
    "OWN",
    "Attempt",
    "Logbook",
    "Page",
    "Refused",
    "Unreadable",
    "Unwritable",
    "append",
    "attempt_of",
    "given_up",
    "home",
    "load",
    "logbook_path",
    "record_path",
    "save",
]
