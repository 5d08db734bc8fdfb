"""Where a game of Planet Nine can stand. `Brief` and `Stage` hold only what everybody knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from shipmates.kernel import Outcome, Seat
from shipmates.planet9.brief import Brief
from shipmates.planet9.setup import Setup
from shipmates.planet9.stages import Stage, Step
from shipmates.tricks.cards import Card
from shipmates.tricks.hands import Hands
from shipmates.tricks.ledger import Ledger
from shipmates.tricks.passing import Way
from shipmates.tricks.play import Trick
from shipmates.tricks.signals import Signal
from shipmates.tricks.tasks import Verdict


@dataclass(frozen=True, slots=True)
class Moved:
    """Cards that changed hands all at once: what each seat gave, and what it got."""

    given: tuple[Card, ...]
    got: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Dealing:
    """Nothing is dealt yet."""

    setup: Setup


@dataclass(frozen=True, slots=True)
class Briefing:
    """Hands are known, the crew sorts out who does what; `todo` comes after this stage."""

    brief: Brief
    hands: Hands
    stage: Stage
    todo: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Passing:
    """Distress: everybody chooses a card to give, sealed until all have chosen."""

    brief: Brief
    hands: Hands
    way: Way
    sealed: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class Playing:
    """Tricks, and the radio window before each; `ready` are those with nothing to signal."""

    brief: Brief
    hands: Hands
    moved: tuple[Moved, ...]
    ledger: Ledger
    trick: Trick
    signals: tuple[Signal | None, ...]
    ready: tuple[Seat, ...]
    verdicts: tuple[Verdict, ...]


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
