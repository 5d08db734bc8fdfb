"""A score sheet, line by line, so that a person can check it."""

from __future__ import annotations

from dataclasses import dataclass

from shipmates.crewdeck.cards import Trait
from shipmates.crewdeck.scoring import CrewSet, RivalSheet, Sheet
from shipmates.words.crewdeck.cards import trait
from shipmates.words.crewdeck.numbers import number, signed
from shipmates.words.lists import capital
from shipmates.words.words import Words


@dataclass(frozen=True, slots=True)
class Line:
    """One entry: of which kind, what it is for, and the points as number and in words."""

    kind: str
    label: str
    points: int
    said: str


def sheet(words: Words, sheet: Sheet) -> tuple[Line, ...]:
    """What a player scores; the last line is the total."""
    return (
        *(set_line(words, found) for found in sheet.sets),
        _line(words, "crew", sheet.crew),
        _line(words, "hold", sheet.hold),
        _line(words, "payroll", -sheet.payroll),
        _total(words, sheet.total),
    )


def set_line(words: Words, found: CrewSet) -> Line:
    """A set: "Orange, set of 4"."""
    return _collected(words, "set", found.trait, len(found.cells), found.points)


def rival_sheet(words: Words, sheet: RivalSheet) -> tuple[Line, ...]:
    """What the opponent of the solo game scores; the last line is the total."""
    return (
        *(_collected(words, "collection", *best) for best in sheet.best),
        _line(words, "cards", sheet.cards),
        _total(words, sheet.total),
    )


def _collected(words: Words, kind: str, of: Trait, size: int, points: int) -> Line:
    named = capital(trait(words, of))
    label = words.text(f"cd-sheet-{kind}", trait=named, count=size)
    return Line(kind, label, points, signed(words, points))


def _line(words: Words, kind: str, points: int) -> Line:
    return Line(kind, words.text(f"cd-sheet-{kind}"), points, signed(words, points))


def _total(words: Words, points: int) -> Line:
    return Line("total", words.text("cd-sheet-total"), points, number(words, points))
