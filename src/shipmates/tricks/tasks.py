"""Tasks as values, and the one judge that reads them.

A task holds no code: judge, solver, wire, encoder and translator each read it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias, assert_never

from shipmates.kernel import Seat
from shipmates.tricks.cards import CardSet
from shipmates.tricks.ledger import Ledger


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


NONE = Span(0, 0)


def exactly(count: int) -> Span:
    """So many, no more and no fewer."""
    return Span(count, count)


def at_least(count: int) -> Span:
    """So many or more."""
    return Span(count)


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
class Feats:
    """Win so many tricks with one of these cards as the winning card."""

    span: Span
    using: CardSet


@dataclass(frozen=True, slots=True)
class Every:
    """All of these."""

    parts: tuple[Task, ...]


Task: TypeAlias = Cards | Tricks | Feats | Every


def judge(task: Task, owners: tuple[Seat, ...], ledger: Ledger) -> Verdict:
    """How the task stands for its owners taken together, from what has lain face up."""
    match task:
        case Cards(of, span):
            now = sum(len(of & ledger.taken[owner]) for owner in owners)
            return span.settle(now, ledger.room(of))
        case Tricks(span):
            named = _named(task, ledger)
            won = (i for i, winner in enumerate(ledger.winners) if winner in owners)
            return span.settle(sum(i in named for i in won), len(named) - _past(named, ledger))
        case Feats(span, using):
            pairs = zip(ledger.tricks, ledger.winners, strict=True)
            now = sum(winner in owners and trick.best in using for trick, winner in pairs)
            return span.settle(now, min(ledger.room(using), ledger.left))
        case Every(parts):
            return worst(judge(part, owners, ledger) for part in parts)
        case _:
            assert_never(task)


def worst(verdicts: Iterable[Verdict]) -> Verdict:
    """Failed if one is, else open if one is, else done."""
    seen = set(verdicts)
    if Verdict.FAILED in seen:
        return Verdict.FAILED
    return Verdict.OPEN if Verdict.OPEN in seen else Verdict.DONE


def _named(task: Tricks, ledger: Ledger) -> frozenset[int]:
    places = frozenset(place % ledger.total for place in task.among or task.but)
    return places if task.among else frozenset(range(ledger.total)) - places


def _past(named: frozenset[int], ledger: Ledger) -> int:
    return sum(place < len(ledger.tricks) for place in named)
