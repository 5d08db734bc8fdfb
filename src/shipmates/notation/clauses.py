"""The rules of a Planet Nine mission file: one table, one condition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, assert_never

from shipmates.notation.cards import read_cards, write_cards
from shipmates.notation.plain import Plain
from shipmates.notation.tables import Table
from shipmates.notation.tasks import PREDICT, TASKS, one_head, read_task, write_task
from shipmates.notation.tricks import MOST_TRICKS
from shipmates.notation.vocabulary import SPACE
from shipmates.planet9.mission import Balanced, Clause, EachWins, OmegaLast, Rule, Who

RULES: Final = {
    **{head: ("who", *others) for head, others in TASKS.items()},
    "balanced": (),
    "each-wins": ("ordered",),
    "omega-last": (),
}
"""What a rule can ask for, by the key that says it, and the keys that go with it."""


def write_rule(rule: Rule) -> Mapping[str, Plain]:
    """The rule as the table that says it."""
    match rule:
        case Clause(who, task):
            return {"who": who.value, **write_task(task, SPACE)}
        case Balanced(by):
            return {"balanced": by}
        case EachWins(cards, ordered):
            return {"each-wins": write_cards(cards)} | ({"ordered": True} if ordered else {})
        case OmegaLast():
            return {"omega-last": True}
        case _:
            assert_never(rule)


def read_rule(table: Table) -> Rule | None:
    """The rule a table says, or `None` with its faults noted."""
    if PREDICT in table.values:
        table.blame("fault-predict", PREDICT)
        return None
    head = one_head(table, RULES)
    match head:
        case None:
            return None
        case "balanced":
            by = table.number(head, low=1, high=MOST_TRICKS)
            return None if by is None else Balanced(by)
        case "each-wins":
            cards, ordered = table.phrase(head, read_cards), table.flag("ordered")
            return None if cards is None else EachWins(cards, ordered=ordered)
        case "omega-last":
            return OmegaLast() if table.only_true(head) else None
        case _:
            return _read_clause(table, head)


def _read_clause(table: Table, head: str) -> Clause | None:
    table.need("who")
    who = table.choice("who", Who)
    task = read_task(table, head, SPACE)
    return None if who is None or task is None else Clause(who, task)
