"""Positions from real play in which exactly one card keeps the mission winnable."""

from __future__ import annotations

from shipmates.puzzles.find import made
from shipmates.puzzles.puzzle import Puzzle, read_puzzle, shipped

__all__ = ["Puzzle", "made", "read_puzzle", "shipped"]
