"""What the plain table needs of a game, whichever it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from shipmates.client import Action, Now
from shipmates.tui.render.block import Block


@dataclass(frozen=True, slots=True)
class Reply:
    """What a line comes to: something to read, something to do, or something to try first."""

    told: tuple[str, ...] = ()
    actions: tuple[Action, ...] = ()
    draft: tuple[Action, ...] | None = None
    """What the server is to show as if it were done."""
    ready: bool = False
    """Standing orders are to change: always ready, or no longer."""


class Board(Protocol):
    """One game in lines of text. Views are those of its game."""

    def begin(self, now: Now, view: Any) -> tuple[str, ...]:
        """Somebody is asked, or wants to look: the table, and the question."""

    def drafted(self, now: Now, view: Any, draft: tuple[Action, ...]) -> tuple[str, ...]:
        """The same with what was tried."""

    def take(self, now: Now, view: Any, line: str) -> Reply:
        """What a line asks for."""

    def news(self, before: Now | None, now: Now) -> tuple[str, ...]:
        """What has happened."""

    def ending(self, now: Now) -> tuple[str, ...]:
        """How it went."""


def printed(block: Block) -> tuple[str, ...]:
    """A block as lines."""
    return tuple(line.plain.rstrip() for line in block.lines)
