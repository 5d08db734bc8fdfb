"""The planner's own counting: the same points, the same open places, the best stations."""

from __future__ import annotations

import pytest

from shipmates.bots.crewdeck.hull import NUMBER, Hull, Yard, singly
from shipmates.bots.crewdeck.outlook import Outlook
from shipmates.bots.crewdeck.stations import IN_HOLD, Way, ways
from shipmates.crewdeck import Setup
from shipmates.crewdeck.cards import parse
from shipmates.crewdeck.editions import USUAL, Edition
from shipmates.crewdeck.scoring import sheet
from shipmates.crewdeck.ship import Cell, Ship, open_cells
from shipmates.dice import Seeded
from tests.laws.crewdeck_games import CASES, RULES, a_game, case_id

OTHER = Setup(
    3,
    edition=Edition(
        chart=tuple(range(3, 33, 2)),
        values=(9, 7, 5, 3, 2),
        human=2,
        generalist=3,
        human_generalist=6,
    ),
)
"""With printed numbers that differ from the usual ones throughout."""


def numbers(text: str) -> tuple[int, ...]:
    found = [parse(word) for word in text.split()]
    return tuple(NUMBER[card] for card in found if card)


def a_ship(upper: str, lower: str = "", hold: str = "") -> Ship:
    """Two rows from the left, `..` where nobody works."""
    rows = [row.split() for row in (upper, lower)]
    ship = Ship()
    for column in range(max(map(len, rows))):
        for row, words in enumerate(rows):
            card = parse(words[column]) if column < len(words) else None
            ship = ship.place(Cell(row, column), card) if card else ship
    for word in hold.split():
        card = parse(word)
        assert card
        ship = ship.stow(card)
    return ship


def ships(setup: Setup, seed: int) -> set[Ship]:
    """All ships of a random game, half placed ones too."""
    found = set[Ship]()
    for state, seat, _ in a_game(setup, seed):
        if seat >= 0:
            found.update(RULES.look(state, seat).ships)
    return found


@pytest.mark.parametrize("setup", [*CASES, OTHER], ids=case_id)
def test_a_hull_counts_what_its_sheet_counts(setup: Setup) -> None:
    yard = Yard(setup.frame, setup.edition)
    for seed in range(2):
        for ship in ships(setup, seed):
            entry, hull = sheet(ship, setup.edition), yard.build(ship)
            assert yard.in_sets(hull) == entry.in_sets
            assert yard.score(hull) == entry.total + entry.payroll


@pytest.mark.parametrize("setup", CASES, ids=case_id)
def test_a_hull_is_open_where_its_ship_is(setup: Setup) -> None:
    yard = Yard(setup.frame, setup.edition)
    for seed in range(2):
        for ship in ships(setup, seed):
            bits = {yard.bit(ship, cell) for cell in open_cells(ship, setup.frame)}
            assert set(singly(yard.open(yard.build(ship)))) == bits


def test_after_the_last_round_a_hull_is_worth_its_score() -> None:
    yard = Yard(Setup(4).frame, USUAL)
    for ship in ships(Setup(4), 1):
        hull = yard.build(ship)
        assert Outlook(yard, 0, 0).worth(hull) == yard.score(hull)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param(("OM OS", "PE"), ("OM", "PE OS"), id="together, not apart"),
        pytest.param(("OM OS BE", ""), ("BE OM OS", "PM RN GE"), id="room to grow"),
        pytest.param(("OM OS OE", ""), ("OM OS PE", ""), id="the larger set"),
    ],
)
def test_hopes_for_the_rounds_to_come(better: tuple[str, str], worse: tuple[str, str]) -> None:
    yard = Yard(Setup(4).frame, USUAL)
    outlook = Outlook(yard, 3, 9)
    hulls = [yard.build(a_ship(*rows)) for rows in (better, worse)]
    hopes = [outlook.worth(hull) - hull.printed for hull in hulls]
    assert hopes[0] > hopes[1]


def last_round(ship: Ship, cards: str, width: int = 12) -> tuple[Outlook, Hull, Way]:
    yard = Yard(Setup(4).frame, USUAL)
    outlook, hull = Outlook(yard, 0, 0), yard.build(ship)
    return outlook, hull, ways(outlook, hull, numbers(cards), width)[0]


def brute(outlook: Outlook, hull: Hull, cards: tuple[int, ...]) -> float:
    """The most that any order and any places make of these cards."""
    if not cards:
        return outlook.worth(hull)
    yard, best = outlook.yard, float("-inf")
    for at, card in enumerate(cards):
        left = (*cards[:at], *cards[at + 1 :])
        after = [yard.place(hull, card, bit) for bit in singly(yard.open(hull))]
        after += [yard.stow(hull, card)] if hull.room else []
        best = max(best, *(brute(outlook, each, left) for each in after))
    return best


def test_the_best_stations_are_found_in_nearly_every_ship() -> None:
    """Compared with trying everything; what pays off only in the end may be missed."""
    found, tried = 0, 0
    for ship in sorted(ships(Setup(4), 2), key=repr):
        if len(ship.placed) not in range(4, 13) or tried == 30:
            continue
        cards = Seeded(repr(ship)).shuffled(numbers("OM PP HG BE RS OG HP GM"))[:2]
        outlook, hull, way = last_round(ship, "")
        way = ways(outlook, hull, cards, 12)[0]
        best = brute(outlook, hull, cards)
        assert way.worth <= best
        tried += 1
        found += way.worth == best
    assert tried == 30
    assert found >= 28


def test_the_link_between_two_sets_is_seen() -> None:
    ship = a_ship("OM OS .. ON OM", "PM PS PE PN PM", hold="GE")
    outlook, _, way = last_round(ship, "OP")
    assert way.steps == (
        (NUMBER[parse("OP") or ship.hold[0]], outlook.yard.bit(ship, Cell(0, 2))),
    )


def test_a_wild_that_links_nothing_is_worth_most_in_the_hold() -> None:
    _, _, way = last_round(a_ship("OM PS BE GN", "RP OS GE BM"), "HG")
    assert way.steps[0][1] == IN_HOLD


def test_a_wild_that_makes_two_sets_long_is_placed() -> None:
    _, _, way = last_round(a_ship("OM OS ON OM .. BE BP BN", "", hold="GE"), "HG")
    assert way.steps[0][1] != IN_HOLD
