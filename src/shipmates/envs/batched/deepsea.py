"""A setup of Deep Sea as a row of whole numbers."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from itertools import chain
from typing import Final, assert_never

from shipmates.deepsea.briefing import agenda
from shipmates.deepsea.catalogue import CATALOGUE, TaskCard
from shipmates.deepsea.counting import FAMILIES, counting
from shipmates.deepsea.impossible import Owners, listed
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
from shipmates.tricks.tasks import NONE, Leads, Outdo, Rival

GAME: Final = 1

_HOUSE: Final = (HouseRule.SINGLE_CARD_AS_ANY, HouseRule.FORBIDDEN_LEAD_LOSES)
_WIDTH: Final = 52
"""How many bits of a mask go into one number."""
_LOW: Final = (1 << _WIDTH) - 1

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
    return [0]


def _cards(setup: Setup) -> list[int]:
    deck = (*CATALOGUE, *setup.mission.cards)
    pile = {card.key for card in setup.pile}
    numbers = {card.key: number for number, card in enumerate(deck)}
    words = [len(deck)]
    for card in deck:
        words += [int(card.key in pile), *_card(card, setup.seats, setup.tricks)]
    words += [len(setup.wanted), *(numbers[key] for key in setup.wanted)]
    own = setup.mission.cards
    return [*words, *_impossible(setup.players, own), *_counting(setup.players, len(own))]


@lru_cache(512)
def _card(card: TaskCard, seats: int, total: int) -> tuple[int, ...]:
    task = card.task(seats)
    compared = isinstance(task, Outdo) and task.rival is Rival.CAPTAIN
    words = [card.value(seats), int(card.captains), int(compared)]
    words += [len(card.redeal), *(trap.mask for trap in card.redeal)]
    return (*words, *tasks.row(task, total))


@lru_cache(16)
def _impossible(players: int, own: tuple[TaskCard, ...]) -> tuple[int, ...]:
    """The impossible sets: whose, all tasks but the last, and the last ones as bits."""
    rows = defaultdict[tuple[Owners, tuple[int, ...]], int](int)
    for owners, (*head, last) in listed(players, own):
        rows[owners, tuple(head)] |= 1 << last
    words = [len(rows)]
    for (owners, first), mask in rows.items():
        words += [tuple(Owners).index(owners), len(first) + 1, *first]
        words += _split(mask, 2 * _WIDTH)
    return tuple(words)


@lru_cache(16)
def _counting(players: int, own: int) -> tuple[int, ...]:
    """How tricks and cards go round: the shares that fit each seat and task, and the least."""
    found = counting(players, own)
    words = [len(found.shares)]
    for fitting in found.fitting:
        for mask in fitting:
            words += _split(mask, len(found.shares))
    words += map(len, FAMILIES.values())
    return (*words, *chain.from_iterable(found.least))


def _split(mask: int, width: int) -> list[int]:
    """Bits in numbers of a size that every program can hold."""
    return [mask >> start & _LOW for start in range(0, width, _WIDTH)]
