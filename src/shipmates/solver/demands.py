"""Tasks as demands: the values the judge reads, counted up to now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Final, assert_never

from shipmates.kernel import Seat
from shipmates.solver.problem import EACH_OTHER, MANY, THE_REST, Demand, Kind
from shipmates.tricks.cards import Suit
from shipmates.tricks.feats import fits
from shipmates.tricks.ledger import Ledger
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

SUITS: Final = tuple(Suit)
_RELATIONS: Final = {Relation.MORE: 0, Relation.FEWER: 1, Relation.EQUAL: 2}

Ways = tuple[tuple[Demand, ...], ...]
"""One of these must hold, and each of them wholly."""


def owners_mask(owners: Iterable[Seat]) -> int:
    """A set of seats as bits."""
    return sum(1 << seat for seat in owners)


def ways(task: Task, owners: Sequence[Seat], ledger: Ledger, captain: Seat) -> Ways:
    """Everything that fulfils the task, spelled out."""
    match task:
        case Every(parts):
            every = [ways(part, owners, ledger, captain) for part in parts]
            return tuple(tuple(d for way in mix for d in way) for mix in product(*every))
        case Either(parts):
            return tuple(way for part in parts for way in ways(part, owners, ledger, captain))
        case _:
            return ((_demand(task, owners, ledger, captain),),)


def _demand(task: Task, owners: Sequence[Seat], ledger: Ledger, captain: Seat) -> Demand:
    who = owners_mask(owners)
    match task:
        case Cards(of, span):
            held = sum(len(of & ledger.taken[owner]) for owner in owners)
            return Demand(Kind.CARDS, who, *_span(span), (of.mask, 0, 0, 0), start=(held,))
        case Tricks(span):
            return _tricks(task, span, owners, ledger)
        case Leads(span, of):
            led = sum(t.leader in owners and t.cards[0] in of for t in ledger.tricks)
            return Demand(Kind.LEADS, who, *_span(span), (of.mask, 0, 0, 0), start=(led,))
        case Feats():
            return _feats(task, owners, ledger)
        case Runs():
            return _runs(task, owners, ledger)
        case Weigh(these, relation, those):
            won = [
                sum(len(part & ledger.taken[owner]) for owner in owners)
                for part in (these, those)
            ]
            masks = (these.mask, those.mask, 0, 0)
            return Demand(
                Kind.WEIGH, who, masks=masks, x=_RELATIONS[relation], start=tuple(won)
            )
        case Outdo(relation, rival):
            against = {
                Rival.EACH: EACH_OTHER,
                Rival.REST: THE_REST,
                Rival.CAPTAIN: int(captain),
            }
            return Demand(Kind.OUTDO, who, x=_RELATIONS[relation], y=against[rival])
        case Predict():
            raise ValueError("what was foretold is not known")
        case Every() | Either():
            raise AssertionError("taken apart before")
        case _:
            assert_never(task)


def _span(span: Span) -> tuple[int, int]:
    return span.low, MANY if span.high is None else span.high


def _places(among: Sequence[int], total: int) -> int:
    return sum(1 << place for place in {place % total for place in among})


def _tricks(task: Tricks, span: Span, owners: Sequence[Seat], ledger: Ledger) -> Demand:
    named = _places(task.among or task.but, ledger.total)
    if not task.among:
        named = ((1 << ledger.total) - 1) & ~named
    won = sum(named >> i & 1 for i, w in enumerate(ledger.winners) if w in owners)
    low, high = _span(span)
    return Demand(Kind.TRICKS, owners_mask(owners), low, high, places=named, start=(won,))


def _feats(task: Feats, owners: Sequence[Seat], ledger: Ledger) -> Demand:
    pairs = enumerate(zip(ledger.tricks, ledger.winners, strict=True))
    made = sum(w in owners and fits(task, t, i, ledger.total) for i, (t, w) in pairs)
    least, most = (0, MANY) if task.total is None else _span(task.total)
    low, high = _span(task.span)
    named = _places(task.among, ledger.total)
    return Demand(
        Kind.FEATS,
        owners_mask(owners),
        low,
        high,
        (task.using.mask, task.taking.mask, task.holding.mask, task.within.mask),
        named or (1 << ledger.total) - 1,
        least,
        most,
        (-1, -1)
        if task.level is None
        else (SUITS.index(task.level[0]), SUITS.index(task.level[1])),
        (made,),
    )


def _runs(task: Runs, owners: Sequence[Seat], ledger: Ledger) -> Demand:
    who, (low, high) = owners_mask(owners), _span(task.span)
    if task.alone:
        won = [i for i, winner in enumerate(ledger.winners) if winner in owners]
        broken = bool(won) and won[-1] - won[0] >= len(won)
        over = bool(won) and won[-1] < len(ledger.winners) - 1
        start = (MANY if broken else len(won), int(over))
        return Demand(Kind.LONE_RUN, who, x=task.length, start=start)
    made = run = 0
    for winner in ledger.winners:
        run = min(run + 1, task.length) if winner in owners else 0
        made += run >= task.length
    return Demand(Kind.RUNS, who, low, high, x=task.length, start=(made, run))
