"""The first missions of the two Crew games, with a coach."""

from __future__ import annotations

from typing import Final

from shipmates.guides.guide import Guide, Step

PLANET9: Final = Guide(
    "planet9",
    "planet9",
    """shipmates record 1
game planet9
rules 1
mission 2
players 3
distress off

nature deal T4 T1 T2 P4 P6 B1 B2 B5 B7 G3 G5 G7 G9 / \
P9 P8 P2 B9 B8 G8 G4 G2 Y7 Y1 Y4 Y8 T3 / \
P1 P3 P5 P7 B3 B4 B6 G1 G6 Y2 Y3 Y5 Y6 Y9
nature lay G8 P4
0 take G8
1 take P4
1 ready
2 ready
0 signal P4 lowest
0 play B2
1 play B9
2 play B4
2 ready
1 play P9
2 play P1
0 play P4
2 ready
1 play Y7
2 play Y3
0 play T1
1 ready
2 ready
0 play G9
1 play G8
2 play G1
""",
    (
        Step("take", "tasks"),
        Step("signal", "hand"),
        Step("lead", "hand"),
        Step("follow", "hand"),
        Step("rocket", "hand"),
        Step("win", "hand"),
    ),
    start=2,
)

DEEPSEA: Final = Guide(
    "deepsea",
    "deepsea",
    """shipmates record 1
game deepsea
rules 1
mission 2
players 3
distress off

nature deal T4 T1 P5 P8 B3 B6 B9 G2 G7 G8 Y1 Y5 Y6 / \
P9 P2 P4 B1 B2 B8 G9 G4 G5 Y8 Y3 Y4 P6 / \
T3 T2 P1 P3 P7 B4 B5 B7 G1 G3 G6 Y2 Y7 Y9
nature lay T05 T02
0 take T05
1 take T02
1 ready
2 ready
0 signal Y1 lowest
0 play T4
1 play B1
2 play T3
1 ready
2 ready
0 play Y1
1 play Y8
2 play Y2
""",
    (
        Step("take", "tasks"),
        Step("signal", "hand"),
        Step("lead", "hand"),
        Step("win", "hand"),
    ),
    start=2,
)
