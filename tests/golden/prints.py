"""A value as one stable line of text, whatever Python's own `repr` may become."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import lru_cache
from hashlib import sha256
from types import NoneType
from typing import Any, Final

from shipmates import crewdeck, deepsea, planet9
from shipmates.crewdeck.actions import Add, Place
from shipmates.crewdeck.cards import Card as CrewCard
from shipmates.crewdeck.ship import Ship
from shipmates.tricks.cards import Card, CardSet


def text(value: object) -> str:
    """Cards as cards, enums by value, dataclasses field by field."""
    kind = type(value)
    if kind not in _WRITERS:
        _WRITERS[kind] = _writer(kind)
    return _WRITERS[kind](value)


_WRITERS: Final[dict[type, Callable[[Any], str]]] = {}


def _writer(kind: type) -> Callable[[Any], str]:
    """How values of this type are told; looked up once, for there are millions of them."""
    if issubclass(kind, bool | int | float | NoneType) and not issubclass(kind, Enum):
        return lambda value: str(value).lower()
    if issubclass(kind, Card | CardSet | CrewCard | str) and not issubclass(kind, Enum):
        return lambda value: str(value) or "-"
    if issubclass(kind, Enum):
        return lambda value: str(value.value)
    if issubclass(kind, tuple):
        return lambda value: f"[{'; '.join(map(text, value))}]"
    if issubclass(kind, planet9.Setup | deepsea.Setup | crewdeck.Setup):
        return _setup
    by_field = _by_field(kind)
    return lru_cache(maxsize=10_000)(by_field) if kind in _REMEMBERED else by_field


_REMEMBERED: Final = (Ship, Add, Place)
"""What stands in many views is told once: it takes most of the time."""


def _setup(value: planet9.Setup | deepsea.Setup | crewdeck.Setup) -> str:
    match value:
        case planet9.Setup():
            return f"setup({value.mission.number} {value.players} {value.challenge})"
        case deepsea.Setup():
            return f"setup({value.mission.number} {value.players} {value.timed})"
    edition = "usual" if value.edition == crewdeck.USUAL else "own"
    return f"setup({value.players} {value.wilds} {value.fixed} {edition})"


def _by_field(kind: type) -> Callable[[Any], str]:
    assert is_dataclass(kind), kind
    name, parts = kind.__name__.lower(), tuple(field.name for field in fields(kind))

    def told(value: Any) -> str:
        each = [f"{part}={text(getattr(value, part))}" for part in parts]
        return f"{name}({', '.join(each)})"

    return told


def digest(line: str) -> str:
    """Eight letters that change when the line does."""
    return sha256(line.encode()).hexdigest()[:8]
