"""Whole games told by who wins which trick.

A trick has a name: `p` and `P` are the low and high pink ones, `9` the nines, `T` the rockets;
or its cards are written, `P9+B9+G9+Y9`. In both the winning card stands first.
"""

from __future__ import annotations

from collections.abc import Iterable

from shipmates.kernel import Seat
from shipmates.planet9 import HouseRule
from shipmates.planet9.mission import Mission
from shipmates.planet9.state import State
from shipmates.tricks.drafts import clockwise
from tests.planet9.briefings import prepared
from tests.planet9.deals import cards
from tests.planet9.tables import play, table

_FOUR = {"9": "P9 B9 G9 Y9", "T": "T4123"}
_THREE = {"T": "T412"}
_FIVE = {"P": "T4 P9678", "B": "T3 B9678", "G": "T2 G9678", "Y": "T1 Y9678"}
for suit in "PBGY":
    _FOUR |= {suit.lower(): f"{suit}4123", suit: f"{suit}8567"}
    _THREE |= {f"{suit.lower()}1": f"{suit}312"}
    _THREE |= {f"{suit.lower()}2": f"{suit}645", f"{suit.lower()}3": f"{suit}978"}
    _FIVE |= {suit.lower(): f"{suit}51234"}
NAMED = {3: _THREE, 4: _FOUR, 5: _FIVE}

ALL_FOUR = "p P b B g G y Y 9 T"
ALL_THREE = "p1 p2 p3 b1 b2 b3 g1 g2 g3 y1 y2 y3 T"
"""All thirteen tricks of three hands; rocket 3 is left over."""
ALL_FIVE = "p b g y P B G Y"


def line(tricks: str, winners: str, *, seats: int = 4, leader: int = 0) -> str:
    """The cards in the order they fall when these seats win these tricks."""
    fallen = list[str]()
    lead = Seat(leader)
    for trick, winner in zip(tricks.split(), map(int, winners.split()), strict=True):
        best, *others = cards(NAMED[seats].get(trick, trick.replace("+", " ")))
        for seat in clockwise(lead, seats):
            fallen.append(str(best if seat == winner else others.pop(0)))
        lead = Seat(winner)
    return " ".join(fallen)


def story(
    mission: int | Mission,
    tricks: str,
    winners: str,
    *,
    players: int = 4,
    tasks: str = "",
    lie: str = "",
    name: int = 1,
    roles: tuple[int, int] = (0, 1),
    challenge: bool = False,
    stop: int | None = None,
    house: Iterable[HouseRule] = (),
) -> State:
    """The attempt after these tricks, or the first `stop` of them; seat 0 is commander."""
    seats = 3 if players == 2 else players
    told = line(tricks, winners, seats=seats)
    state = table("", mission, players, line=told, challenge=challenge, house=house)
    fallen = told if stop is None else " ".join(told.split()[: stop * seats])
    return play(prepared(state, tasks, lie=lie, name=name, roles=roles), fallen)
