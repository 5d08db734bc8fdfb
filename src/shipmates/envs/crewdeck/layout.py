"""What stands where in an observation of Crew Deck."""

from __future__ import annotations

from typing import Final

from shipmates.crewdeck.cards import KINDS, Colour, Faction
from shipmates.crewdeck.editions import ROUNDS, SOLO_STACKS
from shipmates.crewdeck.ship import ROWS
from shipmates.crewdeck.view import Phase
from shipmates.envs.blocks import Field, Layout

SEATS: Final = 4
STACKS: Final = 4
COLUMNS: Final = 8
"""The widest ship has so many, the one for two players."""
NEWS: Final = 4
"""So many new cards a player has to place, at most."""
AMOUNTS: Final = 6
"""So many amounts are on the payroll cards, at most."""
TRAITS: Final = 1 + len(Colour) + len(Faction)
KIND: Final = len(KINDS)
CELLS: Final = ROWS * COLUMNS
HIGHEST: Final = 99

OBSERVATION: Final = Layout(
    "crewdeck_v0",
    (
        Field("phase", len(Phase), ", ".join(phase.value for phase in Phase)),
        Field("round", ROUNDS, "which it is"),
        Field("players", SEATS, "how many there are"),
        Field("wilds", 1, "wild cards are in the deck"),
        Field("fixed", 1, "the frame of a ship lies fixed"),
        Field("hand", KIND, "one's own cards, counted by kind"),
        Field("stacks", KIND, "the work crews, counted by kind", STACKS),
        Field("news", KIND, "the cards one has still to place, in their order", NEWS),
        Field("shed", KIND, "what oneself has discarded, counted by kind"),
        Field("rival", KIND, "what the solo opponent has collected, counted by kind"),
        Field("aside", KIND, "stacks of the solo game that nobody took, counted by kind"),
        Field("covered", SOLO_STACKS, "cards the solo opponent has face down, pile by pile"),
        Field("deck", 1, "cards in the deck"),
        Field("pile", 1, "cards discarded since the last shuffle"),
    ),
    records=(
        Field("ship", CELLS * TRAITS, "its places, two rows of eight: taken, colour, faction"),
        Field("hold", KIND, "cards in its hold, counted by kind"),
        Field("paid", AMOUNTS, "payroll cards in its hold, counted by amount"),
        Field("posted", AMOUNTS, "payroll cards taken in this round"),
        Field("claimed", STACKS, "work crews taken in this round"),
        Field("cards", 1, "cards it holds"),
        Field("first", 1, "it has the first-player card"),
        Field("awaited", 1, "the game waits for it"),
    ),
    repeat=SEATS,
)
"""Kinds count in the order of `crewdeck.cards.KINDS`."""
