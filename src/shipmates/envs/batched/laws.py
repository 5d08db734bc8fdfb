"""The conditions a mission can make, by their numbers in the native core."""

from __future__ import annotations

from enum import IntEnum


class Law(IntEnum):
    """A row of one begins with this, whom it binds, a number and a set of cards."""

    CLAUSE = 0
    BALANCED = 1
    EACH_WINS = 2
    OMEGA_LAST = 3
    LEVEL = 4
    NO_LEAD = 5
    AHEAD = 6
    FINAL = 7
