"""Coders are made from hints: both ways, with clear complaints."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, TypeAlias, TypeVar

import pytest

from shipmates.crewdeck import cards as crew
from shipmates.crewdeck.ship import Cell
from shipmates.kernel import Seat
from shipmates.tricks.cards import Card, CardSet
from shipmates.wire.coder import Garbled
from shipmates.wire.coders import Coders

Inner = TypeVar("Inner")


class Mood(Enum):
    GOOD = "good"
    BAD = "bad"


@dataclass(frozen=True)
class Box(Generic[Inner]):
    inside: Inner


@dataclass(frozen=True)
class LongName:
    seat: Seat
    mood: Mood


@dataclass(frozen=True)
class Nest:
    inner: tuple[Leafy, ...]


Leafy: TypeAlias = LongName | Nest


@dataclass(frozen=True)
class Everything:
    card: Card | None
    cards: CardSet
    member: crew.Card
    cell: Cell
    pair: tuple[int, str]
    some: frozenset[int]
    either: str | int
    leafy: Leafy
    maybe: Leafy | None
    box: Box[Mood]


WHOLE = Everything(
    card=Card.parse("P3"),
    cards=CardSet.parse("B9 T4"),
    member=crew.Card(None, None),
    cell=Cell(-1, 2),
    pair=(1, "a"),
    some=frozenset((3, 1)),
    either="x",
    leafy=Nest((LongName(Seat(1), Mood.BAD), Nest(()))),
    maybe=None,
    box=Box(Mood.GOOD),
)
PLAIN = {
    "card": "P3",
    "cards": ["B9", "T4"],
    "member": "HG",
    "cell": [-1, 2],
    "pair": [1, "a"],
    "some": [1, 3],
    "either": "x",
    "leafy": {
        "kind": "nest",
        "inner": [
            {"kind": "long-name", "seat": 1, "mood": "bad"},
            {"kind": "nest", "inner": []},
        ],
    },
    "maybe": None,
    "box": {"inside": "good"},
}


def test_a_value_travels_and_comes_back() -> None:
    coder = Coders().of(Everything)
    assert coder.encode(WHOLE) == PLAIN
    assert coder.decode(PLAIN) == WHOLE


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"card": "P10"}, "card should be a card such as P3 or T4"),
        ({"card": 7}, "card should be a card such as P3 or T4"),
        ({"cards": "B9"}, "cards should be a list of cards"),
        ({"member": "XX"}, "member should be a crew card such as OP or HG"),
        ({"cell": [1]}, "cell should be a row and a column"),
        ({"pair": [1]}, "pair should be a list of 2"),
        ({"pair": ["a", "a"]}, "pair.0 should be a whole number"),
        ({"pair": [True, "a"]}, "pair.0 should be a whole number"),
        ({"some": 3}, "some should be a list"),
        ({"either": None}, "either should be a number or a text"),
        ({"leafy": {"kind": "nobody"}}, "leafy.kind should be one of long-name, nest"),
        ({"leafy": 3}, "leafy.kind should be one of long-name, nest"),
        (
            {"leafy": {"kind": "long-name", "seat": 1, "mood": "so-so"}},
            "leafy.mood should be one of good, bad",
        ),
        ({"leafy": {"kind": "nest", "inner": [3]}}, "leafy.inner.0.kind should be one of"),
        ({"box": []}, "box should be WireBoxMood"),
        ({"box": {}}, "box.inside should be there"),
        ({"box": {"inside": "good", "more": 1}}, "box should be without 'more'"),
    ],
)
def test_what_is_wrong_is_named(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(Garbled) as garbled:
        Coders().of(Everything).decode(PLAIN | change)
    assert str(garbled.value).startswith(complaint)


@pytest.mark.parametrize("hint", [dict[str, int], Any, int | Card, str | int | None])
def test_what_cannot_travel_is_refused_at_once(hint: Any) -> None:
    with pytest.raises(TypeError):
        Coders().of(hint)


def test_a_schema_names_what_mentions_itself() -> None:
    coders = Coders()
    coder = coders.of(Nest)
    assert coder.schema() == {"$ref": "#/$defs/WireNest"}
    items = coders.schemas["WireNest"]()["properties"]["inner"]["items"]
    assert [member["properties"]["kind"]["const"] for member in items["oneOf"]] == [
        "long-name",
        "nest",
    ]
