"""What travels as a single word, number or short list."""

from __future__ import annotations

from typing import Any, Final

from shipmates.crewdeck import cards as crew
from shipmates.crewdeck.ship import Cell
from shipmates.tricks.cards import Card, CardSet
from shipmates.wire.coder import Coder, Garbled, Plain


def _scalar(kind: type, name: str, json: str) -> Coder:
    def decode(data: Plain) -> Any:
        fits = isinstance(data, kind) or (kind is float and isinstance(data, int))
        if not fits or (isinstance(data, bool) and kind is not bool):
            raise Garbled(name)
        return data

    return Coder(lambda value: value, decode, lambda: {"type": json})


def _read_card(data: Plain) -> Card:
    try:
        return Card.parse(data)
    except (ValueError, TypeError):
        raise Garbled("a card such as P3 or T4") from None


def _read_cards(data: Plain) -> CardSet:
    if not isinstance(data, list):
        raise Garbled("a list of cards")
    return CardSet.of(map(_read_card, data))


def _read_member(data: Plain) -> crew.Card:
    card = crew.parse(data) if isinstance(data, str) else None
    if card is None:
        raise Garbled("a crew card such as OP or HG")
    return card


def _read_cell(data: Plain) -> Cell:
    match data:
        case [int(row), int(column)]:
            return Cell(row, column)
        case _:
            raise Garbled("a row and a column")


_CARD: Final = {"type": "string", "pattern": "^([PBGY][1-9]|T[1-4])$"}
_MEMBER: Final = {"type": "string", "pattern": "^[OPBRGH][PESMNG]$"}
_NUMBER: Final = {"type": "integer"}

SCALARS: Final[dict[Any, Coder]] = {
    int: _scalar(int, "a whole number", "integer"),
    float: _scalar(float, "a number", "number"),
    str: _scalar(str, "a text", "string"),
    bool: _scalar(bool, "true or false", "boolean"),
}
LEAVES: Final[dict[Any, Coder]] = {
    Card: Coder(lambda card: card.text, _read_card, lambda: dict(_CARD)),
    CardSet: Coder(
        lambda cards: [card.text for card in cards],
        _read_cards,
        lambda: {"type": "array", "items": dict(_CARD)},
    ),
    crew.Card: Coder(str, _read_member, lambda: dict(_MEMBER)),
    Cell: Coder(
        list,
        _read_cell,
        lambda: {"type": "array", "prefixItems": [_NUMBER, _NUMBER], "items": False},
    ),
}
