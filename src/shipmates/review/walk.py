"""Every card of a game: was it still winnable before, and after?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from shipmates.kernel import Seat
from shipmates.solver.answer import Chance, Solution
from shipmates.solver.encode import Position, draws_yet
from shipmates.solver.reference import cards, silent
from shipmates.solver.solver import Solver
from shipmates.tricks import rounds
from shipmates.tricks.cards import Card
from shipmates.tricks.moves import Play

State: TypeAlias = Any
Move: TypeAlias = tuple[Seat, Any]


@dataclass(frozen=True, slots=True)
class Laid:
    """A card that was laid; `None` stands for a chance that is not judged."""

    place: int
    """Which move of the record it is, from 0."""
    trick: int
    """Which trick, from 1."""
    seat: Seat
    card: Card
    legal: int
    """How many cards might have been laid."""
    before: Chance | None
    after: Chance | None
    kept: tuple[Card, ...] = ()
    """Those after which it was winnable, as far as is known."""
    doubtful: tuple[Card, ...] = ()
    """Those after which it is undecided."""
    line: tuple[Card, ...] = ()
    """Cards from here to a win, where the one that was laid is not known to lead to one."""

    @property
    def is_turn(self) -> bool:
        """Whether it was winnable up to this card, and is not known to be after it."""
        return self.before is Chance.WINNABLE and self.after is not Chance.WINNABLE

    @property
    def is_only(self) -> bool:
        """Whether every other card is known to lose, and this one was found."""
        return (
            self.kept == (self.card,)
            and not self.doubtful
            and self.legal > 1
            and self.after is Chance.WINNABLE
        )


@dataclass(frozen=True, slots=True)
class _Known:
    """What is known of a position from the card before it."""

    chance: Chance = Chance.UNDECIDED
    line: tuple[Card, ...] = ()
    """One that wins, where it is winnable."""


def walked(
    states: Sequence[State], moves: Sequence[Move], solver: Solver, *, won: bool | None
) -> tuple[Laid, ...]:
    """All cards in turn; `won` says how it ended, `None` that it did not."""
    found, known = list[Laid](), _Known()
    for place, (state, (seat, action)) in enumerate(zip(states, moves, strict=False)):
        if isinstance(action, Play) and isinstance(state, rounds.Playing):
            blank = _laid(place, state, seat, action.card)
            if not draws_yet(state):
                blank, known = _judged(blank, state, solver, known)
            found.append(blank)
    return _closed(found, won=won)


def _laid(place: int, state: Position, seat: Seat, card: Card) -> Laid:
    legal = len(cards(silent(state), seat))
    return Laid(place, len(state.ledger.tricks) + 1, seat, card, legal, None, None)


def _judged(laid: Laid, state: Position, solver: Solver, known: _Known) -> tuple[Laid, _Known]:
    if known.chance is Chance.UNDECIDED:
        answer = solver.solve(state)
        known = _Known(answer.chance, answer.line)
    if known.chance is not Chance.WINNABLE:
        return replace(laid, before=known.chance, after=known.chance), known
    marks = solver.marks(state)
    first = known.line[0]
    if marks[first].chance is not Chance.WINNABLE:
        marks[first] = Solution(Chance.WINNABLE, known.line)
    after = marks[laid.card]
    return _marked(laid, marks), _Known(after.chance, after.line[1:])


def _marked(laid: Laid, marks: dict[Card, Solution]) -> Laid:
    kept = tuple(c for c, one in marks.items() if one.chance is Chance.WINNABLE)
    after = marks[laid.card].chance
    return replace(
        laid,
        before=Chance.WINNABLE,
        after=after,
        kept=kept,
        doubtful=tuple(c for c, one in marks.items() if one.chance is Chance.UNDECIDED),
        line=() if after is Chance.WINNABLE else marks[kept[0]].line,
    )


def _closed(found: Sequence[Laid], *, won: bool | None) -> tuple[Laid, ...]:
    """What is known later makes up for what was undecided before.

    Whatever led to a winnable position was winnable itself.
    """
    closed = list[Laid]()
    later: Chance | None = None if won is None else _CHANCES[won]
    for laid in reversed(found):
        before, after = laid.before, laid.after
        if after is Chance.UNDECIDED and later is not None:
            after = later if later is not Chance.UNDECIDED else after
        if before is Chance.UNDECIDED and after is Chance.WINNABLE:
            before = Chance.WINNABLE
        closed.append(_completed(laid, before, after))
        later = before
    return tuple(reversed(closed))


_CHANCES = {True: Chance.WINNABLE, False: Chance.LOST}


def _completed(laid: Laid, before: Chance | None, after: Chance | None) -> Laid:
    kept = laid.kept
    if after is Chance.WINNABLE and laid.card not in kept:
        kept = (*kept, laid.card)
    doubtful = tuple(card for card in laid.doubtful if card is not laid.card)
    if laid.after is not after:
        return replace(laid, before=before, after=after, kept=kept, doubtful=doubtful)
    return replace(laid, before=before, kept=kept)
