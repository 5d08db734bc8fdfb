"""Crew Deck in words: pure functions from values of the game to sentences."""

from __future__ import annotations

from shipmates.words.crewdeck.actions import action, told
from shipmates.words.crewdeck.cards import (
    card,
    cards,
    colour,
    colour_letter,
    colour_species,
    faction,
    faction_letter,
    full,
    species,
    symbol,
    the,
    trait,
    wild,
)
from shipmates.words.crewdeck.news import news
from shipmates.words.crewdeck.notes import because, fault, refusal
from shipmates.words.crewdeck.numbers import number, signed
from shipmates.words.crewdeck.options import frame, options, wilds
from shipmates.words.crewdeck.phases import phase, question
from shipmates.words.crewdeck.sheets import Line, rival_sheet, set_line, sheet
from shipmates.words.crewdeck.stations import station

__all__ = [
    "Line",
    "action",
    "because",
    "card",
    "cards",
    "colour",
    "colour_letter",
    "colour_species",
    "faction",
    "faction_letter",
    "fault",
    "frame",
    "full",
    "news",
    "number",
    "options",
    "phase",
    "question",
    "refusal",
    "rival_sheet",
    "set_line",
    "sheet",
    "signed",
    "species",
    "station",
    "symbol",
    "the",
    "told",
    "trait",
    "wild",
    "wilds",
]
