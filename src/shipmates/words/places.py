"""Tricks by their number."""

from __future__ import annotations

from shipmates.words.lists import both
from shipmates.words.voice import Voice


def places(among: tuple[int, ...], total: int) -> tuple[int, ...]:
    """The numbers of these tricks, from 1, as the judge counts them."""
    return tuple(sorted({place % total + 1 for place in among}))


def tricks(voice: Voice, among: tuple[int, ...], total: int) -> str:
    """These tricks: "the first 2 tricks and the last trick (trick 10)"."""
    numbers = places(among, total)
    inner = [number for number in numbers if number < total]
    parts = list[str]()
    if inner and leading(inner):
        parts.append(voice.text("tricks-first", count=len(inner)))
    elif inner:
        listed = both(voice.words, list(map(str, inner)))
        parts.append(voice.text("tricks-numbered", numbers=listed, count=len(inner)))
    if total in numbers:
        parts.append(voice.text("tricks-last", trick=total))
    return both(voice.words, parts)


def leading(numbers: tuple[int, ...] | list[int]) -> bool:
    """Whether these are the first so many tricks."""
    return list(numbers) == list(range(1, len(numbers) + 1))
