"""A setup of Planet Nine as a row of whole numbers."""

from __future__ import annotations

from typing import Final, assert_never

from shipmates.envs.batched import tasks
from shipmates.envs.batched.laws import Law
from shipmates.planet9.briefing import agenda
from shipmates.planet9.mission import (
    Balanced,
    Change,
    Clause,
    EachWins,
    Handout,
    Naming,
    OmegaLast,
    Rule,
    Who,
)
from shipmates.planet9.setup import Distress, HouseRule, Setup
from shipmates.planet9.stages import Step
from shipmates.planet9.tokens import Token

GAME: Final = 0

_STEPS: Final = (
    Step.LAY,
    Step.CHANGE,
    Step.NAME,
    Step.ROLES,
    Step.HAND_OUT,
    Step.HAND_OVER,
    Step.DISTRESS,
)
_TOKENS: Final = (None, *Token)


def row(setup: Setup) -> list[int]:
    """All the native core needs to know to play it."""
    mission, radio = setup.mission, setup.mission.radio
    steps = [_STEPS.index(step) for step in agenda(setup)]
    words = [GAME, setup.seats, -1 if setup.dummy is None else setup.dummy, mission.number]
    words += [tuple(Distress).index(setup.distress), int(setup.challenge), setup.deck.mask]
    words += [len(steps), *steps, len(setup.rules)]
    for rule in setup.rules:
        words += _rule(rule, setup.tricks)
    words += [mission.tasks, len(mission.tokens), *map(_TOKENS.index, mission.tokens)]
    words += [int(radio.muted), min(radio.opens, 100), min(radio.closes, 100)]
    words += [-1 if radio.pool is None else radio.pool]
    words += [tuple(Handout).index(mission.handout), tuple(Naming).index(mission.naming)]
    words += [tuple(Change).index(mission.change), int(mission.draws)]
    return [*words, *_house(setup)]


def _house(setup: Setup) -> list[int]:
    single = HouseRule.SINGLE_CARD_AS_ANY in setup.house
    sick = HouseRule.COMMANDER_MAY_BE_SICK in setup.house
    return [int(single), int(sick), int(setup.excuses), int(setup.lapses)]


def _rule(rule: Rule, total: int) -> list[int]:
    match rule:
        case Clause(who, task):
            return [Law.CLAUSE, tuple(Who).index(who), 0, 0, *tasks.row(task, total)]
        case Balanced(by):
            return [Law.BALANCED, 0, by, 0]
        case EachWins(cards, ordered):
            return [Law.EACH_WINS, 0, int(ordered), cards.mask]
        case OmegaLast():
            return [Law.OMEGA_LAST, 0, 0, 0]
        case _:
            assert_never(rule)
