"""Tricks of a kind as tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from shipmates.notation.cards import COLOUR_WORDS
from shipmates.notation.counts import read_count, read_span, write_span
from shipmates.notation.plain import Plain
from shipmates.notation.tables import Table
from shipmates.notation.tricks import read_places, write_places
from shipmates.notation.vocabulary import Vocabulary
from shipmates.tricks.cards import DECK, EMPTY, Suit
from shipmates.tricks.tasks import Feats

KEYS: Final = ("count", "taking", "holding", "within", "total", "as-many", "among")
"""What can be said of a trick besides the card that wins it."""

_HIGHEST_SUM: Final = 45
"""Five nines."""


def write_feats(task: Feats, words: Vocabulary) -> Mapping[str, Plain]:
    """The task as the table that says it, without what does not matter."""
    table: dict[str, Plain] = {"wins-with": words.write(task.using)}
    for key, cards, usual in (
        ("taking", task.taking, EMPTY),
        ("holding", task.holding, EMPTY),
        ("within", task.within, DECK),
    ):
        if cards != usual:
            table[key] = words.write(cards)
    if task.total is not None:
        table["total"] = write_span(task.total)
    if task.level is not None:
        names = {suit: word for word, suit in COLOUR_WORDS.items()}
        table["as-many"] = [names[suit] for suit in task.level]
    if task.among:
        table["among"] = write_places(task.among)
    return table | {"count": write_span(task.span)}


def read_feats(table: Table, words: Vocabulary) -> Feats | None:
    """The task a table says, or `None` with its faults noted."""
    using, among = words.cards(table, "wins-with"), read_places(table, "among")
    span = read_count(table, "count", most=len(among) or len(using or DECK))
    taking, holding = words.cards(table, "taking"), words.cards(table, "holding")
    within = words.cards(table, "within")
    total = table.phrase("total", lambda text: read_span(text, _HIGHEST_SUM))
    level = _read_level(table)
    if using is None or span is None:
        return None
    kind = (using, taking or EMPTY, holding or EMPTY, within or DECK)
    return Feats(span, *kind, total, level, among)


def _read_level(table: Table) -> tuple[Suit, Suit] | None:
    if "as-many" not in table.values:
        return None
    match [COLOUR_WORDS.get(str(item)) for item in table.items("as-many")]:
        case [Suit() as one, Suit() as other] if one is not other:
            return one, other
        case _ if table.sound("as-many"):
            table.blame("fault-as-many", "as-many", known=", ".join(COLOUR_WORDS))
    return None
