"""The deck of both Crew games: four colours of nine and four trumps."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Final


class Suit(Enum):
    """Four colours and the trumps: rockets in Planet Nine, submarines in Deep Sea."""

    PINK = "P"
    BLUE = "B"
    GREEN = "G"
    YELLOW = "Y"
    TRUMP = "T"

    @property
    def top(self) -> int:
        """The highest value of the suit."""
        return 4 if self is Suit.TRUMP else 9


_TRUMPS: Final = 0b1111 << 36
"""The mask of the trumps, which come after all colours."""


class Card:
    """One of forty objects; there is never a second pink 3, so `is` and `==` are the same.

    >>> Card.parse("P3") is Card.parse("P3")
    True
    """

    __slots__ = ("beaters", "bit", "index", "peers", "suit", "text", "value")

    def __init__(self, suit: Suit, value: int, index: int) -> None:
        self.suit: Final = suit
        self.value: Final = value
        self.index: Final = index
        self.bit: Final = 1 << index
        self.peers: Final = ((1 << suit.top) - 1) << (index - value + 1)
        """The mask of its whole suit."""
        trumps = 0 if suit is Suit.TRUMP else _TRUMPS
        self.beaters: Final = self.peers & -(self.bit << 1) | trumps
        """The mask of all that, played later, take the trick from it."""
        self.text: Final = f"{suit.value}{value}"

    @staticmethod
    def parse(text: str) -> Card:
        """Reads `P3`, `T4`. Raises `ValueError` naming what is no card."""
        try:
            return _BY_TEXT[text]
        except KeyError:
            raise ValueError(
                f"{text!r} is no card: expected P, B, G or Y with 1-9, or T with 1-4"
            ) from None

    @property
    def is_trump(self) -> bool:
        """Whether it is a rocket or a submarine."""
        return self.suit is Suit.TRUMP

    def beats(self, other: Card) -> bool:
        """Whether this card, played later, takes the trick from `other`."""
        return bool(other.beaters & self.bit)

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card.parse({self.text!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Card.parse, (self.text,)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self


CARDS: Final[tuple[Card, ...]] = tuple(
    Card(suit, value, index)
    for index, (suit, value) in enumerate(
        (suit, value) for suit in Suit for value in range(1, suit.top + 1)
    )
)
_BY_TEXT: Final = {card.text: card for card in CARDS}
_BY_BIT: Final = {card.bit: card for card in CARDS}
_EIGHTS: Final = tuple(
    tuple(tuple(card for card in eight if card.bit >> start & mask) for mask in range(256))
    for start in range(0, len(CARDS), 8)
    for eight in (CARDS[start : start + 8],)
)
"""The cards of every mask, eight bits at a time: sets are read all day."""


class CardSet:
    """A set of cards as one number; iterates by suit and value.

    >>> str(CardSet.parse("B9 P3") | CardSet.of([Card.parse("T4")]))
    'P3 B9 T4'
    """

    __slots__ = ("mask",)

    def __init__(self, mask: int = 0) -> None:
        self.mask: Final = mask

    @staticmethod
    def of(cards: Iterable[Card]) -> CardSet:
        """The set of these cards."""
        mask = 0
        for card in cards:
            mask |= card.bit
        return CardSet(mask)

    @staticmethod
    def parse(text: str) -> CardSet:
        """Reads `P3 B9 T4`. Raises `ValueError` for what is no card or stands twice."""
        mask = 0
        for word in re.split(r"[\s,]+", text.strip()) if text.strip() else ():
            card = Card.parse(word)
            if mask & card.bit:
                raise ValueError(f"{word} stands twice in {text!r}")
            mask |= card.bit
        return CardSet(mask)

    def suited(self, suit: Suit) -> CardSet:
        """Those of one suit."""
        return CardSet(self.mask & SUITED[suit].mask)

    @property
    def low(self) -> Card:
        """The first card in order; of one suit, the lowest."""
        return _BY_BIT[self.mask & -self.mask]

    @property
    def high(self) -> Card:
        """The last card in order; of one suit, the highest."""
        return CARDS[self.mask.bit_length() - 1]

    def __contains__(self, card: Card) -> bool:
        return bool(self.mask & card.bit)

    def __iter__(self) -> Iterator[Card]:
        mask = self.mask
        found: tuple[Card, ...] = ()
        for eight in _EIGHTS:
            if mask & 255:
                found += eight[mask & 255]
            mask >>= 8
        return iter(found)

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __or__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask | other.mask)

    def __and__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask & other.mask)

    def __sub__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask & ~other.mask)

    def plus(self, card: Card) -> CardSet:
        """With this card."""
        return CardSet(self.mask | card.bit)

    def minus(self, card: Card) -> CardSet:
        """Without this card."""
        return CardSet(self.mask & ~card.bit)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardSet) and self.mask == other.mask

    def __hash__(self) -> int:
        return hash(self.mask)

    def __str__(self) -> str:
        return " ".join(card.text for card in self)

    def __repr__(self) -> str:
        return f"CardSet.parse({str(self)!r})"


EMPTY: Final = CardSet()
DECK: Final = CardSet.of(CARDS)
SUITED: Final = {suit: CardSet.of(c for c in CARDS if c.suit is suit) for suit in Suit}
TRUMPS: Final = SUITED[Suit.TRUMP]
COLOURS: Final = tuple(suit for suit in Suit if suit is not Suit.TRUMP)
COLOURED: Final = DECK - TRUMPS
VALUED: Final = {
    value: CardSet.of(c for c in COLOURED if c.value == value) for value in range(1, 10)
}
"""The colour cards of a value; a trump never counts among them."""
