"""TOML taken apart: its values, their lines, and what is no TOML at all."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from shipmates.notation.faults import Fault, noted
from shipmates.notation.lines import unmarked
from shipmates.notation.places import Path, places, unclosed, unquoted

_MOST_FAULTS: Final = 20
_DEEPEST: Final = 20
_WHERE: Final = re.compile(r"\(at line (\d+), column (\d+)\)$")
_STATEMENT: Final = re.compile(r"\s*([\w.-]+\s*=|\[)")

_OPEN: Final = "fault-toml-open"
_QUOTE: Final = "fault-toml-quote"
_CODES: Final = {
    "Unclosed": _OPEN,
    "Expected ']": _OPEN,
    "Invalid initial character": _OPEN,
    "Unterminated string": _QUOTE,
    'Expected "': _QUOTE,
    r"Illegal character '\n'": _QUOTE,
    r"Found invalid character '\n'": _QUOTE,
    "Illegal character": "fault-toml-character",
    "Found invalid character": "fault-toml-character",
    "Unescaped": "fault-toml-escape",
    "Invalid hex value": "fault-toml-escape",
    "Escaped character": "fault-toml-escape",
    "Cannot": "fault-toml-twice",
    "Duplicate": "fault-toml-twice",
    "Invalid value": "fault-toml-value",
    "Invalid date": "fault-toml-value",
    "Expected newline": "fault-toml-rest",
}
"""How Python's reader begins its complaint, and our code for it."""


@dataclass(frozen=True, slots=True)
class Source:
    """The values of a TOML text and their lines; without its faulty lines, if it has any."""

    table: Mapping[str, object]
    lines: Mapping[Path, int]
    faults: tuple[Fault, ...] = ()


def parsed(text: str) -> Source:
    """Reads what can be read: a faulty line is noted and left out, unless all depends on it."""
    lines = unmarked(text).replace("\r\n", "\n").split("\n")
    faults = list[Fault]()
    while len(faults) < _MOST_FAULTS:
        whole = "\n".join((*lines, ""))
        try:
            return Source(tomllib.loads(whole), places(whole), tuple(faults))
        except tomllib.TOMLDecodeError as error:
            fault, local = _fault(str(error), lines)
        except (RecursionError, ValueError):
            fault, local = _excess(lines), False
        if local or not faults:
            faults.append(fault)
        # Without its header a table's keys would be taken for those of the table before.
        if not local or lines[fault.line - 1].lstrip().startswith("["):
            break
        lines[fault.line - 1] = ""
    return Source({}, {}, tuple(faults))


def _fault(complaint: str, lines: list[str]) -> tuple[Fault, bool]:
    """What Python's reader complains of, and whether leaving out that line mends it."""
    where = _WHERE.search(complaint)
    line, column = (int(where[1]), int(where[2])) if where else (len(lines) + 1, 1)
    codes = (code for start, code in _CODES.items() if complaint.startswith(start))
    code = next(codes, "fault-toml")
    partial = (text[: column - 1] for text in lines[line - 1 : line])
    before = "\n".join((*lines[: line - 1], *partial))
    if code == _OPEN:
        start = unclosed(before)
        return Fault(start, noted(code)), _contained(lines, start, line, column)
    if code == _QUOTE and line > len(lines):
        start = unquoted(before)
        return Fault(start, noted(code)), not re.search("'{3}|\"{3}", lines[start - 1])
    return Fault(min(line, len(lines)), noted(code)), line <= len(lines)


def _contained(lines: list[str], start: int, line: int, column: int) -> bool:
    """Whether a bracket left open spoils no more than the line it was opened on."""
    if line == start:
        return column <= len(lines[line - 1].rstrip())
    if "".join(lines[start : line - 1]).strip():
        return False
    return line > len(lines) or _STATEMENT.match(lines[line - 1]) is not None


def _excess(lines: list[str]) -> Fault:
    """Numbers or nests too large for Python's reader, which then gives no line."""
    depth = 0
    for number, line in enumerate(lines, start=1):
        depth += sum(map(line.count, "[{")) - sum(map(line.count, "]}"))
        if depth > _DEEPEST or re.search("[0-9_]{4000}", line):
            return Fault(number, noted("fault-toml-excess"))
    return Fault(1, noted("fault-toml-excess"))
