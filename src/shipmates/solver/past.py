"""Whether a demand reads tricks that are over: then a position is not told without them."""

from __future__ import annotations

from typing import assert_never

from shipmates.deepsea import mission as sea
from shipmates.planet9 import mission as nine
from shipmates.tricks.cards import CardSet
from shipmates.tricks.tasks import (
    NONE,
    Cards,
    Either,
    Every,
    Feats,
    Leads,
    Outdo,
    Predict,
    Runs,
    Task,
    Tricks,
    Weigh,
    at_least,
)

_LAST = {-1}


def task_reads(task: Task, cards: CardSet) -> bool:
    """Whether what was won before counts, when these cards are still to fall.

    What must never happen has not happened yet, or there would be nothing to ask.
    """
    match task:
        case Cards(of, span):
            return span != NONE and bool(of - cards)
        case Tricks(span, among, but):
            named = set(among or but)
            return not named <= _LAST or (span != NONE and not among)
        case Leads(span):
            return span != NONE
        case Feats(span, among=among):
            return span not in (NONE, at_least(1)) or not set(among) <= _LAST
        case Runs() | Weigh() | Outdo() | Predict():
            return True
        case Every(parts) | Either(parts):
            return any(task_reads(part, cards) for part in parts)
        case _:
            assert_never(task)


def rule_reads(rule: nine.Rule | sea.Rule, cards: CardSet) -> bool:
    """The same for a condition of the mission."""
    match rule:
        case nine.Clause(_, task) | sea.Together(task):
            return task_reads(task, cards)
        case nine.Balanced() | sea.Level() | sea.AheadOfAll():
            return True
        case nine.EachWins() | nine.OmegaLast() | sea.NoLead() | sea.FinalCard():
            return False
        case _:
            assert_never(rule)
