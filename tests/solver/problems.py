"""Small problems that no mission poses: demands of every kind, mixed at random."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import assert_never

from shipmates.solver.problem import EACH_OTHER, MANY, THE_REST, Demand, Kind, Problem
from shipmates.tricks.cards import CARDS, Card, CardSet
from shipmates.tricks.play import playable

_WHOLE = (1 << len(CARDS)) - 1
_CHOICES = [kind for kind in Kind if kind < Kind.BALANCE]
_ALWAYS = [Kind.BALANCE, Kind.LEVEL, Kind.AHEAD]
"""These must hold at all times, so they are never one of several ways."""


def a_problem(seed: int) -> Problem:
    """Two to four tricks before the end, perhaps within one, with one to three goals."""
    dice = random.Random(seed)
    seats, left, played = dice.randint(3, 5), dice.randint(2, 4), dice.randint(0, 4)
    cards = dice.sample(range(len(CARDS)), seats * (left + 1))
    hands = [CardSet.of(CARDS[i] for i in cards[s::seats][:left]) for s in range(seats)]
    dummy, under = -1, tuple[tuple[int, int], ...]()
    if seats == 3 and dice.random() < 0.3:
        dummy = dice.randrange(seats)
        hands[dummy], under = _row(list(hands[dummy]), dice)
    elif seats == 3 and dice.random() < 0.5:
        lucky = dice.randrange(seats)
        hands[lucky] = hands[lucky].plus(CARDS[cards[lucky::seats][left]])
    leader, table = dice.randrange(seats), list[int]()
    for place in range(dice.randrange(seats)):
        seat = (leader + place) % seats
        led = CARDS[table[0]] if table else None
        card = dice.choice(list(playable(hands[seat], led)))
        hands[seat] = hands[seat].minus(card)
        table.append(card.index)
    winners = [dice.randrange(seats) for _ in range(played)]
    tricks = [winners.count(seat) for seat in range(seats)]
    out = [*(c.index for hand in hands for c in hand), *table, *(down for _, down in under)]
    demands, goals = _goals(seats, played, left, tricks, winners, out, dice)
    early, late, bold = dice.sample(out, 3)
    ordered, waits = dice.random() < 0.2, dice.random() < 0.15
    for bound in (early, late) if ordered else (late,) if waits else ():
        # Whatever is bound to a moment must be won by somebody, as in every mission.
        goals.append(((len(demands),),))
        crew = (1 << seats) - 1
        demands.append(Demand(Kind.CARDS, crew, 1, 1, (1 << bound, 0, 0, 0), start=(0,)))
    return Problem(
        seats=seats,
        total=played + left,
        played=played,
        leader=leader,
        hands=tuple(hand.mask for hand in hands),
        table=tuple(table),
        tricks=tuple(tricks),
        first_winner=winners[0] if winners else -1,
        dummy=dummy,
        under=under,
        play_out=dice.random() < 0.2,
        demands=tuple(demands),
        goals=tuple(goals),
        before=((late, 1 << early),) if ordered else (),
        must_win=1 << bold if dice.random() < 0.15 else 0,
        last_only=1 << late if waits else 0,
        spares=dice.random() < 0.5,
    )


def _row(known: list[Card], dice: random.Random) -> tuple[CardSet, tuple[tuple[int, int], ...]]:
    """Some of the dummy's cards lie under others."""
    dice.shuffle(known)
    pairs = len(known) // 2
    under = tuple((known[i].index, known[pairs + i].index) for i in range(pairs))
    covered = {down for _, down in under}
    return CardSet.of(c for c in known if c.index not in covered), under


def _goals(
    seats: int,
    played: int,
    left: int,
    tricks: Sequence[int],
    winners: Sequence[int],
    out: Sequence[int],
    dice: random.Random,
) -> tuple[list[Demand], list[tuple[tuple[int, ...], ...]]]:
    demands, goals = list[Demand](), list[tuple[tuple[int, ...], ...]]()
    maker = _Maker(seats, played, left, tricks, winners, out, dice)
    for _ in range(dice.randint(1, 3)):
        ways, many = list[tuple[int, ...]](), dice.choice((1, 1, 1, 2))
        kinds = _CHOICES if many > 1 else [*_CHOICES, *_ALWAYS]
        for _ in range(many):
            first = len(demands)
            demands += [maker.of(dice.choice(kinds)) for _ in range(dice.choice((1, 1, 2)))]
            ways.append(tuple(range(first, len(demands))))
        goals.append(tuple(ways))
    if dice.random() < 0.1:
        goals.append(((len(demands),),))
        demands.append(maker.of(Kind.FINAL))
    return demands, goals


