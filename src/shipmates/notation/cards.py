"""Cards by their short names, and sets of them by the words players use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shipmates.notation.choices import misspelt
from shipmates.notation.faults import Misread
from shipmates.tricks.cards import COLOURED, EMPTY, SUITED, VALUED, Card, CardSet

_NUMBERS = ("ones", "twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines")
_SUITS = ("pink", "blue", "green", "yellow", "rockets")

WORDS: Final[dict[str, CardSet]] = {
    **dict(zip(_SUITS, SUITED.values(), strict=True)),
    **dict(zip(_NUMBERS, VALUED.values(), strict=True)),
    "colours": COLOURED,
}
"""Words for many cards. No rocket is among the ones, twos, threes and fours."""

_NAMES: Final = {cards: word for word, cards in WORDS.items()}


def read_card(text: str) -> Card:
    """The card a word names. Raises `Misread` for what is none."""
    try:
        return Card.parse(text)
    except ValueError:
        raise Misread("fault-card", text=text) from None


def different(words: Sequence[str]) -> tuple[Card, ...]:
    """The cards these words name, in this order. Raises `Misread` if one stands twice."""
    cards = tuple(map(read_card, words))
    for place, card in enumerate(cards):
        if card in cards[:place]:
            raise Misread("fault-card-twice", card=card.text)
    return cards


def write_cards(cards: CardSet) -> str:
    """The set by its word, if it has one, or card by card.

    >>> write_cards(CardSet.parse("P9 B9 G9 Y9"))
    'nines'
    """
    return _NAMES.get(cards) or str(cards)


def read_cards(text: str) -> CardSet:
    """The cards a phrase names: `P3 B9`, `nines`, `rockets P1`. Raises `Misread`."""
    cards = EMPTY
    for word in text.replace(",", " ").split():
        more = WORDS.get(word) or _one(word)
        if cards & more:
            # So `pink nines`, which might mean the pink 9 alone, is never misunderstood.
            raise Misread("fault-card-twice", card=(cards & more).low.text)
        cards |= more
    if not cards:
        raise Misread("fault-cards-none")
    return cards


def _one(word: str) -> CardSet:
    if word.islower():
        raise misspelt("fault-cards", word, WORDS)
    return CardSet(read_card(word).bit)
