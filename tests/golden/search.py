"""Finds a winning line with all hands open, through the rules alone, for the vectors."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Seat
from shipmates.planet9 import PlanetNine
from shipmates.planet9.actions import Action, Play
from shipmates.planet9.brief import Brief
from shipmates.planet9.state import Drawing, Over, Playing, State
from shipmates.tricks.play import Trick
from shipmates.tricks.signals import NEVER

Line = tuple[tuple[Seat, Action], ...]
RULES = PlanetNine()


class Spent(Exception):
    """The budget is used up."""


def winning_line(state: Playing, dice: Seeded, budget: int) -> Line | None:
    """Cards (and nature's draw) that win, found within `budget` cards, or `None`."""
    quiet = replace(state, brief=_silenced(state.brief), ready=())
    part = 400
    while budget > 0:
        try:
            return _Search(dice, min(part, budget)).line(quiet)
        except Spent:
            budget -= part
            part = part * 3 // 2
    return None


def _silenced(brief: Brief) -> Brief:
    mission = replace(brief.mission, radio=NEVER)
    return replace(brief, setup=replace(brief.setup, mission=mission))


class _Search:
    def __init__(self, dice: Seeded, budget: int) -> None:
        self._dice = dice
        self._left = budget

    def line(self, state: State) -> Line | None:
        match state:
            case Over(_, outcome):
                return () if outcome.payoff[0] > 0 else None
            case Drawing(last):
                draw = RULES.chance(state, Seeded(str(last.ledger.tricks)))
                assert draw is not None
                return self._after(state, NATURE, draw)
            case Playing():
                seat = state.trick.turn(state.brief.seats)
                for action in self._ordered(state, seat):
                    found = self._after(state, seat, action)
                    if found is not None:
                        return found
        return None

    def _after(self, state: State, seat: Seat, action: Action) -> Line | None:
        self._left -= 1
        if self._left < 0:
            raise Spent
        then = self.line(RULES.apply(state, seat, action))
        return None if then is None else ((seat, action), *then)

    def _ordered(self, state: Playing, seat: Seat) -> Iterator[Play]:
        plays = [a for a in RULES.legal(state, seat) if isinstance(a, Play)]
        hopeful = [a for a in plays if not hopeless(state, state.trick.plus(a.card))]
        wanted = {d.card: d.owner for d in state.brief.duties}
        shuffled = self._dice.shuffled(hopeful)
        yield from sorted(
            shuffled,
            key=lambda a: wanted.get(a.card) != _best_so_far(state, a),
        )


def _best_so_far(state: Playing, action: Play) -> Seat:
    return state.trick.plus(action.card).winner(state.brief.seats)


def hopeless(state: Playing, trick: Trick) -> bool:
    """Whether this trick already holds cards that two seats need, or one who can't win it."""
    seats = state.brief.seats
    owners = {d.owner for d in state.brief.duties if d.card in trick.cards}
    if len(owners) > 1:
        return True
    played = {(trick.leader + i) % seats for i in range(len(trick.cards))}
    return any(owner in played and owner != trick.winner(seats) for owner in owners)
