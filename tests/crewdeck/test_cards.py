"""The cards and the printed numbers, as the page of rules has them."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

from shipmates.crewdeck.cards import (
    COPIES,
    GENERALISTS,
    HUMAN_GENERALIST,
    HUMANS,
    KINDS,
    PLAIN,
    Colour,
    Faction,
    Layer,
    Wild,
    parse,
    tidy,
    without,
)
from shipmates.crewdeck.editions import INFERRED, NUMBERS, USUAL, Species
from tests.clauses import clause, page
from tests.crewdeck.tables import cards, names

PAGE = page("CD")


@clause("CD-DECK-1")
def test_eighty_nine_cards_seventy_five_of_them_plain() -> None:
    wilds = [card for wild in Wild for card in USUAL.wilds(wild)]
    assert (len(PLAIN), len(wilds)) == (75, 14)
    assert {(card.colour, card.faction) for card in PLAIN} == {
        (colour, faction) for colour in Colour for faction in Faction
    }


@clause("CD-DECK-2")
def test_copies_are_those_of_the_table() -> None:
    rows = re.findall(r"^\| (Orange|Purple|Blue|Red|Green) \| (.+) \|$", PAGE, re.M)
    header = re.search(r"^\| copies \| (.+) \|$", PAGE, re.M)
    assert header is not None
    written = {
        (colour.upper(), faction.upper()): int(copies)
        for colour, row in rows
        for faction, copies in zip(header[1].split(" | "), row.split(" | "), strict=True)
    }
    assert len(written) == 25
    ours = {
        (card.colour.name, card.faction.name): copies
        for card, copies in COPIES.items()
        if card.colour and card.faction
    }
    assert ours == written
    assert set(Counter(card.colour for card in PLAIN).values()) == {15}
    assert set(Counter(card.faction for card in PLAIN).values()) == {15}


@clause("CD-DECK-3")
def test_what_a_wild_card_lacks() -> None:
    human, generalist, both = cards("HP OG HG")
    assert [card.wild for card in (human, generalist, both)] == list(Wild)
    assert (human.trait(Layer.COLOUR), human.trait(Layer.FACTION)) == (None, Faction.PILOT)
    assert (generalist.trait(Layer.COLOUR), generalist.trait(Layer.FACTION)) == (
        Colour.ORANGE,
        None,
    )
    assert {both.trait(layer) for layer in Layer} == {None}
    assert cards("OP")[0].wild is None


@clause("CD-DECK-4")
def test_the_split_of_the_wild_cards() -> None:
    assert USUAL.wilds(Wild.HUMAN) == HUMANS == cards("HP HE HS HM HN")
    assert USUAL.wilds(Wild.GENERALIST) == GENERALISTS == cards("OG PG BG RG GG")
    assert USUAL.wilds(Wild.HUMAN_GENERALIST) == (HUMAN_GENERALIST,) * 4


@clause("CD-DECK-5")
def test_the_rarer_the_dearer() -> None:
    assert {(COPIES[card], USUAL.value(card)) for card in COPIES} == {
        (1, 5),
        (2, 4),
        (3, 3),
        (4, 2),
        (5, 1),
    }
    assert sum(map(USUAL.value, PLAIN)) == 175


@clause("CD-DECK-6")
def test_wild_cards_cost() -> None:
    assert [USUAL.value(card) for card in cards("HP HN OG GG HG")] == [-5, -5, -5, -5, -10]


@clause("CD-DECK-7")
def test_thirty_payroll_cards() -> None:
    assert USUAL.payroll == (1, 2, 3, 5, 7, 10)
    assert len(USUAL.payroll) * USUAL.payroll_copies == 30


@clause("CD-EDIT-1")
def test_the_numbers_are_those_of_the_page_and_the_assumed_ones_are_marked() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([^|]+) \| (assumed|book)[^|]*\|$", PAGE, re.M)
    assert [name for name, _, _ in rows] == list(NUMBERS)
    for name, written, source in rows:
        assert written == shown(getattr(USUAL, name)), name
        assert (source == "assumed") == (name in USUAL.assumed), name
    assert USUAL.assumed == INFERRED


@clause("CD-EDIT-1")
def test_what_the_book_prints_of_a_list_is_not_assumed() -> None:
    assert [size for size in range(2, 17) if not USUAL.assumes_set(size)] == [3, 4, 6]
    assert [USUAL.worth(size) for size in (3, 4, 6)] == [9, 16, 35]
    assert [paid for paid in USUAL.payroll if not USUAL.assumes_amount(paid)] == [1, 5, 10]


@clause("CD-EDIT-1")
def test_another_number_in_the_place_of_a_printed_one_is_assumed() -> None:
    other = replace(USUAL, chart=(4, 8, 16, *USUAL.chart[3:]))
    assert [size for size in range(2, 17) if not other.assumes_set(size)] == [4, 6]
    known = replace(USUAL, assumed=frozenset())
    assert not any(map(known.assumes_set, range(2, 17)))
    guessed = replace(USUAL, assumed=USUAL.assumed | {"solo_payroll"})
    assert all(map(guessed.assumes_amount, guessed.payroll))


def shown(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(str(v.value if isinstance(v, Species) else v) for v in value)
    return str(value)


def test_short_names_go_both_ways_and_nothing_else_is_a_card() -> None:
    assert [parse(str(card)) for card in KINDS] == list(KINDS)
    assert len(set(map(str, KINDS))) == 36
    assert [parse(text) for text in ("", "OO", "op", "HGG", "XP", "GH")] == [None] * 6


def test_tidy_is_by_colour_and_faction_with_wilds_last() -> None:
    assert names(tidy(cards("HG OG GP HP OP BN BE"))) == "OP BE BN GP HP OG HG"


def test_without_takes_one_copy_of_each() -> None:
    assert names(without(cards("OP BP OP BP OP"), *cards("OP OP"))) == "BP BP OP"
