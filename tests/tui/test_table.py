"""The table as fixed-width text: whole, readable and true in every position."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from shipmates.kernel import Seat
from shipmates.planet9 import MISSIONS, Setup
from shipmates.planet9.brief import Brief
from shipmates.planet9.mission import Handout, Mission
from shipmates.planet9.tokens import Token
from shipmates.planet9.view import Tricking
from shipmates.tricks.cards import SUITED, Suit
from shipmates.tui.choices import Place
from shipmates.tui.crew import read, seated
from shipmates.tui.game import View
from shipmates.tui.picking import Picking
from shipmates.tui.render.block import Block
from shipmates.tui.render.cards import SYMBOLS, face
from shipmates.tui.render.pages import tasks_page
from shipmates.tui.render.palette import NIGHT, PLAIN, Palette
from shipmates.tui.render.prompt import question
from shipmates.tui.render.sight import SMALLEST, Sight
from shipmates.tui.render.table import table
from shipmates.tui.session import Session
from shipmates.words import LOCALES, Words
from tests.sample import DEEP, in_turn
from tests.tui.people import TABLES, a_session, anything, until_asked

WORDS = {locale: Words(locale) for locale in LOCALES}


def a_sight(session: Session, view: View, locale: str, palette: Palette = PLAIN) -> Sight:
    picking = Picking.begin(view)
    words = WORDS[locale]
    return Sight(view, words, session.names, palette, picking.menu, picking.cursor)


# The dummy's row and the fullest table are the tight ones; the others are for `make deep`.
TIGHT = [table for table in TABLES if DEEP or table[0] in (2, 5)]


def text(block: Block) -> str:
    return "\n".join(line.plain for line in block.lines)


def assert_fits(block: Block, width: int, height: int) -> None:
    assert [cell_len(line.plain) for line in block.lines] == [width] * height


@pytest.mark.slow
@pytest.mark.parametrize(
    ("mission", "players", "challenge"),
    in_turn((mission.number, *table) for mission in MISSIONS for table in TIGHT),
)
def test_every_position_fits_the_smallest_terminal_in_french(
    mission: int, players: int, challenge: bool
) -> None:
    seats = ",".join(["you", *["random"] * (players - 1)])
    session = a_session(seats, mission=mission, challenge=challenge)
    choose = anything(mission)
    while (view := until_asked(session)) is not None:
        sight = a_sight(session, view, "fr")
        drawn = table(sight, *SMALLEST)
        assert_fits(drawn, *SMALLEST)
        assert question(sight) in text(drawn), "the question is cut"
        session.act(view.seat, choose(view))
    assert_fits(table(a_sight(session, session.view(Seat(0)), "fr"), *SMALLEST), *SMALLEST)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("mission", [43, 50])
def test_nothing_is_cut_with_five_players(mission: int, locale: str) -> None:
    session = a_session("you:Maximiliane,bot,bot,bot,bot", mission=mission)
    choose = anything(2)
    while (view := until_asked(session)) is not None:
        sight = a_sight(session, view, locale)
        lines = text(table(sight, *SMALLEST)).splitlines()
        assert not [line for line in lines if re.search(r"\S…", line)]
        for name in session.names:
            assert any(name in line for line in lines)
        assert isinstance(sight.brief, Brief)
        for duty in sight.brief.duties:
            assert any(face(duty.card) in line for line in lines)
        session.act(view.seat, choose(view))


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (200, 60)])
@pytest.mark.parametrize("seats", ["you,bot", "you,bot,bot", "you,bot,bot,bot,bot"])
def test_larger_terminals_are_filled(seats: str, size: tuple[int, int]) -> None:
    session = a_session(seats, mission=39)
    choose = anything(1)
    while (view := until_asked(session)) is not None:
        assert_fits(table(a_sight(session, view, "en", NIGHT), *size), *size)
        session.act(view.seat, choose(view))


def test_the_hand_is_sorted_and_whole() -> None:
    session = a_session("you,bot", mission=1)
    view = until_asked(session)
    assert view is not None
    drawn = text(table(a_sight(session, view, "en"), *SMALLEST))
    row = next(line for line in reversed(drawn.splitlines()) if "│" in line or "┆" in line)
    shown = [f"{SYMBOLS[card.suit]} {card.value}" for card in view.hand]
    places = [drawn.find(card) for card in shown]
    assert len(shown) == 13
    assert all(
        row.count(symbol) or not view.hand & SUITED[suit] for suit, symbol in SYMBOLS.items()
    )
    assert -1 not in places


def test_what_cannot_be_chosen_has_a_dotted_rim() -> None:
    session = a_session("you,bot,bot,bot", mission=1, seed=3)
    view = _until_following(session)
    offered = len(Picking.begin(view).path[0].options)
    hand = text(table(a_sight(session, view, "en"), *SMALLEST)).splitlines()[16:20]
    solid = sum(line.count("╭───╮") + line.count("┏━━━┓") for line in hand)
    assert solid == offered
    assert sum(line.count("╭╌╌╌╮") for line in hand) == len(view.hand) - offered


def _until_following(session: Session) -> View:
    choose = anything(5)
    while (view := until_asked(session)) is not None:
        menu = Picking.begin(view).menu
        if menu is not None and menu.place is Place.HAND and len(menu.options) < 5:
            return view
        session.act(view.seat, choose(view))
    raise AssertionError


def test_a_shown_card_says_what_it_is_until_it_is_played() -> None:
    session = a_session("you,random,random,random", mission=1, seed=2)
    choose = anything(8)
    seen = set[str]()
    while (view := until_asked(session)) is not None:
        if isinstance(view.scene, Tricking):
            drawn = text(table(a_sight(session, view, "en"), *SMALLEST))
            for signal in (one for shown in view.scene.shown for one in shown):
                assert f"⌁ {face(signal.card)}" in drawn
                seen.add(signal.meaning.value)
        session.act(view.seat, choose(view))
    assert seen


def test_a_shown_card_means_nothing_in_a_dead_zone() -> None:
    session = a_session("you,random,random,random", mission=14, seed=2)
    choose = anything(8)
    drawn = ""
    while (view := until_asked(session)) is not None and "⌁ " not in drawn.replace("⌁ r", ""):
        drawn = text(table(a_sight(session, view, "en"), *SMALLEST))
        session.act(view.seat, choose(view))
    assert "?" in drawn
    assert not any(sign in drawn for sign in "▲●▼")


def test_jarvis_lies_in_two_rows() -> None:
    session = a_session("you,bot", mission=1)
    view = until_asked(session)
    assert view is not None
    drawn = text(table(a_sight(session, view, "en"), *SMALLEST))
    assert drawn.count("▒▒") == 7
    for column in view.row:
        assert column.up is not None
        assert face(column.up) in drawn


def test_colour_says_nothing_that_signs_do_not() -> None:
    session = a_session("you,bot,bot,bot", mission=30)
    choose = anything(3)
    while (view := until_asked(session)) is not None:
        coloured = text(table(a_sight(session, view, "en", NIGHT), *SMALLEST))
        plain = text(table(a_sight(session, view, "en", PLAIN), *SMALLEST))
        heavy = str.maketrans("┏━┓┃┗┛", "╭─╮│╰╯")
        assert coloured.translate(heavy) == plain.translate(heavy)
        session.act(view.seat, choose(view))


def test_every_suit_has_a_sign_of_its_own_of_one_cell() -> None:
    assert len(set(SYMBOLS.values())) == len(Suit)
    assert all(cell_len(symbol) == 1 for symbol in SYMBOLS.values())


def test_before_the_deal_there_is_little_to_see() -> None:
    session = a_session("you,bot,bot")
    sight = Sight(session.view(Seat(0)), WORDS["en"], session.names, PLAIN)
    assert "dealt" in text(table(sight, *SMALLEST))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("handout", Handout)
def test_an_own_mission_with_all_the_tasks_there_are_fits(
    handout: Handout, players: int
) -> None:
    mission = Mission(0, tasks=36, tokens=tuple(Token)[:9], handout=handout)
    setup = Setup(mission, players)
    crew = seated(read(",".join(["you", *["random"] * (players - 1)]), you="Ada"), setup)
    session = Session(setup, crew, seed=1)
    choose = anything(1)
    while (view := until_asked(session)) is not None:
        sight = a_sight(session, view, "fr")
        assert_fits(table(sight, *SMALLEST), *SMALLEST)
        tasks_page(sight, 72)
        session.act(view.seat, choose(view))
