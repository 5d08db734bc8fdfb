"""Tricks by their place: numbers that every crew reaches, `first` and `last`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shipmates.notation.tables import Table

MOST_TRICKS: Final = 13
"""As many as three people play, in the longest game."""
NUMBERED_TRICKS: Final = 8
"""As many as five people play: the tricks every crew has, so that they can be numbered."""


def write_places(places: Sequence[int]) -> list[int | str]:
    """The places as people count them, from 1."""
    return [place + 1 if place >= 0 else "last" for place in places]


def read_places(table: Table, key: str) -> tuple[int, ...]:
    """The tricks a list names, none if there is none; the first is 0, the last -1."""
    places = list[int]()
    for item, value in enumerate(table.items(key)):
        place = _read_place(value)
        if place is None:
            table.blame("fault-trick", key, item, last=NUMBERED_TRICKS)
        elif place in places:
            table.blame("fault-trick-twice", key, item, text=str(value))
        else:
            places.append(place)
    if key in table.values and not places:
        table.lacking("fault-list-empty", key, key=key)
    return tuple(places)


def _read_place(value: object) -> int | None:
    if value in ("first", "last"):
        return 0 if value == "first" else -1
    if not isinstance(value, int) or isinstance(value, bool):
        return None
    return value - 1 if 1 <= value <= NUMBERED_TRICKS else None
