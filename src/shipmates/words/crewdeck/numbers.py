"""Points as they are written: with a minus that is one."""

from __future__ import annotations

from shipmates.words.words import Words


def number(words: Words, number: int) -> str:
    """A number of points: "9", "−5"."""
    size = str(abs(number))
    return words.text("cd-minus", number=size) if number < 0 else size


def signed(words: Words, points: int) -> str:
    """What is added or taken away: "+9", "−5", "0"."""
    if points > 0:
        return words.text("cd-plus", number=str(points))
    return number(words, points)
