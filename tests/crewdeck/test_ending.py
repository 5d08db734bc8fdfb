"""Who wins."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shipmates.crewdeck import Setup
from shipmates.crewdeck.ending import outcome
from shipmates.crewdeck.scoring import rival_sheet, sheet
from shipmates.crewdeck.ship import Ship
from shipmates.crewdeck.state import Table
from shipmates.kernel import Outcome, Seat
from tests.clauses import clause
from tests.crewdeck.tables import cards, ended, full_deck, ship


def judged(*ships: Ship, rival: str = "") -> Outcome:
    setup = Setup(len(ships))
    at = Table(setup, Seat(0), full_deck(setup), (), ships)
    return outcome(replace(at, rival=cards(rival)))


def told(*ships: Ship, rival: str = "") -> tuple[tuple[float, ...], str]:
    found = judged(*ships, rival=rival)
    return found.payoff, str(found.because)


PAIR = ship("BP BE", paid=(1,))
"""4 for the set, 3 for the cards, less 1: 6."""
SINGLE = ship("OP .. PE", paid=(4,))
"""10 for the cards, less 4: 6, and no set."""


@clause("CD-TIE-1")
def test_most_points_win() -> None:
    assert told(PAIR, ship("OP"), ship("ON")) == ((1, 0, 0), "most-points seat=0 points=6")
    low = ship("HG"), ship("HP"), ship("HG HG"), ship("HG", paid=(1,))
    assert told(*low) == ((0, 1, 0, 0), "most-points seat=1 points=-5")


@clause("CD-TIE-1")
def test_among_equals_the_largest_set_wins() -> None:
    assert told(SINGLE, PAIR) == ((0, 1), "largest-set seat=1 points=6 size=2")
    three = ship("BP BE HG", paid=(0,))
    assert sheet(three, Setup(3).edition).largest == 3
    pairs = ship("BP BE .. .. .. OS", paid=(8,))
    assert (points(three), points(pairs)) == (2, 2)
    assert told(pairs, three, pairs) == ((0, 1, 0), "largest-set seat=1 points=2 size=3")


def points(found: Ship) -> int:
    return sheet(found, Setup(3).edition).total


@clause("CD-TIE-1")
def test_a_set_of_either_kind_counts() -> None:
    colour, faction = ship("BP BE", paid=(2,)), ship("BE OE RE", paid=(11,))
    assert (points(colour), points(faction)) == (5, 5)
    assert told(colour, faction) == ((0, 1), "largest-set seat=1 points=5 size=3")


@clause("CD-TIE-2")
def test_then_the_highest_payroll_wins() -> None:
    richer = ship("BP BE .. OP", paid=(1, 5))
    assert points(richer) == points(PAIR)
    assert told(PAIR, richer, SINGLE) == ((0, 1, 0), "most-payroll seat=1 points=6 amount=6")


@clause("CD-TIE-3")
def test_who_is_still_level_shares_the_win() -> None:
    assert told(PAIR, ship("OP"), PAIR) == ((0.5, 0, 0.5), "shared-win seats=0 2 points=6")
    assert told(PAIR, PAIR, PAIR, PAIR)[0] == (0.25,) * 4


@clause("CD-SOLO-10")
def test_the_player_must_have_more_than_the_opponent() -> None:
    assert told(PAIR, rival="OP") == ((1,), "rival-beaten points=6 rival=5")
    assert told(PAIR, rival="OP PE") == ((0,), "rival-ahead points=6 rival=10")
    assert told(PAIR, rival="OP ON") == ((0,), "rival-ahead points=6 rival=10")
    assert told(PAIR, rival="OM PN BN") == ((0,), "rival-ahead points=6 rival=11")
    assert told(ship("OP", paid=(0,)), rival="OP") == ((0,), "rival-ahead points=5 rival=5")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_is_judged_by_its_last_ships(players: int) -> None:
    over = ended(Setup(players))
    edition = over.table.setup.edition
    scores = [sheet(found, edition).total for found in over.table.ships]
    if players == 1:
        to_beat = rival_sheet(over.table.rival, edition).total
        assert over.outcome.payoff == (float(scores[0] > to_beat),)
    else:
        winners = [seat for seat, share in enumerate(over.outcome.payoff) if share]
        assert winners
        assert all(scores[seat] == max(scores) for seat in winners)
