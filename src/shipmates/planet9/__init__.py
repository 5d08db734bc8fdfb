"""The Crew: The Quest for Planet Nine."""

from __future__ import annotations

from shipmates.planet9.missions import MISSIONS
from shipmates.planet9.rules import VERSION, PlanetNine, opening
from shipmates.planet9.setup import Distress, HouseRule, Setup

__all__ = ["MISSIONS", "VERSION", "Distress", "HouseRule", "PlanetNine", "Setup", "opening"]
