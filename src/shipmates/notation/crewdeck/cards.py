"""Crew cards by their short names, and what is wrong with a deck of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from shipmates.crewdeck.cards import PLAIN, Card, Wild, parse, tidy
from shipmates.crewdeck.setup import Setup
from shipmates.kernel import Note
from shipmates.notation.faults import Misread, noted


def read_card(text: str) -> Card:
    """The card a word names. Raises `Misread` for what is none."""
    card = parse(text)
    if card is None:
        raise Misread("fault-crew-card", text=text)
    return card


def read_deck(words: Sequence[str]) -> tuple[Card, ...]:
    """The cards these words name, in this order. Raises `Misread` if there are none."""
    if not words:
        raise Misread("fault-cards-none")
    return tuple(map(read_card, words))


def misshuffled(wanted: Sequence[Card], deck: Sequence[Card]) -> Iterator[Note]:
    """Which cards are missing from a deck, and of which it has too many."""
    missing = Counter(wanted) - Counter(deck)
    excess = Counter(deck) - Counter(wanted)
    if missing:
        yield noted("fault-deck-missing", cards=_listed(missing))
    if excess:
        yield noted("fault-deck-excess", cards=_listed(excess))


def misopened(setup: Setup, deck: Sequence[Card]) -> Iterator[Note]:
    """The same for the deck of a whole game; which of the wild cards are in it is free."""
    yield from misshuffled(PLAIN, [card for card in deck if card.wild is None])
    for wild in Wild:
        used = Counter(card for card in deck if card.wild is wild)
        wanted = setup.wild_count(wild)
        if used.total() != wanted:
            params = {"wild": wild.value, "found": used.total(), "wanted": wanted}
            yield noted("fault-deck-wilds", **params)
        elif excess := used - Counter(setup.edition.wilds(wild)):
            yield noted("fault-deck-excess", cards=_listed(excess))


def _listed(cards: Counter[Card]) -> str:
    return " ".join(map(str, tidy(cards.elements())))
