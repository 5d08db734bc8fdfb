"""One row a game: what is known of it when it is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from shipmates.lab.play import FAULT, Winnable

Result: TypeAlias = Literal["won", "lost", "ranked", "fault"]
"""A crew, or somebody alone, won or lost; several in Crew Deck are ranked, by their payoffs."""
Key: TypeAlias = tuple[int, int, int, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One game. All but the two times is the same wherever it was played."""

    game: str
    mission: int
    """0 for a mission that has no number, and in Crew Deck."""
    players: int
    deal: int
    seed: str
    """What the cards of this deal come from, whoever plays it."""
    seats: str
    """The level in each seat, with commas between them."""
    outcome: Result
    payoff: tuple[float, ...]
    """What each seat got: alike for a crew; in Crew Deck 1 for the winner, shared if level."""
    points: tuple[int, ...]
    """In Crew Deck, of each seat; else none."""
    cause: str
    """The code of the outcome's reason."""
    tricks: int | None
    """None in Crew Deck."""
    decisions: int
    """In which there was a choice."""
    winnable: Winnable | None
    """With open cards, after the crew's own draft. None in Crew Deck."""
    seconds: float = 0.0
    """The processor's, for all decisions together."""
    slowest: float = 0.0
    """The longest of them."""

    @property
    def key(self) -> Key:
        """By which a finished game is known again, within its run."""
        return self.mission, self.players, self.deal, self.seats

    @property
    def won(self) -> bool:
        """Whether the crew, or somebody alone, did it."""
        return self.outcome == "won"

    @property
    def faulty(self) -> bool:
        """Whether a bot failed in it."""
        return self.cause.startswith(FAULT)
