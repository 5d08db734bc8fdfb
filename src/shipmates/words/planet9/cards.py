"""Cards, tokens and signals by name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from shipmates.planet9.tokens import Duty, Errand, Token
from shipmates.tricks.cards import COLOURED, EMPTY, SUITED, VALUED, Card, CardSet, Suit
from shipmates.tricks.signals import Meaning
from shipmates.tricks.tasks import Verdict
from shipmates.words.lists import both, comma, either
from shipmates.words.words import Words


def suit(words: Words, suit: Suit) -> str:
    """A colour, or the rockets."""
    return words.text(f"suit-{_key(suit)}")


def _key(suit: Suit) -> str:
    return "rocket" if suit is Suit.TRUMP else suit.name.lower()


def card(words: Words, card: Card) -> str:
    """A card as it stands in a list: "pink 3"."""
    return _card(words, "card", card)


def the(words: Words, card: Card) -> str:
    """A card as it stands in a sentence, with the article where the language wants one."""
    return _card(words, "the-card", card)


def _card(words: Words, code: str, card: Card) -> str:
    if card.is_trump:
        return words.text(f"{code}-rocket", value=card.value)
    return words.text(code, suit=suit(words, card.suit), value=card.value)


def cards(words: Words, cards: Iterable[Card]) -> str:
    """Cards one after the other: "pink 9, pink 3, blue 2"."""
    return comma(words, [card(words, one) for one in cards])


@dataclass(frozen=True, slots=True)
class Kind:
    """Cards that have a word of their own: a suit, a value, all colours."""

    name: str
    cards: CardSet
    value: int = 0


# A 1 is also a rocket's value: its words must say that the rocket is not meant.
_VALUES = tuple(
    Kind("value" if value > Suit.TRUMP.top else "colour-value", cards, value)
    for value, cards in VALUED.items()
)
_KINDS = (
    Kind("colour", COLOURED),
    *(Kind(_key(suit), cards) for suit, cards in SUITED.items()),
    *_VALUES,
)


def kinds(cards: CardSet) -> tuple[Kind, ...]:
    """The kinds that make up this set between them; empty if it is none of kinds alone."""
    found, seen = list[Kind](), EMPTY
    for kind in _KINDS:
        if kind.cards & cards == kind.cards and kind.cards - seen:
            found.append(kind)
            seen |= kind.cards
    return tuple(found) if seen == cards else ()


def one_of(words: Words, cards: CardSet) -> str:
    """Any card of the set: "a rocket", "a 9", "pink 3 or blue 9"."""
    parts = [words.text(f"one-{kind.name}", value=kind.value) for kind in kinds(cards)]
    return either(words, parts or [the(words, card) for card in cards])


def all_of(words: Words, kinds: Sequence[Kind]) -> str:
    """The cards of these kinds: "pink cards and 9s"."""
    return both(words, [words.text(f"all-{kind.name}", value=kind.value) for kind in kinds])


def token(words: Words, token: Token) -> str:
    """A token: "token 1", "token >>", "token Ω"."""
    return words.text(f"token-{token.name.lower().replace('_', '-')}")


def duty(words: Words, duty: Duty | Errand) -> str:
    """A task card and its token: "pink 3 (token 2)"."""
    name = card(words, duty.card)
    if duty.token is None:
        return name
    return words.text("duty", card=name, token=token(words, duty.token))


def meaning(words: Words, meaning: Meaning) -> str:
    """What a signal says of its card."""
    return words.text(f"meaning-{meaning.value}")


def verdict(words: Words, verdict: Verdict) -> str:
    """How a task stands."""
    return words.text(f"verdict-{verdict.value}")
