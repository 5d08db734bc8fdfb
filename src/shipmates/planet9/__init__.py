"""The Crew: The Quest for Planet Nine."""

from __future__ import annotations

from shipmates.planet9.missions import MISSIONS
from shipmates.planet9.rules import VERSION, PlanetNine, opening
from shipmates.planet9.setup import Distress, Setup

__all__ = ["MISSIONS", "VERSION", "Distress", "PlanetNine", "Setup", "opening"]
