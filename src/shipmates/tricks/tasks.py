"""Tasks as values: what must be won, by whom is said elsewhere.

A task holds no code: judge, solver, wire, encoder and translator each read it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from shipmates.tricks.cards import DECK, EMPTY, CardSet, Suit


class Verdict(Enum):
    """How a task stands; once settled it never changes."""

    OPEN = "open"
    DONE = "done"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Span:
    """How many: at least `low`, and at most `high` where that is given."""

    low: int
    high: int | None = None

    def settle(self, now: int, more: int) -> Verdict:
        """Judges a count that stands at `now` and can still grow by up to `more`."""
        ceiling = now + more if self.high is None else self.high
        if now > ceiling or now + more < self.low:
            return Verdict.FAILED
        if now >= self.low and now + more <= ceiling:
            return Verdict.DONE
        return Verdict.OPEN

    def is_met(self, now: int) -> bool:
        """Whether a count that stands at `now` is enough, however it may grow."""
        return self.high is None and now >= self.low

    def meets(self, low: int, high: int) -> bool:
        """Whether some number from `low` to `high` fits."""
        return high >= self.low and (self.high is None or low <= self.high)

    def __contains__(self, count: int) -> bool:
        return self.meets(count, count)


NONE = Span(0, 0)


def exactly(count: int) -> Span:
    """So many, no more and no fewer."""
    return Span(count, count)


def at_least(count: int) -> Span:
    """So many or more."""
    return Span(count)


class Relation(Enum):
    """How two counts must compare."""

    MORE = "more"
    FEWER = "fewer"
    EQUAL = "equal"


class Rival(Enum):
    """Against whom tricks are counted."""

    EACH = "each"
    REST = "rest"
    CAPTAIN = "captain"


@dataclass(frozen=True, slots=True)
class Cards:
    """Win so many of these cards."""

    of: CardSet
    span: Span


@dataclass(frozen=True, slots=True)
class Tricks:
    """Win so many of the tricks `among` these, or of all `but` these, or of all.

    The first trick is 0, the last is -1.
    """

    span: Span
    among: tuple[int, ...] = ()
    but: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Leads:
    """Open so many tricks with one of these cards."""

    span: Span
    of: CardSet


@dataclass(frozen=True, slots=True)
class Feats:
    """Win so many tricks of this kind; what is left out does not matter."""

    span: Span
    using: CardSet = DECK
    """The winning card is one of these."""
    taking: CardSet = EMPTY
    """Another card of the trick is one of these."""
    holding: CardSet = EMPTY
    """Some card of the trick, the winning one included, is one of these."""
    within: CardSet = DECK
    """Every card of the trick is one of these."""
    total: Span | None = None
    """The values of the trick add up to this."""
    level: tuple[Suit, Suit] | None = None
    """As many of one colour as of the other, and at least one of each."""
    among: tuple[int, ...] = ()
    """Only these tricks count; all when empty."""


@dataclass(frozen=True, slots=True)
class Runs:
    """Win so many stretches of this many tricks in a row; `alone` allows no other trick."""

    length: int
    span: Span
    alone: bool = False


@dataclass(frozen=True, slots=True)
class Weigh:
    """Win more of these cards than of those; or as many, and at least one of each."""

    these: CardSet
    relation: Relation
    those: CardSet


@dataclass(frozen=True, slots=True)
class Outdo:
    """Win more or fewer tricks than a rival, or as many."""

    relation: Relation
    rival: Rival


@dataclass(frozen=True, slots=True)
class Predict:
    """Win exactly as many tricks as the owner says before play, aloud or in secret."""

    secret: bool


@dataclass(frozen=True, slots=True)
class Every:
    """All of these."""

    parts: tuple[Task, ...]


@dataclass(frozen=True, slots=True)
class Either:
    """One of these, or more."""

    parts: tuple[Task, ...]


Task: TypeAlias = (
    Cards | Tricks | Leads | Feats | Runs | Weigh | Outdo | Predict | Every | Either
)
