"""What environments print, in words of a language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from shipmates.words import Words


def player(seat: int) -> str:
    """What an agent is called."""
    return f"player_{seat}"


def hand(words: Words, seat: int, cards: str) -> str:
    """Somebody's cards."""
    if not cards:
        return words.text("env-empty", name=player(seat))
    return words.text("env-hand", name=player(seat), cards=cards)


def choices(words: Words, numbers: Sequence[int], actions: Iterable[str]) -> Iterator[str]:
    """Everything that can be done, with its number."""
    for number, action in zip(numbers, actions, strict=True):
        yield words.text("env-choice", number=str(number), action=action)
