"""Cards and signals by name, in the voice of either game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from shipmates.tricks.cards import COLOURED, COLOURS, EMPTY, SUITED, VALUED, Card, CardSet, Suit
from shipmates.tricks.signals import Meaning
from shipmates.tricks.tasks import Verdict
from shipmates.words.lists import both, comma, either, neither
from shipmates.words.voice import Voice
from shipmates.words.words import Words


def suit(voice: Voice, suit: Suit) -> str:
    """A colour, or the trumps."""
    name = voice.trump if suit is Suit.TRUMP else suit.name.lower()
    return voice.text(f"suit-{name}")


def card(voice: Voice, card: Card) -> str:
    """A card as it stands in a list: "pink 3"."""
    return _card(voice, "card", card)


def the(voice: Voice, card: Card) -> str:
    """A card as it stands in a sentence, with the article where the language wants one."""
    return _card(voice, "the-card", card)


def _card(voice: Voice, code: str, card: Card) -> str:
    if card.is_trump:
        return voice.text(f"{code}-{voice.trump}", value=card.value)
    return voice.text(code, suit=suit(voice, card.suit), value=card.value)


def cards(voice: Voice, cards: Iterable[Card]) -> str:
    """Cards one after the other: "pink 9, pink 3, blue 2"."""
    return comma(voice.words, [card(voice, one) for one in cards])


@dataclass(frozen=True, slots=True)
class Kind:
    """Cards that have a word of their own: a suit, a value, all colours."""

    name: str
    cards: CardSet
    value: int = 0


# A 1 is also a trump's value: its words must say that the trump is not meant.
_VALUES = tuple(
    Kind("value" if value > Suit.TRUMP.top else "colour-value", cards, value)
    for value, cards in VALUED.items()
)
_KINDS = (
    Kind("colour", COLOURED),
    *(Kind(suit.name.lower(), cards) for suit, cards in SUITED.items()),
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


def _word(voice: Voice, form: str, kind: Kind) -> str:
    match kind.name:
        case "trump":
            return voice.text(f"{form}-{voice.trump}")
        case "colour-value" if form == "one":
            return voice.text(f"one-colour-value-{voice.trump}", value=kind.value)
        case name:
            return voice.text(f"{form}-{name}", value=kind.value)


def one_of(voice: Voice, cards: CardSet) -> str:
    """Any card of the set: "a rocket", "a 9", "pink 3 or blue 9"."""
    parts = [_word(voice, "one", kind) for kind in kinds(cards)]
    return either(voice.words, parts or [the(voice, card) for card in cards])


def all_of(voice: Voice, kinds: Sequence[Kind]) -> str:
    """The cards of these kinds: "pink cards and 9s"."""
    return _joined(voice, kinds, both)


def any_of(voice: Voice, kinds: Sequence[Kind]) -> str:
    """Cards of one of these kinds: "pink cards or 9s"."""
    return _joined(voice, kinds, either)


def _joined(
    voice: Voice, kinds: Sequence[Kind], join: Callable[[Words, Sequence[str]], str]
) -> str:
    if _only_values(kinds):
        return voice.text("all-values", values=_values(voice, kinds, join))
    return join(voice.words, [_word(voice, "all", kind) for kind in kinds])


def none_of(voice: Voice, kinds: Sequence[Kind]) -> str:
    """No card of these kinds, after a word such as "any": "pink card or blue card"."""
    if _only_values(kinds):
        return voice.text("bare-values", values=_values(voice, kinds, either))
    return neither(voice.words, [_word(voice, "bare", kind) for kind in kinds])


def single(voice: Voice, kind: Kind) -> str:
    """One card of a kind, after a number: "pink card"."""
    if kind.value:
        return voice.text("bare-colour-value", value=kind.value)
    return _word(voice, "bare", kind)


def _only_values(kinds: Sequence[Kind]) -> bool:
    return len(kinds) > 1 and all(kind.value for kind in kinds)


def _values(
    voice: Voice, kinds: Sequence[Kind], join: Callable[[Words, Sequence[str]], str]
) -> str:
    return join(voice.words, [str(kind.value) for kind in kinds])


def colours(kinds: Sequence[Kind]) -> tuple[Suit, ...]:
    """The suits of these kinds, if each is one colour and nothing else; else none."""
    found = tuple(one for one in COLOURS for kind in kinds if kind.cards == SUITED[one])
    return found if len(found) == len(kinds) else ()


def meaning(words: Words, meaning: Meaning) -> str:
    """What a signal says of its card."""
    return words.text(f"meaning-{meaning.value}")


def verdict(words: Words, verdict: Verdict) -> str:
    """How a task stands."""
    return words.text(f"verdict-{verdict.value}")
