"""A value as one stable line of text, whatever Python's own `repr` may become."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from hashlib import sha256

from shipmates import deepsea, planet9
from shipmates.tricks.cards import Card, CardSet


def text(value: object) -> str:
    """Cards as cards, enums by value, dataclasses field by field."""
    match value:
        case None | bool() | int() | float():
            return str(value).lower()
        case Card() | CardSet() | str():
            return str(value) or "-"
        case Enum():
            return str(value.value)
        case tuple():
            return f"[{'; '.join(map(text, value))}]"
        case planet9.Setup():
            return f"setup({value.mission.number} {value.players} {value.challenge})"
        case deepsea.Setup():
            return f"setup({value.mission.number} {value.players} {value.timed})"
    assert is_dataclass(value), value
    parts = (f"{f.name}={text(getattr(value, f.name))}" for f in fields(value))
    return f"{type(value).__name__.lower()}({', '.join(parts)})"


def digest(line: str) -> str:
    """Eight letters that change when the line does."""
    return sha256(line.encode()).hexdigest()[:8]
