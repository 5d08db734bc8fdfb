"""The rules of Crew Deck with the numbers of an edition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shipmates.crewdeck.editions import Edition
from shipmates.words.crewdeck.marks import Printing
from shipmates.words.crewdeck.tables import (
    assumed,
    by_players,
    chart,
    copies,
    kinds,
    payroll,
    piles,
    values,
)
from shipmates.words.sections import Paragraph, Section, Table, section
from shipmates.words.words import Words

_SECTIONS: Final = (
    "goal",
    "cards",
    "wilds",
    "setup",
    "form",
    "post",
    "recruit",
    "place",
    "clean",
    "scoring",
    "sets",
    "end",
    "two",
    "solo",
)
_TABLES: Final[dict[str, tuple[Callable[[Printing], Table], ...]]] = {
    "cards": (copies, values),
    "wilds": (kinds,),
    "setup": (by_players,),
    "post": (payroll,),
    "sets": (chart,),
    "solo": (piles,),
}


def page(words: Words, edition: Edition) -> tuple[Section, ...]:
    """Every section; the last says what is assumed, where anything is."""
    book = Printing(words, edition)
    goal, *rest = (_section(book, name) for name in _SECTIONS)
    if not edition.assumed:
        return (goal, *rest)
    legend = Paragraph(words.text("rules-cd-goal-legend"))
    why = section(words, "rules-cd-assumed", {}, assumed(book))
    return (Section(goal.title, (*goal.blocks, legend), goal.key), *rest, why)


def _section(book: Printing, name: str) -> Section:
    edition = book.edition
    params = {
        "most": book.marked("most_players", edition.most_players),
        "wilds": book.marked("solo_wilds", edition.solo_wilds),
        "piles": book.listed("solo_payroll"),
    }
    shown = (table(book) for table in _TABLES.get(name, ()))
    return section(book.words, f"rules-cd-{name}", params, *shown)
