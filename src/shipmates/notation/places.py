"""Where everything stands in a TOML text, which Python's own reader does not tell."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import TypeAlias

Path: TypeAlias = tuple[str | int, ...]
"""The way to a value: keys, and places in lists."""

_TOKEN = re.compile(
    r'''"""(?:\\.|[^\\])*?""""{0,2}'''
    r"""|\'\'\'.*?\'\'\''{0,2}"""
    r'''|"(?:\\.|[^"\\\n])*"'''
    r"""|'[^'\n]*'"""
    r"""|[^\s\[\]{},=.'"#]+"""
    r"""|(?P<idle>[^\S\n]+|\#[^\n]*)"""
    r"""|.""",
    re.DOTALL,
)
_BETWEEN = frozenset([",", "\n"])
_AFTER_VALUE = frozenset([",", "]", "}", "\n", ""])


def places(text: str) -> dict[Path, int]:
    """The line of every key, table and list item; the text must be valid TOML."""
    scanner = _Scanner(text)
    scanner.scan()
    return scanner.found


def unclosed(text: str) -> int:
    """The line of the innermost bracket that is opened and not closed."""
    lines = [1]
    for token, line in _tokens(text):
        if token in ("[", "{"):
            lines.append(line)
        elif token in ("]", "}") and len(lines) > 1:
            lines.pop()
    return lines[-1]


def unquoted(text: str) -> int:
    """The line of the first quotation mark without its partner."""
    lone = (line for token, line in _tokens(text) if token in ("'", '"'))
    return next(lone, text.count("\n") + 1)


def _tokens(text: str) -> Iterator[tuple[str, int]]:
    line = 1
    for match in _TOKEN.finditer(text):
        if match["idle"] is None:
            yield match[0], line
        line += match[0].count("\n")


class _Scanner:
    """Reads statement by statement; `found` fills up on the way."""

    def __init__(self, text: str) -> None:
        self.found = dict[Path, int]()
        self._rest = _tokens(text)
        self._tables = dict[Path, int]()
        self._advance()

    def scan(self) -> None:
        """Reads all of it."""
        table: Path = ()
        while self._token:
            if self._token == "\n":
                self._advance()
            elif self._token == "[":
                table = self._header()
            else:
                self._pair(table)

    def _advance(self) -> None:
        self._token, self._line = next(self._rest, ("", 0))

    def _mark(self, path: Path, line: int) -> Path:
        self.found.setdefault(path, line)
        return path

    def _header(self) -> Path:
        line = self._line
        self._advance()
        many = self._token == "["
        if many:
            self._advance()
        path: Path = ()
        for key in self._key():
            path = self._mark((*self._newest(path), key), line)
        if many:
            self._tables[path] = self._tables.get(path, -1) + 1
            path = self._mark(self._newest(path), line)
            self._advance()
        self._advance()
        return path

    def _newest(self, path: Path) -> Path:
        return (*path, self._tables[path]) if path in self._tables else path

    def _key(self) -> Iterator[str]:
        while self._token not in ("=", "]", ""):
            if self._token != ".":
                yield _plain(self._token)
            self._advance()

    def _pair(self, path: Path) -> None:
        line = self._line
        for key in self._key():
            path = self._mark((*path, key), line)
        self._advance()
        self._value(path)

    def _value(self, path: Path) -> None:
        if self._token == "[":
            self._list(path)
        elif self._token == "{":
            self._inline(path)
        else:
            while self._token not in _AFTER_VALUE:
                self._advance()

    def _list(self, path: Path) -> None:
        place = 0
        self._advance()
        while self._token not in ("]", ""):
            if self._token in _BETWEEN:
                self._advance()
            else:
                self._value(self._mark((*path, place), self._line))
                place += 1
        self._advance()

    def _inline(self, path: Path) -> None:
        self._advance()
        while self._token not in ("}", ""):
            if self._token in _BETWEEN:
                self._advance()
            else:
                self._pair(path)
        self._advance()


def _plain(key: str) -> str:
    return str(tomllib.loads(f"key = {key}")["key"]) if key[0] in "'\"" else key
