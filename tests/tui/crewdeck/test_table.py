"""The table as fixed-width text: whole, readable and true in every position."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from shipmates.crewdeck.cards import KINDS, Colour
from shipmates.crewdeck.ship import Cell, Frame, Ship
from shipmates.crewdeck.view import Phase
from shipmates.kernel import Seat
from shipmates.tui.crewdeck.render.cards import SHAPES, face
from shipmates.tui.crewdeck.render.ending import ending
from shipmates.tui.crewdeck.render.pages import help_page, log_page, sheets_page
from shipmates.tui.crewdeck.render.palette import DUSK
from shipmates.tui.crewdeck.render.prompt import question
from shipmates.tui.crewdeck.render.ships import Grid, small
from shipmates.tui.crewdeck.render.table import table
from shipmates.tui.crewdeck.sight import Sight
from shipmates.tui.render.block import Block
from shipmates.tui.render.palette import PLAIN
from shipmates.tui.render.sight import SMALLEST
from shipmates.words import LOCALES
from shipmates.words import crewdeck as say
from tests.tui.crewdeck.people import (
    TABLES,
    WORDS,
    a_session,
    a_sight,
    anything,
    go_on,
    play_out,
    play_to,
    text,
    until_asked,
    with_bots,
)


def assert_fits(block: Block, width: int, height: int) -> None:
    assert [cell_len(line.plain) for line in block.lines] == [width] * height


@pytest.mark.parametrize(("players", "wilds"), TABLES)
def test_every_position_fits_the_smallest_terminal_in_french(players: int, wilds: bool) -> None:
    fixed = wilds == (players % 2 == 0)
    session = a_session(with_bots(players), wilds=wilds, fixed=fixed, seed=players)
    session.practice = True
    choose = anything(players)
    while (view := until_asked(session)) is not None:
        sight = a_sight(session, view, "fr")
        drawn = table(sight, *SMALLEST)
        assert_fits(drawn, *SMALLEST)
        page = text(drawn)
        assert question(sight) in page, "the question is cut"
        assert not re.search(r"\w…", page.splitlines()[0]), "the header is cut"
        go_on(session, view, choose)
    assert_fits(table(a_sight(session, session.view(Seat(0)), "fr"), *SMALLEST), *SMALLEST)


def test_four_ships_are_all_on_the_smallest_screen() -> None:
    session = a_session("you:Maximiliane,random,random,random", seed=2)
    choose, words, locale = anything(2), WORDS["fr"], "fr"
    while (view := until_asked(session)) is not None:
        page = text(table(a_sight(session, view, locale), *SMALLEST))
        assert all(name in page for name in session.names)
        for seat in range(1, 4):
            for _, card in view.ships[seat].placed:
                assert face(words, card) in page
            total = a_sight(session, view, locale).sheet(Seat(seat)).total
            assert say.number(words, total) in page
        go_on(session, view, choose)


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (200, 60)])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_larger_terminals_are_filled(players: int, size: tuple[int, int]) -> None:
    session = a_session(with_bots(players), seed=5)
    choose = anything(1)
    while (view := until_asked(session)) is not None and view.round < 3:
        assert_fits(table(a_sight(session, view, "en", DUSK), *size), *size)
        go_on(session, view, choose)


def test_colour_says_nothing_that_signs_do_not() -> None:
    session = a_session(with_bots(4), seed=3)
    choose = anything(3)
    heavy = str.maketrans("┏━┓┃┗┛", "╭─╮│╰╯")
    while (view := until_asked(session)) is not None and view.round < 4:
        coloured = text(table(a_sight(session, view, "en", DUSK), *SMALLEST))
        plain = text(table(a_sight(session, view, "en", PLAIN), *SMALLEST))
        assert coloured.translate(heavy) == plain.translate(heavy)
        go_on(session, view, choose)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_has_a_face_of_its_own_of_two_cells(locale: str) -> None:
    faces = [face(WORDS[locale], card) for card in KINDS]
    assert len(set(faces)) == len(faces)
    assert all(cell_len(one) == 2 for one in faces)
    assert len(set(SHAPES.values())) == len(Colour)


def test_open_stations_say_what_the_chosen_card_would_bring() -> None:
    session = a_session(with_bots(4), seed=1)
    view = play_to(session, Phase.PLACE, 2, anything(1))
    sight = a_sight(session, view, "en")
    page = text(table(sight, *SMALLEST))
    open_stations = page.count("╭╌╌╌╮") + page.count("┏━━━┓") + page.count("┆ +")
    assert open_stations
    assert re.search(r"[┆┃] ?[+−]\d+", page)


def test_a_single_row_may_still_grow_above_and_below() -> None:
    ship, frame = Ship(), Frame(columns=7, hold=1)
    grid = Grid.of(ship, frame)
    assert (len(grid.rows), len(grid.columns)) == (1, 1)
    ship = ship.place(Cell(0, 0), KINDS[0]).place(Cell(0, 1), KINDS[1])
    grid = Grid.of(ship, frame)
    assert (grid.rows, grid.columns) == (range(-1, 2), range(-1, 3))
    assert grid.label(Cell(-1, 0)) == "a2"
    assert grid.cell("c3") == Cell(1, 1)
    assert grid.cell("d1") is None
    assert grid.cell("a9") is None
    assert grid.cell("") is None


def test_a_fixed_frame_is_drawn_whole() -> None:
    grid = Grid.of(Ship(), Frame(columns=8, hold=4, fixed=True))
    assert (grid.rows, grid.columns) == (range(2), range(8))


def test_new_cards_are_marked_in_a_small_ship() -> None:
    ship = Ship().place(Cell(0, 0), KINDS[0]).place(Cell(0, 1), KINDS[1])
    drawn = small(WORDS["en"], PLAIN, ship, Frame(7, 1), frozenset({Cell(0, 1)}))
    assert text(drawn).startswith(" ●P+●E ··")


def test_what_is_not_confirmed_has_a_double_rim() -> None:
    session = a_session(with_bots(4), seed=1)
    view = play_to(session, Phase.PLACE, 1, anything(1))
    session.act(view.seat, view.legal[0])
    shown = session.shown
    assert shown is not None
    assert text(table(a_sight(session, shown, "en"), *SMALLEST)).count("╔═══╗") == 1


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_end_shows_every_sheet(players: int, locale: str) -> None:
    session = a_session(with_bots(players), seed=4)
    play_out(session, anything(4))
    sight = Sight(session.view(Seat(0)), WORDS[locale], session.names, PLAIN)
    page = text(ending(sight, 80, "kept in a drawer"))
    assert all(len(line) == 80 for line in page.splitlines())
    assert "kept in a drawer" in page
    outcome = session.outcome
    assert outcome is not None
    assert page.count("★") >= sum(share > 0 for share in outcome.payoff)
    total = WORDS[locale].text("cd-sheet-total")
    assert page.count(total) == players + (players == 1)
    for seat in session.setup.people:
        for found in sight.sheet(seat).sets:
            assert say.set_line(WORDS[locale], found).label in page


@pytest.mark.parametrize("locale", LOCALES)
def test_pages_fit_their_width(locale: str) -> None:
    session = a_session(with_bots(4), seed=4)
    view = play_to(session, Phase.FORM, 3, anything(4))
    sight = a_sight(session, view, locale)
    for page in (
        help_page(WORDS[locale], PLAIN, 70),
        help_page(WORDS[locale], PLAIN, 70, plain=True),
        sheets_page(sight, 70),
        log_page(sight, 70),
    ):
        assert all(cell_len(line.plain) == 70 for line in page.lines)


def test_before_the_shuffle_there_is_little_to_see() -> None:
    session = a_session(with_bots(3))
    sight = Sight(session.view(Seat(0)), WORDS["en"], session.names, PLAIN)
    assert "dealt" in text(table(sight, *SMALLEST))
