"""Sets, wild cards and scores: the rulebook's examples, and the corners."""

from __future__ import annotations

import pytest

from shipmates.crewdeck import USUAL, Edition
from shipmates.crewdeck.scoring import rival_sheet, sheet
from shipmates.crewdeck.ship import Ship
from tests.clauses import clause
from tests.crewdeck.tables import cards, ship


def total(found: Ship, edition: Edition = USUAL) -> int:
    return sheet(found, edition).total


def sets(grid: str) -> str:
    """Every set of a ship: `blue 3=9`."""
    found = sheet(ship(grid), USUAL).sets
    return ", ".join(f"{s.trait.name.lower()} {len(s.cells)}={s.points}" for s in found)


@clause("CD-SET-1", "CD-SET-3", "CD-SET-4")
def test_the_example_of_the_rulebook() -> None:
    example = "OS OS OS RS RS RS .. / OP GE PM BN GP .. .."
    assert sets(example) == "orange 4=16, red 3=9, security 6=35"
    assert sheet(ship(example), USUAL).in_sets == 60


VECTORS = [
    ("GP GE HS BM BN BP / .. .. RE .. .. ..", "blue 4=16, green 3=9"),
    ("BP HE BS", ""),
    ("BP BE HS BM", "blue 4=16"),
    ("BP BE HS HM BN BP", "blue 6=35"),
    ("BP HE BS BM", "blue 4=16"),
    ("BP HE HS BM", ""),
    ("HP HE HS", ""),
    ("OG PG BG", ""),
    ("HG HG HG HG", ""),
    ("BP HG BE BS", "blue 4=16"),
    ("BP OG PP PP", "purple 2=4, pilot 4=16"),
    ("BP OP HG PE RE", "pilot 3=9, engineer 3=9"),
    ("BP BE .. BS BM", "blue 2=4, blue 2=4"),
    ("BP BP", "blue 2=4, pilot 2=4"),
    ("BP OE", ""),
    ("BP", ""),
    ("", ""),
    ("BP OE / OE BP", ""),
    ("BP .. / .. BE", ""),
    ("BP PE BS BM / HE HS HP PN", "blue 6=35"),
    ("BP BE / OS HM", "blue 3=9"),
]


@pytest.mark.parametrize(("grid", "found"), VECTORS)
@clause("CD-SET-1", "CD-SET-2", "CD-SET-3", "CD-WILD-2", "CD-WILD-3", "CD-WILD-4")
def test_sets(grid: str, found: str) -> None:
    assert sets(grid) == found


@clause("CD-SET-4")
def test_the_chart_for_every_size() -> None:
    row = ["BP", "BE", "BS", "BM", "BN"]
    for size in range(2, 17):
        line = [row[i % 5] for i in range(size)]
        grid = " ".join(line[:8]) + " / " + " ".join(line[8:])
        points = size**2 if size <= 5 else 10 * size - 25
        blue = next(s for s in sheet(ship(grid), USUAL).sets if s.trait.name == "BLUE")
        assert (len(blue.cells), blue.points) == (size, points)
    assert USUAL.worth(14) == 115
    assert (USUAL.worth(0), USUAL.worth(1)) == (0, 0)


@clause("CD-SET-5")
def test_the_same_cards_score_twice() -> None:
    assert sets("ON ON ON") == "orange 3=9, navigator 3=9"


@clause("CD-WILD-1")
def test_a_human_joins_colours_only_and_a_generalist_factions_only() -> None:
    assert sets("BP BP HE") == "blue 3=9, pilot 2=4"
    assert sets("BP BP OG") == "blue 2=4, pilot 3=9"
    assert sets("BP BP HG") == "blue 3=9, pilot 3=9"


@clause("CD-WILD-2")
def test_a_wild_card_is_in_several_sets_at_once() -> None:
    assert sets("BP BE HG RE RP / .. .. GM GN ..") == "blue 3=9, red 3=9, green 3=9"


@clause("CD-WILD-3")
def test_sets_linked_by_a_wild_card_are_one_and_singles_are_linked_on() -> None:
    assert sets("BP BE HS BM BN") == "blue 5=25"
    assert sets("BP BE HS BM HN BP / .. .. .. .. OE ..") == "blue 6=35"


@clause("CD-WILD-5")
def test_a_wild_card_is_natural_where_it_is_not_wild() -> None:
    assert sets("BP BG") == "blue 2=4"
    assert sets("BG BG") == "blue 2=4"
    assert sets("OP HP") == "pilot 2=4"
    assert sets("HP HP RP") == "pilot 3=9"
    assert sets("BG HP BE") == ""


@clause("CD-SCORE-1")
def test_the_four_parts_of_a_score() -> None:
    found = sheet(ship("BP BE HS", hold="OP", paid=(1, 7)), USUAL)
    assert (found.in_sets, found.crew, found.hold, found.payroll) == (9, 2 + 1 - 5, 5, 8)
    assert found.total == 9 - 2 + 5 - 8
    assert found.largest == 3


@clause("CD-HOLD-2", "CD-SCORE-2")
def test_the_hold_counts_no_sets_and_turns_wild_cards_only() -> None:
    assert total(ship("", hold="HG")) == 10
    assert total(ship("HG")) == -10
    assert total(ship("", hold="HP OG OP ON")) == 5 + 5 + 5 + 1
    assert total(ship("BP", hold="BP BP BP")) == 4 * 2
    assert sheet(ship("BP", hold="BP"), USUAL).sets == ()


@clause("CD-CLEAN-1")
def test_payroll_in_the_hold_stays_a_cost() -> None:
    assert total(ship("", hold="HG", paid=(10, 10, 1))) == 10 - 21


@clause("CD-SCORE-3")
def test_a_score_may_be_negative() -> None:
    assert total(ship("HG HG HP", paid=(10, 10))) == -45


@clause("CD-SOLO-9")
def test_the_opponent_counts_its_largest_collections() -> None:
    counted = rival_sheet(cards("BP BE HS OG HG RP"), USUAL)
    assert [(trait.name, size, points) for trait, size, points in counted.best] == [
        ("BLUE", 4, 16),
        ("PILOT", 4, 16),
    ]
    assert counted.cards == 2 + 1 + 5 + 5 + 10 + 3
    assert counted.total == 26 + 32
    alone = rival_sheet(cards("OP"), USUAL)
    assert alone.total == 5
    assert rival_sheet((), USUAL).total == 0
    assert rival_sheet(cards("BP " * 15), USUAL).total == 15 * 2 + 125 + 125
