"""What was refused or is wrong, for whoever does not know of which game."""

from __future__ import annotations

from collections.abc import Sequence

from shipmates.crewdeck.cards import parse
from shipmates.kernel import Illegal, Note
from shipmates.notation.faults import Fault
from shipmates.words import crewdeck, planet9
from shipmates.words.words import Words

_OF_CREW_DECK = {"stack", "wild", "field"}
"""Parameters that no other game has."""


def fault(words: Words, fault: Fault) -> str:
    """What is wrong in a file, and on which line."""
    said = crewdeck.fault if _is_crew_deck(fault.note) else planet9.fault
    return said(words, fault)


def refusal(words: Words, illegal: Illegal, names: Sequence[str] = ()) -> str:
    """Why the rules refuse an action or a setup."""
    said = crewdeck.refusal if _is_crew_deck(illegal.note) else planet9.refusal
    return said(words, illegal, names)


def _is_crew_deck(note: Note) -> bool:
    """Its cards are written with two letters, those of the others with a letter and a digit."""
    params = dict(note.params)
    return bool(_OF_CREW_DECK & params.keys()) or parse(str(params.get("card"))) is not None