class _Maker:
    """Demands that have not failed before anything is played."""

    def __init__(
        self,
        seats: int,
        played: int,
        left: int,
        tricks: Sequence[int],
        winners: Sequence[int],
        out: Sequence[int],
        dice: random.Random,
    ) -> None:
        self.seats, self.played, self.left = seats, played, left
        self.tricks, self.winners, self.out, self.dice = tricks, winners, out, dice

    def of(self, kind: Kind) -> Demand:
        dice = self.dice
        owners = dice.choice(
            (1 << dice.randrange(self.seats), dice.randrange(1, 1 << self.seats))
        )
        low = dice.randint(0, 2)
        span = (low, dice.choice((low, low + 1, MANY)))
        masks = (self._some(), 0, 0, 0)
        places = dice.randrange(1, 1 << (self.played + self.left))
        now = dice.choice((0, 0, 1))
        match kind:
            case Kind.CARDS:
                gone = masks[0] & ~sum(1 << card for card in self.out)
                return Demand(kind, owners, *span, masks, start=(min(now, gone.bit_count()),))
            case Kind.LEADS:
                return Demand(kind, owners, *span, masks, start=(now,))
            case Kind.TRICKS:
                return Demand(
                    kind, owners, *span, places=places, start=(now if self.played else 0,)
                )
            case Kind.FEATS:
                return self._feats(owners, span, places)
            case Kind.RUNS:
                length = dice.randint(1, 3)
                run = min(self._run(owners), length)
                return Demand(kind, owners, *span, x=length, start=(now, run))
            case Kind.LONE_RUN:
                return self._lone_run(owners)
            case Kind.WEIGH:
                masks = (self._some(), self._some(), 0, 0)
                held = (dice.randint(0, 2), dice.randint(0, 2))
                return Demand(kind, owners, masks=masks, x=dice.randrange(3), start=held)
            case Kind.OUTDO:
                others = [s for s in range(self.seats) if not owners >> s & 1]
                if not others:
                    return self.of(kind)
                against = dice.choice((EACH_OTHER, THE_REST, dice.choice(others)))
                return Demand(kind, owners, x=dice.randrange(3), y=against)
            case Kind.BALANCE:
                by = max(self.tricks) - min(self.tricks)
                return Demand(kind, owners, x=max(by, dice.randint(1, 2)))
            case Kind.LEVEL:
                start = tuple(dice.randint(0, 1) for _ in range(self.seats))
                return Demand(kind, owners, masks=masks, x=dice.randint(1, 2), start=start)
            case Kind.AHEAD:
                others = [t for s, t in enumerate(self.tricks) if s != self._first()]
                if self.winners and self.tricks[self._first()] <= max(others):
                    return self.of(Kind.CARDS)
                return Demand(kind, owners)
            case Kind.FINAL:
                return Demand(kind, owners, x=dice.choice(self.out))
            case _:
                assert_never(kind)

    def _first(self) -> int:
        return self.winners[0] if self.winners else -1

    def _some(self) -> int:
        """A few cards, most of them still out."""
        chosen = self.dice.sample(self.out, self.dice.choice((1, 1, 2, 3, len(self.out) // 2)))
        return sum(1 << card for card in chosen) | (1 << self.dice.randrange(len(CARDS)))

    def _run(self, owners: int) -> int:
        run = 0
        for winner in reversed(self.winners):
            if not owners >> winner & 1:
                break
            run += 1
        return run

    def _lone_run(self, owners: int) -> Demand:
        won = [i for i, winner in enumerate(self.winners) if owners >> winner & 1]
        broken = bool(won) and won[-1] - won[0] >= len(won)
        over = bool(won) and won[-1] < self.played - 1
        start = (MANY if broken else len(won), int(over))
        return Demand(Kind.LONE_RUN, owners, x=self.dice.randint(1, 3), start=start)

    def _feats(self, owners: int, span: tuple[int, int], places: int) -> Demand:
        dice = self.dice
        some = self._some
        using = dice.choice((_WHOLE, some(), dice.randrange(_WHOLE)))
        taking = dice.choice((0, 0, dice.randrange(_WHOLE)))
        holding = dice.choice((0, 0, some()))
        within = dice.choice((_WHOLE, _WHOLE, _WHOLE & ~some()))
        least, most = dice.choice(((0, MANY), (0, MANY), (0, 15), (18, MANY), (12, 20)))
        one, other = dice.sample(range(5), 2)
        level = dice.choice(((-1, -1), (-1, -1), (one, other)))
        masks = (using, taking, holding, within)
        return Demand(Kind.FEATS, owners, *span, masks, places, least, most, level, (0,))
