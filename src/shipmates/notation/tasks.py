"""Tasks as tables: the key that says what is asked for, and those that go with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, assert_never

from shipmates.notation import feats
from shipmates.notation.counts import read_count, write_span
from shipmates.notation.feats import read_feats, write_feats
from shipmates.notation.plain import Plain
from shipmates.notation.tables import Table
from shipmates.notation.tricks import MOST_TRICKS, NUMBERED_TRICKS, read_places, write_places
from shipmates.notation.vocabulary import Vocabulary
from shipmates.tricks.cards import DECK
from shipmates.tricks.tasks import (
    Cards,
    Either,
    Every,
    Feats,
    Leads,
    Outdo,
    Predict,
    Relation,
    Runs,
    Span,
    Task,
    Tricks,
    Weigh,
    exactly,
)

TASKS: Final = {
    "tricks": ("among", "but"),
    "cards": ("count",),
    "wins-with": feats.KEYS,
    "leads": ("count",),
    "in-a-row": ("count", "alone"),
    "weigh": ("relation", "against"),
    "outdo": ("relation",),
    "every": (),
    "either": (),
}
"""What a task can ask for, by the key that says it, and the keys that go with it."""

PREDICT: Final = "predict"
"""The key of a prediction: two printed cards ask for one, and nothing else can."""

_DEEPEST: Final = 3


def write_task(task: Task, words: Vocabulary) -> Mapping[str, Plain]:
    """The task as the table that says it."""
    match task:
        case Tricks(span, among, but):
            places = {"among": write_places(among), "but": write_places(but)}
            return {"tricks": write_span(span)} | {k: v for k, v in places.items() if v}
        case Cards(of, span):
            return {"cards": words.write(of), "count": write_span(span)}
        case Leads(span, of):
            return {"leads": words.write(of), "count": write_span(span)}
        case Feats():
            return write_feats(task, words)
        case Runs(length, span, alone):
            return {"in-a-row": length} | ({"alone": True} if alone else _counted(span))
        case Weigh(these, relation, those):
            return {
                "weigh": words.write(these),
                "relation": relation.value,
                "against": words.write(those),
            }
        case Outdo(relation, rival):
            name = next(word for word, known in words.rivals.items() if known is rival)
            return {"outdo": name, "relation": relation.value}
        case Predict(secret):
            return {PREDICT: "secret" if secret else "open"}
        case Every(parts):
            return {"every": [write_task(part, words) for part in parts]}
        case Either(parts):
            return {"either": [write_task(part, words) for part in parts]}
        case _:
            assert_never(task)


def _counted(span: Span) -> dict[str, Plain]:
    return {"count": write_span(span)}


def one_head(
    table: Table, known: Mapping[str, tuple[str, ...]], also: tuple[str, ...] = ()
) -> str | None:
    """The one key that says what is asked for; notes whatever does not go with it.

    Keys in `also` are for others to read.
    """
    heads = [key for key in table.values if key in known]
    companions = {key for keys in known.values() for key in keys} - set(known)
    table.expect((*known, *companions, *also))
    if not heads:
        table.lacking("fault-rule-empty", known=", ".join(known))
        return None
    for key in heads[1:]:
        if key not in known[heads[0]]:
            table.blame("fault-rule-both", key, key=key, other=heads[0])
    for key in table.values:
        if key in companions and key not in known[heads[0]]:
            table.blame("fault-key-idle", key, key=key, other=heads[0])
    return heads[0]


def read_demand(
    table: Table, words: Vocabulary, *, depth: int = 1, also: tuple[str, ...] = ()
) -> Task | None:
    """The task a table says, or `None` with its faults noted; `also` is for others to read."""
    if PREDICT in table.values:
        table.blame("fault-predict", PREDICT)
        return None
    head = one_head(table, TASKS, also)
    return None if head is None else read_task(table, head, words, depth)


def read_task(table: Table, head: str, words: Vocabulary, depth: int = 1) -> Task | None:
    """The task a table says under this key, or `None` with its faults noted."""
    match head:
        case "tricks":
            return _read_tricks(table)
        case "cards" | "leads":
            cards = words.cards(table, head)
            span = read_count(table, "count", most=len(cards or DECK))
            if cards is None or span is None:
                return None
            return Cards(cards, span) if head == "cards" else Leads(span, cards)
        case "wins-with":
            return read_feats(table, words)
        case "in-a-row":
            return _read_runs(table)
        case "weigh":
            return _read_weigh(table, words)
        case "outdo":
            table.need("relation")
            rival = table.phrase("outdo", words.rival)
            relation = table.choice("relation", Relation)
            return None if rival is None or relation is None else Outdo(relation, rival)
        case _:
            parts = _read_parts(table, head, words, depth)
            return None if not parts else (Every if head == "every" else Either)(parts)


def _read_parts(table: Table, head: str, words: Vocabulary, depth: int) -> tuple[Task, ...]:
    if depth > _DEEPEST:
        table.blame("fault-toml-excess", head)
        return ()
    tasks = (read_demand(part, words, depth=depth + 1) for part in table.tables(head))
    parts = tuple(task for task in tasks if task is not None)
    if not parts:
        table.lacking("fault-list-empty", head, key=head)
    return parts


def _read_tricks(table: Table) -> Tricks | None:
    among, but = read_places(table, "among"), read_places(table, "but")
    if among and but:
        table.blame("fault-rule-both", "but", key="but", other="among")
    span = read_count(table, "tricks", most=len(among) or MOST_TRICKS - len(but))
    return None if span is None else Tricks(span, among, but)


def _read_runs(table: Table) -> Runs | None:
    length = table.number("in-a-row", low=2, high=NUMBERED_TRICKS)
    if table.flag("alone"):
        if "count" in table.values:
            table.blame("fault-key-idle", "count", key="count", other="alone")
        return None if length is None else Runs(length, exactly(1), alone=True)
    span = read_count(table, "count", most=MOST_TRICKS + 1 - (length or 2))
    return None if length is None or span is None else Runs(length, span)


def _read_weigh(table: Table, words: Vocabulary) -> Weigh | None:
    table.need("relation", "against")
    these, those = words.cards(table, "weigh"), words.cards(table, "against")
    relation = table.choice("relation", Relation)
    if these is None or relation is None or those is None:
        return None
    if these & those:
        table.blame("fault-weigh-both", "against", card=(these & those).low.text)
    return Weigh(these, relation, those)
