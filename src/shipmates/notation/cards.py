"""Cards by their short names, and sets of them by the words players use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from shipmates.notation.choices import misspelt
from shipmates.notation.faults import Misread
from shipmates.tricks.cards import (
    COLOURED,
    DECK,
    EMPTY,
    SUITED,
    TRUMPS,
    VALUED,
    Card,
    CardSet,
    Suit,
)

_NUMBERS = ("ones", "twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines")

COLOUR_WORDS: Final = {
    "pink": Suit.PINK,
    "blue": Suit.BLUE,
    "green": Suit.GREEN,
    "yellow": Suit.YELLOW,
}


def _vocabulary(trumps: str) -> dict[str, CardSet]:
    return {
        **{word: SUITED[suit] for word, suit in COLOUR_WORDS.items()},
        trumps: TRUMPS,
        **dict(zip(_NUMBERS, VALUED.values(), strict=True)),
        "colours": COLOURED,
        "any": DECK,
    }


WORDS: Final = _vocabulary("rockets")
"""Words for many cards. No trump is among the ones, twos, threes and fours."""

SEA_WORDS: Final = _vocabulary("submarines")
"""The same in Deep Sea."""


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


def write_cards(cards: CardSet, words: Mapping[str, CardSet] = WORDS) -> str:
    """The set by its word, if it has one; else by words and cards as few as can be found.

    >>> write_cards(CardSet.parse("P9 B9 G9 Y9 T1"))
    'nines T1'
    """
    found, left = list[str](), cards
    for word, named in sorted(words.items(), key=lambda item: -len(item[1])):
        if named and not named - left:
            found.append(word)
            left -= named
    return " ".join((*found, *map(str, left)))


def read_cards(text: str, words: Mapping[str, CardSet] = WORDS) -> CardSet:
    """The cards a phrase names: `P3 B9`, `nines`, `rockets P1`. Raises `Misread`."""
    cards = EMPTY
    for word in text.replace(",", " ").split():
        more = words.get(word) or _one(word, words)
        if cards & more:
            # So `pink nines`, which might mean the pink 9 alone, is never misunderstood.
            raise Misread("fault-card-twice", card=(cards & more).low.text)
        cards |= more
    if not cards:
        raise Misread("fault-cards-none")
    return cards


def _one(word: str, words: Mapping[str, CardSet]) -> CardSet:
    if word.islower():
        raise misspelt("fault-cards", word, words)
    return CardSet(read_card(word).bit)
