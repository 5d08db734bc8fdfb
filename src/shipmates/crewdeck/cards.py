"""The crew cards: a colour and a faction each, and wilds that lack one or both."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Final, NamedTuple, TypeAlias


class Colour(Enum):
    """A species, known by its colour."""

    __hash__ = object.__hash__  # cards are counted all day, and an enum's own is slow

    ORANGE = "O"
    PURPLE = "P"
    BLUE = "B"
    RED = "R"
    GREEN = "G"


class Faction(Enum):
    """What a crew member does."""

    __hash__ = object.__hash__

    PILOT = "P"
    ENGINEER = "E"
    SECURITY = "S"
    MECHANIC = "M"
    NAVIGATOR = "N"


class Layer(Enum):
    """The two ways in which cards match. They are scored apart."""

    COLOUR = "colour"
    FACTION = "faction"


class Wild(Enum):
    """The three types of wild cards."""

    HUMAN = "human"
    GENERALIST = "generalist"
    HUMAN_GENERALIST = "human-generalist"


Trait: TypeAlias = Colour | Faction


class Card(NamedTuple):
    """A crew member. Cards that look the same are the same; only printed values are not here.

    Without a colour it is a Human, any colour at once; without a faction a Generalist.
    """

    colour: Colour | None
    faction: Faction | None

    @property
    def wild(self) -> Wild | None:
        """Which type of wild card this is, if it is one."""
        if self.colour is None:
            return Wild.HUMAN_GENERALIST if self.faction is None else Wild.HUMAN
        return Wild.GENERALIST if self.faction is None else None

    def trait(self, layer: Layer) -> Trait | None:
        """What it matches by in that layer; `None` where it is wild."""
        return self.colour if layer is Layer.COLOUR else self.faction

    def __str__(self) -> str:
        """Colour, then faction: `OP`, the Human Pilot `HP`, the orange Generalist `OG`."""
        colour = "H" if self.colour is None else self.colour.value
        return colour + ("G" if self.faction is None else self.faction.value)


TRAITS: Final[dict[Layer, tuple[Trait, ...]]] = {
    Layer.COLOUR: tuple(Colour),
    Layer.FACTION: tuple(Faction),
}

_COPIES: Final = {
    Colour.ORANGE: (1, 2, 3, 4, 5),
    Colour.PURPLE: (5, 1, 2, 3, 4),
    Colour.BLUE: (4, 5, 1, 2, 3),
    Colour.RED: (3, 4, 5, 1, 2),
    Colour.GREEN: (2, 3, 4, 5, 1),
}

COPIES: Final[dict[Card, int]] = {
    Card(colour, faction): copies
    for colour, row in _COPIES.items()
    for faction, copies in zip(Faction, row, strict=True)
}
"""How often each card that is not wild is in the deck: fifteen of each colour and faction."""

PLAIN: Final = tuple(card for card, copies in COPIES.items() for _ in range(copies))
"""The seventy-five cards that are not wild."""

HUMANS: Final = tuple(Card(None, faction) for faction in Faction)
GENERALISTS: Final = tuple(Card(colour, None) for colour in Colour)
HUMAN_GENERALIST: Final = Card(None, None)
WILDS: Final = (*HUMANS, *GENERALISTS, HUMAN_GENERALIST)

KINDS: Final = (*COPIES, *WILDS)
"""Every card there is, once."""

_ORDER: Final = {card: place for place, card in enumerate(KINDS)}
_NAMED: Final = {str(card): card for card in KINDS}


def parse(text: str) -> Card | None:
    """The card of that short name, if there is one."""
    return _NAMED.get(text)


def tidy(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The same cards, by colour and faction, wilds last: an order that tells nothing."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def without(cards: Iterable[Card], *gone: Card) -> tuple[Card, ...]:
    """The cards but one copy of each of these, in their order. All of them must be there."""
    kept = list(cards)
    for card in gone:
        kept.remove(card)
    return tuple(kept)
