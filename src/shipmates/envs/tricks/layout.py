"""The blocks both Crew games share."""

from __future__ import annotations

from typing import Final

from shipmates.envs.blocks import Field
from shipmates.tricks.cards import CARDS, COLOURED, Suit

SEATS: Final = 5
"""So many records of a seat there are; those beyond the crew stay empty."""
DECK: Final = len(CARDS)
COLOURS: Final = len(COLOURED)
SUITS: Final = len(Suit)
TRICKS: Final = 13
POOL: Final = 5

TABLE: Final = (
    Field("hand", DECK, "one's own cards"),
    Field("trick", DECK, "the cards on the table"),
    Field("took", DECK, "cards that have taken a trick"),
    Field("open", DECK, "what lies face up in the dummy's row"),
    Field("covering", DECK, "those of them that lie on a covered card"),
    Field("gave", DECK, "what oneself has passed on, or has chosen to"),
    Field("got", DECK, "what oneself got for it"),
    Field("highest", COLOURS, "cards shown as the highest of their colour"),
    Field("only", COLOURS, "cards shown as the only one"),
    Field("lowest", COLOURS, "cards shown as the lowest"),
    Field("left", TRICKS, "tricks to come, the current one included: so many ones, then zeros"),
    Field("led", SUITS, "the suit that was led"),
    Field("seats", 3, "three, four or five hands"),
    Field("distress", 3, "the distress signal: offered, active, off"),
    Field("way", 2, "cards are, or were, passed to the left, to the right"),
    Field("muted", 1, "cards are shown without a word: dead zone, currents"),
    Field("window", 1, "before this trick the mission lets the crew communicate"),
    Field("pool", POOL, "signals left for all together, where they share: so many ones"),
    Field("stand_in", 1, "one acts for the dummy"),
)
"""Once for the whole table."""

SEAT: Final = (
    Field("played", DECK, "cards it has laid, those on the table included"),
    Field("won", DECK, "cards it has taken"),
    Field("tricks", TRICKS, "tricks it has won: the first, the second, ..."),
    Field("voids", SUITS, "suits it has failed to follow; never told of the dummy"),
    Field("shown", COLOURS, "cards it has shown"),
    Field("leader", 1, "it leads this trick"),
    Field("winning", 1, "it would take the trick as it lies"),
    Field("awaited", 1, "the game waits for it"),
    Field("ready", 1, "it has nothing to signal before this trick"),
    Field("longer", 1, "it holds a card more than there are tricks"),
    Field("mute", 1, "it may not communicate"),
    Field("dummy", 1, "it is JARVIS' or Tonoja's"),
    Field("commander", 1, "it commands: the captain, in Deep Sea"),
    Field("sealed", 1, "it has chosen the card it passes on"),
    Field("pass_left", 1, "it voted to pass to the left"),
    Field("pass_right", 1, "it voted to pass to the right"),
    Field("waiting", 1, "it may still make a proposal"),
    Field("proposer", 1, "it made the proposal on the table"),
)
"""Once for each seat, oneself first, then clockwise."""
