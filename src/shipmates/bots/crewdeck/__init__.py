"""Crew Deck's own bot: it plans its ship, and can say what it would do."""

from __future__ import annotations

from shipmates.bots.crewdeck.advice import Advice, advise
from shipmates.bots.crewdeck.planner import Planner

__all__ = ["Advice", "Planner", "advise"]
