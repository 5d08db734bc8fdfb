"""Guided games: fixed deals with a coach, step by step, for those who learn."""

from __future__ import annotations

from shipmates.guides.conventions import CONVENTIONS
from shipmates.guides.guide import Guide, Progress, Step
from shipmates.guides.shelf import FIRST, GUIDES

__all__ = ["CONVENTIONS", "FIRST", "GUIDES", "Guide", "Progress", "Step"]
