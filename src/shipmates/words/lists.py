"""Several things in one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from shipmates.words.words import Words


def comma(words: Words, items: Sequence[str]) -> str:
    """One after the other: "a, b, c"."""
    return reduce(lambda some, last: words.text("list-comma", some=some, last=last), items)


def both(words: Words, items: Sequence[str]) -> str:
    """All of them: "a, b and c"."""
    return _ending(words, "list-and", items)


def either(words: Words, items: Sequence[str]) -> str:
    """Any of them: "a, b or c"."""
    return _ending(words, "list-or", items)


def neither(words: Words, items: Sequence[str]) -> str:
    """None of them, after a word such as "any": "a, b or c"."""
    return reduce(lambda some, last: words.text("list-nor", some=some, last=last), items)


def _ending(words: Words, code: str, items: Sequence[str]) -> str:
    if len(items) == 1:
        return items[0]
    return words.text(code, some=comma(words, items[:-1]), last=items[-1])


def capital(text: str) -> str:
    """The same as the beginning of a sentence."""
    return text[:1].upper() + text[1:]
