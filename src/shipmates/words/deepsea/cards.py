"""Cards by name, as Deep Sea calls them."""

from __future__ import annotations

from collections.abc import Iterable

from shipmates.tricks.cards import Card, CardSet, Suit
from shipmates.words import cards as shared
from shipmates.words.cards import meaning, verdict
from shipmates.words.voice import Voice
from shipmates.words.words import Words


def voice(words: Words) -> Voice:
    """The language with submarines in it."""
    return Voice(words, "submarine")


def suit(words: Words, suit: Suit) -> str:
    """A colour, or the submarines."""
    return shared.suit(voice(words), suit)


def card(words: Words, card: Card) -> str:
    """A card as it stands in a list: "pink 3"."""
    return shared.card(voice(words), card)


def the(words: Words, card: Card) -> str:
    """A card as it stands in a sentence, with the article where the language wants one."""
    return shared.the(voice(words), card)


def cards(words: Words, cards: Iterable[Card]) -> str:
    """Cards one after the other: "pink 9, pink 3, blue 2"."""
    return shared.cards(voice(words), cards)


def one_of(words: Words, cards: CardSet) -> str:
    """Any card of the set: "a submarine", "a 9", "pink 3 or blue 9"."""
    return shared.one_of(voice(words), cards)


__all__ = ["card", "cards", "meaning", "one_of", "suit", "the", "verdict", "voice"]
