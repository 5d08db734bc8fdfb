"""Conventions one can play: a moment at which one of them says what to do."""

from __future__ import annotations

from typing import Final

from shipmates.guides.guide import Guide, Step

_HEAD: Final = """shipmates record 1
game planet9
rules 1
mission {mission}
players 3
distress off

"""


def _lesson(key: str, topic: str, mission: int, moves: str, *steps: Step) -> Guide:
    """A lesson that begins with the first of its steps."""
    record = _HEAD.format(mission=mission) + moves
    own = [i for i, line in enumerate(moves.splitlines()) if line.startswith("0 ")]
    return Guide(key, "planet9", record, steps, start=own[-len(steps)], topic=topic)


HAVE: Final = _lesson(
    "have",
    "signal",
    1,
    """nature deal G4 P1 P5 P7 B1 B3 B6 B8 Y2 Y4 Y6 Y9 T1 / \
T4 T2 G9 G6 G2 P2 P3 B2 B4 Y1 Y3 Y5 P9 / \
T3 G1 G3 G5 G7 G8 P4 P6 P8 B5 B7 B9 Y7 Y8
nature lay G4
1 take G4
0 signal G4 only
2 ready
1 play G9
2 play G1
0 play G4
""",
    Step("show", "hand"),
    Step("follow", "hand"),
)
DANGER: Final = _lesson(
    "danger",
    "signal",
    1,
    """nature deal B8 B9 P1 P5 P7 G1 G4 Y2 Y4 Y6 Y9 T1 G6 / \
T4 T2 G9 G2 P2 P3 B1 B4 B7 Y1 Y3 Y5 P9 / \
T3 G3 G5 G7 G8 P4 P6 P8 B2 B3 B5 B6 Y7 Y8
nature lay B2
1 take B2
0 signal B8 lowest
2 ready
1 play P9
""",
    Step("show", "hand"),
)
BENEATH: Final = _lesson(
    "beneath",
    "lead",
    2,
    """nature deal T4 T1 P1 P5 P8 B1 B3 B6 G2 G6 G9 Y2 B9 / \
P2 P6 P9 B2 B4 B7 G1 G3 Y9 Y4 Y1 T2 T3 / \
P3 P4 P7 B5 B8 G4 G5 G7 G8 Y3 Y5 Y6 Y7 Y8
nature lay G7 Y7
0 take G7
1 take Y7
1 ready
2 ready
0 play Y2
1 play Y9
2 play Y7
""",
    Step("lead", "hand"),
)
TOP: Final = _lesson(
    "top",
    "lead",
    1,
    """nature deal T4 T1 B9 B3 B6 P4 P6 G2 G6 G9 Y2 Y5 Y8 / \
T2 P9 P8 P2 B2 B7 B1 G1 G3 Y9 Y4 Y1 P3 / \
T3 P1 P5 P7 B4 B5 B8 G4 G5 G7 G8 Y3 Y6 Y7
nature lay B4
0 take B4
1 ready
2 ready
0 play B9
1 play B2
2 play B4
""",
    Step("lead", "hand"),
)
THROW: Final = _lesson(
    "throw",
    "follow",
    1,
    """nature deal P4 P6 B1 B3 B6 G2 G6 G9 Y2 Y5 Y8 T1 B9 / \
T4 T2 P9 P8 P2 B2 B4 B7 G1 G3 Y9 Y4 Y1 / \
T3 P1 P3 P5 P7 B5 B8 G4 G5 G7 G8 Y3 Y6 Y7
nature lay P4
1 take P4
0 ready
2 ready
1 play P9
2 play P1
0 play P4
""",
    Step("follow", "hand"),
)
GIVE: Final = _lesson(
    "give",
    "shed",
    1,
    """nature deal G5 G2 P9 P2 B1 B3 B6 B9 G6 G9 T1 B4 P4 / \
T4 T2 P8 P7 P3 B2 B7 B8 Y9 Y1 Y6 Y8 G4 / \
T3 P1 P5 P6 B5 G1 G3 G7 G8 Y2 Y3 Y4 Y5 Y7
nature lay G5
1 take G5
0 ready
2 ready
1 play Y9
2 play Y2
0 play G5
""",
    Step("shed", "hand"),
)
SHED: Final = _lesson(
    "shed",
    "shed",
    1,
    """nature deal P9 P2 B1 B3 B6 B9 G2 G6 G9 G3 T1 B4 G1 / \
T4 T2 P8 P7 P3 B2 B7 B8 Y4 Y1 Y6 Y8 G4 / \
T3 P1 P4 P5 P6 B5 G5 G7 G8 Y2 Y3 Y5 Y7 Y9
nature lay P5
1 take P5
0 ready
2 ready
1 play Y4
2 play Y9
0 play P9
""",
    Step("shed", "hand"),
)

CONVENTIONS: Final = (HAVE, DANGER, BENEATH, TOP, THROW, GIVE, SHED)
"""In the order in which they are told."""
