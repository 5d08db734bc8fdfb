"""Tasks and conditions as rows of whole numbers, for the native core to judge."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Final, assert_never

from shipmates.tricks.cards import DECK, EMPTY, CardSet, Suit
from shipmates.tricks.tasks import (
    Cards,
    Either,
    Every,
    Feats,
    Leads,
    Outdo,
    Predict,
    Relation,
    Rival,
    Runs,
    Span,
    Task,
    Tricks,
    Weigh,
)

NO_BOUND: Final = 99
"""As good as any number: there are never so many cards or tricks."""

_NONE: Final = Span(0)
_RELATIONS: Final = tuple(Relation)
_RIVALS: Final = tuple(Rival)
_SUITS: Final = tuple(Suit)


class Kind(IntEnum):
    """What a task counts. The native core has the same numbers."""

    CARDS = 0
    TRICKS = 1
    LEADS = 2
    FEATS = 3
    RUNS = 4
    LONE_RUN = 5
    WEIGH = 6
    OUTDO = 7
    PREDICT = 8
    EVERY = 9
    EITHER = 10


def row(task: Task, total: int) -> list[int]:
    """One task with all its parts, in a game of so many tricks."""
    match task:
        case Cards(of, span):
            return _row(Kind.CARDS, span, of)
        case Tricks(span, among, but):
            named = _places(among or but, total)
            return _row(Kind.TRICKS, span, places=named if among else _all(total) & ~named)
        case Leads(span, of):
            return _row(Kind.LEADS, span, of)
        case Feats():
            return _feats(task, total)
        case Runs(length, span, alone):
            return _row(Kind.LONE_RUN if alone else Kind.RUNS, span, x=length)
        case Weigh(these, relation, those):
            return _row(Kind.WEIGH, _NONE, these, those, x=_RELATIONS.index(relation))
        case Outdo(relation, rival):
            x, y = _RELATIONS.index(relation), _RIVALS.index(rival)
            return _row(Kind.OUTDO, _NONE, x=x, y=y)
        case Predict(secret):
            return _row(Kind.PREDICT, _NONE, x=int(secret))
        case Every(parts) | Either(parts):
            kind = Kind.EVERY if isinstance(task, Every) else Kind.EITHER
            found = _row(kind, _NONE, parts=len(parts))
            for part in parts:
                found += row(part, total)
            return found
        case _:
            assert_never(task)


def _feats(task: Feats, total: int) -> list[int]:
    level = (-1, -1)
    if task.level is not None:
        one, other = task.level
        level = _SUITS.index(one), _SUITS.index(other)
    return _row(
        Kind.FEATS,
        task.span,
        task.using,
        task.taking,
        task.holding,
        task.within,
        places=_places(task.among, total) if task.among else _all(total),
        y=int(task.total is not None),
        total=task.total or _NONE,
        level=level,
    )


def _row(
    kind: Kind,
    span: Span,
    a: CardSet = EMPTY,
    b: CardSet = EMPTY,
    c: CardSet = EMPTY,
    d: CardSet = DECK,
    *,
    places: int = 0,
    x: int = 0,
    y: int = 0,
    total: Span = _NONE,
    level: tuple[int, int] = (-1, -1),
    parts: int = 0,
) -> list[int]:
    head = [int(kind), *_span(span), a.mask, b.mask, c.mask, d.mask]
    return [*head, places, x, y, *_span(total), *level, parts]


def _span(span: Span) -> tuple[int, int]:
    return span.low, NO_BOUND if span.high is None else span.high


def _places(named: Iterable[int], total: int) -> int:
    return sum(1 << place for place in {place % total for place in named})


def _all(total: int) -> int:
    return (1 << total) - 1
