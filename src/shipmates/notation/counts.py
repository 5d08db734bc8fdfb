"""How many, in words: `none`, `exactly 2`, `at least 1`, `at most 3`, `2 to 4`."""

from __future__ import annotations

import re

from shipmates.notation.faults import Misread
from shipmates.notation.tables import Table
from shipmates.tricks.tasks import NONE, Span, at_least, exactly


def write_span(span: Span) -> str:
    """The span in words.

    >>> write_span(Span(2, 4)), write_span(at_least(1)), write_span(NONE)
    ('2 to 4', 'at least 1', 'none')
    """
    if span.high is None:
        return f"at least {span.low}"
    if span.high == 0:
        return "none"
    if span.low == span.high:
        return f"exactly {span.low}"
    return f"{span.low} to {span.high}" if span.low else f"at most {span.high}"


def read_span(text: str, most: int) -> Span:
    """The span these words say, of things of which there are `most`. Raises `Misread`."""
    words = re.sub(r"[0-9]+", "#", text).split()
    numbers = [_number(digits, most) for digits in re.findall(r"[0-9]+", text)]
    match words, numbers:
        case ["none"], []:
            return NONE
        case ["exactly", "#"], [count]:
            return exactly(count)
        case ["at", "most", "#"], [high]:
            return Span(0, high)
        case ["at", "least", "#"], [low] if low > 0:
            return at_least(low)
        case ["#", "to", "#"], [low, high] if low <= high:
            return Span(low, high)
        case (["at", "least", "#"], _) | (["#", "to", "#"], _):
            raise Misread("fault-count-empty", text=text)
        case _:
            raise Misread("fault-count", text=text)


def read_count(table: Table, key: str, *, most: int) -> Span | None:
    """The span this key says, which must be there, or `None` with its faults noted."""
    table.need(key)
    return table.phrase(key, lambda text: read_span(text, most))


def _number(digits: str, most: int) -> int:
    if len(digits) > 3 or int(digits) > most:
        raise Misread("fault-count-many", text=digits, most=most)
    return int(digits)
