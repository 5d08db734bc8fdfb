"""What a solver says."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from shipmates.tricks.cards import Card


class Chance(Enum):
    """How an open position stands."""

    WINNABLE = "winnable"
    LOST = "lost"
    UNDECIDED = "undecided"


@dataclass(frozen=True, slots=True)
class Solution:
    """The answer to one position; a line of cards that wins, if there is one."""

    chance: Chance
    line: tuple[Card, ...] = ()
    nodes: int = 0
