"""Crew cards by name: colour first, for nobody is sure which species has which."""

from __future__ import annotations

from collections.abc import Iterable

from shipmates.crewdeck.cards import Card, Colour, Faction, Trait, Wild
from shipmates.crewdeck.editions import Edition
from shipmates.words.lists import comma
from shipmates.words.words import Words


def colour(words: Words, colour: Colour | None) -> str:
    """A colour; without one it is a Human."""
    return words.text(f"cd-colour-{_colour(colour)}")


def faction(words: Words, faction: Faction | None) -> str:
    """A faction; without one it is a Generalist."""
    return words.text(f"cd-faction-{_faction(faction)}")


def trait(words: Words, trait: Trait) -> str:
    """What a set is made of: a colour or a faction."""
    return colour(words, trait) if isinstance(trait, Colour) else faction(words, trait)


def wild(words: Words, wild: Wild) -> str:
    """All wild cards of one type: "Humans"."""
    return words.text(f"cd-wild-{wild.value}")


def species(words: Words, colour: Colour, edition: Edition) -> str:
    """The name that goes with a colour in this edition."""
    named = edition.species[tuple(Colour).index(colour)]
    return words.text(f"cd-species-{named.value}")


def colour_species(words: Words, of: Colour, edition: Edition) -> str:
    """A colour and its species: "orange (Ondriox)"."""
    named = species(words, of, edition)
    return words.text("cd-with-species", name=colour(words, of), species=named)


def card(words: Words, card: Card) -> str:
    """A card as it stands in a list: "orange Pilot"."""
    return _card(words, "card", card)


def the(words: Words, card: Card) -> str:
    """A card as it stands in a sentence: "the orange Pilot"."""
    return _card(words, "the", card)


def full(words: Words, of: Card, edition: Edition) -> str:
    """A card with its species: "orange Pilot (Ondriox)". A Human has no other name."""
    if of.colour is None:
        return card(words, of)
    named = species(words, of.colour, edition)
    return words.text("cd-with-species", name=card(words, of), species=named)


def cards(words: Words, cards: Iterable[Card]) -> str:
    """Cards one after the other: "orange Pilot, blue Engineer"."""
    return comma(words, [card(words, one) for one in cards])


def symbol(words: Words, card: Card) -> str:
    """A letter for the colour and one for the faction: "OP"."""
    return colour_letter(words, card.colour) + faction_letter(words, card.faction)


def colour_letter(words: Words, colour: Colour | None) -> str:
    """The letter that stands for a colour, or for a Human."""
    return words.text(f"cd-letter-{_colour(colour)}")


def faction_letter(words: Words, faction: Faction | None) -> str:
    """The letter that stands for a faction, or for a Generalist."""
    return words.text(f"cd-letter-{_faction(faction)}")


def _card(words: Words, form: str, card: Card) -> str:
    code = f"cd-{form}-{_faction(card.faction)}"
    return words.text(code, colour=colour(words, card.colour))


def _colour(colour: Colour | None) -> str:
    return colour.name.lower() if colour else "human"


def _faction(faction: Faction | None) -> str:
    return faction.name.lower() if faction else "generalist"
