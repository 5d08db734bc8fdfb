"""Where a game of Planet Nine can stand. `Brief` and `Stage` hold only what everybody knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from shipmates.kernel import Outcome, quick
from shipmates.planet9.brief import Brief
from shipmates.planet9.setup import Setup
from shipmates.planet9.stages import Stage, Step
from shipmates.tricks import distress, rounds
from shipmates.tricks.hands import Hands

Passing: TypeAlias = distress.Passing[Brief]
Playing: TypeAlias = rounds.Playing[Brief]


@dataclass(frozen=True, slots=True)
class Dealing:
    """Nothing is dealt yet."""

    setup: Setup


@quick
@dataclass(frozen=True, slots=True)
class Briefing:
    """Hands are known, the crew sorts out who does what; `todo` comes after this stage."""

    brief: Brief
    hands: Hands
    stage: Stage
    todo: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Drawing:
    """Mission 12: everybody is about to draw a card from the right."""

    last: Playing


@dataclass(frozen=True, slots=True)
class Over:
    """The attempt is won or lost."""

    last: Playing
    outcome: Outcome


State: TypeAlias = Dealing | Briefing | Passing | Playing | Drawing | Over
