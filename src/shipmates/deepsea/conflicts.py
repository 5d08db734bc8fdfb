"""Tasks that exclude each other by their form, for what no table has decided: own ones."""

from __future__ import annotations

from shipmates.tricks.cards import DECK, CardSet
from shipmates.tricks.tasks import (
    Cards,
    Either,
    Every,
    Feats,
    Outdo,
    Relation,
    Rival,
    Runs,
    Span,
    Task,
    Tricks,
    Weigh,
    at_least,
)


def contradicted(one: Task, other: Task, total: int) -> bool:
    """Whether one owner cannot fulfil both of these."""
    spans = [_tricks(task, total) for task in (one, other)]
    most = min((span.high for span in spans if span.high is not None), default=total)
    return max(span.low for span in spans) > most or _collide(one, other)


def clash(one: Task, other: Task) -> bool:
    """Whether these two owners want the same of what there is too little of."""
    if isinstance(one, Either):
        return all(clash(part, other) for part in one.parts)
    if isinstance(other, Either):
        return clash(other, one)
    if set(_places(one)) & set(_places(other)):
        return True
    if (
        (_most(one) and _most(other))
        or _nothing_below(one, other)
        or _nothing_below(other, one)
    ):
        return True
    pairs = ((a, b) for a in _needs(one) for b in _needs(other))
    return any(len(a.of | b.of) < a.span.low + b.span.low for a, b in pairs)


def _collide(one: Task, other: Task) -> bool:
    if set(_places(one)) & set(_shunned(other)) or set(_places(other)) & set(_shunned(one)):
        return True
    return any(_over(a, b) or _over(b, a) for a in _needs(one) for b in _needs(other))


def _over(one: Cards, other: Cards) -> bool:
    """Whether the least of one is more than the most of the other allows."""
    return other.span.high is not None and _share(one, other.of) > other.span.high


def _share(need: Cards, family: CardSet) -> int:
    """How many of this family a need takes at the least."""
    return max(need.span.low - len(need.of - family), 0)


def _needs(task: Task) -> tuple[Cards, ...]:
    """Cards that must be won, as far as the task names them."""
    match task:
        case Cards():
            return (task,)
        case Every(parts):
            return tuple(need for part in parts for need in _needs(part))
        case Feats(span, using, taking, holding) if span.low:
            named = (taking, holding, using if using != DECK else CardSet())
            return tuple(Cards(cards, at_least(1)) for cards in named if cards)
        case Weigh(these, relation, those):
            level = (Cards(those, at_least(1)),) if relation is Relation.EQUAL else ()
            return (Cards(these, at_least(1)), *level)
        case _:
            return ()


def _places(task: Task) -> tuple[int, ...]:
    """Tricks that must be won, by their place."""
    match task:
        case Tricks(span, among) if among and span.low == len(among):
            return among
        case Every(parts):
            return tuple(place for part in parts for place in _places(part))
        case Feats(among=among):
            return among
        case _:
            return ()


def _shunned(task: Task) -> tuple[int, ...]:
    """Tricks that must not be won, by their place."""
    match task:
        case Tricks(span, among) if span.high == 0:
            return among
        case _:
            return ()


def _tricks(task: Task, total: int) -> Span:
    """How many tricks in all its owner wins, as far as that can be said."""
    match task:
        case Tricks(span, among, but):
            if but and span.high == 0:
                return Span(0, len(but))
            return span if not among and not but else Span(span.low)
        case Runs(length, span, alone):
            return Span(length, length) if alone else Span(length if span.low else 0)
        case Outdo(Relation.MORE, Rival.REST):
            return Span(total // 2 + 1)
        case Outdo(Relation.MORE):
            return Span(1)
        case Every(parts):
            spans = [_tricks(part, total) for part in parts]
            highs = [span.high for span in spans if span.high is not None]
            return Span(max(span.low for span in spans), min(highs, default=None))
        case _:
            return Span(1 if any(need.span.low for need in _needs(task)) else 0)


def _most(task: Task) -> bool:
    return (
        isinstance(task, Outdo)
        and task.relation is Relation.MORE
        and task.rival is not Rival.CAPTAIN
    )


def _nothing_below(one: Task, other: Task) -> bool:
    """Nobody has fewer tricks than one who wins none."""
    fewest = one == Outdo(Relation.FEWER, Rival.EACH)
    none = isinstance(other, Tricks) and not other.among and not other.but
    return fewest and none and isinstance(other, Tricks) and other.span.high == 0
