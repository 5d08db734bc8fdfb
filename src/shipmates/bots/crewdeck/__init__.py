"""Crew Deck's own bots: they plan their ship, and one can say what it would do."""

from __future__ import annotations

from shipmates.bots.crewdeck.advice import Advice, advise
from shipmates.bots.crewdeck.expert import Expert
from shipmates.bots.crewdeck.planner import Planner

__all__ = ["Advice", "Expert", "Planner", "advise"]
