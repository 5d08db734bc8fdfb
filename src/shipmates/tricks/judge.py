"""The one judge of tasks: done, failed or still open, from what has lain face up."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import assert_never

from shipmates.kernel import Seat
from shipmates.tricks.cards import CardSet
from shipmates.tricks.feats import fits, more_feats
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
    Verdict,
    Weigh,
)

Owners = tuple[Seat, ...]


def judge(task: Task, owners: Owners, ledger: Ledger) -> Verdict:
    """How the task stands for its owners taken together."""
    match task:
        case Cards(of, span):
            return span.settle(_held(task, owners, ledger), ledger.room(of))
        case Tricks(span):
            return _judge_tricks(task, span, owners, ledger)
        case Leads(span, of):
            return _judge_leads(span, of, owners, ledger)
        case Feats(span):
            return _judge_feats(task, span, owners, ledger)
        case Runs(length, span, alone):
            return (_judge_lone_run if alone else _judge_runs)(length, span, owners, ledger)
        case Weigh():
            return _judge_weigh(task, owners, ledger)
        case Outdo():
            return _judge_outdo(task, owners, ledger)
        case Predict():
            return Verdict.OPEN
        case Every(parts):
            return _judge_every(parts, owners, ledger)
        case Either(parts):
            return best(judge(part, owners, ledger) for part in parts)
        case _:
            assert_never(task)


def worst(verdicts: Iterable[Verdict]) -> Verdict:
    """Failed if one is, else open if one is, else done."""
    seen = tuple(verdicts)
    if Verdict.FAILED in seen:
        return Verdict.FAILED
    return Verdict.OPEN if Verdict.OPEN in seen else Verdict.DONE


def best(verdicts: Iterable[Verdict]) -> Verdict:
    """Done if one is, else open if one is, else failed."""
    seen = tuple(verdicts)
    if Verdict.DONE in seen:
        return Verdict.DONE
    return Verdict.OPEN if Verdict.OPEN in seen else Verdict.FAILED


def _held(task: Cards, owners: Owners, ledger: Ledger) -> int:
    return sum([(task.of.mask & ledger.taken[owner].mask).bit_count() for owner in owners])


def _judge_tricks(task: Tricks, span: Span, owners: Owners, ledger: Ledger) -> Verdict:
    named = _named(task.among, task.but, ledger.total)
    played = len(ledger.tricks)
    won = sum([i in named for i, winner in enumerate(ledger.winners) if winner in owners])
    return span.settle(won, sum([place >= played for place in named]))


@cache
def _named(among: tuple[int, ...], but: tuple[int, ...], total: int) -> frozenset[int]:
    places = frozenset(place % total for place in among or but)
    return places if among else frozenset(range(total)) - places


def _judge_feats(task: Feats, span: Span, owners: Owners, ledger: Ledger) -> Verdict:
    won = 0
    for place, winner in enumerate(ledger.winners):
        if winner in owners and fits(task, ledger.tricks[place], place, ledger.total):
            won += 1
    # What can still be won is the costly question.
    return Verdict.DONE if span.is_met(won) else span.settle(won, more_feats(task, ledger))


def _judge_leads(span: Span, of: CardSet, owners: Owners, ledger: Ledger) -> Verdict:
    now = sum(t.leader in owners and t.cards[0] in of for t in ledger.tricks)
    # Whoever took the last trick opens the next: the others can open one fewer.
    leads = not ledger.winners or ledger.winners[-1] in owners
    more = min(ledger.room(of), max(ledger.left - (not leads), 0))
    forced = int(bool(ledger.winners) and leads and more > 0 and not ledger.coming - of)
    return span.settle(now + forced, more - forced)


def _judge_runs(length: int, span: Span, owners: Owners, ledger: Ledger) -> Verdict:
    now, run = 0, 0
    for winner in ledger.winners:
        run = run + 1 if winner in owners else 0
        now += run >= length
    more = min(ledger.left, run + ledger.left - length + 1)
    return span.settle(now, max(more, 0))


def _judge_lone_run(length: int, span: Span, owners: Owners, ledger: Ledger) -> Verdict:
    assert span.low == 1
    won = [i for i, winner in enumerate(ledger.winners) if winner in owners]
    if won and won[-1] - won[0] >= len(won):
        return Verdict.FAILED
    if len(won) < length:
        broken = bool(won) and won[-1] < len(ledger.winners) - 1
        short = len(won) + ledger.left < length
        return Verdict.FAILED if broken or short else Verdict.OPEN
    if len(won) > length:
        return Verdict.FAILED
    return Verdict.OPEN if ledger.left else Verdict.DONE


def _judge_weigh(task: Weigh, owners: Owners, ledger: Ledger) -> Verdict:
    these = sum(len(task.these & ledger.taken[owner]) for owner in owners)
    those = sum(len(task.those & ledger.taken[owner]) for owner in owners)
    room, other = ledger.room(task.these), ledger.room(task.those)
    if task.relation is Relation.EQUAL:
        return _judge_level(these, those, room, other, ledger)
    if task.relation is Relation.FEWER:
        these, those, room, other = those, these, other, room
    if these > those + other:
        return Verdict.DONE
    return Verdict.FAILED if these + room <= those else Verdict.OPEN


def _judge_level(these: int, those: int, room: int, other: int, ledger: Ledger) -> Verdict:
    if room == other == 0:
        return Verdict.DONE if these == those > 0 else Verdict.FAILED
    low = max(these, those, 1)
    reachable = low <= these + room and low <= those + other
    cards = (low - these) + (low - those)
    if reachable and cards <= ledger.left * ledger.seats:
        return Verdict.OPEN
    return Verdict.FAILED


def _judge_outdo(task: Outdo, owners: Owners, ledger: Ledger) -> Verdict:
    if not ledger.tricks:
        return Verdict.OPEN
    counts, left = ledger.counts, ledger.left
    own = sum(counts[owner] for owner in owners)
    others = [count for seat, count in enumerate(counts) if seat not in owners] or [0]
    match task.rival:
        case Rival.CAPTAIN:
            # The captain opens the first trick, so the ledger knows who it is.
            return _compare(task.relation, own, [counts[ledger.tricks[0].leader]], left)
        case Rival.REST:
            gap = abs(own - sum(others))
            if task.relation is Relation.EQUAL and (left - gap) % 2:
                return Verdict.FAILED
            return _compare(task.relation, own, [sum(others)], left)
        case Rival.EACH:
            return _compare(task.relation, own, others, left)
        case _:
            assert_never(task.rival)


def _compare(relation: Relation, own: int, others: list[int], left: int) -> Verdict:
    match relation:
        case Relation.MORE:
            sure, possible = own > max(others) + left, own + left > max(others)
        case Relation.FEWER:
            sure = own + left < min(others)
            possible = sum(max(own + 1 - other, 0) for other in others) <= left
        case Relation.EQUAL:
            gap = max(abs(own - other) for other in others)
            sure, possible = gap == left == 0, gap <= left
        case _:
            assert_never(relation)
    if sure:
        return Verdict.DONE
    return Verdict.OPEN if possible else Verdict.FAILED


def _judge_every(parts: tuple[Task, ...], owners: Owners, ledger: Ledger) -> Verdict:
    verdict = worst(judge(part, owners, ledger) for part in parts)
    # Parts that ask for different cards share the tricks that are left.
    wanted = (p for p in parts if isinstance(p, Cards))
    needed = sum(max(part.span.low - _held(part, owners, ledger), 0) for part in wanted)
    if verdict is Verdict.OPEN and needed > ledger.left * ledger.seats:
        return Verdict.FAILED
    return verdict
