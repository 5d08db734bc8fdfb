"""The rules of a Deep Sea mission file: one table, one condition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, assert_never

from shipmates.deepsea.mission import AheadOfAll, FinalCard, Level, NoLead, Rule, Together
from shipmates.notation.cards import SEA_WORDS, read_card, read_cards, write_cards
from shipmates.notation.plain import Plain
from shipmates.notation.tables import Table
from shipmates.notation.tasks import one_head, read_demand, write_task
from shipmates.notation.vocabulary import SEA
from shipmates.tricks.cards import CardSet

RULES: Final = {
    "together": (),
    "level": ("by",),
    "no-lead": (),
    "ahead-of-all": (),
    "final-card": (),
}
"""What a rule can ask for, by the key that says it, and the keys that go with it."""

_MOST_AHEAD: Final = 12


def write_rule(rule: Rule) -> Mapping[str, Plain]:
    """The rule as the table that says it."""
    match rule:
        case Together(task):
            return {"together": write_task(task, SEA)}
        case Level(of, by):
            return {"level": write_cards(of, SEA_WORDS), "by": by}
        case NoLead(of):
            return {"no-lead": write_cards(of, SEA_WORDS)}
        case AheadOfAll():
            return {"ahead-of-all": True}
        case FinalCard(card):
            return {"final-card": card.text}
        case _:
            assert_never(rule)


def read_rule(table: Table) -> Rule | None:
    """The rule a table says, or `None` with its faults noted."""
    match one_head(table, RULES):
        case "together":
            return _read_together(table)
        case "level":
            return _read_level(table)
        case "no-lead":
            of = table.phrase("no-lead", _cards)
            return None if of is None else NoLead(of)
        case "ahead-of-all":
            return AheadOfAll() if table.only_true("ahead-of-all") else None
        case "final-card":
            card = table.phrase("final-card", read_card)
            return None if card is None else FinalCard(card)
        case _:
            return None


def _cards(text: str) -> CardSet:
    return read_cards(text, SEA_WORDS)


def _read_together(table: Table) -> Together | None:
    inner = table.table("together")
    task = read_demand(inner, SEA) if table.sound("together") else None
    return None if task is None else Together(task)


def _read_level(table: Table) -> Level | None:
    table.need("by")
    of = table.phrase("level", _cards)
    by = table.number("by", low=1, high=_MOST_AHEAD)
    return None if of is None or by is None else Level(of, by)
