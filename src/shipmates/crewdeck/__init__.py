"""Crew Deck: collecting sets on a ship of cards."""

from __future__ import annotations

from shipmates.crewdeck.editions import USUAL, Edition
from shipmates.crewdeck.house import HouseRule
from shipmates.crewdeck.rules import VERSION, CrewDeck, opening
from shipmates.crewdeck.setup import Setup

__all__ = ["USUAL", "VERSION", "CrewDeck", "Edition", "HouseRule", "Setup", "opening"]
