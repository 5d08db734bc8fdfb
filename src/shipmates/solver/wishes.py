"""Demands as clauses over the course of a deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from shipmates.solver.course import SUITS, Course
from shipmates.solver.formula import TRUE, Number, more
from shipmates.solver.problem import EACH_OTHER, MANY, THE_REST, Demand, Kind
from shipmates.tricks.cards import CARDS, SUITED

MORE, FEWER, EQUAL = 0, 1, 2


class Unsupported(ValueError):
    """A demand that nobody has written clauses for."""


def wish(course: Course) -> None:
    """Adds all that the problem of this course demands."""
    _orders(course)
    form = course.formula
    for ways in course.problem.goals:
        taken = [TRUE if len(ways) == 1 else form.new() for _ in ways]
        form.add(*taken)
        for way, goes in zip(ways, taken, strict=True):
            for place in way:
                _demand(course, course.problem.demands[place], -goes)


def _orders(course: Course) -> None:
    problem, add = course.problem, course.formula.add
    for late, early in problem.before:
        for trick, falls in enumerate(course.falls.get(late, ())):
            for card in course.out(early):
                add(-falls, course.gone[card][trick + 1])
    for card in course.out(problem.must_win):
        if not problem.spares:
            add(course.gone[card][-1])
        for trick, falls in enumerate(course.falls[card]):
            add(-falls, course.best[trick][card])
    for card in course.out(problem.last_only):
        for falls in course.falls[card][:-1]:
            add(-falls)


def _demand(course: Course, demand: Demand, unless: int) -> None:
    try:
        clauses = _CLAUSES[demand.kind]
    except KeyError:
        raise Unsupported(f"{demand.kind.name} has no clauses") from None
    clauses(course, demand, unless)


def _in_span(course: Course, demand: Demand, number: Number, unless: int) -> None:
    now = demand.start[0] if demand.start else 0
    if demand.high < MANY:
        course.formula.within(number, demand.low - now, demand.high - now, unless)
    else:
        course.formula.add(unless, more(number, demand.low - now))
    if now > demand.high:
        course.formula.add(unless)


def _held(course: Course, owners: int, mask: int, now: int) -> Number:
    form = course.formula
    fresh = form.count(course.taken(card, owners) for card in course.out(mask))
    return [*[TRUE] * now, *fresh]


def _cards(course: Course, demand: Demand, unless: int) -> None:
    _in_span(course, demand, _held(course, demand.owners, demand.masks[0], 0), unless)


def _named(course: Course, demand: Demand) -> list[int]:
    played = course.problem.played
    return [trick for trick in course.tricks if demand.places >> (played + trick) & 1]


def _tricks(course: Course, demand: Demand, unless: int) -> None:
    won = [course.won(trick, demand.owners) for trick in _named(course, demand)]
    _in_span(course, demand, course.formula.count(won), unless)


def _leads(course: Course, demand: Demand, unless: int) -> None:
    form, opened = course.formula, list[int]()
    cards = [c for c in course.out(demand.masks[0]) if demand.owners >> course.holder[c] & 1]
    for trick in course.tricks:
        pairs = [(course.leads[trick][course.holder[c]], course.falls[c][trick]) for c in cards]
        opened.append(form.any_of(form.all_of(pair) for pair in pairs))
    _in_span(course, demand, form.count(opened), unless)


def _feats(course: Course, demand: Demand, unless: int) -> None:
    made = [_feat(course, demand, trick) for trick in _named(course, demand)]
    if course.problem.lapses:
        _lapses(course, made, unless)
        return
    _in_span(course, demand, course.formula.count(made), unless)


def _lapses(course: Course, made: Sequence[int], unless: int) -> None:
    """What is forbidden may be done once every task is."""
    tasks = [d.masks[0] for d in course.problem.demands if d.kind is Kind.CARDS]
    cards = [card for mask in tasks for card in course.out(mask)]
    for trick, feat in enumerate(made):
        for card in cards:
            course.formula.add(unless, -feat, course.gone[card][trick])


def _feat(course: Course, demand: Demand, trick: int) -> int:
    form, best = course.formula, course.best[trick]
    using, taking, holding, within = demand.masks
    own = [c for c in course.out(using) if demand.owners >> course.holder[c] & 1]
    parts = [form.any_of(best[card] for card in own)]
    parts += [-falls for falls in course.of(~within, trick)]
    if taking:
        taken = [(course.falls[card][trick], -best[card]) for card in course.out(taking)]
        parts.append(form.any_of(map(form.all_of, taken)))
    if holding:
        parts.append(form.any_of(course.of(holding, trick)))
    if demand.x > 0 or demand.y < MANY:
        parts.append(_adds_up(course, trick, demand.x, demand.y))
    if demand.suits != (-1, -1):
        parts.append(_level_suits(course, trick, demand.suits))
    return form.all_of(parts)


def _adds_up(course: Course, trick: int, low: int, high: int) -> int:
    form = course.formula
    sums = {0: TRUE}
    for seat in course.seats:
        after = dict[int, int]()
        for total, reached in sums.items():
            for card in course.cards[seat]:
                added = after.setdefault(total + CARDS[card].value, form.new())
                form.add(-reached, -course.falls[card][trick], added)
        sums = after
    fits = form.new()
    for total, reached in sums.items():
        form.add(-reached, fits if low <= total <= high else -fits)
    return fits


def _level_suits(course: Course, trick: int, suits: tuple[int, int]) -> int:
    form = course.formula
    one, other = (form.count(course.of(SUITED[SUITS[suit]].mask, trick)) for suit in suits)
    strokes = range(1, max(len(one), len(other)) + 1)
    same = [_alike(course, more(one, i), more(other, i)) for i in strokes]
    return form.all_of([more(one, 1), *same])


def _alike(course: Course, one: int, other: int) -> int:
    form = course.formula
    return form.any_of((form.all_of((one, other)), form.all_of((-one, -other))))


def _runs(course: Course, demand: Demand, unless: int) -> None:
    form, length, run = course.formula, demand.x, demand.start[1]
    ends = list[int]()
    for trick in course.tricks:
        first = trick - length + 1
        if -first > run:
            continue
        ends.append(
            form.all_of(course.won(i, demand.owners) for i in range(max(first, 0), trick + 1))
        )
    _in_span(course, demand, form.count(ends), unless)


def _lone_run(course: Course, demand: Demand, unless: int) -> None:
    form, (now, over) = course.formula, demand.start
    won = [course.won(trick, demand.owners) for trick in course.tricks]
    form.within(form.count(won), demand.x - now, demand.x - now, unless)
    if now > demand.x:
        form.add(unless)
    for last in course.tricks:
        if over:
            form.add(unless, -won[last])
        for gap in range(last):
            for first in (TRUE,) if now else won[:gap]:
                form.add(unless, -first, won[gap], -won[last])


def _compare(course: Course, one: Number, other: Number, relation: int, unless: int) -> None:
    form = course.formula
    if relation == FEWER:
        one, other = other, one
    form.no_less(one, other, int(relation != EQUAL), unless)
    if relation == EQUAL:
        form.no_less(other, one, 0, unless)


def _weigh(course: Course, demand: Demand, unless: int) -> None:
    these, those = (
        _held(course, demand.owners, mask, now)
        for mask, now in zip(demand.masks[:2], demand.start, strict=True)
    )
    _compare(course, these, those, demand.x, unless)
    if demand.x == EQUAL:
        course.formula.add(unless, more(these, 1))


def _won_in_all(course: Course, seats: Sequence[int]) -> Number:
    owners = sum(1 << seat for seat in seats)
    now = sum(course.problem.tricks[seat] for seat in seats)
    won = course.formula.count(course.won(trick, owners) for trick in course.tricks)
    return [*[TRUE] * now, *won]


def _outdo(course: Course, demand: Demand, unless: int) -> None:
    own = [seat for seat in course.seats if demand.owners >> seat & 1]
    others = [seat for seat in course.seats if seat not in own]
    match demand.y:
        case y if y == EACH_OTHER:
            rivals = [[seat] for seat in others]
        case y if y == THE_REST:
            rivals = [others]
        case y:
            rivals = [[y]]
    mine = _won_in_all(course, own)
    for rival in rivals:
        _compare(course, mine, _won_in_all(course, rival), demand.x, unless)


def _so_far(course: Course) -> list[list[Number]]:
    """For each seat, how many tricks it has after each of those to come."""
    return [
        [[*[TRUE] * course.problem.tricks[seat], *now] for now in course.running(seat)]
        for seat in course.seats
    ]


def _near(course: Course, counts: Sequence[Number], by: int, unless: int) -> None:
    """Nobody is more than so many ahead of anybody."""
    for one in counts:
        for other in counts:
            if one is not other:
                course.formula.no_less(one, other, -by, unless)


def _balance(course: Course, demand: Demand, unless: int) -> None:
    for counts in zip(*_so_far(course), strict=True):
        _near(course, counts, demand.x, unless)


def _level(course: Course, demand: Demand, unless: int) -> None:
    form = course.formula
    counts: list[Number] = [[TRUE] * demand.start[seat] for seat in course.seats]
    for trick in course.tricks:
        fresh = form.count(course.of(demand.masks[0], trick))
        counts = [
            form.chosen(course.won(trick, 1 << seat), form.sum(now, fresh), now)
            for seat, now in enumerate(counts)
        ]
        _near(course, counts, demand.x, unless)


def _ahead(course: Course, _: Demand, unless: int) -> None:
    known = course.problem.first_winner
    for counts in zip(*_so_far(course), strict=True):
        for first in course.seats:
            is_first = course.won(0, 1 << first) if known < 0 else TRUE
            if known not in (-1, first):
                continue
            waived = course.formula.any_of((unless, -is_first))
            for seat in course.seats:
                if seat != first:
                    course.formula.no_less(counts[first], counts[seat], 1, waived)


def _final(course: Course, demand: Demand, unless: int) -> None:
    add, card = course.formula.add, demand.x
    if card not in course.holder or not course.tricks:
        add(unless)
        return
    opener = (course.holder[card] + 1) % course.problem.seats
    add(unless, course.falls[card][-1])
    add(unless, course.leads[-2][opener])


_CLAUSES: Final[dict[Kind, Callable[[Course, Demand, int], None]]] = {
    Kind.CARDS: _cards,
    Kind.TRICKS: _tricks,
    Kind.LEADS: _leads,
    Kind.FEATS: _feats,
    Kind.RUNS: _runs,
    Kind.LONE_RUN: _lone_run,
    Kind.WEIGH: _weigh,
    Kind.OUTDO: _outdo,
    Kind.BALANCE: _balance,
    Kind.LEVEL: _level,
    Kind.AHEAD: _ahead,
    Kind.FINAL: _final,
}
