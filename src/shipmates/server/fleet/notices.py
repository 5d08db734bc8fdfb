"""What nodes call to one another: which table, how far; never a card, a name or a word."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

LONGEST: Final = 7_500
"""PostgreSQL takes notices of up to 8,000 bytes."""


@dataclass(frozen=True, slots=True)
class Moved:
    """A table has come so far."""

    table: str
    version: int
    ply: int


@dataclass(frozen=True, slots=True)
class Visited:
    """Somebody has come to a table, or left it."""

    table: str


@dataclass(frozen=True, slots=True)
class Spoke:
    """Something was said, and is kept under this key."""

    key: str


@dataclass(frozen=True, slots=True)
class Renamed:
    """Somebody has another name, other orders or another key."""

    person: str


@dataclass(frozen=True, slots=True)
class Looked:
    """Those who look at a finished game have done something, or are others."""

    attempt: str


@dataclass(frozen=True, slots=True)
class Noted:
    """Something was written about a finished game."""

    attempt: str


Notice: TypeAlias = Moved | Visited | Spoke | Renamed | Looked | Noted


def written(node: str, notices: Iterable[Notice]) -> Iterator[str]:
    """The notices of a node, as few messages as possible."""
    text = node
    for notice in notices:
        word = _word(notice)
        if len(text) + 1 + len(word) > LONGEST:
            yield text
            text = node
        text += f" {word}"
    if text != node:
        yield text


def _word(notice: Notice) -> str:
    match notice:
        case Moved(table, version, ply):
            return f"m:{table}:{version}:{ply}"
        case Visited(table):
            return f"v:{table}"
        case Spoke(key):
            return f"s:{key}"
        case Renamed(person):
            return f"p:{person}"
        case Looked(attempt):
            return f"l:{attempt}"
        case Noted(attempt):
            return f"n:{attempt}"


def read(text: str) -> tuple[str, list[Notice]]:
    """Who calls, and what. What is not understood is left out: a newer node may say it."""
    node, *words = text.split(" ")
    return node, [notice for word in words if (notice := _read(word)) is not None]


def _read(word: str) -> Notice | None:
    match word.split(":"):
        case ["m", table, version, ply] if version.isdecimal() and ply.isdecimal():
            return Moved(table, int(version), int(ply))
        case ["v", table]:
            return Visited(table)
        case ["s", key]:
            return Spoke(key)
        case ["p", person]:
            return Renamed(person)
        case ["l", attempt]:
            return Looked(attempt)
        case ["n", attempt]:
            return Noted(attempt)
    return None
