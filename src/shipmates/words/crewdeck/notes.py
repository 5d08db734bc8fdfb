"""Why: a game that ended, an action refused, a mistake in a file."""

from __future__ import annotations

from collections.abc import Sequence

from shipmates.crewdeck.cards import Wild, parse
from shipmates.kernel import Illegal, Note, Outcome
from shipmates.notation.faults import Fault
from shipmates.words import notes as shared
from shipmates.words.crewdeck.cards import the, wild
from shipmates.words.crewdeck.numbers import number
from shipmates.words.lists import both, capital
from shipmates.words.words import Words

OWN = "cd-"
"""How the ids begin of what Crew Deck says in its own way."""


def because(words: Words, outcome: Outcome, names: Sequence[str]) -> str:
    """Who won the game, and by what."""
    note = outcome.because
    return capital(words.text(f"because-{note.code}", **spoken(words, note, names)))


def refusal(words: Words, illegal: Illegal, names: Sequence[str]) -> str:
    """Why the rules refuse an action, or the setup itself."""
    return _refused(words, illegal.note, names)


def fault(words: Words, fault: Fault) -> str:
    """What is wrong in a file, and on which line."""
    return shared.at_line(words, fault, _refused)


def _refused(words: Words, note: Note, names: Sequence[str]) -> str:
    return words.text(shared.refused_by(words, note, OWN), **spoken(words, note, names))


def spoken(words: Words, note: Note, names: Sequence[str]) -> dict[str, str | int]:
    """The parameters of a note with cards, seats and points by name."""
    return {key: value_of(words, key, value, names) for key, value in note.params}


def value_of(words: Words, key: str, value: str | int, names: Sequence[str]) -> str | int:
    """One parameter as people say it; people count work crews from 1."""
    match key, value:
        case "card", str() if card := parse(value):
            return the(words, card)
        case "wild", str():
            return wild(words, Wild(value))
        case "field", str():
            return value.replace("_", "-")
        case "stack", int():
            return value + 1
        case "points" | "rival", int():
            return number(words, value)
        case "turn" | "seat", int():
            return names[value] if 0 <= value < len(names) else value
        case "seats", str():
            return both(words, [names[int(seat)] for seat in value.split()])
        case _:
            return value
