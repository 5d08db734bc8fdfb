"""Whole games for the vectors: a crew that wins with open cards, and crews that lose."""

from __future__ import annotations

from shipmates.bots import make
from shipmates.dice import Seeded
from shipmates.kernel import NATURE, Record, Seat
from shipmates.planet9 import VERSION, Setup, opening
from shipmates.planet9.actions import Action, Agree, Assign, Call, Decline, HandOver, Retoken
from shipmates.planet9.state import Over, Playing, State
from shipmates.tricks.passing import Way
from shipmates.tricks.signals import Signal
from tests.golden.search import RULES, Line, winning_line

Moves = list[tuple[Seat, Action]]


def a_won_game(setup: Setup, seed: int, budget: int) -> Record[State, Action] | None:
    """A game the crew wins, or `None` when none was found from this deal."""
    dice = Seeded(seed)
    state, moves = brief_crew(setup, dice)
    line = winning_line(state, dice, budget)
    if line is None:
        return None
    return Record(VERSION, opening(setup), (*moves, *_spoken(state, line, dice)))


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
        action = nature or _late(state, seat, dice, stubborn=seed % 2 == 1)
        moves.append((seat, action))
        state = RULES.apply(state, seat, action)
    won = state.outcome.payoff[0] > 0
    return None if won else Record(VERSION, opening(setup), tuple(moves))


def _late(state: State, seat: Seat, dice: Seeded, *, stubborn: bool) -> Action:
    choices = dice.shuffled(RULES.legal(state, seat))
    for action in choices if stubborn else ():
        if RULES.outcome(RULES.apply(state, seat, action)) is None:
            return action
    return choices[0]


def brief_crew(setup: Setup, dice: Seeded) -> tuple[Playing, Moves]:
    """From the deal to the first trick: sensible drafts, some proposals, some distress."""
    state, moves = opening(setup), Moves()
    bot = make("cautious", dice.fork("brief"))
    lively, distress = dice.choice(range(2)) == 0, dice.choice((None, Way.LEFT, Way.RIGHT))
    while not isinstance(state, Playing):
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


def _spoken(state: State, line: Line, dice: Seeded) -> Moves:
    """The same cards with what is said before each trick."""
    moves = Moves()
    for seat, action in line:
        while seat != NATURE and action not in RULES.legal(state, seat):
            speaker = RULES.awaited(state)[0]
            legal = RULES.legal(state, speaker)
            signals = [a for a in legal if isinstance(a, Signal)]
            said = dice.choice(signals) if signals and dice.choice(range(5)) == 0 else legal[-1]
            moves.append((speaker, said))
            state = RULES.apply(state, speaker, said)
        moves.append((seat, action))
        state = RULES.apply(state, seat, action)
    return moves
