"""What stands where in an observation of Planet Nine."""

from __future__ import annotations

from typing import Final

from shipmates.envs.blocks import Field, Layout
from shipmates.envs.tricks.layout import COLOURS, SEAT, SEATS, TABLE
from shipmates.planet9 import MISSIONS
from shipmates.planet9.actions import Answer
from shipmates.planet9.stages import Matter
from shipmates.planet9.tokens import Token

PHASES: Final = (
    "shuffling",
    "laying",
    "polling",
    "appointing",
    "drafting",
    "council",
    "consent",
    "deciding",
    "calling",
    "sealing",
    "tricking",
)

OBSERVATION: Final = Layout(
    "planet9_v0",
    (
        *TABLE,
        Field("mission", len(MISSIONS) + 1, "its number; 0 is an own mission"),
        Field("phase", len(PHASES), ", ".join(PHASES)),
        Field("matter", len(Matter), ", ".join(matter.value for matter in Matter)),
        Field("challenge", 1, "the three-player challenge"),
        Field("display", COLOURS, "task cards in the middle"),
        Field(
            "tokens",
            13,
            "the open task with token 1 to 5, > to >>>>, Ω: its colour (4), its value (9)",
            len(Token),
        ),
        Field("proposed", COLOURS, "the task cards of the proposal on the table"),
    ),
    records=(
        *SEAT,
        Field("tasks", COLOURS, "tasks it has, until they are done"),
        Field("answer", len(Answer), "in this poll: " + ", ".join(a.value for a in Answer)),
        Field("bearer", 1, "it takes all tasks"),
        Field("named", 1, "the commander named it: sick, silent, volunteer"),
        Field("neighbour", 1, "it sits left of the pink 9 (mission 46)"),
        Field("first", 1, "it must win the first four tricks (mission 50)"),
        Field("last", 1, "it must win the last trick (mission 50)"),
        Field("proposed_to", 1, "who gets the task, or wins the first tricks, as proposed"),
        Field("proposed_last", 1, "who wins the last trick, as proposed"),
    ),
    repeat=SEATS,
)
