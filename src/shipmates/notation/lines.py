"""Text as people save it: any line ends, a byte-order mark, comments, stray blanks."""

from __future__ import annotations

import re
from dataclasses import dataclass

from shipmates.notation.faults import Fault, Faulty, noted

_END = re.compile(r"\r\n|\n|\r")
QUOTE = "|"
_COMMENT = re.compile(r"(^|\s)#.*$")


@dataclass(frozen=True, slots=True)
class Line:
    """A line that says something, with its number, counted from 1."""

    number: int
    text: str

    @property
    def head(self) -> str:
        """Its first word."""
        return self.text.split(maxsplit=1)[0]

    @property
    def rest(self) -> str:
        """What follows the first word."""
        return "".join(self.text.split(maxsplit=1)[1:])


def decoded(data: bytes) -> str:
    """The text of a file. Raises `Faulty` with the line of what is not UTF-8."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        note = noted("fault-encoding", byte=f"{data[error.start]:02x}")
        raise Faulty([Fault(line, note)]) from None


def unmarked(text: str) -> str:
    """Without the byte-order mark some editors put first."""
    return text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}")


def spoken(text: str) -> tuple[Line, ...]:
    """The lines that say something: no comments, no blanks; quoted ones (`|`) as they are."""
    numbered = enumerate(_END.split(unmarked(text)), start=1)
    lines = (Line(number, _bare(raw)) for number, raw in numbered)
    return tuple(line for line in lines if line.text)


def _bare(raw: str) -> str:
    quoted = raw.lstrip().startswith(QUOTE)
    return raw.lstrip() if quoted else _COMMENT.sub("", raw).strip()


def quote(text: str) -> tuple[str, ...]:
    """The lines of a text that stands within another."""
    return tuple(f"{QUOTE} {line}".rstrip() for line in text.removesuffix("\n").split("\n"))


def unquoted(line: Line) -> str:
    """What a quoted line says."""
    return line.text.removeprefix(QUOTE).removeprefix(" ")
