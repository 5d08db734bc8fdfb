"""What a mission of Deep Sea is made of."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from shipmates.deepsea.catalogue import TaskCard
from shipmates.tricks.cards import Card, CardSet
from shipmates.tricks.tasks import Task


class Sharing(Enum):
    """How the tasks reach the crew."""

    DRAFT = "draft"
    TOGETHER = "together"
    """The crew agrees on one member for all of them."""
    CAPTAIN = "captain"
    """The captain keeps all, or gives all to one who agrees."""
    VOLUNTEERS = "volunteers"
    FREE = "free"


class Sonar(Enum):
    """How the crew may communicate."""

    NORMAL = "normal"
    CURRENTS = "currents"
    """A card is shown without a word."""
    RAPTURE = "rapture"
    """A shared pool of two signals fewer than there are members."""
    TERRAIN = "terrain"
    """A card drawn before the deal says which of the three it is."""
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Clock:
    """So many seconds for the tricks; who plays without a clock has this instead."""

    seconds: int
    sonar: Sonar | None = None
    difficulty: int | None = None


@dataclass(frozen=True, slots=True)
class Together:
    """The crew as a whole must keep this task."""

    task: Task


@dataclass(frozen=True, slots=True)
class Level:
    """Nobody may ever be more than `by` of these cards ahead of anybody."""

    of: CardSet
    by: int


@dataclass(frozen=True, slots=True)
class NoLead:
    """No trick may be opened with one of these."""

    of: CardSet


@dataclass(frozen=True, slots=True)
class AheadOfAll:
    """Whoever won the first trick must have more tricks than anybody else, at all times."""


@dataclass(frozen=True, slots=True)
class FinalCard:
    """This must be the very last card to fall."""

    card: Card


Rule: TypeAlias = Together | Level | NoLead | AheadOfAll | FinalCard


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
    difficulty: int = 0
    fixed: tuple[str, ...] = ()
    """The keys of task cards that are always these."""
    sharing: Sharing = Sharing.DRAFT
    volunteers: int = 1
    hardest_first: bool = False
    """The captain's first task is the hardest there is."""
    captain_spared: bool = False
    """The captain takes no task."""
    sonar: Sonar = Sonar.NORMAL
    opens: int = 1
    """The first trick before which one may communicate."""
    clock: Clock | None = None
    rules: tuple[Rule, ...] = ()
    cards: tuple[TaskCard, ...] = ()
    """Own task cards, besides the ninety-six."""
    texts: tuple[Text, ...] = ()

    @property
    def has_tasks(self) -> bool:
        """Whether task cards are used at all."""
        return bool(self.difficulty or self.fixed)
