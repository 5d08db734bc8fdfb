"""What every screen of Crew Deck needs at hand."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from shipmates.tui.crewdeck.plan import Plan
from shipmates.tui.crewdeck.session import Session
from shipmates.tui.crewdeck.shelf import Shelf
from shipmates.tui.render.palette import Palette
from shipmates.words import Words


class Leave(Enum):
    """Why a table was left."""

    OVER = "over"
    QUIT = "quit"


@dataclass(frozen=True, slots=True)
class Desk:
    """The language, the colours, the files, and how long a bot's move stays to be seen."""

    words: Words
    palette: Palette
    shelf: Shelf = field(default_factory=Shelf)
    pace: float = 1.0

    def text(self, code: str, /, **params: str | int) -> str:
        """A message of every table."""
        return self.words.text(f"tui-{code}", **params)

    def deck(self, code: str, /, **params: str | int) -> str:
        """A message of this table."""
        return self.words.text(f"deck-{code}", **params)

    def kept(self, path: Path | None) -> str:
        """Where the record of a game is, in words."""
        return self.deck("end-record", path=str(path)) if path else self.deck("end-unkept")

    def fresh(self, plan: Plan, seed: str | None) -> Session:
        """A new game; without a seed it is one of its own."""
        seed = secrets.token_hex(8) if seed is None else seed
        begun = self.shelf.stamp()
        return Session(plan.setup, plan.players, seed, practice=plan.practice, begun=begun)


@dataclass(frozen=True, slots=True)
class Opening:
    """How the client begins: at the first screen, or at once at a table."""

    plan: Plan
    at_once: bool = False
    seed: int | None = None

    def seed_of(self, game: int) -> str | None:
        """The seed that was given for the first game, and one made of it for each later."""
        if self.seed is None:
            return None
        return str(self.seed) if game == 0 else f"{self.seed}/{game}"
