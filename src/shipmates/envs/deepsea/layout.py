"""What stands where in an observation of Deep Sea."""

from __future__ import annotations

from typing import Final

from shipmates.deepsea.catalogue import CATALOGUE
from shipmates.deepsea.missions import EPILOGUE
from shipmates.envs.blocks import Field, Layout
from shipmates.envs.tricks.layout import SEAT, SEATS, TABLE, TRICKS

OWN: Final = 8
"""So many task cards of its own a mission may bring."""
TASKS: Final = len(CATALOGUE) + OWN
COUNTS: Final = TRICKS + 1
PHASES: Final = (
    "shuffling",
    "laying",
    "repairing",
    "redealing",
    "drafting",
    "choosing",
    "placing",
    "offering",
    "offered",
    "volunteering",
    "council",
    "consent",
    "deciding",
    "calling",
    "predicting",
    "sealing",
    "tricking",
)

OBSERVATION: Final = Layout(
    "deepsea_v0",
    (
        *TABLE,
        Field("mission", EPILOGUE + 1, "its number; 0 is an own mission, 33 the epilogue"),
        Field("phase", len(PHASES), ", ".join(PHASES)),
        Field("sonar", 4, "normal, currents, rapture, none: the terrain being known"),
        Field("timed", 1, "played against the clock"),
        Field("given_away", 1, "the captain gave all tasks to another member"),
        Field("display", TASKS, "task cards in the middle: T01 to T96, then own ones"),
        Field("foretold", COUNTS, "tricks foretold aloud: 0 to 13"),
        Field("noted", COUNTS, "tricks oneself has foretold in secret: 0 to 13"),
    ),
    records=(
        *SEAT,
        Field("tasks", TASKS, "tasks it has, until they are done"),
        Field("member", 1, "it takes part in the draft"),
        Field("said", 1, "it wants no more, refused, or was asked"),
        Field("willing", 1, "it volunteered"),
        Field("proposed_to", 1, "it takes all tasks, as proposed or offered"),
    ),
    repeat=SEATS,
)
