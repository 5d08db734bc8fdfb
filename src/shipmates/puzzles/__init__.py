"""Moments of real play at which exactly one card, draft choice or signal is right."""

from __future__ import annotations

from shipmates.puzzles.puzzle import (
    CardPuzzle,
    DraftPuzzle,
    Kind,
    Puzzle,
    SignalPuzzle,
    line,
    read_puzzle,
)
from shipmates.puzzles.shelf import is_right, made, shipped

__all__ = [
    "CardPuzzle",
    "DraftPuzzle",
    "Kind",
    "Puzzle",
    "SignalPuzzle",
    "is_right",
    "line",
    "made",
    "read_puzzle",
    "shipped",
]
