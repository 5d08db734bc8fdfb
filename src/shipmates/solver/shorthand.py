"""The short text form of a position, spelled out as the fields it stands for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from shipmates.notation.faults import Misread

_GAMES: Final = ("planet9", "deepsea")
_NUMBERS: Final = ("leader", "mission", "captain", "dummy")
_ROLES: Final = ("chosen", "neighbour", "first", "last")
_KNOWN: Final = (
    *_GAMES,
    "hands",
    "table",
    "task",
    "trick",
    "challenge",
    "house",
    *_NUMBERS,
    *_ROLES,
)


def spelled_out(text: str) -> Mapping[str, object]:
    """`hands P1 B2 / P2 B1 / P3 B3; leader 0; task P3 2` as fields. Raises `Misread`."""
    fields, tasks, tricks = dict[str, object](), list[object](), list[object]()
    roles = dict[str, object]()
    for part in filter(None, map(str.strip, text.split(";"))):
        word, _, rest = part.partition(" ")
        rest = rest.strip()
        if word == "task":
            tasks.append(_task(rest))
        elif word == "trick":
            tricks.append(rest)
        elif word in _ROLES:
            _put(roles, word, _number(word, rest))
        elif word in _GAMES and not rest:
            _put(fields, "game", word)
        else:
            _put(fields, word, _field(word, rest))
    more = {"tasks": tasks, "tricks": tricks, "roles": roles}
    return fields | {key: value for key, value in more.items() if value}


def _put(fields: dict[str, object], key: str, value: object) -> None:
    if key in fields:
        raise Misread("fault-position-twice", key=key)
    fields[key] = value


def _field(word: str, rest: str) -> object:
    readers: dict[str, Callable[[], object]] = {
        "hands": lambda: [hand.strip() for hand in rest.split(" / ")] if rest else [],
        "table": lambda: rest,
        "house": lambda: rest,
        "challenge": lambda: True,
    }
    if word in readers:
        return readers[word]()
    if word in _NUMBERS:
        return _number(word, rest)
    raise Misread("fault-position-word", text=word, known=", ".join(_KNOWN))


def _number(key: str, rest: str) -> int:
    if not rest.isdecimal() or len(rest) > 3:
        raise Misread("fault-position-whole", key=key, text=rest)
    return int(rest)


def _task(rest: str) -> dict[str, object]:
    """`P3 2 >>` for Planet Nine, `T11 0` or `T95 0 4` for Deep Sea."""
    words = rest.split()
    if not 2 <= len(words) <= 3:
        raise Misread("fault-position-task-form", text=rest)
    name, seat, more = (*words, "")[:3]
    owner = _number("task", seat)
    if len(name) == 3:
        told = {"predicted": _number("task", more)} if more else {}
        return {"task": name, "seat": owner, **told}
    return {"card": name, "seat": owner, **({"token": more} if more else {})}
