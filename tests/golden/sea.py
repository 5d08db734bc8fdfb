"""Whole games of Deep Sea for the vectors: a crew that wins with open cards, and losers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from shipmates.bots import make
from shipmates.deepsea import VERSION, DeepSea, Setup, opening
from shipmates.deepsea.actions import Action, Agree, Call, Foretell, Skip, Take, TimeUp
from shipmates.deepsea.impossible import impossible
from shipmates.deepsea.keeping import numbers
from shipmates.deepsea.state import Over, Playing, State
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Record, Seat
from shipmates.tricks import rounds
from shipmates.tricks.moves import Play
from shipmates.tricks.passing import Way
from shipmates.tricks.signals import NEVER, Signal
from tests.golden.search import Search, put_off, spoken

Moves = list[tuple[Seat, Action]]
RULES = DeepSea()


def a_won_game(setup: Setup, seed: int, budget: int) -> Record[State, Action] | None:
    """A game the crew wins, or `None` when none was found from this deal."""
    dice = Seeded(seed)
    state, moves = brief_crew(setup, dice)
    if _hopeless(state):
        return None
    quiet = replace(state, air=replace(state.air, radio=NEVER), ready=())
    line = Search(RULES, dice, _ordered).winning_line(quiet, budget)
    if line is None:
        return None
    told = spoken(RULES, state, line, lambda legal: _said(legal, dice))
    return Record(VERSION, opening(setup), (*moves, *told))


def a_lost_game(setup: Setup, seed: int) -> Record[State, Action] | None:
    """A game that random cards or the clock lose, or `None` when they happen to win."""
    dice = Seeded(seed)
    state: State
    state, moves = brief_crew(setup, dice)
    while not isinstance(state, Over):
        seat = dice.choice(RULES.awaited(state))
        action = put_off(RULES, state, seat, dice, stubborn=seed % 2 == 1)
        if setup.timed and dice.choice(range(20)) == 0:
            seat, action = NATURE, TimeUp()
        moves.append((seat, action))
        state = RULES.apply(state, seat, action)
    won = state.outcome.payoff[0] > 0
    return None if won else Record(VERSION, opening(setup), tuple(moves))


def brief_crew(setup: Setup, dice: Seeded) -> tuple[Playing, Moves]:
    """From the deal to the first trick: tasks shared at random, some distress."""
    state, moves = opening(setup), Moves()
    bot = make("deepsea", "cautious", dice.fork("brief"))
    distress = dice.choice((None, Way.LEFT, Way.RIGHT))
    while not isinstance(state, rounds.Playing):
        action = RULES.chance(state, dice)
        seat = NATURE
        if action is None:
            seat = dice.choice(RULES.awaited(state))
            action = _joint(RULES.legal(state, seat), distress, dice)
            action = action or bot.choose(RULES.look(state, seat))
        moves.append((seat, action))
        state = RULES.apply(state, seat, action)
    return state, moves


def _joint(legal: tuple[Action, ...], distress: Way | None, dice: Seeded) -> Action | None:
    match legal[0]:
        case Call():
            return Call(distress) if Call(distress) in legal else legal[0]
        case Foretell():
            return dice.choice([a for a in legal if isinstance(a, Foretell) and a.count < 5])
        case Take():
            return dice.choice(legal if dice.choice(range(3)) == 0 else _taking(legal))
        case Agree():
            return dice.choice((*legal, Agree(), Agree()))
        case _:
            return dice.choice(legal) if dice.choice(range(3)) == 0 else None


def _taking(legal: tuple[Action, ...]) -> tuple[Action, ...]:
    return tuple(action for action in legal if action != Skip())


def _said(legal: Sequence[Action], dice: Seeded) -> Action:
    signals = [action for action in legal if isinstance(action, Signal)]
    return dice.choice(signals) if signals and dice.choice(range(5)) == 0 else legal[-1]


def _hopeless(state: Playing) -> bool:
    """Whether somebody took tasks that cannot go together: not worth a search."""
    brief = state.brief
    sets, number = impossible(brief.setup.players, brief.mission.cards), numbers(brief)
    owned = [0] * brief.seats
    for duty in brief.duties:
        place, task = (duty.owner - brief.captain) % brief.seats, number[duty.key]
        if not sets.fits(owned, place, task):
            return True
        owned[place] |= 1 << task
    return False


def _ordered(state: State, seat: Seat, plays: Sequence[Play]) -> Sequence[Play]:
    return plays
