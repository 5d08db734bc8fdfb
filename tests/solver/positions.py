"""Late positions of every mission: cards laid at random, then tasks that are still open."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from shipmates.deepsea import judging as sea_judging
from shipmates.deepsea.brief import Duty as SeaDuty
from shipmates.deepsea.catalogue import CATALOGUE
from shipmates.kernel import Seat
from shipmates.planet9 import judging as nine_judging
from shipmates.planet9.tokens import Duty, Token
from shipmates.solver.encode import Position, draws_yet
from shipmates.tricks import rounds
from shipmates.tricks.cards import COLOURED
from shipmates.tricks.hands import Hands
from shipmates.tricks.tasks import Predict, Verdict
from tests.laws import deepsea_games, games

NUMBERS = (Token.FIRST, Token.SECOND, Token.THIRD, Token.FOURTH, Token.FIFTH)
ARROWS = (Token.ARROW_1, Token.ARROW_2, Token.ARROW_3, Token.ARROW_4)


def begun(
    case: Any, seed: int, *, sea: bool, house: frozenset[Any] = frozenset()
) -> Position | None:
    """The position before the first trick, after a wild briefing."""
    source = deepsea_games if sea else games
    for state, _, _ in source.a_game(source.a_setup(case, seed, house), seed):
        if isinstance(state, rounds.Playing):
            return state
    return None


def laid(state: Any, left: int, within: int, dice: random.Random) -> Any:
    """Tricks are played at random, whatever becomes of them, and then a few more cards."""
    while state.ledger.left > left:
        for _ in state.signals:
            state = _lay(state, dice)
        ledger = state.ledger.record(state.trick)
        state = rounds.collected(state, ledger, (Verdict.OPEN,) * len(state.brief.duties))
    for _ in range(within):
        state = _lay(state, dice)
    return state


def _lay(state: Any, dice: random.Random) -> Any:
    seats = len(state.signals)
    state = replace(state, ready=tuple(map(Seat, range(seats))))
    seat = state.trick.turn(seats)
    legal = rounds.legal(state, seat, rounds.awaited(state))
    options = [action.card for action in legal if hasattr(action, "card")]
    options = [card for card in options if card in state.hands[seat]]
    follows = [c for c in options if state.trick.cards and c.suit is state.trick.cards[0].suit]
    return rounds.played(state, seat, dice.choice(follows or options))


def _out(state: Any) -> Any:
    hands: Hands = state.hands
    return hands.all


def with_tasks(state: Any, dice: random.Random) -> Any:
    """Planet Nine: other tasks, of cards that are still out."""
    brief = state.brief
    if not brief.mission.tasks:
        return _judged(state, nine_judging.verdicts(brief, state.ledger))
    cards = list(_out(state) & COLOURED)
    count = min(len(cards), dice.randint(1, 4))
    tokens = dice.choice([(), NUMBERS, ARROWS, (Token.OMEGA,), (Token.FIRST, Token.OMEGA)])
    laid_on = [*tokens, *[None] * count][:count]
    owners = [Seat(dice.randrange(brief.seats)) for _ in range(count)]
    drawn = dice.sample(cards, count)
    duties = tuple(map(Duty, drawn, laid_on, owners))
    brief = replace(brief, duties=duties)
    return _judged(replace(state, brief=brief), nine_judging.verdicts(brief, state.ledger))


def with_sea_tasks(state: Any, dice: random.Random) -> Any:
    """Deep Sea: other task cards, whichever are still open."""
    brief = state.brief
    if not brief.mission.has_tasks:
        stand: tuple[Verdict, ...] = ()
        return _judged(state, stand)
    duties, secret = list[SeaDuty](), None
    for card in dice.sample(CATALOGUE, dice.randint(1, 4)):
        owner = Seat(dice.randrange(brief.seats))
        if owner == brief.captain and not card.captains:
            continue
        task = card.task(brief.seats)
        told = None
        if isinstance(task, Predict):
            number = dice.randint(0, 4)
            secret, told = (number, None) if task.secret else (secret, number)
        duties.append(SeaDuty(card.key, owner, told))
    brief = replace(brief, duties=tuple(duties))
    state = replace(state, brief=brief, secret=secret)
    blank = (Verdict.OPEN,) * len(duties)
    return _judged(state, sea_judging.verdicts(brief, state.ledger, secret, blank))


def _judged(state: Any, stand: tuple[Verdict, ...]) -> Any:
    return replace(state, verdicts=stand)


def is_open(state: Any, *, sea: bool) -> bool:
    """Whether the rules have not settled it yet."""
    settle = sea_judging.settle if sea else nine_judging.settle
    if not state.ledger.tricks:
        return True
    return settle(state.brief, state.ledger, state.verdicts) is None


def late(
    case: Any, seed: int, left: int, *, sea: bool, house: frozenset[Any] = frozenset()
) -> Iterator[Position]:
    """Open positions with so many tricks left, at any moment of a trick."""
    dice = random.Random(seed)
    state = begun(case, seed, sea=sea, house=house)
    if state is None:
        return
    total = state.ledger.total
    within = dice.randrange(len(state.signals)) if left else 0
    state = laid(state, min(left, total), 0, dice)
    state = (with_sea_tasks if sea else with_tasks)(state, dice)
    if is_open(state, sea=sea) and not draws_yet(state):
        yield laid(state, left, within, dice)
