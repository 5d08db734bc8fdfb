"""Practice mode: every number it names is a difference of two score sheets."""

from __future__ import annotations

from itertools import permutations

import pytest

from shipmates.bots.crewdeck import advise
from shipmates.crewdeck import USUAL
from shipmates.crewdeck.actions import Place, Stow
from shipmates.crewdeck.cards import Card, Colour, Faction, parse
from shipmates.crewdeck.scoring import sheet
from shipmates.crewdeck.ship import Cell, Frame, Ship, open_cells
from shipmates.crewdeck.view import Phase
from shipmates.tui.crewdeck.advice import Growth, after, best, gain, weigh
from shipmates.tui.crewdeck.explain import reasons
from shipmates.tui.crewdeck.render.advice import advice_page, options
from tests.tui.crewdeck.people import (
    WORDS,
    a_session,
    a_sight,
    anything,
    go_on,
    play_to,
    text,
    until_asked,
    with_bots,
)

FRAME = Frame(columns=7, hold=1)


def card(name: str) -> Card:
    found = parse(name)
    assert found is not None
    return found


def a_ship(*names: str) -> Ship:
    """Cards in a row, from the left."""
    ship = Ship()
    for column, name in enumerate(names):
        ship = ship.place(Cell(0, column), card(name))
    return ship


def test_a_set_that_grows_is_told_from_what_to_what() -> None:
    ship = a_ship("BP", "BE", "BS")
    option = weigh(ship, (Place(card("BN"), Cell(0, 3)),), USUAL)
    assert option.growths == (Growth(Colour.BLUE, (3,), 4, 16 - 9),)
    assert (option.crew, option.hold, option.gain) == (3, 0, 10)
    assert list(reasons(WORDS["en"], option)) == ["Blue ×3 → ×4 +7", "values +3"]
    assert list(reasons(WORDS["fr"], option)) == ["Bleu ×3 → ×4 +7", "valeurs +3"]


def test_two_sets_that_become_one_are_told_as_one() -> None:
    ship = a_ship("BP", "BE", "RS").place(Cell(1, 2), card("BM")).place(Cell(1, 3), card("BN"))
    option = weigh(ship, (Place(card("BS"), Cell(1, 1)),), USUAL)
    assert Growth(Colour.BLUE, (2, 2), 5, 25 - 4 - 4) in option.growths
    assert "Blue ×2 + ×2 → ×5 +17" in list(reasons(WORDS["en"], option))


def test_a_new_set_and_a_wild_in_the_hold() -> None:
    ship = a_ship("BP")
    steps = (Place(card("RP"), Cell(0, 1)), Stow(card("HG")))
    option = weigh(ship, steps, USUAL)
    assert option.growths == (Growth(Faction.PILOT, (), 2, 4),)
    assert (option.crew, option.hold, option.gain) == (3, 10, 17)
    assert list(reasons(WORDS["en"], option)) == ["Pilot ×2 +4", "values +3", "hold +10"]


def test_what_one_card_brings() -> None:
    assert gain(a_ship("BP"), Place(card("BE"), Cell(0, 1)), USUAL) == 4 + 1
    assert gain(a_ship("BP"), Place(card("HP"), Cell(0, 1)), USUAL) == 4 - 5
    assert gain(a_ship("BP"), Stow(card("HP")), USUAL) == 5


@pytest.mark.parametrize("players", [1, 2, 4])
def test_all_that_is_explained_adds_up(players: int) -> None:
    session = a_session(with_bots(players), seed=players)
    choose, weighed = anything(players), 0
    while (view := until_asked(session)) is not None:
        if view.phase is Phase.PLACE and not session.draft:
            ship, frame, edition = view.ships[0], view.setup.frame, view.setup.edition
            found = best(ship, view.news, frame, edition, 3)
            gains = [option.gain for option in found]
            assert gains == sorted(gains, reverse=True)
            for option in found:
                made = after(ship, *option.steps)
                assert made == option.ship
                assert option.gain == sheet(made, edition).total - sheet(ship, edition).total
                weighed += 1
        go_on(session, view, choose)
    assert weighed > 10


def test_the_best_is_the_best_of_all() -> None:
    """Compared with every order, card and place, one by one."""
    session = a_session(with_bots(4), seed=9)
    view = play_to(session, Phase.PLACE, 2, anything(9))
    ship, frame = view.ships[0], view.setup.frame
    found = best(ship, view.news, frame, USUAL, 1)[0]
    assert found.gain == max(_every_gain(ship, view.news, frame))


def _every_gain(ship: Ship, news: tuple[Card, ...], frame: Frame) -> set[int]:
    ways = set[tuple[Place | Stow, ...]]()
    for order in set(permutations(news)):
        ends: set[tuple[Place | Stow, ...]] = {()}
        for one in order:
            longer = set[tuple[Place | Stow, ...]]()
            for way in ends:
                made = after(ship, *way)
                longer |= {(*way, Place(one, cell)) for cell in open_cells(made, frame)}
                if len(made.hold) < frame.hold:
                    longer.add((*way, Stow(one)))
            ends = longer
        ways |= ends
    start = sheet(ship, USUAL).total
    return {sheet(after(ship, *way), USUAL).total - start for way in ways}


@pytest.mark.parametrize(("players", "locale"), [(1, "fr"), (2, "en"), (3, "fr")])
def test_there_is_advice_in_every_phase(players: int, locale: str) -> None:
    session = a_session(with_bots(players), seed=3)
    choose, seen = anything(3), set[Phase]()
    while (view := until_asked(session)) is not None and len(seen) < 4 and view.round < 3:
        if view.phase not in seen and view.legal and view.round == 2:
            seen.add(view.phase)
            sight = a_sight(session, view, locale)
            page = text(advice_page(sight, 70))
            assert "◎" in page
            assert all(len(line) == 70 for line in page.splitlines())
            if view.phase is Phase.PLACE:
                shown = options(sight, advise(view))
                assert [o.gain for o, _ in shown] == sorted(
                    (o.gain for o, _ in shown), reverse=True
                )
                assert sum(planned for _, planned in shown) == 1
        go_on(session, view, choose)
    assert Phase.PLACE in seen
    assert Phase.FORM in seen


def test_there_is_nothing_to_weigh_while_others_move() -> None:
    session = a_session(with_bots(3))
    sight = a_sight(session, session.view(session.people[0]), "en")
    assert "nothing to weigh" in text(advice_page(sight, 70))
