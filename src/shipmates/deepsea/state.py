"""Where a game of Deep Sea can stand. `Brief` and `Stage` hold only what everybody knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from shipmates.deepsea.brief import Brief
from shipmates.deepsea.setup import Setup
from shipmates.deepsea.stages import Stage, Step
from shipmates.kernel import Outcome, quick
from shipmates.tricks import distress, rounds
from shipmates.tricks.cards import Card
from shipmates.tricks.hands import Hands
from shipmates.tricks.rounds import Moved

Passing: TypeAlias = distress.Passing[Brief]
Playing: TypeAlias = rounds.Playing[Brief]


@dataclass(frozen=True, slots=True)
class Sounding:
    """A card is about to be drawn for the unfamiliar terrain."""

    setup: Setup


@dataclass(frozen=True, slots=True)
class Dealing:
    """Nothing is dealt yet."""

    setup: Setup
    sounded: Card | None


@quick
@dataclass(frozen=True, slots=True)
class Briefing:
    """Hands are known, the crew sorts out who does what; `todo` comes after this stage."""

    brief: Brief
    hands: Hands
    stage: Stage
    todo: tuple[Step, ...]
    moved: tuple[Moved, ...] = ()
    secret: int | None = None
    """A prediction that was noted and not told."""

    def at(self, stage: Stage, brief: Brief | None = None) -> Briefing:
        """The same at another stage, and with another brief if one is given."""
        # `dataclasses.replace` costs many times as much, and this is done for every decision.
        return Briefing(
            brief or self.brief, self.hands, stage, self.todo, self.moved, self.secret
        )


@dataclass(frozen=True, slots=True)
class Over:
    """The attempt is won or lost."""

    last: Playing
    outcome: Outcome


State: TypeAlias = Sounding | Dealing | Briefing | Passing | Playing | Over
