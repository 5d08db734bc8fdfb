"""Whole games of Planet Nine for the vectors: a crew that wins with open cards, and losers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from shipmates.bots import make
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Record, Seat
from shipmates.planet9 import VERSION, PlanetNine, Setup, opening
from shipmates.planet9.actions import Action, Agree, Assign, Call, Decline, HandOver, Retoken
from shipmates.planet9.state import Over, Playing, State
from shipmates.tricks import rounds
from shipmates.tricks.moves import Play
from shipmates.tricks.passing import Way
from shipmates.tricks.play import Trick
from shipmates.tricks.signals import NEVER, Signal
from tests.golden.search import Search, put_off, spoken

Moves = list[tuple[Seat, Action]]
RULES = PlanetNine()


def a_won_game(setup: Setup, seed: int, budget: int) -> Record[State, Action] | None:
    """A game the crew wins, or `None` when none was found from this deal."""
    dice = Seeded(seed)
    state, moves = brief_crew(setup, dice)
    quiet = replace(state, air=replace(state.air, radio=NEVER), ready=())
    line = Search(RULES, dice, _ordered).winning_line(quiet, budget)
    if line is None:
        return None
    told = spoken(RULES, state, line, lambda legal: _said(legal, dice))
    return Record(VERSION, opening(setup), (*moves, *told))


def a_lost_game(setup: Setup, seed: int) -> Record[State, Action] | None:
    """A game that random cards lose, or `None` when they happen to win.

    Every other one puts the end off as long as it can: it is lost by what was left undone.
    """
    dice = Seeded(seed)
    state: State
    state, moves = brief_crew(setup, dice)
    while not isinstance(state, Over):
        nature = RULES.chance(state, dice)
        seat = NATURE if nature else dice.choice(RULES.awaited(state))
        action = nature or put_off(RULES, state, seat, dice, stubborn=seed % 2 == 1)
        moves.append((seat, action))
        state = RULES.apply(state, seat, action)
    won = state.outcome.payoff[0] > 0
    return None if won else Record(VERSION, opening(setup), tuple(moves))


def brief_crew(setup: Setup, dice: Seeded) -> tuple[Playing, Moves]:
    """From the deal to the first trick: sensible drafts, some proposals, some distress."""
    state, moves = opening(setup), Moves()
    bot = make("planet9", "cautious", dice.fork("brief"))
    lively, distress = dice.choice(range(2)) == 0, dice.choice((None, Way.LEFT, Way.RIGHT))
    while not isinstance(state, rounds.Playing):
        action = RULES.chance(state, dice)
        seat = NATURE
        if action is None:
            seat = RULES.awaited(state)[0]
            legal = RULES.legal(state, seat)
            action = _joint(legal, distress, dice, lively=lively)
            action = action or bot.choose(RULES.look(state, seat))
        moves.append((seat, action))
        state = RULES.apply(state, seat, action)
    return state, moves


def _joint(
    legal: tuple[Action, ...], distress: Way | None, dice: Seeded, *, lively: bool
) -> Action | None:
    if isinstance(legal[0], Call):
        return Call(distress) if Call(distress) in legal else legal[0]
    if Agree() in legal:
        return dice.choice((*legal, Agree(), Agree(), Agree()))
    bold = [a for a in legal if isinstance(a, Retoken | HandOver | Assign)]
    if bold and lively and dice.choice(range(3)) == 0:
        return dice.choice(bold)
    return Decline() if Decline() in legal else None


def _said(legal: Sequence[Action], dice: Seeded) -> Action:
    signals = [action for action in legal if isinstance(action, Signal)]
    return dice.choice(signals) if signals and dice.choice(range(5)) == 0 else legal[-1]


def _ordered(state: State, seat: Seat, plays: Sequence[Play]) -> Sequence[Play]:
    """Cards for their owners first, and none that spoils the trick."""
    assert isinstance(state, rounds.Playing)
    wanted = {duty.card: duty.owner for duty in state.brief.duties}
    tricks = {play: state.trick.plus(play.card) for play in plays}
    hopeful = [play for play in plays if not _hopeless(state, tricks[play])]
    seats = state.brief.seats
    return sorted(hopeful, key=lambda p: wanted.get(p.card) != tricks[p].winner(seats))


def _hopeless(state: Playing, trick: Trick) -> bool:
    """Whether this trick already holds cards that two seats need, or one who can't win it."""
    seats = state.brief.seats
    owners = {d.owner for d in state.brief.duties if d.card in trick.cards}
    if len(owners) > 1:
        return True
    played = {(trick.leader + i) % seats for i in range(len(trick.cards))}
    return any(owner in played and owner != trick.winner(seats) for owner in owners)
