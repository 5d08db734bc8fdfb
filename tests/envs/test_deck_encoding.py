"""Crew Deck's encoding can be read back: nothing in a view is lost that a player could use."""

from __future__ import annotations

from collections import Counter

import pytest

from shipmates.crewdeck.cards import KINDS, Card, Colour, Faction, tidy
from shipmates.crewdeck.setup import Setup
from shipmates.crewdeck.ship import Ship
from shipmates.crewdeck.view import Phase, View
from shipmates.envs.blocks import Numbers
from shipmates.envs.crewdeck.encoding import Writer
from shipmates.envs.crewdeck.index import indexes
from shipmates.envs.crewdeck.layout import OBSERVATION
from shipmates.kernel import WATCHER
from tests.laws.crewdeck_games import CASES, RULES, a_game


def cards(name: str, numbers: Numbers, row: int = 0) -> tuple[Card, ...]:
    counts = OBSERVATION[name].row(numbers, row)
    return tidy(kind for kind, many in zip(KINDS, counts, strict=True) for _ in range(many))


def one(name: str, numbers: Numbers, row: int = 0) -> list[int]:
    return list(OBSERVATION[name].row(numbers, row).nonzero()[0])


def ship(numbers: Numbers, row: int) -> dict[tuple[int, int], Card]:
    places = OBSERVATION["ship"].row(numbers, row).reshape(2, 8, 11)
    found = dict[tuple[int, int], Card]()
    for line, column in zip(*places[:, :, 0].nonzero(), strict=True):
        colour, faction = places[line, column, 1:6], places[line, column, 6:]
        found[int(line), int(column)] = Card(
            tuple(Colour)[colour.argmax()] if colour.any() else None,
            tuple(Faction)[faction.argmax()] if faction.any() else None,
        )
    return found


def moved(of: Ship, setup: Setup) -> dict[tuple[int, int], Card]:
    cells = of.cells
    up = 0 if setup.fixed or not cells else min(cell.row for cell in cells)
    left = 0 if setup.fixed or not cells else min(cell.column for cell in cells)
    return {(cell.row - up, cell.column - left): card for cell, card in cells.items()}


def check(view: View, numbers: Numbers) -> None:
    setup, payroll = view.setup, view.setup.edition.payroll
    assert one("phase", numbers) == [list(Phase).index(view.phase)]
    assert one("round", numbers) == [view.round - 1]
    assert one("players", numbers) == [setup.players - 1]
    for name in ("hand", "shed", "rival", "aside"):
        assert cards(name, numbers) == tidy(getattr(view, name))
    assert [cards("stacks", numbers, i) for i in range(len(view.stacks))] == [
        tidy(stack) for stack in view.stacks
    ]
    news = [KINDS[one("news", numbers, i)[0]] for i in range(len(view.news))]
    assert tuple(news) == view.news
    assert tuple(OBSERVATION["covered"].row(numbers))[: len(view.covered)] == view.covered
    assert (OBSERVATION["deck"].row(numbers)[0], OBSERVATION["pile"].row(numbers)[0]) == (
        view.deck,
        view.pile,
    )
    for seat, lying in enumerate(view.ships):
        row = (seat - view.seat) % setup.players
        assert ship(numbers, row) == moved(lying, setup)
        assert cards("hold", numbers, row) == tidy(lying.hold)
        paid = Counter(dict(enumerate(OBSERVATION["paid"].row(numbers, row).tolist())))
        assert +paid == Counter(payroll.index(amount) for amount in lying.payroll)
        posted = sorted(payroll.index(a) for payer, a in view.posted if payer == seat)
        assert one("posted", numbers, row) == posted
        assert one("claimed", numbers, row) == sorted(s for o, s in view.claims if o == seat)
        assert OBSERVATION["cards"].row(numbers, row)[0] == view.sizes[seat]
        assert bool(one("first", numbers, row)) == (view.first == seat)
        assert bool(one("awaited", numbers, row)) == (seat in view.awaited)


def check_game(setup: Setup, seed: int) -> None:
    writer = Writer()
    for state, _, _ in a_game(setup, seed):
        for seat in setup.people:
            view = RULES.look(state, seat)
            numbers = indexes(view)
            written = writer.write(view, numbers)
            check(view, written["observation"])
            assert len(set(numbers)) == len(view.legal)
            assert list(written["action_mask"].nonzero()[0]) == sorted(numbers)


@pytest.mark.parametrize("case", range(0, len(CASES), 3))
def test_a_view_can_be_read_back(case: int) -> None:
    check_game(CASES[case], case)


@pytest.mark.deep
@pytest.mark.parametrize("setup", CASES)
def test_every_variant_can_be_read_back(setup: Setup) -> None:
    for seed in range(10):
        check_game(setup, seed)


def test_whoever_looks_on_is_not_encoded() -> None:
    state = next(state for state, _, _ in a_game(CASES[0], 0))
    with pytest.raises(ValueError, match="looks on"):
        Writer().write(RULES.look(state, WATCHER))
