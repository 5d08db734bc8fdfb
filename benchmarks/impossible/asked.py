"""Each task card for each seat, as a literal that may be assumed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from benchmarks.impossible.game import CAPTAIN, SUITS, Game
from shipmates.solver.formula import FALSE, TRUE, Number, more
from shipmates.tricks.cards import CARDS, DECK, SUITED, CardSet
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


class Asked:
    """Tasks over one game; a task may be assumed of any seat."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._families = dict[tuple[int, CardSet], Number]()
        self._sums = dict[tuple[int, Span], int]()
        self._wins = [game.wins(seat) for seat in game.seats]
        self._held = [
            {suit: game.formula.count(self._taken(SUITED[suit], seat)) for suit in SUITS}
            for seat in game.seats
        ]
        for seat in game.seats:
            self._count(seat)

    def fulfils(self, seat: int, task: Task) -> int:
        """A literal that makes the seat fulfil the task; without it the seat may or may not."""
        found = self.game.formula.new()
        self._add(seat, task, -found)
        return found

    def wins(self, seat: int, many: int) -> list[int]:
        """Literals that make a seat win exactly so many tricks."""
        number = self._wins[seat]
        return [more(number, many), -more(number, many + 1)]

    def takes(self, seat: int, cards: CardSet, most: int) -> int:
        """A literal that makes a seat win at most so many of these cards."""
        if (seat, cards) not in self._families:
            self._families[seat, cards] = self.game.formula.count(self._taken(cards, seat))
        return -more(self._families[seat, cards], most + 1)

    def _add(self, seat: int, task: Task, unless: int) -> None:
        form, game = self.game.formula, self.game
        match task:
            case Cards(of, span):
                self._within(form.count(self._taken(of, seat)), span, unless)
            case Tricks(span):
                won = [game.won(trick, seat) for trick in self._places(task)]
                self._within(form.count(won), span, unless)
            case Leads(span, of):
                assert span.high == 0
                assert of == CardSet.of(
                    c for suit in SUITS if SUITED[suit] & of for c in SUITED[suit]
                )
                for trick in game.tricks:
                    for suit in SUITS:
                        if SUITED[suit] & of:
                            form.add(unless, -game.leads[trick][seat], -game.led[trick][suit])
            case Feats(span):
                assert span == Span(1)
                among = {place % len(game.tricks) for place in task.among} or game.tricks
                form.add(unless, *[self._feat(seat, task, trick) for trick in among])
            case Runs(length, span, alone):
                self._runs(seat, length, span, unless, alone=alone)
            case Weigh(these, relation, those):
                one, other = (form.count(self._taken(part, seat)) for part in (these, those))
                self._compare(one, other, relation, unless)
                if relation is Relation.EQUAL:
                    form.add(unless, more(one, 1))
            case Outdo(relation, rival):
                self._outdo(seat, relation, rival, unless)
            case Predict():
                pass
            case Every(parts):
                for part in parts:
                    self._add(seat, part, unless)
            case Either(parts):
                form.add(unless, *[self.fulfils(seat, part) for part in parts])
            case _:
                assert_never(task)

    def _count(self, seat: int) -> None:
        """Every trick has as many cards as there are seats: needless, and counting needs it."""
        form, held, seats = self.game.formula, list[int](), len(self.game.seats)
        for number in self._held[seat].values():
            held = list(form.sum(held, number))
        for i, won in enumerate(self._wins[seat]):
            for card in range(seats * i, seats * (i + 1)):
                form.add(-won, held[card])
                form.add(won, -held[card])

    def _taken(self, cards: CardSet, seat: int) -> Iterable[int]:
        return [self.game.taken(card.index, seat) for card in cards]

    def _within(self, number: Number, span: Span, unless: int) -> None:
        form = self.game.formula
        form.add(unless, more(number, span.low))
        if span.high is not None:
            form.add(unless, -more(number, span.high + 1))

    def _places(self, task: Tricks) -> list[int]:
        total = len(self.game.tricks)
        named = {place % total for place in task.among or task.but}
        return [k for k in self.game.tricks if (k in named) == bool(task.among)]

    def _feat(self, seat: int, task: Feats, trick: int) -> int:
        form, game = self.game.formula, self.game
        made, best = form.new(), game.best[trick]
        form.add(-made, game.won(trick, seat))
        form.add(-made, *[best[card.index] for card in task.using])
        for falls in game.of(DECK - task.within, trick):
            form.add(-made, -falls)
        if task.taking:
            taken = [(game.falls[trick][c.index], -best[c.index]) for c in task.taking]
            form.add(-made, *map(form.all_of, taken))
        if task.holding:
            form.add(-made, *game.of(task.holding, trick))
        if task.total is not None:
            form.add(-made, self._adds_up(trick, task.total))
        if task.level is not None:
            one, other = (game.suit_counts[trick][suit] for suit in task.level)
            self._compare(one, other, Relation.EQUAL, -made)
            form.add(-made, more(one, 1))
        return made

    def _adds_up(self, trick: int, span: Span) -> int:
        if (trick, span) in self._sums:
            return self._sums[trick, span]
        form, game = self.game.formula, self.game
        sums = {0: TRUE}
        for seat in game.seats:
            after = dict[int, int]()
            for card in game.cards:
                for total, reached in sums.items():
                    value = total + CARDS[card].value
                    added = after.setdefault(value, after.get(value) or form.new())
                    form.add(-reached, -game.lays[trick][seat][card], added)
            sums = after
        self._sums[trick, span] = fits = form.new()
        for total, reached in sums.items():
            if total not in span:
                form.add(-fits, -reached)
        return fits

    def _runs(self, seat: int, length: int, span: Span, unless: int, *, alone: bool) -> None:
        form, game = self.game.formula, self.game
        won = [game.won(trick, seat) for trick in game.tricks]
        starts = range(len(won) - length + 1)
        if alone:
            ways = list[int]()
            for start in starts:
                run = range(start, start + length)
                ways.append(form.all_of(w if k in run else -w for k, w in enumerate(won)))
            form.add(unless, *ways)
            return
        runs = [form.all_of(won[start : start + length]) for start in starts]
        self._within(form.count(runs), span, unless)

    def _compare(self, one: Number, other: Number, relation: Relation, unless: int) -> None:
        form = self.game.formula
        if relation is Relation.FEWER:
            one, other = other, one
        form.no_less(one, other, int(relation is not Relation.EQUAL), unless)
        if relation is Relation.EQUAL:
            form.no_less(other, one, 0, unless)

    def _outdo(self, seat: int, relation: Relation, rival: Rival, unless: int) -> None:
        others = [other for other in self.game.seats if other != seat]
        match rival:
            case Rival.CAPTAIN:
                if seat == CAPTAIN:
                    self.game.formula.add(unless)
                    return
                rivals = [self._wins[CAPTAIN]]
            case Rival.EACH:
                rivals = [self._wins[other] for other in others]
            case Rival.REST:
                won = (self.game.won(k, other) for k in self.game.tricks for other in others)
                rivals = [self.game.formula.count(won)]
            case _:
                assert_never(rival)
        for theirs in rivals:
            self._compare(self._wins[seat], theirs, relation, unless)


__all__ = ["FALSE", "Asked"]
