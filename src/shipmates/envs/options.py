"""What may be asked of an environment, and what is wrong with what was asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from pathlib import Path
from typing import TypeAlias, TypeVar

from shipmates.kernel import Seat
from shipmates.tricks.distress import Distress

Mission = TypeVar("Mission")
Rule = TypeVar("Rule", bound=Enum)
One: TypeAlias = Mission | int | str | Path
Choice: TypeAlias = One[Mission] | Sequence[One[Mission]]


def several(choice: Choice[Mission]) -> tuple[One[Mission], ...]:
    """One mission or several, as several. Raises `ValueError` if there is none."""
    if isinstance(choice, str) or not isinstance(choice, Sequence):
        return (choice,)
    if not choice:
        raise ValueError("mission is empty: expected a mission, or several")
    return tuple(choice)


def numbered(number: object, known: Sequence[Mission]) -> Mission:
    """The mission of this number. Raises `ValueError` if there is none."""
    if isinstance(number, bool) or not isinstance(number, int):
        raise ValueError(f"mission is {number!r}: expected a number, a mission or a file")
    if not 1 <= number <= len(known):
        raise ValueError(f"mission is {number}: expected a number from 1 to {len(known)}")
    return known[number - 1]


def contents(path: str | Path) -> str:
    """The text of a mission file. Raises `ValueError` if it cannot be read."""
    try:
        return Path(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ValueError(f"mission {str(path)!r} cannot be read: {error}") from None


def within(name: str, number: object, low: int, high: int) -> int:
    """The number. Raises `ValueError` if it is none of those."""
    if isinstance(number, bool) or not isinstance(number, int) or not low <= number <= high:
        raise ValueError(f"{name} is {number!r}: expected a number from {low} to {high}")
    return number


def distress(word: str | Distress) -> Distress:
    """How the distress signal stands. Raises `ValueError` for another word."""
    for known in Distress:
        if word in (known, known.value):
            return known
    raise ValueError(f"distress is {word!r}: expected {_listed(d.value for d in Distress)}")


def house(kind: type[Rule], asked: Iterable[str | Rule]) -> frozenset[Rule]:
    """The house rules of these names. Raises `ValueError` for another name."""
    return frozenset(_rule(kind, name) for name in asked)


def _rule(kind: type[Rule], name: str | Rule) -> Rule:
    for known in kind:
        if name in (known, known.value):
            return known
    raise ValueError(f"house has {name!r}: expected {_listed(str(k.value) for k in kind)}")


def seat(name: str, number: object) -> Seat:
    """One of the three seats of the game for two. Raises `ValueError` for another."""
    return Seat(within(name, number, 0, 2))


def _listed(words: Iterable[str]) -> str:
    return " or ".join(map(repr, words))
