"""The logbook as the text of its file: a line an attempt, and a reader that trusts nothing."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import fields, replace
from typing import Final

from shipmates.campaign.logbook import DEEPSEA, LAST, Attempt, Logbook
from shipmates.kernel import Note

FORMAT: Final = "shipmates logbook"
VERSION: Final = 1
"""Raised whenever an older program would misread or drop something."""

_HEAD: Final = f'{{\n"format": "{FORMAT}",\n'
_TOP: Final = frozenset(("format", "version", "game", "crew", "attempts"))
_FIELDS: Final = tuple(field.name for field in fields(Attempt))
_OF_NINE: Final = ("challenge",)
_OF_SEA: Final = ("timed", "difficulty", "tasks")
_PRACTICE: Final = "practice"
_HOUSE: Final = "house"
_SELDOM: Final = (_PRACTICE, _HOUSE)
"""What stands only in the lines it is true of."""


def _names(game: str) -> tuple[str, ...]:
    """The fields of a line: each game has some that mean nothing in the other."""
    foreign = _OF_NINE if game == DEEPSEA else _OF_SEA
    return tuple(name for name in _FIELDS if name not in (*foreign, *_SELDOM))


class Unfit(ValueError):
    """Not the text of a logbook that this program can read; the note says why."""

    def __init__(self, code: str, **params: str | int) -> None:
        self.note = Note(code, tuple(params.items()))
        super().__init__(str(self.note))


def write(logbook: Logbook) -> bytes:
    """The logbook as it stands in its file. Plain ASCII, so that any name survives."""
    game = logbook.game
    return bound(game, logbook.crew, [line_of(game, a) for a in logbook.attempts])


def line_of(game: str, attempt: Attempt) -> str:
    """An attempt as its line of the file."""
    marked = {name: value for name in _SELDOM if (value := getattr(attempt, name))}
    return json.dumps({name: getattr(attempt, name) for name in _names(game)} | marked)


def bound(game: str, crew: str, lines: Iterable[str]) -> bytes:
    """The text of the file, of lines that are written already."""
    head = {"version": VERSION, "game": game, "crew": crew}
    top = "".join(f'"{key}": {json.dumps(value)},\n' for key, value in head.items())
    rows = ",\n".join(lines)
    return f'{_HEAD}{top}"attempts": [\n{rows}\n]\n}}\n'.encode("ascii")


def read(raw: bytes) -> Logbook:
    """The logbook that this text is. Raises `Unfit` for anything else."""
    data = _parsed(raw)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Unfit("logbook-foreign")
    _check_version(data.get("version"))
    top = _Row(data, "", _TOP)
    game, crew = top.text("game"), top.text("crew")
    if game not in LAST:
        raise Unfit("logbook-game", game=game)
    return Logbook(game, crew, tuple(_attempts(top.items("attempts"), game)))


def _parsed(raw: bytes) -> object:
    try:
        data: object = json.loads(raw.decode("utf-8"))
    except json.JSONDecodeError as error:
        raise _unparsed(raw, f"{error.lineno}:{error.colno}") from None
    except (ValueError, RecursionError):
        raise _unparsed(raw, "1:1") from None
    return data


def _unparsed(raw: bytes, place: str) -> Unfit:
    head = _HEAD.encode("ascii")
    ours = FORMAT.encode("ascii") in raw or head.startswith(raw)
    return _corrupt(place) if ours else Unfit("logbook-foreign")


def _corrupt(place: str) -> Unfit:
    return Unfit("logbook-corrupt", place=place)


def _check_version(version: object) -> None:
    if type(version) is not int or version < 1:
        raise _corrupt("version")
    if version > VERSION:
        raise Unfit("logbook-newer", version=version, known=VERSION)


def _attempts(rows: list[object], game: str) -> Iterable[Attempt]:
    keys = frozenset(_names(game))
    for place, value in enumerate(rows):
        marked = [name for name in _SELDOM if isinstance(value, dict) and name in value]
        row = _Row(value, f"attempts[{place}]", keys.union(marked))
        try:
            attempt = _sea(row) if game == DEEPSEA else _nine(row)
        except Unfit:
            raise
        except ValueError:
            raise _corrupt(row.place) from None
        if attempt.mission > LAST[game]:
            raise row.fault("mission")
        practice = _PRACTICE in marked and row.flag(_PRACTICE)
        house = row.texts(_HOUSE) if _HOUSE in marked else ()
        yield replace(attempt, practice=practice, house=house)


def _nine(row: _Row) -> Attempt:
    return replace(_attempt(row), challenge=row.flag("challenge"))


def _sea(row: _Row) -> Attempt:
    return replace(
        _attempt(row),
        timed=row.flag("timed"),
        difficulty=row.number("difficulty"),
        tasks=row.texts("tasks"),
    )


def _attempt(row: _Row) -> Attempt:
    return Attempt(
        mission=row.number("mission"),
        players=row.number("players"),
        won=row.flag("won"),
        distress=row.flag("distress"),
        because=row.text("because"),
        when=row.text("when"),
        record=row.text("record"),
        given_up=row.flag("given_up"),
    )


class _Row:
    """An object of the file, asked for each field by name and kind."""

    __slots__ = ("_fields", "place")

    def __init__(self, value: object, place: str, keys: frozenset[str]) -> None:
        self.place = place
        if not isinstance(value, dict):
            raise _corrupt(place)
        # A key nobody knows would be dropped at the next save: better to refuse.
        if value.keys() != keys:
            raise self.fault(min(value.keys() ^ keys))
        self._fields: dict[str, object] = value

    def fault(self, key: str) -> Unfit:
        """The reason to refuse the file, pointing at a field."""
        return _corrupt(f"{self.place}.{key}" if self.place else key)

    def number(self, key: str) -> int:
        """A whole number; `true` is none."""
        value = self._fields[key]
        if type(value) is not int:
            raise self.fault(key)
        return value

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self._fields[key]
        if not isinstance(value, bool):
            raise self.fault(key)
        return value

    def text(self, key: str) -> str:
        """A string."""
        value = self._fields[key]
        if not isinstance(value, str):
            raise self.fault(key)
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of strings."""
        found = self.items(key)
        texts = tuple(item for item in found if isinstance(item, str))
        if len(texts) != len(found):
            raise self.fault(key)
        return texts

    def items(self, key: str) -> list[object]:
        """A list of whatever."""
        value = self._fields[key]
        if not isinstance(value, list):
            raise self.fault(key)
        return value
