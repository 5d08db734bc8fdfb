"""Cards and tokens by name, as Planet Nine calls them."""

from __future__ import annotations

from collections.abc import Iterable

from shipmates.planet9.tokens import Duty, Errand, Token
from shipmates.tricks.cards import Card, CardSet, Suit
from shipmates.words import cards as shared
from shipmates.words.cards import kinds, meaning, verdict
from shipmates.words.voice import Voice
from shipmates.words.words import Words


def voice(words: Words) -> Voice:
    """The language with rockets in it."""
    return Voice(words, "rocket")


def suit(words: Words, suit: Suit) -> str:
    """A colour, or the rockets."""
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
    """Any card of the set: "a rocket", "a 9", "pink 3 or blue 9"."""
    return shared.one_of(voice(words), cards)


def token(words: Words, token: Token) -> str:
    """A token: "token 1", "token ››", "token Ω"."""
    return words.text(f"token-{token.name.lower().replace('_', '-')}")


def sign(token: Token) -> str:
    """What stands on a token: "1", "››", "Ω"; in files it is "1", ">>", "omega"."""
    return "Ω" if token is Token.OMEGA else token.value.replace(">", "›")


def duty(words: Words, duty: Duty | Errand) -> str:
    """A task card and its token: "pink 3 (token 2)"."""
    name = card(words, duty.card)
    if duty.token is None:
        return name
    return words.text("duty", card=name, token=token(words, duty.token))


__all__ = [
    "card",
    "cards",
    "duty",
    "kinds",
    "meaning",
    "one_of",
    "sign",
    "suit",
    "the",
    "token",
    "verdict",
    "voice",
]
