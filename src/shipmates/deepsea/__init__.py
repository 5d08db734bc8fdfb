"""The Crew: Mission Deep Sea."""

from __future__ import annotations

from shipmates.deepsea.catalogue import CATALOGUE
from shipmates.deepsea.missions import MISSIONS, epilogue
from shipmates.deepsea.rules import VERSION, DeepSea, opening
from shipmates.deepsea.setup import Distress, HouseRule, Setup

__all__ = [
    "CATALOGUE",
    "MISSIONS",
    "VERSION",
    "DeepSea",
    "Distress",
    "HouseRule",
    "Setup",
    "epilogue",
    "opening",
]
