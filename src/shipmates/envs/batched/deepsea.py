"""A setup of Deep Sea as a row of whole numbers."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain, combinations
from typing import Final, assert_never

from shipmates.deepsea.briefing import agenda
from shipmates.deepsea.catalogue import CATALOGUE, TaskCard
from shipmates.deepsea.conflicts import FAMILIES, clash, contradicted, least, shares
from shipmates.deepsea.mission import (
    AheadOfAll,
    FinalCard,
    Level,
    NoLead,
    Rule,
    Sharing,
    Sonar,
    Together,
)
from shipmates.deepsea.setup import Distress, HouseRule, Setup
from shipmates.deepsea.stages import Step
from shipmates.envs.batched import tasks
from shipmates.envs.batched.laws import Law
from shipmates.tricks.tasks import NONE, Leads, Outdo, Rival, Task

GAME: Final = 1

_HOUSE: Final = (HouseRule.SINGLE_CARD_AS_ANY, HouseRule.FORBIDDEN_LEAD_LOSES)
_STEPS: Final = {Step.LAY: 0, Step.DISTRESS: 6, Step.SHARE: 7, Step.PREDICT: 8}


def row(setup: Setup) -> list[int]:
    """All the native core needs to know to play it."""
    mission, total = setup.mission, setup.tricks
    steps = [_STEPS[step] for step in agenda(setup)]
    words = [GAME, setup.seats, -1 if setup.dummy is None else setup.dummy, mission.number]
    words += [tuple(Distress).index(setup.distress), int(setup.seconds is not None)]
    words += [setup.deck.mask, len(steps), *steps, len(mission.rules)]
    for rule in mission.rules:
        words += _rule(rule, total)
    words += [tuple(Sharing).index(mission.sharing), mission.volunteers]
    words += [int(mission.hardest_first), int(mission.captain_spared)]
    words += [tuple(Sonar).index(setup.sonar), min(mission.opens, 100), setup.difficulty]
    words += [int(rule in setup.house) for rule in _HOUSE]
    return words + (_cards(setup) if mission.has_tasks else _no_cards())


def _rule(rule: Rule, total: int) -> list[int]:
    match rule:
        case Together(task):
            return [Law.CLAUSE, 0, 0, 0, *tasks.row(task, total)]
        case NoLead(of):
            return [Law.NO_LEAD, 0, 0, of.mask, *tasks.row(Leads(NONE, of), total)]
        case Level(of, by):
            return [Law.LEVEL, 0, by, of.mask]
        case AheadOfAll():
            return [Law.AHEAD, 0, 0, 0]
        case FinalCard(card):
            return [Law.FINAL, 0, card.index, 0]
        case _:
            assert_never(rule)


def _no_cards() -> list[int]:
    return [0, *map(len, FAMILIES), 0, 0]


def _cards(setup: Setup) -> list[int]:
    deck = (*CATALOGUE, *setup.mission.cards)
    pile = {card.key for card in setup.pile}
    numbers = {card.key: number for number, card in enumerate(deck)}
    words = [len(deck)]
    for card in deck:
        words += [int(card.key in pile), *_card(card, setup.seats, setup.tricks)]
    words += [len(setup.wanted), *(numbers[key] for key in setup.wanted)]
    words += map(len, FAMILIES)
    asked = tuple([card.task(setup.seats) for card in deck])
    return [*words, *_apart(asked), *_alone(asked, setup.tricks)]


@lru_cache(512)
def _card(card: TaskCard, seats: int, total: int) -> tuple[int, ...]:
    task = card.task(seats)
    compared = isinstance(task, Outdo) and task.rival is Rival.CAPTAIN
    words = [card.value(seats), int(card.captains), int(compared)]
    words += [least(task, total), *shares(task)]
    words += [len(card.redeal), *(trap.mask for trap in card.redeal)]
    return (*words, *tasks.row(task, total))


@lru_cache(16)
def _apart(asked: tuple[Task, ...]) -> tuple[int, ...]:
    """Which of these tasks two members cannot both keep."""
    return _listed(pair for pair in _pairs(asked) if clash(*(asked[i] for i in pair)))


@lru_cache(16)
def _alone(asked: tuple[Task, ...], total: int) -> tuple[int, ...]:
    """Which of them one member cannot keep both."""
    found = (pair for pair in _pairs(asked) if contradicted([asked[i] for i in pair], total))
    return _listed(found)


def _pairs(asked: tuple[Task, ...]) -> Iterable[tuple[int, int]]:
    return combinations(range(len(asked)), 2)


def _listed(pairs: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    found = tuple(pairs)
    return (len(found), *chain.from_iterable(found))
