"""The screens, driven by the keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.geometry import Size

from shipmates.crewdeck import HouseRule
from shipmates.crewdeck.view import Phase
from shipmates.notation.record import check, read_crewdeck
from shipmates.tui.crewdeck.render.cards import face
from shipmates.tui.crewdeck.screens.flow import Flow
from shipmates.tui.screens.curtain import Curtain
from tests.tui.crewdeck.driving import (
    SIZE,
    Driver,
    a_shelf,
    an_app,
    play_out,
    press,
    screen,
    seen,
    session,
)
from tests.tui.crewdeck.people import WORDS, a_session, anything, play_to

pytestmark = pytest.mark.slow


async def until(pilot: Driver, phase: Phase) -> None:
    """Plays by keyboard until that phase is asked."""
    for _ in range(60):
        if session(pilot).view(session(pilot).people[0]).phase is phase:
            return
        await press(pilot, "right", "enter")
    raise AssertionError(seen(pilot))


@pytest.mark.parametrize(
    ("seats", "locale", "sheet"),
    [
        ("you:Ada,random:Vega,random:Orion", "en", "Total"),
        ("you:Ada", "fr", "Le rival"),
    ],
)
async def test_a_game_goes_on_by_keyboard_to_its_end(
    seats: str, locale: str, sheet: str, tmp_path: Path
) -> None:
    kept = a_shelf(tmp_path)
    left = a_session(seats, seed=3)
    play_to(left, Phase.FORM, 5, anything(3))
    kept.keep(left)
    app = an_app(seats, locale=locale, kept=kept)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await press(pilot, "enter")
        await play_out(pilot)
        assert screen(pilot) == "EndScreen"
        await press(pilot, "end")
        assert sheet in seen(pilot)
        await press(pilot, "r", "right", "end", "tab", "left")
        assert screen(pilot) == "ReplayScreen"
        await press(pilot, "escape", "q")
    (record,) = (tmp_path / "records").iterdir()
    assert check(read_crewdeck(record.read_text("utf-8")))
    assert not list(tmp_path.glob("open/*/game.json"))


async def test_the_first_screen_sets_the_table() -> None:
    app = an_app(at_once=False)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert screen(pilot) == "StartScreen"
        await press(pilot, "p", "w", "f", "x", "4", "n")
        page = seen(pilot)
        assert "4 joueurs" in page
        assert "Cartes joker\N{NO-BREAK SPACE}: non" in page
        assert "Navigateur" in page, "the legend is cut"
        await press(pilot, "r", "escape", "?", "escape", "enter")
        setup = session(pilot).setup
        assert (setup.players, setup.wilds, setup.fixed) == (4, False, True)
        assert session(pilot).practice


async def test_alone_all_wild_cards_are_one_key_away() -> None:
    app = an_app(at_once=False)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "p", "p")
        assert "Wild cards alone: one of each type" in seen(pilot)
        await press(pilot, "h")
        assert "Wild cards alone: all of them" in seen(pilot)
        await press(pilot, "enter")
        assert session(pilot).setup.house == frozenset(HouseRule)


async def test_stations_are_undone_and_confirmed() -> None:
    app = an_app()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await until(pilot, Phase.PLACE)
        moves = session(pilot).record.moves
        await press(pilot, "right", "enter", "k", "enter", "u")
        assert len(session(pilot).draft) == 1
        assert "not confirmed" not in seen(pilot)
        await press(pilot, "2", "right", "enter", "right", "enter")
        assert session(pilot).complete
        assert "makes it final" in seen(pilot)
        assert session(pilot).record.moves == moves
        await press(pilot, "u", "u", "u", "u")
        assert "nothing to take back" in seen(pilot)
        await press(pilot, "k", "enter", "right", "enter", "k")
        assert "hold takes" in seen(pilot)
        await press(pilot, "right", "enter", "enter")
        assert session(pilot).record.moves[: len(moves)] == moves
        assert session(pilot).view(session(pilot).people[0]).round == 2


async def test_nothing_is_done_before_something_is_chosen() -> None:
    app = an_app()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        before = session(pilot).record
        await press(pilot, "enter")
        assert "Choose first" in seen(pilot)
        assert session(pilot).record == before
        await press(pilot, "right", "escape", "enter")
        assert session(pilot).record == before


async def test_pages_open_and_close_and_advice_needs_practice_mode() -> None:
    app = an_app()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await press(pilot, "h")
        assert "Practice mode is off" in seen(pilot)
        await press(pilot, "p", "h")
        assert "the planner would do" in seen(pilot)
        await press(pilot, "escape")
        for key, word in (("?", "Ctrl-C"), ("s", "Total"), ("l", "shuffled"), ("r", "assumed")):
            await press(pilot, key)
            assert screen(pilot) == "Page"
            assert word in seen(pilot)
            await press(pilot, "escape")
        await press(pilot, "?", "3")
        assert screen(pilot) == "TableScreen"


async def test_the_curtain_hides_every_hand() -> None:
    app = an_app("you:Ada,you:Bea", seed=8)
    curtains = 0
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        for _ in range(26):
            top = app.screen
            if isinstance(top, Curtain):
                curtains += 1
                assert "│" not in seen(pilot)
                await press(pilot, "enter")
                continue
            assert isinstance(top, Flow)
            _assert_no_other_hand(pilot)
            done = session(pilot).complete
            await press(pilot, *(("enter",) if done else ("right", "enter")))
    assert curtains > 4


def _assert_no_other_hand(pilot: Driver) -> None:
    """The cards in the tray are this person's, or nobody's."""
    sitting = session(pilot)
    view = sitting.shown
    assert view is not None
    rows = [line[:38] for line in seen(pilot).splitlines()[8:13]]
    shown = "".join(rows).count("╭─") + "".join(rows).count("┏━")
    mine = view.news if view.phase is Phase.PLACE else view.hand
    if view.phase in (Phase.FORM, Phase.PLACE):
        assert shown == len(mine)
        for card in mine:
            assert any(" ".join(face(WORDS["en"], card)) in row for row in rows)


async def test_ctrl_c_keeps_the_game_and_it_goes_on(tmp_path: Path) -> None:
    app = an_app(kept=a_shelf(tmp_path))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await press(pilot, "right", "enter", "right", "enter")
        moves = session(pilot).record.moves
        await pilot.press("ctrl+c")
    again = an_app(kept=a_shelf(tmp_path))
    async with again.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert screen(pilot) == "Ask"
        assert "left in the middle" in seen(pilot)
        await press(pilot, "enter")
        assert session(pilot).record.moves[: len(moves)] == moves
        await press(pilot, "q")
    fresh = an_app(kept=a_shelf(tmp_path))
    async with fresh.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await press(pilot, "n")
        assert screen(pilot) == "TableScreen"
        assert len(session(pilot).record.moves) < len(moves)
    assert len(list((tmp_path / "records").iterdir())) == 1


async def test_a_click_chooses_and_a_second_one_acts() -> None:
    app = an_app()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        before = len(session(pilot).record.moves)
        hand = session(pilot).view(session(pilot).people[0]).hand
        await pilot.click(offset=(9, 10))
        await pilot.click(offset=(5, 6))
        assert len(session(pilot).record.moves) == before
        await pilot.click(offset=(5, 6))
        await pilot.pause()
        _, action = session(pilot).record.moves[before]
        assert getattr(action, "card", None) == hand[1]


async def test_a_small_window_is_waited_out() -> None:
    app = an_app()
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.pause()
        assert screen(pilot) == "TooSmall"
        await pilot.resize_terminal(*Size(80, 24))
        await pilot.pause()
        assert screen(pilot) == "TableScreen"
