"""What the three games share: a contract, records and laws. Knows no card."""

from __future__ import annotations

from shipmates.kernel.game import NATURE, WATCHER, Dice, Game, Illegal, Note, Outcome, Seat
from shipmates.kernel.record import Record, replay
from shipmates.kernel.values import quick

__all__ = [
    "NATURE",
    "WATCHER",
    "Dice",
    "Game",
    "Illegal",
    "Note",
    "Outcome",
    "Record",
    "Seat",
    "quick",
    "replay",
]
