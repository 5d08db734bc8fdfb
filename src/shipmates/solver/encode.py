"""Positions of both games as problems."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias, assert_never

from shipmates import deepsea
from shipmates.deepsea import mission as sea
from shipmates.deepsea import state as sea_state
from shipmates.deepsea.rulings import TASKLESS_MISSIONS_ARE_PLAYED_OUT
from shipmates.kernel import Seat
from shipmates.planet9 import mission as nine
from shipmates.planet9 import state as nine_state
from shipmates.planet9.tokens import Token, overtakes
from shipmates.solver.demands import Ways, ways
from shipmates.solver.problem import Demand, Kind, Problem
from shipmates.tricks.cards import CardSet
from shipmates.tricks.rounds import Playing
from shipmates.tricks.tasks import NONE, Cards, Leads, exactly

Position: TypeAlias = "nine_state.Playing | sea_state.Playing"


@dataclass(slots=True)
class _Wanted:
    """What must be done, as it is gathered."""

    demands: list[Demand] = field(default_factory=list)
    goals: list[tuple[tuple[int, ...], ...]] = field(default_factory=list)
    before: dict[int, int] = field(default_factory=dict)
    must_win: int = 0
    last_only: int = 0

    def add(self, found: Ways) -> None:
        """One more goal."""
        numbered = []
        for way in found:
            numbered.append(tuple(range(len(self.demands), len(self.demands) + len(way))))
            self.demands += way
        self.goals.append(tuple(numbered))


class Unready(ValueError):
    """Chance has still to decide something: no answer would be a proof."""


def encode(state: Position) -> Problem:
    """The problem a position poses to those who see all cards. Raises `Unready`."""
    if draws_yet(state):
        raise Unready("the cards that everybody draws after the first trick are not known yet")
    play_out = spares = lapses = False
    if isinstance(state.brief.setup, deepsea.Setup):
        wanted = _at_sea(state)
        play_out = TASKLESS_MISSIONS_ARE_PLAYED_OUT and not state.brief.duties
    else:
        wanted = _in_space(state)
        spares, lapses = state.brief.setup.excuses, state.brief.setup.lapses
    ledger, hands = state.ledger, state.hands
    dummy = -1 if hands.dummy is None else int(hands.dummy)
    return Problem(
        seats=ledger.seats,
        total=ledger.total,
        played=len(ledger.tricks),
        leader=int(state.trick.leader),
        hands=tuple(cards.mask for cards in hands.cards),
        table=tuple(card.index for card in state.trick.cards),
        tricks=ledger.counts,
        first_winner=int(ledger.winners[0]) if ledger.winners else -1,
        dummy=dummy,
        under=_under(state),
        play_out=play_out,
        spares=spares,
        lapses=lapses,
        demands=tuple(wanted.demands),
        goals=tuple(wanted.goals),
        before=tuple(sorted(wanted.before.items())),
        must_win=wanted.must_win,
        last_only=wanted.last_only,
    )


def draws_yet(state: Position) -> bool:
    """Whether cards will be drawn that nobody knows yet: mission 12 before its second trick."""
    return bool(getattr(state.brief.mission, "draws", False)) and not state.ledger.tricks


def _under(state: Playing[Any]) -> tuple[tuple[int, int], ...]:
    """What each card of the row covers; one that has just been laid still covers its own."""
    row, dummy = state.hands.row, state.hands.dummy
    if row is None or dummy is None:
        return ()
    laid = (dummy - state.trick.leader) % len(state.signals)
    found = list[tuple[int, int]]()
    for column in row.columns:
        if column.down is not None:
            top = column.up if column.up is not None else state.trick.cards[laid]
            found.append((top.index, column.down.index))
    return tuple(found)


def _in_space(state: nine_state.Playing) -> _Wanted:
    brief, ledger = state.brief, state.ledger
    wanted = _Wanted()
    captain = brief.commander
    open_ = [duty for duty in brief.duties if duty.card not in ledger.gone]
    for duty in open_:
        task = Cards(CardSet(duty.card.bit), exactly(1))
        wanted.add(ways(task, (duty.owner,), ledger, captain))
        late = [
            other for other in open_ if overtakes(duty.token, other.token) and other != duty
        ]
        if late:
            mask = sum(other.card.bit for other in late)
            wanted.before[duty.card.index] = wanted.before.get(duty.card.index, 0) | mask
    for rule in brief.setup.rules:
        _nine_rule(wanted, rule, state)
    return wanted


def _nine_rule(wanted: _Wanted, rule: nine.Rule, state: nine_state.Playing) -> None:
    brief, ledger = state.brief, state.ledger
    everyone = (1 << brief.seats) - 1
    match rule:
        case nine.Clause(who, task):
            wanted.add(ways(task, brief.members(who), ledger, brief.commander))
        case nine.Balanced(by):
            wanted.add(((Demand(Kind.BALANCE, everyone, x=by),),))
        case nine.EachWins(cards, ordered):
            left = (cards & ledger.deck) - ledger.gone
            wanted.must_win |= left.mask
            if ordered:
                for card in left:
                    lower = left.mask & (card.bit - 1)
                    if lower:
                        wanted.before[card.index] = lower
        case nine.OmegaLast():
            for duty in brief.duties:
                if duty.token is Token.OMEGA and duty.card not in ledger.gone:
                    wanted.last_only |= duty.card.bit
        case _:
            assert_never(rule)


def _at_sea(state: sea_state.Playing) -> _Wanted:
    brief, ledger = state.brief, state.ledger
    wanted = _Wanted()
    for duty in brief.duties:
        task = brief.task(duty, state.secret)
        wanted.add(ways(task, (duty.owner,), ledger, brief.captain))
    crew = tuple(map(Seat, range(brief.seats)))
    for rule in brief.mission.rules:
        _sea_rule(wanted, rule, state, crew)
    return wanted


def _sea_rule(
    wanted: _Wanted, rule: sea.Rule, state: sea_state.Playing, crew: Sequence[Seat]
) -> None:
    brief, ledger = state.brief, state.ledger
    everyone = (1 << brief.seats) - 1
    match rule:
        case sea.Together(task):
            wanted.add(ways(task, crew, ledger, brief.captain))
        case sea.NoLead(of):
            wanted.add(ways(Leads(NONE, of), crew, ledger, brief.captain))
        case sea.Level(of, by):
            start = tuple(len(cards & of) for cards in ledger.taken)
            demand = Demand(Kind.LEVEL, everyone, masks=(of.mask, 0, 0, 0), x=by, start=start)
            wanted.add(((demand,),))
        case sea.AheadOfAll():
            wanted.add(((Demand(Kind.AHEAD, everyone),),))
        case sea.FinalCard(card):
            wanted.add(((Demand(Kind.FINAL, everyone, x=card.index),),))
        case _:
            assert_never(rule)
