"""The rules of a mission file: one table, one condition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, assert_never

from shipmates.notation.cards import read_cards, write_cards
from shipmates.notation.counts import read_span, write_span
from shipmates.notation.plain import Plain
from shipmates.notation.tables import Table
from shipmates.planet9.mission import Balanced, Clause, EachWins, OmegaLast, Rule, Who
from shipmates.tricks.cards import DECK
from shipmates.tricks.tasks import Cards, Every, Feats, Span, Task, Tricks

MOST_TRICKS: Final = 13
"""As many as three people play, in the longest game."""
NUMBERED_TRICKS: Final = 8
"""As many as five people play: the tricks every crew has, so that they can be numbered."""

_DEMANDS: Final = {"tricks": ("among", "but"), "cards": ("count",), "wins-with": ("count",)}
RULES: Final = {
    **{head: ("who", *others) for head, others in _DEMANDS.items()},
    "every": ("who",),
    "balanced": (),
    "each-wins": ("ordered",),
    "omega-last": (),
}
"""What a rule can ask for, by the key that says it, and the keys that go with it."""


def write_rule(rule: Rule) -> Mapping[str, Plain]:
    """The rule as the table that says it."""
    match rule:
        case Clause(who, task):
            return {"who": who.value, **_write_task(task)}
        case Balanced(by):
            return {"balanced": by}
        case EachWins(cards, ordered):
            return {"each-wins": write_cards(cards)} | ({"ordered": True} if ordered else {})
        case OmegaLast():
            return {"omega-last": True}
        case _:
            assert_never(rule)


def _write_task(task: Task) -> Mapping[str, Plain]:
    match task:
        case Tricks(span, among, but):
            named = {"among": among, "but": but}
            places = {
                key: list(map(_write_place, given)) for key, given in named.items() if given
            }
            return {"tricks": write_span(span), **places}
        case Cards(of, span):
            return {"cards": write_cards(of), "count": write_span(span)}
        case Feats(span, using):
            return {"wins-with": write_cards(using), "count": write_span(span)}
        case Every(parts):
            return {"every": [_write_task(part) for part in parts]}
        case _:
            assert_never(task)


def read_rule(table: Table) -> Rule | None:
    """The rule a table says, or `None` with its faults noted."""
    head = _head(table, RULES)
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
            return _read_omega(table, head)
        case _:
            return _read_clause(table, head)


def _head(table: Table, known: Mapping[str, tuple[str, ...]]) -> str | None:
    """The one key that says what is asked for; notes whatever does not go with it."""
    heads = [key for key in table.values if key in known]
    companions = {key for keys in known.values() for key in keys}
    table.expect((*known, *companions))
    if not heads:
        table.lacking("fault-rule-empty", known=", ".join(known))
        return None
    for key in heads[1:]:
        table.blame("fault-rule-both", key, key=key, other=heads[0])
    for key in table.values:
        if key in companions and key not in known[heads[0]]:
            table.blame("fault-key-idle", key, key=key, other=heads[0])
    return heads[0]


def _read_omega(table: Table, head: str) -> OmegaLast | None:
    if table.flag(head):
        return OmegaLast()
    table.lacking("fault-only-true", head, key=head)
    return None


def _read_clause(table: Table, head: str) -> Clause | None:
    if "who" not in table.values:
        table.missing("who")
    who = table.choice("who", Who)
    task = _read_every(table) if head == "every" else _read_task(table, head)
    return None if who is None or task is None else Clause(who, task)


def _read_every(table: Table) -> Every | None:
    parts = list[Task]()
    for part in table.tables("every"):
        head = _head(part, _DEMANDS)
        task = None if head is None else _read_task(part, head)
        parts += () if task is None else (task,)
    if not parts:
        table.lacking("fault-list-empty", "every", key="every")
    return Every(tuple(parts)) if parts else None


def _read_task(table: Table, head: str) -> Task | None:
    if head == "tricks":
        return _read_tricks(table)
    cards = table.phrase(head, read_cards)
    span = _count(table, "count", most=len(cards or DECK))
    if cards is None or span is None:
        return None
    return Cards(cards, span) if head == "cards" else Feats(span, cards)


def _count(table: Table, key: str, *, most: int) -> Span | None:
    if key not in table.values:
        table.missing(key)
    return table.phrase(key, lambda text: read_span(text, most))


def _read_tricks(table: Table) -> Tricks | None:
    among, but = _places(table, "among"), _places(table, "but")
    if among and but:
        table.blame("fault-rule-both", "but", key="but", other="among")
    span = _count(table, "tricks", most=len(among) or MOST_TRICKS - len(but))
    return None if span is None else Tricks(span, among, but)


def _places(table: Table, key: str) -> tuple[int, ...]:
    places = list[int]()
    for item, value in enumerate(table.items(key)):
        place = _read_place(value)
        if place is None:
            table.blame("fault-trick", key, item, last=NUMBERED_TRICKS)
        elif place in places:
            table.blame("fault-trick-twice", key, item, text=str(value))
        else:
            places.append(place)
    if key in table.values and not places:
        table.lacking("fault-list-empty", key, key=key)
    return tuple(places)


def _write_place(place: int) -> int | str:
    return place + 1 if place >= 0 else "last"


def _read_place(value: object) -> int | None:
    if value in ("first", "last"):
        return 0 if value == "first" else -1
    if not isinstance(value, int) or isinstance(value, bool):
        return None
    return value - 1 if 1 <= value <= NUMBERED_TRICKS else None
