"""A value as one stable line of text, whatever Python's own `repr` may become."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from functools import lru_cache
from hashlib import sha256

from shipmates import crewdeck, deepsea, planet9
from shipmates.crewdeck.actions import Add, Place
from shipmates.crewdeck.cards import Card as CrewCard
from shipmates.crewdeck.ship import Ship
from shipmates.tricks.cards import Card, CardSet


def text(value: object) -> str:
    """Cards as cards, enums by value, dataclasses field by field."""
    match value:
        case None | bool() | int() | float():
            return str(value).lower()
        case Card() | CardSet() | CrewCard() | str():
            return str(value) or "-"
        case Enum():
            return str(value.value)
        case tuple():
            return f"[{'; '.join(map(text, value))}]"
        case planet9.Setup():
            return f"setup({value.mission.number} {value.players} {value.challenge})"
        case deepsea.Setup():
            return f"setup({value.mission.number} {value.players} {value.timed})"
        case crewdeck.Setup():
            edition = "usual" if value.edition == crewdeck.USUAL else "own"
            return f"setup({value.players} {value.wilds} {value.fixed} {edition})"
        case Ship() | Add() | Place():
            return _remembered(value)
    return _by_field(value)


@lru_cache(maxsize=10_000)
def _remembered(value: Ship | Add | Place) -> str:
    """What stands in many views is told once: it takes most of the time."""
    return _by_field(value)


def _by_field(value: object) -> str:
    assert is_dataclass(value), value
    parts = (f"{f.name}={text(getattr(value, f.name))}" for f in fields(value))
    return f"{type(value).__name__.lower()}({', '.join(parts)})"


def digest(line: str) -> str:
    """Eight letters that change when the line does."""
    return sha256(line.encode()).hexdigest()[:8]
