"""Ships by the thousand, scored twice; and where a card may lie, read twice."""

from __future__ import annotations

import pytest

from shipmates.crewdeck import USUAL
from shipmates.crewdeck.cards import HUMAN_GENERALIST, KINDS, WILDS, Card
from shipmates.crewdeck.scoring import rival_sheet, sheet
from shipmates.crewdeck.ship import Cell, Frame, Ship, open_cells
from shipmates.dice import Seeded
from tests.clauses import clause
from tests.double_entry import naive_crewdeck as naive

SOME = 1_500
MANY = 100_000


def a_palette(dice: Seeded) -> list[Card]:
    """Cards to draw from: few colours and factions make large sets, and wilds link them."""
    few = dice.choice((1, 2, 3, 5))
    colours, factions = dice.shuffled(naive.COLOURS)[:few], dice.shuffled(naive.FACTIONS)[:few]
    plain = [card for card in KINDS if card.wild is None]
    liked = [
        card for card in plain if str(card)[0] in colours and str(card)[1] in factions
    ] or plain
    wilds = [*WILDS, *(HUMAN_GENERALIST,) * 5]
    share = dice.choice((0, 1, 2, 4))
    return [dice.choice(liked) for _ in range(6)] + [
        dice.choice(wilds) for _ in range(share * 2)
    ]


def a_ship(dice: Seeded) -> Ship:
    """Two rows somewhere, mostly full, with a hold and payroll."""
    palette, columns = a_palette(dice), dice.choice((7, 8))
    row, column = dice.choice((-1, 0)), dice.choice(range(-columns + 1, 1))
    places = dice.shuffled(
        [Cell(row + r, column + c) for r in range(2) for c in range(columns)]
    )
    lying = len(places) - dice.choice((0, 0, 1, 2, 4, 8, len(places)))
    return Ship(
        tuple((place, dice.choice(palette)) for place in places[: max(lying, 0)]),
        tuple(dice.choice(KINDS) for _ in range(dice.choice(range(5)))),
        tuple(dice.choice(USUAL.payroll) for _ in range(dice.choice(range(11)))),
    )


def compare(first: int, last: int) -> dict[str, int]:
    """Scores ships with these seeds twice; says how often what was met."""
    met = {"wild": 0, "full": 0, "largest": 0}
    for seed in range(first, last):
        ship = a_ship(Seeded(seed))
        ours = sheet(ship, USUAL)
        grid = {(cell.row, cell.column): str(card) for cell, card in ship.placed}
        sizes = naive.sizes(grid)
        assert sorted(len(found.cells) for found in ours.sets) == sorted(sizes), seed
        assert ours.total == naive.total(grid, list(map(str, ship.hold)), [*ship.payroll]), seed
        assert ours.largest == max(sizes, default=0), seed
        met["wild"] += any(card.wild for _, card in ship.placed)
        met["full"] += len(ship.placed) >= 14
        met["largest"] = max(met["largest"], ours.largest)
    return met


@clause("CD-SET-1", "CD-SET-4", "CD-WILD-2", "CD-WILD-3", "CD-WILD-4", "CD-SCORE-1")
def test_a_second_scorer_agrees() -> None:
    met = compare(0, SOME)
    assert met["wild"] > SOME // 2
    assert met["full"] > SOME // 3
    assert met["largest"] == 16


@pytest.mark.deep
def test_a_second_scorer_agrees_on_a_hundred_thousand_ships() -> None:
    assert compare(SOME, SOME + MANY)["largest"] == 16


@clause("CD-SOLO-9")
def test_the_opponents_cards_are_counted_alike() -> None:
    for seed in range(1_000):
        dice = Seeded(f"rival {seed}")
        palette = a_palette(dice)
        cards = tuple(dice.choice(palette) for _ in range(dice.choice(range(16))))
        assert rival_sheet(cards, USUAL).total == naive.rival_total([*map(str, cards)])


def a_growing_ship(dice: Seeded, frame: Frame) -> Ship:
    """Some cards of a ship, each laid beside another, as far as the frame lets them."""
    ship = Ship().place(Cell(0, 0), HUMAN_GENERALIST)
    for _ in range(dice.choice(range(frame.room))):
        taken = {(cell.row, cell.column) for cell in ship.cells}
        place = dice.choice(sorted(naive.open_places(taken, frame.columns)))
        ship = ship.place(Cell(*place), HUMAN_GENERALIST)
    return ship


@clause("CD-PLACE-1", "CD-PLACE-3", "CD-PLACE-6")
def test_a_card_may_lie_where_some_frame_around_all_cards_has_a_free_place_beside_one() -> None:
    lengths = set[int]()
    for seed in range(150):
        dice = Seeded(f"frame {seed}")
        frame = Frame(dice.choice((7, 8)), hold=1)
        ship = a_growing_ship(dice, frame)
        taken = {(cell.row, cell.column) for cell in ship.cells}
        assert {*map(tuple, open_cells(ship, frame))} == naive.open_places(taken, frame.columns)
        assert bool(open_cells(ship, frame)) == (len(taken) < frame.room)
        lengths.add(len(taken))
    assert lengths >= set(range(1, 15))
