"""What a table asks of the other nodes, and the answer where there are none."""

from __future__ import annotations

import time
from typing import Protocol

from shipmates.server.messages import Said


class Company(Protocol):
    """The other nodes, as a table sees them."""

    def now(self) -> int:
        """Milliseconds by a clock that all nodes share."""

    def drives(self, table: str) -> bool:
        """Whether this node sees to the bots and the clock of a table."""

    def moved(self, table: str, version: int, ply: int) -> None:
        """A table has come so far."""

    def came(self, table: str, person: str) -> None:
        """Somebody has opened a first socket at a table here."""

    def left(self, table: str, person: str) -> None:
        """Somebody has closed their last socket at a table here."""

    def renamed(self, person: str) -> None:
        """Somebody has another name, other orders or another key."""

    def spoke(self, table: str, said: Said) -> None:
        """Something was said at a table."""

    def gathers(self, attempt: str) -> None:
        """Somebody here is the first to look at a finished game: who looks elsewhere?"""

    def looked(self, attempt: str, look: bytes | None) -> None:
        """Who looks at a finished game here, and at what; nothing for nobody any more."""

    def noted(self, attempt: str) -> None:
        """Something was written about a finished game."""


class Alone:
    """One node has the database for itself: there is nobody to tell."""

    def now(self) -> int:
        """The clock of this machine."""
        return time.time_ns() // 1_000_000

    def drives(self, table: str) -> bool:
        """Every table is this node's."""
        return bool(table)

    def moved(self, table: str, version: int, ply: int) -> None:
        """Nobody asks."""

    def came(self, table: str, person: str) -> None:
        """Nobody asks."""

    def left(self, table: str, person: str) -> None:
        """Nobody asks."""

    def renamed(self, person: str) -> None:
        """Nobody asks."""

    def spoke(self, table: str, said: Said) -> None:
        """Nobody asks."""

    def gathers(self, attempt: str) -> None:
        """Nobody does."""

    def looked(self, attempt: str, look: bytes | None) -> None:
        """Nobody asks."""

    def noted(self, attempt: str) -> None:
        """Nobody asks."""
