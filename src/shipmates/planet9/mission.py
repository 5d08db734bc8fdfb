"""What a mission is made of."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from shipmates.planet9.tokens import Token
from shipmates.tricks.cards import CardSet
from shipmates.tricks.signals import OPEN, Radio
from shipmates.tricks.tasks import Task


class Handout(Enum):
    """How the task cards reach the crew."""

    DRAFT = "draft"
    DECISION = "decision"
    DISTRIBUTION = "distribution"


class Naming(Enum):
    """Whether the commander names a member, and what everybody is asked before."""

    NOBODY = "nobody"
    FEELING = "feeling"
    VOLUNTEER = "volunteer"
    SILENCED = "silenced"


class Change(Enum):
    """What the crew may do with the tokens before the draft."""

    FIXED = "fixed"
    SWAP = "swap"
    MOVE = "move"


class Who(Enum):
    """Whom a clause binds."""

    CREW = "crew"
    COMMANDER = "commander"
    CHOSEN = "chosen"
    NEIGHBOUR = "neighbour"
    STRANGERS = "strangers"
    FIRST = "first"
    LAST = "last"


@dataclass(frozen=True, slots=True)
class Clause:
    """Somebody must keep this task, though it is no task card."""

    who: Who
    task: Task


@dataclass(frozen=True, slots=True)
class Balanced:
    """Nobody may ever be more than `by` tricks ahead of anybody."""

    by: int


@dataclass(frozen=True, slots=True)
class EachWins:
    """Each of these that is in the deck must win a trick; in rising order if `ordered`."""

    cards: CardSet
    ordered: bool = False


@dataclass(frozen=True, slots=True)
class OmegaLast:
    """The task with Ω must be fulfilled in the very last trick."""


Rule: TypeAlias = Clause | Balanced | EachWins | OmegaLast


@dataclass(frozen=True, slots=True)
class Text:
    """The title and story of an own mission in one language."""

    locale: str
    title: str
    story: str


@dataclass(frozen=True, slots=True)
class Mission:
    """One page of the logbook; number 0 is an own mission, which brings its own words."""

    number: int
    tasks: int = 0
    tokens: tuple[Token, ...] = ()
    radio: Radio = OPEN
    handout: Handout = Handout.DRAFT
    change: Change = Change.FIXED
    naming: Naming = Naming.NOBODY
    draws: bool = False
    """After the first trick everybody draws a card from the right."""
    hand_over: bool = False
    """With five, one task may change its owner before the first trick."""
    rules: tuple[Rule, ...] = ()
    texts: tuple[Text, ...] = ()

    def binds(self, who: Who) -> bool:
        """Whether a clause of this mission names these people."""
        return any(isinstance(rule, Clause) and rule.who is who for rule in self.rules)
